/// A place in a file, with what is needed to show it without the file.
package struct SourceLocation: Equatable, Sendable {
  /// The file's name as it is shown.
  package var file: String
  /// The line and the column.
  package var position: SourcePosition
  /// The line's text without its end; of a line over `longestLine` scalars the part around the caret.
  package var sourceLine: String
  /// How many scalars of `sourceLine` stand before the caret.
  package var caret: Int

  /// The most scalars of a source line that are kept and shown.
  package static let longestLine = 160

  /// A location in a line that is given whole.
  package init(file: String, position: SourcePosition, sourceLine: String) {
    let scalars = sourceLine.unicodeScalars
    let shown = Self.shownRange(of: scalars.count, around: position.column - 1)
    let head = scalars.index(scalars.startIndex, offsetBy: shown.lowerBound)
    let tail = scalars.index(head, offsetBy: shown.count)
    let isCut = (start: shown.lowerBound > 0, end: shown.upperBound < scalars.count)
    self.init(
      file: file, position: position, part: String(scalars[head..<tail]), isCut: isCut,
      caret: position.column - 1 - shown.lowerBound)
  }

  init(
    file: String, position: SourcePosition, part: String, isCut: (start: Bool, end: Bool),
    caret: Int
  ) {
    self.file = file
    self.position = position
    self.sourceLine = (isCut.start ? "…" : "") + part + (isCut.end ? "…" : "")
    self.caret = max(0, caret) + (isCut.start ? 1 : 0)
  }

  /// Which scalars of a line are shown: all of a short one, else a window around the caret.
  private static func shownRange(of count: Int, around caret: Int) -> Range<Int> {
    guard count > longestLine else { return 0..<count }
    let start = max(0, min(caret - longestLine / 2, count - longestLine))
    return start..<(start + longestLine)
  }
}
