import Geometry

extension Kind {
  /// What of a view is about its layout margins.
  static let margins: [Property] = [
    .row(
      "layoutMargins", "What its content keeps from its edges, in points: top left bottom right.",
      .constraints, record: .never,
      get: { tree, id in tree.traits(of: id).margins.effective },
      set: { tree, id, margins in tree.setMargins(of: id, to: margins, isDirectional: false) }),
    .row(
      "directionalLayoutMargins",
      "The same as top leading bottom trailing; left is the leading side's.",
      .constraints, record: .never,
      get: { tree, id in tree.mirrored(tree.traits(of: id).margins.effective) },
      set: { tree, id, margins in tree.setMargins(of: id, to: margins, isDirectional: true) }),
    .margin(
      "insetsLayoutMarginsFromSafeArea", "Whether its safe area is added to its margins.",
      \.insetsFromSafeArea),
    .margin(
      "preservesSuperviewLayoutMargins", "Whether its superview's margins count in it, too.",
      \.preservesSuperview),
    .margin(
      "layoutMarginsFollowReadableWidth",
      "Whether its side margins grow until its content is as wide as is readable.",
      \.followsReadableWidth),
    .margin(
      "viewRespectsSystemMinimumLayoutMargins",
      "Whether the system's 16 or 20 points are the least at its sides; the outermost view's alone.",
      \.respectsSystemMinimum),
  ]
}

extension Property {
  fileprivate static func margin(
    _ name: String, _ summary: String, _ path: any WritableKeyPath<LayoutMargins, Bool> & Sendable
  ) -> Property {
    .row(
      name, summary, .constraints, record: .never,
      get: { tree, id in tree.traits(of: id).margins[keyPath: path] },
      set: { tree, id, isOn in tree.traits[Int(id.index)].margins[keyPath: path] = isOn })
  }
}

extension ViewTree {
  /// Until the next layout the margins are these and the safe area, as UIKit answers at once.
  fileprivate mutating func setMargins(of id: ViewID, to own: Insets, isDirectional: Bool) {
    let safeArea = traits(of: id).safeAreaInsets
    var margins = traits(of: id).margins
    (margins.own, margins.isDirectional) = (own, isDirectional)
    margins.effective = isDirectional ? mirrored(own) : own
    if margins.insetsFromSafeArea { margins.effective = margins.effective + safeArea }
    traits[Int(id.index)].margins = margins
  }

  /// Left and right for leading and trailing, or back.
  fileprivate func mirrored(_ insets: Insets) -> Insets {
    guard direction == .rightToLeft else { return insets }
    return Insets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}
