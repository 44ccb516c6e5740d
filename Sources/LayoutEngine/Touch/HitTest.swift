package import Expressions
package import Geometry

/// UIView's `hitTest(_:with:)`: which view a touch at a point goes to.
package struct HitTest {
  /// Answers an app's own `point(inside:with:)`: the expression, the point and the bounds in the view's space, the view.
  package typealias Inside = (Expression, Point, Rect, ViewID) -> Bool

  private let tree: ViewTree
  private let minimumAlpha: Double
  private let inside: Inside

  /// A test of the views as they are now; what is less opaque than `minimumAlpha` is not hit.
  package init(in tree: ViewTree, minimumAlpha: Double, inside: @escaping Inside) {
    (self.tree, self.minimumAlpha, self.inside) = (tree, minimumAlpha, inside)
  }

  /// The view of the whole tree under a point of the screen; nil outside the root and where nothing takes touches.
  package static func view(
    at point: Point, in tree: ViewTree, minimumAlpha: Double, inside: @escaping Inside
  ) -> ViewID? {
    guard !tree.isEmpty, let point = tree.fromParent(point, to: tree.root) else { return nil }
    return HitTest(in: tree, minimumAlpha: minimumAlpha, inside: inside)
      .view(at: point, in: tree.root)
  }

  /// The view under a point of a view's own bounds: itself, one below it, or what it answers in its place.
  package func view(at point: Point, in view: ViewID) -> ViewID? {
    guard takesTouches(view), isInside(point, of: view) else { return nil }
    for subview in Array(tree.children(of: view)).reversed() {
      guard let point = tree.fromParent(point, to: subview) else { continue }
      if let hit = self.view(at: point, in: subview) { return hit }
    }
    return tree.hitOverride.value(of: view)?.hitTest ?? view
  }

  /// Whether UIKit's guards let the view and its subviews be hit at all.
  private func takesTouches(_ id: ViewID) -> Bool {
    let view = tree[id]
    // Apple: below 0.01 is not hit, so 0.01 is; a view that is animated is not, by default.
    return view.flags.isDisjoint(with: [.hidden, .animating]) && view.flags.contains(.interactive)
      && view.alpha >= minimumAlpha
  }

  /// UIView's `point(inside:with:)`, or the app's own; clipping is never asked.
  package func isInside(_ point: Point, of view: ViewID) -> Bool {
    let bounds = tree[view].bounds
    switch tree.hitOverride.value(of: view)?.pointInside ?? .bounds {
    case .bounds: return bounds.contains(point)
    case .subviews: return isInsideSubview(point, of: view)
    case .visibleSubviews: return bounds.contains(point) && isInsideSubview(point, of: view)
    case .none: return false
    case .outset(let by):
      return bounds.inset(by: Insets(top: -by, left: -by, bottom: -by, right: -by)).contains(point)
    case .expression(let expression): return inside(expression, point, bounds, view)
    }
  }

  /// The override of the pass-through scroll view: neither alpha nor the view's own bounds are asked.
  private func isInsideSubview(_ point: Point, of view: ViewID) -> Bool {
    tree.children(of: view).contains { subview in
      let flags = tree[subview].flags
      guard !flags.contains(.hidden), flags.contains(.interactive),
        let point = tree.fromParent(point, to: subview)
      else { return false }
      return isInside(point, of: subview)
    }
  }
}
