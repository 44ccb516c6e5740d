package import PlainText

/// An element of a document: a light handle, valid as long as it is held.
package struct Element: Sendable, Equatable {
  let arena: Arena
  let index: Int

  /// The name as written, a prefix and its colon included; namespaces mean nothing here.
  package var name: String { arena.names[Int(record.name)] }

  /// The byte offsets of the name in the start tag.
  package var nameRange: Range<Int> {
    let start = Int(record.tagStart) + 1
    return start..<(start + name.utf8.count)
  }

  /// The byte offsets of the start tag, from `<` to behind `>`.
  package var startTag: Range<Int> { Int(record.tagStart)..<Int(record.tagEnd) }

  /// The byte offsets of all of the element, from `<` to behind its end.
  package var range: Range<Int> { Int(record.tagStart)..<Int(record.end) }

  /// The file that the element stands in.
  package var file: SourceFile { arena.file }

  /// The line of the start tag's `<`, counted from 1.
  package var line: Int { file.lineNumber(at: startTag.lowerBound) }

  /// The place of the start tag's `<`.
  package var location: SourceLocation { file.location(at: startTag.lowerBound) }

  /// The place of the name in the start tag.
  package var nameLocation: SourceLocation { file.location(at: nameRange.lowerBound) }

  /// The element that holds this one; nil for the root.
  package var parent: Element? {
    record.parent == Arena.none ? nil : Element(arena: arena, index: Int(record.parent))
  }

  /// The attributes as written, namespace declarations among them.
  package var attributes: Attributes {
    let first = Int(record.firstAttribute)
    return Attributes(arena: arena, indices: first..<(first + Int(record.attributeCount)))
  }

  /// The attribute of a name.
  package subscript(name: String) -> Attribute? {
    attributes.indices.first { arena.names[Int(arena.attributes[$0].name)] == name }
      .map { Attribute(arena: arena, index: $0) }
  }

  /// The elements directly inside, in order.
  package var children: Children { Children(arena: arena, first: record.firstChild) }

  /// The element's own character data, in order: one piece between any two tags, comments or
  /// processing instructions, line ends as LF, blanks kept.
  package var text: [SourceText] { textRecords.map(arena.sourceText) }

  /// Whether the element's own character data is nothing but blanks, if it has any.
  package var holdsNoInk: Bool {
    textRecords.allSatisfy { text in
      arena.decoded[Int(text.decodedStart)..<Int(text.decodedEnd)]
        .allSatisfy(XMLCharacter.isBlank)
    }
  }

  /// The element's own character data as one text.
  package var joinedText: SourceText {
    var segments: [SourceText.Segment] = []
    var value = ""
    var count = 0
    for text in textRecords {
      let length = Int(text.decodedEnd - text.decodedStart)
      segments.append(
        SourceText.Segment(
          decodedStart: count, decodedCount: length, source: Int(text.start)..<Int(text.end),
          in: file.bytes))
      value += arena.decodedText(text.decodedStart, text.decodedEnd)
      count += length
    }
    return SourceText(value: value, file: file, segments: segments)
  }

  /// The value of `joinedText`.
  package var plainText: String {
    textRecords.reduce("") { $0 + arena.decodedText($1.decodedStart, $1.decodedEnd) }
  }

  package static func == (left: Element, right: Element) -> Bool {
    left.arena === right.arena && left.index == right.index
  }

  private var record: Arena.ElementRecord { arena.elements[index] }

  private var textRecords: [Arena.TextRecord] {
    var records: [Arena.TextRecord] = []
    var next = record.firstText
    while next != Arena.none {
      let text = arena.texts[Int(next)]
      records.append(text)
      next = text.next
    }
    return records
  }
}

/// The elements directly inside another.
package struct Children: Collection, Sendable {
  let arena: Arena
  let first: Int32

  package var startIndex: Int { first == Arena.none ? endIndex : Int(first) }
  package var endIndex: Int { Int.max }

  package func index(after index: Int) -> Int {
    let next = arena.elements[index].nextSibling
    return next == Arena.none ? endIndex : Int(next)
  }

  package subscript(index: Int) -> Element { Element(arena: arena, index: index) }
}
