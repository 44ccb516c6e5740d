extension StackArrangement {
  /// What places the views across the axis.
  var alignment: [Rule] {
    switch state.alignment {
    case .fill: filled
    case .leading, .top: aligned(at: across.start) + enclosing(.leading)
    case .trailing, .bottom: aligned(at: across.end) + enclosing(.trailing)
    case .center: aligned(at: across.center) + enclosing(.center)
    case .firstBaseline, .lastBaseline: onBaseline
    }
  }

  /// Both edges of every view on those of the first.
  private var filled: [Rule] {
    let (start, end) = (across.start, across.end)
    let edges = aligned(at: start) + aligned(at: end)
    guard !visible.isEmpty else { return edges + collapsed }
    return edges + [
      rule("UISV-canvas-connection", canvas(start), .equal, anchor(all[0], start)),
      rule("UISV-canvas-connection", canvas(end), .equal, anchor(all[0], end)),
    ]
  }

  /// Every view's edge, or middle, on the first's.
  private func aligned(at attribute: Anchor.Attribute) -> [Rule] {
    all.dropFirst().map {
      rule("UISV-alignment", anchor(all[0], attribute), .equal, anchor($0, attribute))
    }
  }

  private enum Side {
    case leading, center, trailing
  }

  /// The stack is as wide across as the widest of its views.
  private func enclosing(_ side: Side) -> [Rule] {
    guard !visible.isEmpty else { return collapsed + suppressed }
    let attribute =
      switch side {
      case .leading: across.start
      case .center: across.center
      case .trailing: across.end
      }
    let connection = rule(
      "UISV-canvas-connection", canvas(attribute), .equal, anchor(all[0], attribute))
    return [connection] + boundaries(side) + [fit(priority: 51)] + suppressed
  }

  /// The canvas reaches as far as each view; on the side where they are aligned just as far.
  private func boundaries(_ side: Side) -> [Rule] {
    let (start, end) = (across.start, across.end)
    return visible.flatMap { view in
      [
        rule(
          "UISV-spanning-boundary", canvas(start), side == .leading ? .equal : .lessThanOrEqual,
          anchor(view, start), priority: side == .leading ? 999.5 : 1000),
        rule(
          "UISV-spanning-boundary", canvas(end), side == .trailing ? .equal : .greaterThanOrEqual,
          anchor(view, end), priority: side == .trailing ? 999.5 : 1000),
      ]
    }
  }

  /// Baselines on the first view's; a row is pressed to its bottom by first baselines, to its top by last ones.
  ///
  /// UIKit's guide reaches from the one edge of the stack as far as the views do and no further; here each view is
  /// pulled to that edge. A stack of first baselines that is too high has its labels at the bottom, as Interface
  /// Builder stores them (a label at 179 of 197 points).
  private var onBaseline: [Rule] {
    guard !visible.isEmpty else { return collapsed + suppressed }
    // Baselines only line up in a row; a column of them is left open across.
    guard state.axis == .horizontal else {
      return boundaries(.center) + [fit(priority: 51)] + suppressed
    }
    let isFirst = state.alignment == .firstBaseline
    let (near, far) = isFirst ? (across.end, across.start) : (across.start, across.end)
    let relation: LayoutRule.Relation = isFirst ? .lessThanOrEqual : .greaterThanOrEqual
    let inward: LayoutRule.Relation = isFirst ? .greaterThanOrEqual : .lessThanOrEqual
    return baselines(isFirst: isFirst) + [
      rule("UISV-canvas-connection", canvas(far), relation, anchor(all[0], far)),
      rule("UISV-canvas-fit", anchor(stack, across.length), .equal, priority: 49),
    ]
      + visible.flatMap { view in
        [
          rule("UISV-spanning-boundary", canvas(near), inward, anchor(view, near)),
          rule("UISV-spanning-fit", anchor(view, far), .equal, canvas(near), priority: 51),
        ]
      } + suppressed
  }

  /// Two views with text share a baseline; one without keeps its top or bottom at the first view's.
  private func baselines(isFirst: Bool) -> [Rule] {
    let (baseline, edge): (Anchor.Attribute, Anchor.Attribute) =
      isFirst ? (.firstBaseline, across.start) : (.lastBaseline, across.end)
    return all.dropFirst().map { view in
      let haveText = [all[0], view].allSatisfy { hasBaseline($0, isFirst: isFirst) }
      let attribute = haveText ? baseline : edge
      return rule("UISV-alignment", anchor(all[0], attribute), .equal, anchor(view, attribute))
    }
  }

  private func hasBaseline(_ view: ViewID, isFirst: Bool) -> Bool {
    let text = tree.baselineView(of: view, isFirst: isFirst)
    return catalog.baselines(of: text, in: tree, height: 0) != nil
  }

  /// With nothing to show the stack has no extent across either, unless something else gives it one.
  ///
  /// UIKit leaves open where the hidden views stand; here it is the stack's start.
  private var collapsed: [Rule] {
    [
      fit(priority: 0.001),
      rule(
        "UISV-alignment", canvas(across.start), .equal, anchor(all[0], across.start),
        priority: 50),
    ]
  }

  private func fit(priority: Double) -> Rule {
    rule("UISV-spanning-fit", canvas(across.length), .equal, priority: priority)
  }

  /// A view without a size of its own has none across.
  private var suppressed: [Rule] {
    all.map {
      rule("UISV-ambiguity-suppression", anchor($0, across.length), .equal, priority: 25)
    }
  }
}
