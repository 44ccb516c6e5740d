import Geometry

/// The constraints by which a table's row lays out its content view, and the labels that its style comes with.
struct CellArrangement {
  let tree: ViewTree
  let cell: ViewID
  let state: CellState
  let metrics: TableMetrics
  private let rowHeight: Double?

  init(of cell: ViewID, in tree: ViewTree, _ metrics: TableMetrics, table: ViewID) {
    self.tree = tree
    self.cell = cell
    self.metrics = metrics
    state = tree.cell[cell]
    rowHeight = state.rowHeight ?? tree.table[table].rowHeight
  }

  var rules: [ArrangementRule] {
    guard let content = state.content else { return [] }
    return place(of: content) + labels(in: content)
  }

  /// Between hardware at the sides, above the separator, and before an accessory, which ends at the margin.
  private func place(of content: ViewID) -> [ArrangementRule] {
    let isAlone = state.accessory == .none
    let end = Anchor(isAlone ? .safeArea(cell) : .layoutMargins(cell), .trailing)
    return [
      rule(Anchor(.view(content), .top), Anchor(.view(cell), .top)),
      rule(Anchor(.view(content), .bottom), Anchor(.view(cell), .bottom), -metrics.separator),
      rule(Anchor(.view(content), .leading), Anchor(.safeArea(cell), .leading)),
      rule(Anchor(.view(content), .trailing), end, -metrics.width(of: state.accessory)),
    ]
  }

  private func labels(in content: ViewID) -> [ArrangementRule] {
    let (title, detail) = (state.textLabel, state.detailTextLabel)
    switch (state.style, title, detail) {
    case (.custom, _, _): return []
    case (.standard, let title?, _):
      return fill(title, in: content)
    case (.value1, let title?, let detail?): return beside(title, detail, in: content)
    case (.subtitle, let title?, let detail?): return above(title, detail, in: content)
    default: return [title, detail].compactMap { $0 }.flatMap { fill($0, in: content) }
    }
  }

  /// A title alone is as high as the content, from margin to margin.
  private func fill(_ title: ViewID, in content: ViewID) -> [ArrangementRule] {
    [
      rule(Anchor(.view(title), .leading), margin(of: content, .leading)),
      rule(Anchor(.view(title), .trailing), margin(of: content, .trailing)),
      rule(Anchor(.view(title), .top), Anchor(.view(content), .top)),
      rule(Anchor(.view(title), .bottom), Anchor(.view(content), .bottom)),
    ]
  }

  /// A title at one margin, a detail at the other, both in the middle, as large as they like.
  ///
  /// How far apart UIKit keeps them matters only where both do not fit; the detail then gives way.
  private func beside(
    _ title: ViewID, _ detail: ViewID, in content: ViewID
  ) -> [ArrangementRule] {
    [
      rule(Anchor(.view(title), .leading), margin(of: content, .leading)),
      rule(Anchor(.view(detail), .trailing), margin(of: content, .trailing)),
      rule(Anchor(.view(title), .centerY), Anchor(.view(content), .centerY)),
      rule(Anchor(.view(detail), .centerY), Anchor(.view(content), .centerY)),
      rule(
        Anchor(.view(detail), .leading), Anchor(.view(title), .trailing),
        TableMetrics.besideAccessory, .greaterThanOrEqual),
    ]
  }

  /// A title above a detail, both together near the middle.
  private func above(
    _ title: ViewID, _ detail: ViewID, in content: ViewID
  ) -> [ArrangementRule] {
    let (gap, tilt) = metrics.subtitlePlace(rowHeight: rowHeight)
    var middle = rule(Anchor(.view(title), .top), Anchor(.view(content), .top), tilt)
    middle.gap = ArrangementRule.Gap(
      from: Anchor(.view(detail), .bottom), to: Anchor(.view(content), .bottom))
    let edges = [title, detail].flatMap { label in
      [
        rule(Anchor(.view(label), .leading), margin(of: content, .leading)),
        rule(
          Anchor(.view(label), .trailing), margin(of: content, .trailing), 0, .lessThanOrEqual),
      ]
    }
    return edges + [
      rule(Anchor(.view(detail), .top), Anchor(.view(title), .bottom), gap), middle,
    ]
  }

  private func margin(of content: ViewID, _ attribute: Anchor.Attribute) -> Anchor {
    Anchor(.layoutMargins(content), attribute)
  }

  private func rule(
    _ first: Anchor, _ second: Anchor, _ constant: Double = 0,
    _ relation: LayoutRule.Relation = .equal
  ) -> ArrangementRule {
    ArrangementRule(
      identifier: "UITableViewCell-content",
      rule: LayoutRule(
        first, relation, second, constant: constant, origin: tree[first.item.view].origin))
  }
}
