extension ViewTree {
  /// The view whose baselines are a view's own: for a stack view one of those that it arranges, as
  /// `forFirstBaselineLayout` and `forLastBaselineLayout` of UIStackView document.
  ///
  /// Of a column, or of views that fill a row, the first or the last one; of a row that is aligned on that side its
  /// first or last one too; else the tallest, here the one of the largest font.
  func baselineView(of id: ViewID, isFirst: Bool) -> ViewID {
    guard let state = stack.value(of: id) else { return id }
    let visible = children(of: id).filter { !self[$0].flags.contains(.hidden) }
    guard let first = visible.first, let last = visible.last else { return id }
    let found =
      state.tellsBaseline(isFirst: isFirst)
      ? (isFirst ? first : last)
      : visible.dropFirst().reduce(first) { lineHeight(of: $1) > lineHeight(of: $0) ? $1 : $0 }
    return baselineView(of: found, isFirst: isFirst)
  }

  private func lineHeight(of id: ViewID) -> Double {
    text.value(of: id).map { FontMetrics($0.shownFont, in: textTraits).lineHeight } ?? 0
  }
}

extension StackState {
  /// Whether its first or last view has the baseline.
  fileprivate func tellsBaseline(isFirst: Bool) -> Bool {
    if axis == .vertical || alignment == .fill { return true }
    return switch alignment {
    case .leading, .top, .firstBaseline: isFirst
    case .trailing, .bottom, .lastBaseline: !isFirst
    case .fill, .center: false
    }
  }
}

extension Anchor {
  /// A stack view's baseline as that of the view that has it.
  func onText(in tree: ViewTree) -> Anchor {
    guard attribute.isBaseline, case .view(let id) = item, tree.stack.has(id) else { return self }
    let view = tree.baselineView(of: id, isFirst: attribute == .firstBaseline)
    return Anchor(.view(view), attribute)
  }
}
