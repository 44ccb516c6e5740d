import PlainText

/// All elements, attributes and texts of one document, in document order, addressed by index.
final class Arena: Sendable {
  /// No element, attribute or text.
  static let none: Int32 = -1

  struct ElementRecord: Sendable {
    let name: Int32
    let parent: Int32
    /// From `<` to behind `>`.
    let tagStart: Int32
    let tagEnd: Int32
    /// Behind the end tag, or behind `/>`.
    var end: Int32 = 0
    var nextSibling = Arena.none
    var firstChild = Arena.none
    var firstText = Arena.none
    let firstAttribute: Int32
    let attributeCount: Int32
  }

  struct AttributeRecord: Sendable {
    let name: Int32
    let nameStart: Int32
    let valueStart: Int32
    let valueEnd: Int32
    var decodedStart: Int32 = 0
    var decodedEnd: Int32 = 0
  }

  struct TextRecord: Sendable {
    let start: Int32
    let end: Int32
    let decodedStart: Int32
    let decodedEnd: Int32
    var next = Arena.none
  }

  let file: SourceFile
  let names: [String]
  let elements: ContiguousArray<ElementRecord>
  let attributes: ContiguousArray<AttributeRecord>
  let texts: ContiguousArray<TextRecord>
  /// The decoded values and texts, one behind the other.
  let decoded: [UInt8]

  init(
    file: SourceFile, names: [String], elements: ContiguousArray<ElementRecord>,
    attributes: ContiguousArray<AttributeRecord>, texts: ContiguousArray<TextRecord>,
    decoded: [UInt8]
  ) {
    self.file = file
    self.names = names
    self.elements = elements
    self.attributes = attributes
    self.texts = texts
    self.decoded = decoded
  }

  func decodedText(_ start: Int32, _ end: Int32) -> String {
    String(decoding: decoded[Int(start)..<Int(end)], as: UTF8.self)
  }

  func sourceText(_ text: TextRecord) -> SourceText {
    let segment = SourceText.Segment(
      decodedStart: 0, decodedCount: Int(text.decodedEnd - text.decodedStart),
      source: Int(text.start)..<Int(text.end), in: file.bytes)
    return SourceText(
      value: decodedText(text.decodedStart, text.decodedEnd), file: file, segments: [segment])
  }
}
