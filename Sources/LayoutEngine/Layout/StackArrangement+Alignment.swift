extension StackArrangement {
  /// Adds what places the views across the axis.
  func addAlignment(to rules: inout [ArrangementRule]) {
    switch state.alignment {
    case .fill: addFilled(to: &rules)
    case .leading, .top: addAligned(.leading, to: &rules)
    case .trailing, .bottom: addAligned(.trailing, to: &rules)
    case .center: addAligned(.center, to: &rules)
    case .firstBaseline, .lastBaseline: addOnBaseline(to: &rules)
    }
  }

  /// Both edges of every view on those of the first.
  private func addFilled(to rules: inout [ArrangementRule]) {
    let (start, end) = (across.start, across.end)
    addEqual(start, to: &rules)
    addEqual(end, to: &rules)
    guard !visible.isEmpty else { return addCollapsed(to: &rules) }
    rules.append(rule("UISV-canvas-connection", canvas(start), .equal, anchor(all[0], start)))
    rules.append(rule("UISV-canvas-connection", canvas(end), .equal, anchor(all[0], end)))
  }

  /// Every view's edge, or middle, on the first's.
  private func addEqual(_ attribute: Anchor.Attribute, to rules: inout [ArrangementRule]) {
    for view in all.dropFirst() {
      rules.append(
        rule("UISV-alignment", anchor(all[0], attribute), .equal, anchor(view, attribute)))
    }
  }

  private enum Side {
    case leading, center, trailing
  }

  /// The views are aligned on a side, and the stack is as wide across as the widest of them.
  private func addAligned(_ side: Side, to rules: inout [ArrangementRule]) {
    let attribute =
      switch side {
      case .leading: across.start
      case .center: across.center
      case .trailing: across.end
      }
    addEqual(attribute, to: &rules)
    if visible.isEmpty {
      addCollapsed(to: &rules)
    } else {
      rules.append(
        rule("UISV-canvas-connection", canvas(attribute), .equal, anchor(all[0], attribute)))
      addBoundaries(side, to: &rules)
      rules.append(fit(priority: 51))
    }
    addSuppressed(to: &rules)
  }

  /// The canvas reaches as far as each view; on the side where they are aligned just as far.
  private func addBoundaries(_ side: Side, to rules: inout [ArrangementRule]) {
    let (start, end) = (across.start, across.end)
    for view in visible {
      rules.append(
        rule(
          "UISV-spanning-boundary", canvas(start), side == .leading ? .equal : .lessThanOrEqual,
          anchor(view, start), priority: side == .leading ? 999.5 : 1000))
      rules.append(
        rule(
          "UISV-spanning-boundary", canvas(end), side == .trailing ? .equal : .greaterThanOrEqual,
          anchor(view, end), priority: side == .trailing ? 999.5 : 1000))
    }
  }

  /// Baselines on the first view's; a row is pressed to its bottom by first baselines, to its top by last ones.
  ///
  /// UIKit's guide reaches from the one edge of the stack as far as the views do and no further; here each view is
  /// pulled to that edge. A stack of first baselines that is too high has its labels at the bottom, as Interface
  /// Builder stores them (a label at 179 of 197 points).
  private func addOnBaseline(to rules: inout [ArrangementRule]) {
    if visible.isEmpty {
      addCollapsed(to: &rules)
    } else if state.axis == .horizontal {
      addBaselines(to: &rules)
    } else {
      // Baselines only line up in a row; a column of them is left open across.
      addBoundaries(.center, to: &rules)
      rules.append(fit(priority: 51))
    }
    addSuppressed(to: &rules)
  }

  private func addBaselines(to rules: inout [ArrangementRule]) {
    let isFirst = state.alignment == .firstBaseline
    let (near, far) = isFirst ? (across.end, across.start) : (across.start, across.end)
    let relation: LayoutRule.Relation = isFirst ? .lessThanOrEqual : .greaterThanOrEqual
    let inward: LayoutRule.Relation = isFirst ? .greaterThanOrEqual : .lessThanOrEqual
    addEqualBaselines(isFirst: isFirst, to: &rules)
    rules.append(rule("UISV-canvas-connection", canvas(far), relation, anchor(all[0], far)))
    rules.append(rule("UISV-canvas-fit", whole(across.length), .equal, priority: 49))
    for view in visible {
      rules.append(rule("UISV-spanning-boundary", canvas(near), inward, anchor(view, near)))
      rules.append(
        rule("UISV-spanning-fit", anchor(view, far), .equal, canvas(near), priority: 51))
    }
  }

  /// Two views with text share a baseline; one without keeps its top or bottom at the first view's.
  private func addEqualBaselines(isFirst: Bool, to rules: inout [ArrangementRule]) {
    let (baseline, edge): (Anchor.Attribute, Anchor.Attribute) =
      isFirst ? (.firstBaseline, across.start) : (.lastBaseline, across.end)
    for view in all.dropFirst() {
      let attribute = all[0].hasBaseline && view.hasBaseline ? baseline : edge
      rules.append(
        rule("UISV-alignment", anchor(all[0], attribute), .equal, anchor(view, attribute)))
    }
  }

  /// With nothing to show the stack has no extent across either, unless something else gives it one.
  ///
  /// UIKit leaves open where the hidden views stand; here it is the stack's start.
  private func addCollapsed(to rules: inout [ArrangementRule]) {
    rules.append(fit(priority: 0.001))
    rules.append(
      rule(
        "UISV-alignment", canvas(across.start), .equal, anchor(all[0], across.start),
        priority: 50))
  }

  private func fit(priority: Double) -> ArrangementRule {
    rule("UISV-spanning-fit", canvas(across.length), .equal, priority: priority)
  }

  /// A view without a size of its own has none across; on Interface Builder's canvas it is as large as the stack, as are 8 of
  /// 9 such views in documents.
  private func addSuppressed(to rules: inout [ArrangementRule]) {
    let length = isOnCanvas && !visible.isEmpty ? canvas(across.length) : nil
    for view in all {
      rules.append(
        rule(
          "UISV-ambiguity-suppression", anchor(view, across.length), .equal, length, priority: 25))
    }
  }
}
