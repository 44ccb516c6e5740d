/// A line and a column of a text, both counted from 1.
package struct SourcePosition: Equatable, Hashable, Comparable, Sendable {
  /// The line, counted from 1; CRLF, LF and CR each end one.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars; a byte order mark takes none, a tab one.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
