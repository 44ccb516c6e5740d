/// The order in which required rows are kept.
package struct RowOrder: Sendable {
  /// Rows that nothing breaks, as that a length is not negative; a conflict names them where nothing else
  /// explains it, and the later ones rather.
  package var firm: [Row]
  /// Rows of which, where some exclude one another, the last is broken.
  package var breakable: [Row]

  package init(firm: [Row] = [], breakable: [Row]) {
    (self.firm, self.breakable) = (firm, breakable)
  }

  /// The order in which they were added.
  package static func asAdded(_ rows: [Row]) -> RowOrder { RowOrder(breakable: rows) }
}
