/// The bytes of a text file and the name it is shown by; the source of every position.
///
/// The bytes need not be valid UTF-8: what is not is shown as U+FFFD.
package struct SourceFile: Sendable {
  /// The name that diagnostics show, as the user would write it.
  package let name: String
  /// The file's content, a byte order mark included.
  package let bytes: [UInt8]
  /// The offset of the first byte of each line; the first is 0.
  private let lineStarts: [Int]
  /// How many scalars begin before each block of bytes, so that a column far along a line takes no time.
  private let scalarsBefore: [Int]
  private static let blockSize = 1024

  /// Complexity: O(n), for the table of line starts.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(in: bytes)
    self.scalarsBefore = Self.scalarsBefore(blocksOf: bytes)
  }

  /// A file whose content is at hand as a string.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// How many lines there are; an empty file, and what follows a last line end, count as one.
  package var lineCount: Int { lineStarts.count }

  /// The number of bytes that a UTF-8 byte order mark takes at the start: 3 or 0.
  package var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The line of a byte offset, counted from 1; an offset outside the file counts as its nearest end.
  ///
  /// Complexity: O(log lines).
  package func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of a byte offset; an offset inside a character counts as its first byte.
  ///
  /// Complexity: O(log lines).
  package func position(at offset: Int) -> SourcePosition {
    let offset = scalarStart(of: min(max(offset, 0), bytes.count))
    let line = lineNumber(at: offset)
    let start = contentStart(ofLine: line)
    return SourcePosition(line: line, column: scalarCount(from: start, to: offset) + 1)
  }

  /// The place of a byte offset, with its source line.
  package func location(at offset: Int) -> SourceLocation {
    let offset = scalarStart(of: min(max(offset, 0), bytes.count))
    let position = position(at: offset)
    let line = contentStart(ofLine: position.line)..<contentEnd(ofLine: position.line)
    let caret = max(line.lowerBound, min(offset, line.upperBound))
    let shown = shownRange(of: line, around: caret)
    return SourceLocation(
      file: name, position: position, part: String(decoding: bytes[shown], as: UTF8.self),
      isCut: (shown.lowerBound > line.lowerBound, shown.upperBound < line.upperBound),
      caret: scalarCount(from: shown.lowerBound, to: max(caret, shown.lowerBound)))
  }

  /// The text of a line without its end and without a byte order mark; empty outside the file.
  package func line(_ number: Int) -> String {
    guard (1...lineStarts.count).contains(number) else { return "" }
    let range = contentStart(ofLine: number)..<contentEnd(ofLine: number)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    let bytes = bytes.span
    for index in 0..<bytes.count where bytes[index] == 0x0A || bytes[index] == 0x0D {
      let isFirstOfPair =
        bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isFirstOfPair { starts.append(index + 1) }
    }
    return starts
  }

  private func contentStart(ofLine number: Int) -> Int {
    number == 1 ? byteOrderMarkLength : lineStarts[number - 1]
  }

  private func contentEnd(ofLine number: Int) -> Int {
    guard number < lineStarts.count else { return bytes.count }
    let next = lineStarts[number]
    let isPair = next >= 2 && bytes[next - 1] == 0x0A && bytes[next - 2] == 0x0D
    return max(contentStart(ofLine: number), next - (isPair ? 2 : 1))
  }
}

// MARK: - Scalars in bytes

extension SourceFile {
  /// How many bytes of UTF-8 begin a scalar in a range; exact for valid UTF-8.
  private func scalarCount(from start: Int, to end: Int) -> Int {
    guard start < end else { return 0 }
    return scalarCount(before: end) - scalarCount(before: start)
  }

  private func scalarCount(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return scalarsBefore[block]
      + Self.scalarCount(in: block * Self.blockSize..<offset, of: bytes.span)
  }

  private static func scalarsBefore(blocksOf bytes: [UInt8]) -> [Int] {
    var counts = [0]
    counts.reserveCapacity(bytes.count / blockSize + 1)
    let span = bytes.span
    for start in stride(from: 0, through: bytes.count - blockSize, by: blockSize) {
      counts.append(
        counts[counts.count - 1] + scalarCount(in: start..<start + blockSize, of: span))
    }
    return counts
  }

  private static func scalarCount(in range: Range<Int>, of bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The offset itself, or the first byte of the scalar that it lies within.
  private func scalarStart(of offset: Int) -> Int {
    guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return offset }
    for back in 1...3 where offset >= back {
      let length = Self.scalarLength(leadBy: bytes[offset - back])
      if length > back { return offset - back }
      if length > 0 { return offset }
    }
    return offset
  }

  /// The length that a lead byte announces; 0 for a continuation byte.
  private static func scalarLength(leadBy byte: UInt8) -> Int {
    switch byte {
    case 0x80..<0xC0: 0
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }

  /// The bytes of a line to show: all of a short one, else a window of whole scalars at the caret.
  private func shownRange(of line: Range<Int>, around caret: Int) -> Range<Int> {
    let longest = SourceLocation.longestLine
    guard line.count > longest else { return line }
    var start = moved(caret, by: -longest / 2, within: line)
    let end = moved(start, by: longest, within: line)
    if end == line.upperBound { start = moved(end, by: -longest, within: line) }
    return start..<end
  }

  /// The offset so many scalars on, or back when negative, stopped by the range's ends.
  private func moved(_ offset: Int, by scalars: Int, within range: Range<Int>) -> Int {
    var offset = offset
    let step = scalars < 0 ? -1 : 1
    for _ in 0..<abs(scalars) {
      guard step < 0 ? offset > range.lowerBound : offset < range.upperBound else { break }
      repeat {
        offset += step
      } while offset > range.lowerBound && offset < range.upperBound
        && bytes[offset] & 0xC0 == 0x80
    }
    return offset
  }
}
