package import PlainText

/// Decoded text that still knows where each of its characters stands in the file.
///
/// What an attribute or an element says, with references resolved; readers of expressions,
/// equations and lists take it, so that a caret after `&lt;=` is exact.
package struct SourceText: Sendable {
  /// A piece of source that was decoded without a gap.
  struct Segment: Sendable {
    /// Where its text begins, in UTF-8 bytes of the whole decoded text.
    let decodedStart: Int
    let decodedCount: Int
    let source: Range<Int>
    let spelling: Spelling
  }

  /// How a piece of source spells its text.
  enum Spelling: Sendable {
    /// As itself.
    case verbatim
    /// With references, CDATA sections and any line end.
    case markup
  }

  /// The text.
  package let value: String
  /// The file that it stands in.
  package let file: SourceFile
  private let segments: [Segment]
  /// Where `value` begins in the decoded text that the segments describe.
  private let start: Int

  init(value: String, file: SourceFile, segments: [Segment], start: Int = 0) {
    self.value = value
    self.file = file
    self.segments = segments
    self.start = start
  }

  /// Text that is spelled as itself: a whole file of it.
  package init(_ value: String, fileName: String) {
    let count = value.utf8.count
    let segment = Segment(
      decodedStart: 0, decodedCount: count, source: 0..<count, spelling: .verbatim)
    self.init(
      value: value, file: SourceFile(name: fileName, text: value), segments: [segment])
  }

  /// The place of a character, given as an offset in `value.utf8`; the end is allowed, too.
  ///
  /// An offset inside a character or a reference gives where that begins.
  package func location(at utf8Offset: Int) -> SourceLocation {
    file.location(at: sourceOffset(at: utf8Offset))
  }

  /// The byte offset in the file of a character, given as an offset in `value.utf8`.
  ///
  /// Complexity: O(length of the source).
  package func sourceOffset(at utf8Offset: Int) -> Int {
    let offset = start + min(max(0, utf8Offset), value.utf8.count)
    let isEnd = utf8Offset > 0 && utf8Offset >= value.utf8.count
    var last = 0
    for segment in segments {
      // The end of a text is behind its last character, not before the next segment's first.
      let end = segment.decodedStart + segment.decodedCount
      if offset < end || (isEnd && offset == end) {
        return segment.sourceOffset(at: offset - segment.decodedStart, in: file.bytes)
      }
      last = segment.sourceOffset(at: segment.decodedCount, in: file.bytes)
    }
    return last
  }

  /// A part of the text, given by offsets in `value.utf8` that lie between characters.
  package func part(_ utf8Range: Range<Int>) -> SourceText {
    let utf8 = value.utf8
    let first = utf8.index(utf8.startIndex, offsetBy: utf8Range.lowerBound)
    let last = utf8.index(first, offsetBy: utf8Range.count)
    return SourceText(
      value: String(value[first..<last]), file: file, segments: segments,
      start: start + utf8Range.lowerBound)
  }

  /// The lines of the text without their ends; at least one.
  package var lines: [SourceText] {
    var lines: [SourceText] = []
    var start = 0
    var offset = 0
    for byte in value.utf8 {
      if byte == 0x0A {
        lines.append(part(start..<offset))
        start = offset + 1
      }
      offset += 1
    }
    return lines + [part(start..<offset)]
  }
}

// MARK: - Decoded to source

extension SourceText.Segment {
  /// The offset in the file of a decoded offset in this segment.
  func sourceOffset(at target: Int, in bytes: [UInt8]) -> Int {
    guard spelling == .markup else { return source.lowerBound + target }
    var offset = source.lowerBound
    var decoded = 0
    var isInSection = false
    while offset < source.upperBound {
      if decoded == target, target == decodedCount, decoded > 0 { return offset }
      let rest = bytes[offset..<source.upperBound]
      if isInSection, rest.starts(with: "]]>".utf8) {
        isInSection = false
        offset += 3
      } else if !isInSection, bytes[offset] == UInt8(ascii: "<") {
        isInSection = true
        offset += 9  // <![CDATA[ is the only markup inside a segment
      } else {
        let (length, decodedLength) = character(at: offset, in: bytes, isVerbatim: isInSection)
        guard decoded + decodedLength <= target else { return offset }
        offset += length
        decoded += decodedLength
      }
    }
    return source.upperBound
  }

  /// How long the character at an offset is, in the source and decoded.
  private func character(
    at offset: Int, in bytes: [UInt8], isVerbatim: Bool
  ) -> (source: Int, decoded: Int) {
    switch bytes[offset] {
    case UInt8(ascii: "&") where !isVerbatim:
      let reference = Reference(in: bytes, at: offset)
      return (reference.sourceLength, reference.decodedLength)
    case 0x0D where offset + 1 < source.upperBound && bytes[offset + 1] == 0x0A: return (2, 1)
    case 0xC0..<0xE0: return (2, 2)
    case 0xE0..<0xF0: return (3, 3)
    case 0xF0...: return (4, 4)
    default: return (1, 1)
    }
  }
}
