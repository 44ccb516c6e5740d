import Geometry

/// The constraints by which a stack view arranges its subviews, with UIKit's identifiers and priorities.
///
/// They are those that `UIStackView` itself prints (kean, "Let's Build UIStackView", 2017) and that a public backport
/// read from `UIStackView.constraints` and checked against 12,000 of UIKit's frames. UIKit ties views to guides of its
/// own; here what a guide stands for is written out, so that no guide is needed.
struct StackArrangement {
  let tree: ViewTree
  let catalog: Catalog
  let stack: ViewID
  let state: StackState
  /// All of its subviews, in their order.
  let all: [ViewID]
  /// Those that are not hidden.
  let visible: [ViewID]
  /// How long each visible view would be along the axis if nothing but its content asked, 0 where it has none.
  ///
  /// Only a proportional distribution asks; empty before.
  var naturalLengths: [Double] = []

  init(of stack: ViewID, in tree: ViewTree, _ catalog: Catalog) {
    self.tree = tree
    self.catalog = catalog
    self.stack = stack
    state = tree.stack[stack]
    all = Array(tree.children(of: stack))
    visible = all.filter { !tree[$0].flags.contains(.hidden) }
  }

  private func isVisible(_ view: ViewID) -> Bool { !tree[view].flags.contains(.hidden) }

  /// One constraint of the arrangement.
  struct Rule: Sendable {
    /// UIKit's, as `UISV-spacing`.
    let identifier: String
    var rule: LayoutRule
    /// The gap that the rule's own gap equals; nil for a rule that is one by itself.
    var gap: Gap?
  }

  /// From one place to another further on.
  struct Gap: Equatable, Sendable {
    let from: Anchor
    let to: Anchor
  }

  var rules: [Rule] {
    guard !all.isEmpty else { return [] }
    return order + distribution + alignment
  }

  // MARK: - Order

  /// What hides, connects and spaces the views along the axis.
  private var order: [Rule] {
    let hiding = all.filter { !isVisible($0) }.map { view in
      // 999.999 in iOS 26; a required size of the author's wins without a report.
      rule("UISV-hiding", length(of: view), .equal, priority: 999.999)
    }
    guard let first = visible.first, let last = visible.last else { return hiding + emptyOrder }
    let ends = [
      rule("UISV-canvas-connection", canvas(start), .equal, anchor(first, start)),
      rule("UISV-canvas-connection", canvas(end), .equal, anchor(last, end)),
    ]
    let spacings = zip(visible, visible.dropFirst()).map { previous, next in
      rule(
        "UISV-spacing", startOfGap(before: next), spacingRelation, endOfGap(after: previous),
        constant: spacing(after: previous))
    }
    return hiding + ends + spacings + hiddenOrder
  }

  /// With nothing to show the stack has no length, unless something else gives it one.
  private var emptyOrder: [Rule] {
    [
      rule(
        "UISV-spanning-fit", canvas(axis.length), .equal, priority: 0.001)
    ]
      + all.map {
        rule(
          "UISV-spacing-hidden", anchor($0, start), .equal, canvas(end), priority: 50)
      }
  }

  /// A hidden view stands in the middle of the gap that it is in, or at the end that it is beyond.
  ///
  /// Of spread views UIKit only asks for so much at least, and leaves open where a hidden one stands; here it has a place.
  private var hiddenOrder: [Rule] {
    all.indices.filter { !isVisible(all[$0]) }.compactMap { index in
      let view = all[index]
      let previous = all[..<index].last(where: isVisible)
      let next = all[index...].first(where: isVisible)
      guard let previous else {
        return next.map {
          rule(
            "UISV-spacing-hidden", startOfGap(before: $0), .equal, anchor(view, end),
            priority: 50)
        }
      }
      return rule(
        "UISV-spacing-hidden", anchor(view, start), .equal, endOfGap(after: previous),
        constant: next == nil ? 0 : spacing(after: previous) / 2, priority: 50)
    }
  }

  private var spacingRelation: LayoutRule.Relation {
    state.distribution.isSpreading ? .greaterThanOrEqual : .equal
  }

  /// A view's own spacing replaces the stack's; a gap takes that of the visible view before it.
  func spacing(after view: ViewID) -> Double {
    let own = tree.customSpacing.value(of: view) ?? StackState.spacingUseDefault
    return own == StackState.spacingUseDefault ? spacing : own
  }

  /// Between two views that have no spacing of their own.
  var spacing: Double {
    state.spacingType == .standard ? StackState.standardSpacing : state.spacing
  }
}

// MARK: - Anchors

extension StackArrangement {
  /// The attributes that mean start, middle, end and length along one axis.
  struct Axis {
    let start: Anchor.Attribute
    let center: Anchor.Attribute
    let end: Anchor.Attribute
    let length: Anchor.Attribute

    static let horizontal = Axis(
      start: .leading, center: .centerX, end: .trailing, length: .width)
    static let vertical = Axis(start: .top, center: .centerY, end: .bottom, length: .height)
  }

  var axis: Axis { state.axis == .horizontal ? .horizontal : .vertical }
  var across: Axis { state.axis == .horizontal ? .vertical : .horizontal }

  private var start: Anchor.Attribute { axis.start }
  private var end: Anchor.Attribute { axis.end }

  /// What the views are arranged in: the stack view, or what its margins leave of it.
  func canvas(_ attribute: Anchor.Attribute) -> Anchor {
    Anchor(state.isMarginsRelative ? .layoutMargins(stack) : .view(stack), attribute)
  }

  func anchor(_ view: ViewID, _ attribute: Anchor.Attribute) -> Anchor {
    Anchor(.view(view), attribute)
  }

  func length(of view: ViewID) -> Anchor { anchor(view, axis.length) }

  /// Where the gap after a view begins.
  func endOfGap(after view: ViewID) -> Anchor {
    anchor(view, isBaselineToBaseline ? .lastBaseline : end)
  }

  /// Where the gap before a view ends.
  func startOfGap(before view: ViewID) -> Anchor {
    anchor(view, isBaselineToBaseline ? .firstBaseline : start)
  }

  /// Only a column measures so; standard spacing is the system's from edge to edge.
  private var isBaselineToBaseline: Bool {
    state.isBaselineRelative && state.axis == .vertical && state.spacingType == .custom
  }

  func rule(
    _ identifier: String, _ first: Anchor, _ relation: LayoutRule.Relation,
    times multiplier: Double = 1, _ second: Anchor? = nil, constant: Double = 0,
    priority: Double = 1000
  ) -> Rule {
    Rule(
      identifier: identifier,
      rule: LayoutRule(
        first, relation, multiplier: multiplier, second, constant: constant, priority: priority,
        origin: tree[stack].origin))
  }
}
