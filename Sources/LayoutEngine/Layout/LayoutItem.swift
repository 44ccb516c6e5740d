package import Geometry

/// A view or one of its layout guides.
package enum LayoutItem: Hashable, Sendable {
  case view(ViewID)
  case safeArea(ViewID)
  /// A scroll view's content, in content coordinates.
  case contentLayoutGuide(ViewID)
  /// A scroll view's own frame, as its content sees it.
  case frameLayoutGuide(ViewID)
  case layoutMargins(ViewID)
  /// A scroll view's content within its margins: what its margins are to the views in it.
  case contentMargins(ViewID)
  case readableContentGuide(ViewID)
  case keyboardLayoutGuide(ViewID)
  /// What the bars cover at a controller's top, as `UIViewController.topLayoutGuide` was.
  case topLayoutGuide(ViewID)
  case bottomLayoutGuide(ViewID)
  /// A `UILayoutGuide` of a view, by its place in `ViewTree.guides`.
  case guide(Int, of: ViewID)

  /// The view it belongs to.
  package var view: ViewID {
    switch self {
    case .view(let id), .safeArea(let id), .contentLayoutGuide(let id), .frameLayoutGuide(let id),
      .layoutMargins(let id), .contentMargins(let id), .readableContentGuide(let id),
      .keyboardLayoutGuide(let id), .topLayoutGuide(let id), .bottomLayoutGuide(let id),
      .guide(_, let id):
      id
    }
  }

  package var isGuide: Bool {
    if case .view = self { false } else { true }
  }
}

/// A rectangle without a view, as `UILayoutGuide` is: constraints place it, others are tied to it.
package struct LayoutGuide: Sendable {
  package let owner: ViewID
  package let identifier: String
  package let origin: Origin
  /// In its owner's bounds, rounded to pixels by layout.
  package var frame = Rect()

  package init(of owner: ViewID, identifier: String, origin: Origin = .none) {
    (self.owner, self.identifier, self.origin) = (owner, identifier, origin)
  }
}
