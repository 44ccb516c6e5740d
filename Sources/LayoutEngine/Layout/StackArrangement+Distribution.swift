extension StackArrangement {
  /// Adds what shares the length of the axis among the visible views.
  func addDistribution(to rules: inout [ArrangementRule]) {
    switch state.distribution {
    case .fill: addEqualTexts(to: &rules)
    case .fillEqually: addEqualLengths(to: &rules)
    case .fillProportionally: addProportionalLengths(to: &rules)
    case .equalSpacing:
      addSpreading(
        to: &rules, from: { endOfGap(after: $0) }, to: { startOfGap(before: $0) },
        priority: { _ in 1000 })
    case .equalCentering:
      addSpreading(
        to: &rules, from: { anchor($0, axis.center) }, to: { anchor($0, axis.center) },
        // The priority falls with the place of the view that the gap follows.
        priority: { 150 - Double($0.place) })
    }
  }

  /// Ties each text that may wrap to an even share of a row, less its part of the spacings.
  ///
  /// The priority is 10 above the text's compression resistance (openradar.appspot.com/41192642). Up to iOS 14 one such
  /// text suffices, so a label beside a switch gets half of the row (openradar.appspot.com/39275811); iOS 15 dropped that
  /// (useyourloaf.com, "Stack View Changes in iOS 15"). Since then the rest of the row has to be such texts or buttons:
  /// buttons with a configuration are equally wide in 9 of 9 stored stacks of 6 repositories, a label and a plain button
  /// in 3 of 4.
  private func addEqualTexts(to rules: inout [ArrangementRule]) {
    guard state.axis == .horizontal, visible.count > 1,
      release < .iOS15 || visible.allSatisfy({ $0.mayWrap || $0.isPlainButton })
    else { return }
    let count = Double(visible.count)
    for view in visible where view.mayWrap {
      rules.append(
        rule(
          "UISV-text-width-disambiguation", length(of: view), .equal, times: 1 / count,
          canvas(axis.length), constant: -spacing * (count - 1) / count,
          priority: min(999, view.compressionResistance + 10)))
    }
  }

  private func addEqualLengths(to rules: inout [ArrangementRule]) {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      rules.append(rule("UISV-fill-equally", length(of: view), .equal, length(of: first)))
    }
  }

  /// Each view's share is its natural length of the sum of all and the spacings; what has none gets no length.
  private func addProportionalLengths(to rules: inout [ArrangementRule]) {
    let sum = visible.reduce(0) { $0 + max(0, $1.naturalLength) }
    // Where no view has a length of its own there is no proportion, and they are equal.
    guard sum > 0 else { return addEqualLengths(to: &rules) }
    // Interface Builder counts no standard spacing here: of 120 points two equal labels get 60 and the other 52.
    let spacing = state.spacingType == .standard ? 0 : state.spacing
    let total = sum + spacing * Double(visible.count - 1)
    let isAlone = visible.count { $0.naturalLength > 0 } == 1
    for view in visible {
      guard view.naturalLength > 0, total > 0 else {
        rules.append(rule("UISV-fill-proportionally", length(of: view), .equal))
        continue
      }
      let priority = max(1, 999 - Double(view.place))
      rules.append(
        rule(
          "UISV-fill-proportionally", length(of: view), .equal, times: view.naturalLength / total,
          canvas(axis.length), priority: isAlone ? 1000 : priority))
    }
  }

  /// Gaps as long as the first one; the stack is no longer than it has to be.
  private func addSpreading(
    to rules: inout [ArrangementRule], from: (Arranged) -> Anchor, to: (Arranged) -> Anchor,
    priority: (Arranged) -> Double
  ) {
    guard visible.count > 1 else { return }
    let first = ArrangementRule.Gap(from: from(visible[0]), to: to(visible[1]))
    for (previous, next) in zip(visible.dropFirst(), visible.dropFirst(2)) {
      var equal = rule(
        "UISV-fill-equally", to(next), .equal, from(previous), priority: priority(previous))
      equal.gap = first
      rules.append(equal)
    }
    rules.append(rule("UISV-canvas-fit", whole(axis.length), .equal, priority: 49))
  }
}
