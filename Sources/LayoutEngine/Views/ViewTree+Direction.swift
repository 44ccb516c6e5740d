import Expressions

/// What a view shows, by which it is turned round or not where the language runs from right to left.
package enum SemanticContentAttribute: String, Choice {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension ViewTree {
  /// Which way a view arranges its immediate content: by its own attribute, not by its superview's.
  ///
  /// "You can't assume that the value propagates through the view's subtree"
  /// (UIView.effectiveUserInterfaceLayoutDirection).
  package func layoutDirection(of id: ViewID, by language: LayoutDirection) -> LayoutDirection {
    switch semanticContent.value(of: id) ?? .unspecified {
    case .unspecified: language
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Which way leading and trailing run in a rule: as the nearest view that holds both its ends arranges its content.
  func direction(of rule: LayoutRule, by language: Direction) -> Direction {
    guard !semanticContent.isEmpty else { return language }
    var holder = rule.first.item.view
    if let second = rule.second { holder = commonAncestor(of: holder, second.item.view) }
    let runs = layoutDirection(
      of: holder, by: language == .leftToRight ? .leftToRight : .rightToLeft)
    return runs == .leftToRight ? .leftToRight : .rightToLeft
  }
}
