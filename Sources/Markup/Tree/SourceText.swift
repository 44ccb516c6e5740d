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
    /// Where the source stops and starts to spell the text byte by byte; none where it always does.
    private(set) var runs: [Run] = []

    /// A piece of markup; its runs are found once, so that each question is a search then.
    ///
    /// References, CDATA sections and CRLF all take more bytes than they stand for, so a source as
    /// long as its text has none.
    init(decodedStart: Int, decodedCount: Int, source: Range<Int>, in bytes: [UInt8]) {
      self.decodedStart = decodedStart
      self.decodedCount = decodedCount
      self.source = source
      if source.count != decodedCount { runs = runs(in: bytes) }
    }
  }

  /// The source of a text, one for all of its parts.
  private final class Source: Sendable {
    let file: SourceFile
    let segments: [Segment]

    init(file: SourceFile, segments: [Segment]) {
      self.file = file
      self.segments = segments
    }
  }

  /// The text.
  package let value: String
  private let source: Source
  /// Where `value` begins in the decoded text that the segments describe.
  private let start: Int

  init(value: String, file: SourceFile, segments: [Segment]) {
    self.init(value: value, source: Source(file: file, segments: segments), start: 0)
  }

  private init(value: String, source: Source, start: Int) {
    self.value = value
    self.source = source
    self.start = start
  }

  /// The file that it stands in.
  package var file: SourceFile { source.file }

  /// Text that is spelled as itself: a whole file of it.
  package init(_ value: String, fileName: String) {
    let file = SourceFile(name: fileName, text: value)
    let count = file.bytes.count
    let segment = Segment(
      decodedStart: 0, decodedCount: count, source: 0..<count, in: file.bytes)
    self.init(value: value, file: file, segments: [segment])
  }

  /// The place of a character, given as an offset in `value.utf8`; the end is allowed, too.
  ///
  /// An offset inside a character or a reference gives where that begins.
  package func location(at utf8Offset: Int) -> SourceLocation {
    file.location(at: sourceOffset(at: utf8Offset))
  }

  /// The byte offset in the file of a character, given as an offset in `value.utf8`.
  ///
  /// Complexity: O(pieces + log references), so that every line of a long text can ask.
  package func sourceOffset(at utf8Offset: Int) -> Int {
    let offset = start + min(max(0, utf8Offset), value.utf8.count)
    let isEnd = utf8Offset > 0 && utf8Offset >= value.utf8.count
    var last = 0
    for segment in source.segments {
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
    SourceText(
      value: value.part(utf8Range), source: source, start: start + utf8Range.lowerBound)
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
