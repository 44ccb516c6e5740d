import Geometry

/// A number in a constraint that depends on the layout's own result: solved, derived anew, solved again until none moves.
enum Derivation: Hashable, Sendable {
  case contentOffsetX(ViewID)
  case contentOffsetY(ViewID)
  case safeArea(Side, ViewID)
  case margin(Side, ViewID)
  /// How high the keyboard's guide is.
  case keyboard(ViewID)
  /// How far the readable width is in from each margin.
  case readableInset(ViewID)
  /// A baseline's distance from its view's edge where that has no height.
  case firstBaseline(ViewID)
  case lastBaseline(ViewID)

  enum Side: Hashable, Sendable {
    case top, left, bottom, right
  }

  func value(in tree: ViewTree, _ catalog: Catalog) -> Double {
    switch self {
    case .contentOffsetX(let id): tree[id].boundsOrigin.x
    case .contentOffsetY(let id): tree[id].boundsOrigin.y
    case .safeArea(let side, let id): side.part(of: tree.traits(of: id).safeAreaInsets)
    case .margin(let side, let id): side.part(of: tree.traits(of: id).margins.effective)
    case .keyboard(let id): tree.keyboardInset(of: id)
    case .readableInset(let id): tree.readableInset(of: id)
    case .firstBaseline(let id):
      catalog.baselines(of: id, in: tree, height: 0)?.firstFromTop ?? 0
    case .lastBaseline(let id):
      catalog.baselines(of: id, in: tree, height: 0)?.lastFromBottom ?? 0
    }
  }

  /// The view it is read from.
  var view: ViewID {
    switch self {
    case .contentOffsetX(let id), .contentOffsetY(let id), .safeArea(_, let id),
      .margin(_, let id), .keyboard(let id), .readableInset(let id), .firstBaseline(let id),
      .lastBaseline(let id):
      id
    }
  }

  var isOffset: Bool {
    switch self {
    case .contentOffsetX, .contentOffsetY: true
    default: false
    }
  }
}

extension Derivation.Side {
  func part(of insets: Insets) -> Double {
    switch self {
    case .top: insets.top
    case .left: insets.left
    case .bottom: insets.bottom
    case .right: insets.right
    }
  }
}
