import PlainText

/// Makes an arena of what the parser says, taking every position from the bytes themselves.
final class ArenaBuilder {
  /// An element whose end is yet to come, with its last child and last text so far.
  private struct OpenElement {
    let element: Int
    var lastChild = Arena.none
    var lastText = Arena.none
  }

  private let file: SourceFile
  private var names: [String] = []
  private var nameIndices: [UInt: Int32] = [:]
  private var elements: ContiguousArray<Arena.ElementRecord> = []
  private var attributes: ContiguousArray<Arena.AttributeRecord> = []
  private var texts: ContiguousArray<Arena.TextRecord> = []
  private var open: [OpenElement] = []
  /// The attributes of the tag being announced.
  private var pending: [(key: UInt, start: Int, end: Int)] = []
  /// Behind the markup seen last.
  private var cursor = 0
  private var textStart: Int?
  private var textDecodedStart = 0
  /// What the parser decodes is appended here before it is announced.
  var decoded: [UInt8] = []
  /// The first thing that went wrong.
  private(set) var fault: Fault?

  init(file: SourceFile) { self.file = file }

  func finishedArena() throws(Fault) -> Arena {
    if let fault { throw fault }
    guard open.isEmpty, !elements.isEmpty else { throw Fault(.readDifferently, at: 0) }
    return Arena(
      file: file, names: names, elements: elements, attributes: attributes, texts: texts,
      decoded: decoded)
  }

  /// Keeps the first problem; later ones are mostly its echo.
  func fail(_ problem: MarkupProblem, at offset: Int) {
    if fault == nil { fault = Fault(problem, at: offset) }
  }
}

// MARK: - Events, in document order

extension ArenaBuilder {
  /// Announces a start tag; its values follow, each by `value`, then `startElement`.
  func prepareForTag() {
    closeText()
    pending.removeAll(keepingCapacity: true)
  }

  /// The value of an attribute, appended to `decoded` from the given count on.
  ///
  /// A key is the same number for the same name.
  func value(nameKey: UInt, decodedStart: Int) {
    pending.append((nameKey, decodedStart, decoded.count))
  }

  /// A start tag, of which the parser has consumed all but `>` or `/>`.
  func startElement(nameKey: UInt, consumed: Int) {
    // `<` cannot stand inside a tag, so the last one before is the tag's own.
    guard let start = file.bytes.prefix(max(0, consumed)).lastIndex(of: UInt8(ascii: "<")),
      let tag = TagScan(of: file.bytes, at: start), tag.attributes.count == pending.count
    else { return fail(.readDifferently, at: cursor) }
    let index = Int32(elements.count)
    link(index)
    elements.append(
      Arena.ElementRecord(
        name: nameIndex(of: nameKey, at: tag.name),
        parent: open.last.map { Int32($0.element) } ?? Arena.none, tagStart: Int32(start),
        tagEnd: Int32(tag.end), firstAttribute: Int32(attributes.count),
        attributeCount: Int32(pending.count)))
    for (ranges, value) in zip(tag.attributes, pending) {
      attributes.append(
        Arena.AttributeRecord(
          name: nameIndex(of: value.key, at: ranges.name), nameStart: Int32(ranges.name.lowerBound),
          valueStart: Int32(ranges.value.lowerBound), valueEnd: Int32(ranges.value.upperBound),
          decodedStart: Int32(value.start), decodedEnd: Int32(value.end)))
    }
    open.append(OpenElement(element: Int(index)))
    cursor = tag.end
  }

  /// The end of an element, of which the parser has consumed all.
  func endElement(consumed: Int) {
    closeText()
    guard let ended = open.popLast() else { return fail(.readDifferently, at: cursor) }
    elements[ended.element].end = Int32(consumed)
    cursor = consumed
  }

  /// Character data, appended to `decoded` from the given count on.
  func characters(decodedStart: Int) {
    guard textStart == nil else { return }
    textStart = cursor
    textDecodedStart = decodedStart
  }

  /// A comment or processing instruction, of which the parser has consumed all.
  func passMarkup(consumed: Int) {
    closeText()
    cursor = consumed
  }

  private func closeText() {
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
        guard bytes[end...].starts(with: "<![CDATA[".utf8) else { return end }
        end += 9
        while end < bytes.count, !bytes[end...].starts(with: "]]>".utf8) { end += 1 }
      }
      end += 1
    }
    return min(end, bytes.count)
  }

  /// Hangs an element that is about to be appended below the open one.
  private func link(_ index: Int32) {
    guard let last = open.indices.last else { return }
    if open[last].lastChild == Arena.none {
      elements[open[last].element].firstChild = index
    } else {
      elements[Int(open[last].lastChild)].nextSibling = index
    }
    open[last].lastChild = index
  }

  private func nameIndex(of key: UInt, at range: Range<Int>) -> Int32 {
    if let known = nameIndices[key] { return known }
    let index = Int32(names.count)
    names.append(String(decoding: file.bytes[range], as: UTF8.self))
    nameIndices[key] = index
    return index
  }
}
