/// A table view whose cells are written with it: what stands in its column, from the top down.
package struct TableState: Sendable {
  package var style = TableStyle.plain
  /// Of rows without a height of their own, in points; nil where their content decides.
  package var rowHeight: Double?
  /// Of sections without a title, in points; nil where the system decides.
  package var sectionHeaderHeight: Double?
  package var sectionFooterHeight: Double?
  /// `tableHeaderView` and `tableFooterView`, which are as high as they were made.
  package var header: ViewID?
  package var footer: ViewID?
  package var sections: [Section] = []

  package init() {}

  /// Rows below one another; a header and a footer are there where there is a title.
  package struct Section: Sendable {
    package var header: ViewID?
    package var rows: [ViewID] = []
    package var footer: ViewID?

    package init() {}
  }
}

/// How a table view sets its sections off from one another.
package enum TableStyle: String, Sendable {
  case plain, grouped, insetGrouped
}

/// A row of a table view, and what UIKit lays out in it.
package struct CellState: Sendable {
  package var style = CellStyle.custom
  package var accessory = CellAccessory.none
  /// In points; nil for the table's.
  package var rowHeight: Double?
  package var content: ViewID?
  package var textLabel: ViewID?
  package var detailTextLabel: ViewID?

  package init() {}
}

/// Which labels a cell comes with.
package enum CellStyle: Sendable {
  case custom
  /// A title.
  case standard
  /// A title, and a detail at the other side.
  case value1
  /// A title above a detail.
  case subtitle
}

/// What UIKit draws at a cell's end.
package enum CellAccessory: String, Sendable {
  case none, disclosureIndicator, checkmark
}
