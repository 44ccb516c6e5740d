import Geometry

/// The constraints by which a table view stacks its rows, headers and footers, and lays out what UIKit puts into a row.
///
/// UIKit sets these frames itself; written as constraints they go with those of the rows' own content, which may decide how high
/// a row is.
struct TableArrangement {
  let tree: ViewTree
  let table: ViewID
  let state: TableState
  let metrics: TableMetrics
  /// What the rows' own constraints tie to a row's content, by whether it is at its top or bottom.
  private let tied: (top: Set<ViewID>, bottom: Set<ViewID>)

  init(of table: ViewID, in tree: ViewTree, _ authored: [LayoutRule]) {
    self.tree = tree
    self.table = table
    state = tree.table[table]
    metrics = TableMetrics(of: tree)
    tied = Self.tied(by: authored, in: tree)
  }

  var rules: [ArrangementRule] {
    column
      + state.sections.flatMap(\.rows).flatMap { row in
        heights(of: row) + CellArrangement(of: row, in: tree, metrics, table: table).rules
      }
  }

  // MARK: - The column

  /// Something that stands in the column, so far below what is above it.
  private struct Piece {
    let view: ViewID
    let gap: Double
    var isInset = false
    /// The last row of the section whose title it is; nil for what scrolls away.
    var floatsOver: ViewID?
  }

  private var column: [ArrangementRule] {
    var rules = [rule("width", content(.width), .equal, Anchor(.frameLayoutGuide(table), .width))]
    var above = content(.top)
    // Below a title that floats the rows stay where they are: as far down as it is high.
    var (room, passed): (Double, ArrangementRule.Gap?) = (0, nil)
    func place(_ top: Anchor, after gap: Double) -> ArrangementRule {
      var place = rule("row", top, .equal, above, constant: room + gap)
      place.gap = passed
      return place
    }
    let (pieces, rest) = pieces
    for piece in pieces {
      let (top, bottom) = (anchor(piece.view, .top), anchor(piece.view, .bottom))
      rules += sides(of: piece)
      if let last = piece.floatsOver {
        rules += floating(piece, over: last, below: above)
        (room, passed) = (piece.gap, ArrangementRule.Gap(from: top, to: bottom))
      } else {
        rules.append(place(top, after: piece.gap))
        above = bottom
        (room, passed) = (0, nil)
      }
    }
    for view in [state.header, state.footer].compactMap({ $0 }) {
      let height = tree[view].frame.height
      rules.append(rule("height", anchor(view, .height), .equal, constant: height))
    }
    return rules + [place(content(.bottom), after: rest)]
  }

  /// A plain table's title stays in sight while rows of its section are: UITableView.Style.plain, "section headers and footers
  /// float".
  private func floating(
    _ piece: Piece, over last: ViewID, below above: Anchor
  ) -> [ArrangementRule] {
    let (top, bottom) = (anchor(piece.view, .top), anchor(piece.view, .bottom))
    return [
      rule("header", bottom, .lessThanOrEqual, anchor(last, .bottom)),
      rule("header", top, .greaterThanOrEqual, Anchor(.safeArea(table), .top), priority: 998),
      rule("header", top, .equal, above, constant: piece.gap, priority: 997),
    ]
  }

  /// What stands in the column, from the top down, and what is left below it.
  private var pieces: (pieces: [Piece], rest: Double) {
    var pieces: [Piece] = []
    var gap = 0.0
    func add(_ view: ViewID, isInset: Bool, over last: ViewID? = nil) {
      pieces.append(Piece(view: view, gap: gap, isInset: isInset, floatsOver: last))
      gap = 0
    }
    let (isInset, isPlain) = (state.style == .insetGrouped, state.style == .plain)
    if let header = state.header { add(header, isInset: false) }
    for (place, section) in state.sections.enumerated() {
      gap += self.gap(above: section, isFirst: place == 0)
      if let header = section.header {
        add(header, isInset: isInset, over: isPlain ? section.rows.last : nil)
      }
      for row in section.rows { add(row, isInset: isInset) }
      if let footer = section.footer {
        add(footer, isInset: isInset)
      } else if !isPlain {
        gap += metrics.aroundGroup(state.sectionFooterHeight)
      }
    }
    if let footer = state.footer { add(footer, isInset: false) }
    return (pieces, gap)
  }

  /// A plain table sets sections without a title off by nothing.
  private func gap(above section: TableState.Section, isFirst: Bool) -> Double {
    switch (state.style, section.header) {
    case (.plain, nil): 0
    case (.plain, _?): metrics.abovePlainHeader
    case (_, nil):
      isFirst
        ? metrics.aboveFirstGroup(headerHeight: state.sectionHeaderHeight)
        : metrics.aroundGroup(state.sectionHeaderHeight)
    case (_, _?): 0
    }
  }

  /// Groups that are inset keep the table's margins: 20 of 414 and 16 of 375 points, in 13 of 13 tables.
  private func sides(of piece: Piece) -> [ArrangementRule] {
    let item: LayoutItem =
      piece.isInset ? .contentMargins(table) : .contentLayoutGuide(table)
    return [Anchor.Attribute.leading, .trailing].map {
      rule("row", anchor(piece.view, $0), .equal, Anchor(item, $0))
    }
  }

  // MARK: - Heights

  /// What is written, else what the content asks for, as `systemLayoutSizeFitting` does: no higher than it must be.
  private func heights(of row: ViewID) -> [ArrangementRule] {
    let (cell, height) = (tree.cell[row], anchor(row, .height))
    func fit(to constant: Double) -> ArrangementRule {
      rule("fit", height, .equal, constant: constant, priority: Self.fittingSizeLevel)
    }
    if let written = cell.rowHeight ?? state.rowHeight {
      return [rule("Encapsulated-Layout-Height", height, .equal, constant: written)]
    }
    switch cell.style {
    case .custom:
      return [fit(to: decidesHeight(of: row, cell.content) ? 0 : metrics.openRowHeight)]
    case .standard, .value1:
      return [rule("row", height, .greaterThanOrEqual, constant: metrics.rowHeight), fit(to: 0)]
    case .subtitle:
      return [
        rule("row", height, .greaterThanOrEqual, constant: metrics.subtitleRowHeight), fit(to: 0),
      ]
    }
  }

  /// `UILayoutPriority.fittingSizeLevel`.
  private static let fittingSizeLevel = 50.0

  private func decidesHeight(of row: ViewID, _ content: ViewID?) -> Bool {
    let views = [row, content].compactMap { $0 }
    return views.contains(where: tied.top.contains) && views.contains(where: tied.bottom.contains)
  }

  private static func tied(
    by rules: [LayoutRule], in tree: ViewTree
  ) -> (top: Set<ViewID>, bottom: Set<ViewID>) {
    var (top, bottom): (Set<ViewID>, Set<ViewID>) = ([], [])
    for rule in rules where rule.isInForce(in: tree) {
      for anchor in [rule.first, rule.second].compactMap({ $0 }) {
        switch anchor.attribute {
        case .top, .topMargin, .firstBaseline: top.insert(anchor.item.view)
        case .bottom, .bottomMargin, .lastBaseline: bottom.insert(anchor.item.view)
        case .height:
          top.insert(anchor.item.view)
          bottom.insert(anchor.item.view)
        default: break
        }
      }
    }
    return (top, bottom)
  }

  // MARK: - Anchors

  private func content(_ attribute: Anchor.Attribute) -> Anchor {
    Anchor(.contentLayoutGuide(table), attribute)
  }

  private func anchor(_ view: ViewID, _ attribute: Anchor.Attribute) -> Anchor {
    Anchor(.view(view), attribute)
  }

  private func rule(
    _ identifier: String, _ first: Anchor, _ relation: LayoutRule.Relation,
    _ second: Anchor? = nil, constant: Double = 0, priority: Double = 1000
  ) -> ArrangementRule {
    ArrangementRule(
      identifier: "UITableView-\(identifier)",
      rule: LayoutRule(
        first, relation, second, constant: constant, priority: priority,
        origin: tree[first.item.view].origin))
  }
}
