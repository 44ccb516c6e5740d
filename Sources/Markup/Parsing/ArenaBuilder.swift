import PlainText

/// Makes an arena of what the parser says, taking every position from the bytes themselves.
struct ArenaBuilder {
  /// Equal for equal names: where libxml2 keeps the two parts of one.
  struct NameKey: Hashable {
    let local: UInt
    let prefix: UInt
  }

  /// A value in `decoded`.
  private struct Value {
    let key: NameKey?
    let start: Int
    let end: Int
  }

  /// An element whose end is yet to come, with its last child and last text so far.
  private struct OpenElement {
    let element: Int
    var lastChild = Arena.none
    var lastText = Arena.none
  }

  private let file: SourceFile
  private var names: [String] = []
  private var nameIndices: [NameKey: Int32] = [:]
  private var elements: ContiguousArray<Arena.ElementRecord> = []
  private var attributes: ContiguousArray<Arena.AttributeRecord> = []
  private var texts: ContiguousArray<Arena.TextRecord> = []
  private var open: [OpenElement] = []
  /// The attributes of the tag being announced.
  private var values: [Value] = []
  private var declarations: [String: Value] = [:]
  /// Behind the markup seen last.
  private var cursor = 0
  private var textStart: Int?
  private var textDecodedStart = 0
  /// What the parser decodes is appended here before it is announced.
  var decoded: [UInt8] = []
  /// The first thing that went wrong.
  private(set) var fault: Fault?

  init(file: SourceFile) {
    self.file = file
    nameIndices.reserveCapacity(64)
  }

  func finishedArena() throws(Fault) -> Arena {
    if let fault { throw fault }
    guard open.isEmpty, !elements.isEmpty else { throw Fault(.readDifferently, at: 0) }
    return Arena(
      file: file, names: names, elements: elements, attributes: attributes, texts: texts,
      decoded: decoded)
  }

  /// Keeps the first problem; later ones are mostly its echo.
  mutating func fail(_ problem: MarkupProblem, at offset: Int) {
    if fault == nil { fault = Fault(problem, at: offset) }
  }
}

// MARK: - Events, in document order

extension ArenaBuilder {
  /// Announces a start tag: its values follow, then `startElement`.
  mutating func prepareForTag() {
    closeText()
    values.removeAll(keepingCapacity: true)
    declarations.removeAll(keepingCapacity: true)
  }

  /// The value of the next attribute, appended to `decoded` from the given count on.
  mutating func value(of key: NameKey, decodedStart: Int) {
    restoreAmpersands(from: decodedStart)
    values.append(Value(key: key, start: decodedStart, end: decoded.count))
  }

  /// The value of a namespace declaration, `xmlns` or `xmlns:…`, likewise.
  mutating func declaration(_ name: String, decodedStart: Int) {
    restoreAmpersands(from: decodedStart)
    declarations[name] = Value(key: nil, start: decodedStart, end: decoded.count)
  }

  /// Makes `&#38;` a plain `&`.
  ///
  /// Without NOENT libxml2 spells every `&` of an attribute's value so, for its tree to parse again.
  private mutating func restoreAmpersands(from start: Int) {
    guard let first = decoded[start...].firstIndex(of: UInt8(ascii: "&")) else { return }
    let spelled = Array("&#38;".utf8)
    var kept = first
    var index = first
    while index < decoded.count {
      decoded[kept] = decoded[index]
      let isSpelled = decoded[index] == spelled[0] && decoded[index...].starts(with: spelled)
      index += isSpelled ? spelled.count : 1
      kept += 1
    }
    decoded.removeLast(decoded.count - kept)
  }

  /// A start tag, of which the parser has consumed all but `>` or `/>`.
  mutating func startElement(_ key: NameKey, consumed: Int) {
    // `<` cannot stand inside a tag, so the last one before is the tag's own.
    guard let start = file.bytes.prefix(max(0, consumed)).lastIndex(of: UInt8(ascii: "<")),
      let tag = TagScan(of: file.bytes, at: start)
    else { return fail(.readDifferently, at: cursor) }
    let index = Int32(elements.count)
    link(index)
    elements.append(
      Arena.ElementRecord(
        name: nameIndex(of: key, at: tag.name),
        parent: open.last.map { Int32($0.element) } ?? Arena.none, tagStart: Int32(start),
        tagEnd: Int32(tag.end), firstAttribute: Int32(attributes.count),
        attributeCount: Int32(tag.attributes.count)))
    appendAttributes(of: tag)
    open.append(OpenElement(element: Int(index)))
    cursor = tag.end
  }

  /// Pairs the attributes as written with their values, which come in the same order but for
  /// namespace declarations.
  private mutating func appendAttributes(of tag: TagScan) {
    var next = 0
    for ranges in tag.attributes {
      let value: Value
      if let declared = declaredValue(of: ranges) {
        value = declared
      } else {
        guard next < values.count else { return fail(.readDifferently, at: ranges.name.lowerBound) }
        value = values[next]
        next += 1
      }
      attributes.append(
        Arena.AttributeRecord(
          name: nameIndex(of: value.key, at: ranges.name), nameStart: Int32(ranges.name.lowerBound),
          valueStart: Int32(ranges.value.lowerBound), valueEnd: Int32(ranges.value.upperBound),
          decodedStart: Int32(value.start), decodedEnd: Int32(value.end)))
    }
    if next != values.count { fail(.readDifferently, at: tag.name.lowerBound) }
  }

  /// The value of a namespace declaration; nil for any other attribute.
  ///
  /// libxml2 keeps back those that namespaces forbid, such as an empty `xmlns:a`; as they mean
  /// nothing here, they are taken as spelled.
  private mutating func declaredValue(of attribute: TagScan.AttributeRanges) -> Value? {
    let name = file.bytes[attribute.name]
    guard name.starts(with: "xmlns".utf8), name.count == 5 || name.dropFirst(5).first == 0x3A
    else { return nil }
    if let value = declarations[String(decoding: name, as: UTF8.self)] { return value }
    let start = decoded.count
    decoded.append(contentsOf: file.bytes[attribute.value])
    return Value(key: nil, start: start, end: decoded.count)
  }

  /// The end of an element, of which the parser has consumed all.
  mutating func endElement(consumed: Int) {
    closeText()
    guard let ended = open.popLast() else { return fail(.readDifferently, at: cursor) }
    elements[ended.element].end = Int32(consumed)
    cursor = consumed
  }

  /// Character data, appended to `decoded` from the given count on.
  mutating func characters(decodedStart: Int) {
    guard textStart == nil else { return }
    textStart = cursor
    textDecodedStart = decodedStart
  }

  /// A comment or processing instruction, of which the parser has consumed all.
  mutating func passMarkup(consumed: Int) {
    closeText()
    cursor = consumed
  }

  private mutating func closeText() {
    guard let start = textStart else { return }
    textStart = nil
    guard let last = open.indices.last else { return fail(.readDifferently, at: start) }
    let index = Int32(texts.count)
    texts.append(
      Arena.TextRecord(
        start: Int32(start), end: Int32(textEnd(from: start)),
        decodedStart: Int32(textDecodedStart), decodedEnd: Int32(decoded.count)))
    if open[last].lastText == Arena.none {
      elements[open[last].element].firstText = index
    } else {
      texts[Int(open[last].lastText)].next = index
    }
    open[last].lastText = index
  }

  /// The first `<` from the offset that begins no CDATA section.
  private func textEnd(from start: Int) -> Int {
    let bytes = file.bytes
    var end = start
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "<") {
        guard end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "!"),
          bytes[end...].starts(with: "<![CDATA[".utf8)
        else { return end }
        end += 9
        while end < bytes.count, !bytes[end...].starts(with: "]]>".utf8) { end += 1 }
      }
      end += 1
    }
    return min(end, bytes.count)
  }

  /// Hangs an element that is about to be appended below the open one.
  private mutating func link(_ index: Int32) {
    guard let last = open.indices.last else { return }
    if open[last].lastChild == Arena.none {
      elements[open[last].element].firstChild = index
    } else {
      elements[Int(open[last].lastChild)].nextSibling = index
    }
    open[last].lastChild = index
  }

  private mutating func nameIndex(of key: NameKey?, at range: Range<Int>) -> Int32 {
    if let key, let known = nameIndices[key] { return known }
    let index = Int32(names.count)
    names.append(String(decoding: file.bytes[range], as: UTF8.self))
    if let key { nameIndices[key] = index }
    return index
  }
}
