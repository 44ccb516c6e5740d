package import PlainText

/// An attribute of an element: a light handle.
package struct Attribute: Sendable {
  let arena: Arena
  let index: Int

  /// The name as written, a prefix and its colon included.
  package var name: String { arena.names[Int(record.name)] }

  /// The value with references resolved; a raw tab or line end counts as a blank (XML 1.0, 3.3.3).
  package var value: String { arena.decodedText(record.decodedStart, record.decodedEnd) }

  /// The byte offsets of the name.
  package var nameRange: Range<Int> {
    let start = Int(record.nameStart)
    return start..<(start + name.utf8.count)
  }

  /// The byte offsets of the value, between its quotes.
  package var valueRange: Range<Int> { Int(record.valueStart)..<Int(record.valueEnd) }

  /// The value with its way back to the source.
  package var text: SourceText {
    let segment = SourceText.Segment(
      decodedStart: 0, decodedCount: Int(record.decodedEnd - record.decodedStart),
      source: valueRange, in: arena.file.bytes)
    return SourceText(value: value, file: arena.file, segments: [segment])
  }

  /// The place of the value's first character.
  package var location: SourceLocation { arena.file.location(at: valueRange.lowerBound) }

  /// The place of the name.
  package var nameLocation: SourceLocation { arena.file.location(at: nameRange.lowerBound) }

  /// The place of a character of the value, given as an offset in `value.utf8`.
  package func location(atDecodedOffset utf8Offset: Int) -> SourceLocation {
    text.location(at: utf8Offset)
  }

  private var record: Arena.AttributeRecord { arena.attributes[index] }
}

/// The attributes of an element, in the order written.
package struct Attributes: RandomAccessCollection, Sendable {
  let arena: Arena
  package let indices: Range<Int>

  package var startIndex: Int { indices.lowerBound }
  package var endIndex: Int { indices.upperBound }
  package subscript(index: Int) -> Attribute { Attribute(arena: arena, index: index) }
}
