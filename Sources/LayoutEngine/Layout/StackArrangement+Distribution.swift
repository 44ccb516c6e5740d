extension StackArrangement {
  /// What shares the length of the axis among the visible views.
  var distribution: [Rule] {
    switch state.distribution {
    case .fill: equalTexts
    case .fillEqually: equalLengths
    case .fillProportionally: proportionalLengths
    case .equalSpacing: spreading(from: endOfGap, to: startOfGap) { _ in 1000 }
    case .equalCentering:
      spreading(
        from: { anchor($0, axis.center) }, to: { anchor($0, axis.center) },
        // The priority falls with the place of the view that the gap follows.
        priority: { view in 150 - Double(all.firstIndex(of: view) ?? 0) })
    }
  }

  /// Several texts in a row that may all wrap share its width evenly before any of them is shrunk.
  ///
  /// UIKit ties each to its share of the row, less its part of the spacings, at 760, just above compression resistance.
  private var equalTexts: [Rule] {
    guard state.axis == .horizontal, visible.count > 1,
      visible.allSatisfy({
        !tree.control.has($0) && tree.text.value(of: $0)?.numberOfLines ?? 1 != 1
      })
    else { return [] }
    let count = Double(visible.count)
    return visible.map {
      rule(
        "UISV-text-width-disambiguation", length(of: $0), .equal, times: 1 / count,
        canvas(axis.length), constant: -spacing * (count - 1) / count, priority: 760)
    }
  }

  private var equalLengths: [Rule] {
    guard let first = visible.first else { return [] }
    return visible.dropFirst().map {
      rule("UISV-fill-equally", length(of: $0), .equal, length(of: first))
    }
  }

  /// Each view's share is its natural length of the sum of all and the spacings; what has none gets no length.
  private var proportionalLengths: [Rule] {
    let lengths = naturalLengths.map { max(0, $0) }
    let sum = lengths.reduce(0, +)
    // Where no view has a length of its own there is no proportion, and they are equal.
    guard sum > 0 else { return equalLengths }
    // Interface Builder counts no standard spacing here: of 120 points two equal labels get 60 and the other 52.
    let spacing = state.spacingType == .standard ? 0 : state.spacing
    let total = sum + spacing * Double(visible.count - 1)
    let isAlone = lengths.count { $0 > 0 } == 1
    return zip(visible, lengths).map { view, natural in
      guard natural > 0, total > 0 else {
        return rule("UISV-fill-proportionally", length(of: view), .equal)
      }
      let place = Double(all.firstIndex(of: view) ?? 0)
      return rule(
        "UISV-fill-proportionally", length(of: view), .equal, times: natural / total,
        canvas(axis.length), priority: isAlone ? 1000 : max(1, 999 - place))
    }
  }

  /// Gaps as long as the first one; the stack is no longer than it has to be.
  private func spreading(
    from: (ViewID) -> Anchor, to: (ViewID) -> Anchor, priority: (ViewID) -> Double
  ) -> [Rule] {
    guard visible.count > 1 else { return [] }
    let first = Gap(from: from(visible[0]), to: to(visible[1]))
    let gaps = zip(visible.dropFirst(), visible.dropFirst(2)).map { previous, next in
      var equal = rule(
        "UISV-fill-equally", to(next), .equal, from(previous), priority: priority(previous))
      equal.gap = first
      return equal
    }
    return gaps + [rule("UISV-canvas-fit", anchor(stack, axis.length), .equal, priority: 49)]
  }
}
