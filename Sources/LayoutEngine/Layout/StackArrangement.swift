import Geometry

/// The constraints by which a stack view arranges its subviews, with UIKit's identifiers and priorities.
///
/// They are those that `UIStackView` itself prints (kean, "Let's Build UIStackView", 2017) and that a public backport
/// read from `UIStackView.constraints` and checked against 12,000 of UIKit's frames. UIKit ties views to guides of its
/// own; here what a guide stands for is written out, so that no guide is needed.
struct StackArrangement {
  let stack: ViewID
  let state: StackState
  /// All of its subviews, in their order.
  let all: [Arranged]
  /// Those that are not hidden.
  let visible: [Arranged]
  private let origin: Origin
  /// Whether it stands on Interface Builder's canvas.
  let isOnCanvas: Bool
  /// The release whose stack view it is.
  let release: SystemMetrics

  /// A subview, and what of it decides how it is arranged.
  struct Arranged: Sendable {
    let id: ViewID
    /// Its place among all.
    let place: Int
    let isHidden: Bool
    /// What is kept free after it; nil for the stack's own spacing.
    let customSpacing: Double?
    /// Indicates whether it is a label of several lines, or a button with a configuration, whose title may wrap.
    let mayWrap: Bool
    /// Indicates whether it is a button without a configuration.
    let isPlainButton: Bool
    /// The priority at which it resists being narrower than its content.
    let compressionResistance: Double
    /// Whether it has text whose baseline others can share; only asked of a row that is aligned on one.
    let hasBaseline: Bool
    /// How long it would be along the axis if nothing but its content asked, 0 where it has none; only asked by a
    /// proportional distribution.
    let naturalLength: Double
  }

  /// - Parameter naturalLength: how long a view would be along an axis by its content alone.
  init(
    of stack: ViewID, in tree: borrowing ViewTree, _ catalog: Catalog,
    naturalLength: (ViewID, StackAxis) -> Double
  ) {
    self.stack = stack
    let state = tree.stack[stack]
    self.state = state
    origin = tree[stack].origin
    isOnCanvas = tree.isOnCanvas
    release = tree.systemMetrics
    var all: [Arranged] = []
    var next = tree[stack].firstChild
    while let view = next {
      next = tree[view].nextSibling
      let isHidden = tree[view].flags.contains(.hidden)
      let isMeasured = state.distribution == .fillProportionally && !isHidden
      all.append(
        Arranged(
          id: view, place: all.count, isHidden: isHidden,
          customSpacing: tree.customSpacing.value(of: view),
          mayWrap: tree.mayWrap(view),
          isPlainButton: tree.button.value(of: view)?.configuration == ButtonConfiguration.none,
          compressionResistance: tree.traits(of: view).horizontalCompression,
          hasBaseline: tree.hasBaseline(view, forAlignment: state.alignment, catalog),
          naturalLength: isMeasured ? naturalLength(view, state.axis) : 0))
    }
    self.all = all
    visible = all.filter { !$0.isHidden }
  }

  var rules: [ArrangementRule] {
    guard !all.isEmpty else { return [] }
    var rules: [ArrangementRule] = []
    rules.reserveCapacity(6 * all.count + 6)
    addOrder(to: &rules)
    addDistribution(to: &rules)
    addAlignment(to: &rules)
    return rules
  }

  // MARK: - Order

  /// What hides, connects and spaces the views along the axis.
  private func addOrder(to rules: inout [ArrangementRule]) {
    // Up to iOS 10 it is required and conflicts with a required size (braintree/braintree_ios#237); since iOS 11 such a
    // size wins without a report (stackoverflow.com/q/32428210), at 999.999 in iOS 26.
    let hiding = release < .iOS11 ? 1000 : 999.999
    for view in all where view.isHidden {
      rules.append(rule("UISV-hiding", length(of: view), .equal, priority: hiding))
    }
    guard let first = visible.first, let last = visible.last else {
      addEmptyOrder(to: &rules)
      return
    }
    rules.append(rule("UISV-canvas-connection", canvas(start), .equal, anchor(first, start)))
    rules.append(rule("UISV-canvas-connection", canvas(end), .equal, anchor(last, end)))
    for (previous, next) in zip(visible, visible.dropFirst()) {
      rules.append(
        rule(
          "UISV-spacing", startOfGap(before: next), spacingRelation, endOfGap(after: previous),
          constant: spacing(after: previous)))
    }
    addHiddenOrder(to: &rules)
  }

  /// With nothing to show the stack has no length, unless something else gives it one.
  private func addEmptyOrder(to rules: inout [ArrangementRule]) {
    rules.append(rule("UISV-spanning-fit", canvas(axis.length), .equal, priority: 0.001))
    for view in all {
      rules.append(
        rule("UISV-spacing-hidden", anchor(view, start), .equal, canvas(end), priority: 50))
    }
  }

  /// A hidden view stands in the middle of the gap that it is in, or at the end that it is beyond.
  ///
  /// Of spread views UIKit only asks for so much at least, and leaves open where a hidden one stands; here it has a place.
  private func addHiddenOrder(to rules: inout [ArrangementRule]) {
    guard visible.count < all.count else { return }
    for view in all where view.isHidden {
      let next = visible.first { $0.place > view.place }
      if let previous = visible.last(where: { $0.place < view.place }) {
        rules.append(
          rule(
            "UISV-spacing-hidden", anchor(view, start), .equal, endOfGap(after: previous),
            constant: next == nil ? 0 : spacing(after: previous) / 2, priority: 50))
      } else if let next {
        rules.append(
          rule(
            "UISV-spacing-hidden", startOfGap(before: next), .equal, anchor(view, end),
            priority: 50))
      }
    }
  }

  private var spacingRelation: LayoutRule.Relation {
    state.distribution.isSpreading ? .greaterThanOrEqual : .equal
  }

  /// A view's own spacing replaces the stack's; a gap takes that of the visible view before it.
  func spacing(after view: Arranged) -> Double {
    let own = view.customSpacing ?? StackState.spacingUseDefault
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

  /// The stack view itself.
  func whole(_ attribute: Anchor.Attribute) -> Anchor { Anchor(.view(stack), attribute) }

  func anchor(_ view: Arranged, _ attribute: Anchor.Attribute) -> Anchor {
    Anchor(.view(view.id), attribute)
  }

  func length(of view: Arranged) -> Anchor { anchor(view, axis.length) }

  /// Where the gap after a view begins.
  func endOfGap(after view: Arranged) -> Anchor {
    anchor(view, isBaselineToBaseline ? .lastBaseline : end)
  }

  /// Where the gap before a view ends.
  func startOfGap(before view: Arranged) -> Anchor {
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
  ) -> ArrangementRule {
    ArrangementRule(
      identifier: identifier,
      rule: LayoutRule(
        first, relation, multiplier: multiplier, second, constant: constant, priority: priority,
        origin: origin))
  }
}

extension ViewTree {
  fileprivate func mayWrap(_ id: ViewID) -> Bool {
    if let button = button.value(of: id) { return button.configuration != .none }
    return !control.has(id) && (text.has(id) && text[id].numberOfLines != 1)
  }

  fileprivate func hasBaseline(
    _ id: ViewID, forAlignment alignment: StackAlignment, _ catalog: Catalog
  ) -> Bool {
    let isFirst = alignment == .firstBaseline
    guard isFirst || alignment == .lastBaseline else { return false }
    return catalog.baselines(of: baselineView(of: id, isFirst: isFirst), in: self, height: 0) != nil
  }
}
