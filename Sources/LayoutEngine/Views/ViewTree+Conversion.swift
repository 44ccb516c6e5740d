package import Geometry

extension ViewTree {
  /// A point of the parent's bounds in the view's own, through the transform that it has; nil where that flattens it.
  package func fromParent(_ point: Point, to id: ViewID) -> Point? {
    let view = self[id]
    guard let transform = transform.value(of: id), transform != .identity else {
      return point - view.frame.origin + view.boundsOrigin
    }
    guard let inverse = transform.inverse else { return nil }
    return inverse.apply(point - view.frame.center) + view.bounds.center
  }

  /// A point of the view's own bounds in its parent's.
  package func toParent(_ point: Point, from id: ViewID) -> Point {
    let view = self[id]
    guard let transform = transform.value(of: id), transform != .identity else {
      return point - view.boundsOrigin + view.frame.origin
    }
    return transform.apply(point - view.bounds.center) + view.frame.center
  }

  /// A point of a view's bounds on the screen.
  package func onScreen(_ point: Point, of id: ViewID) -> Point {
    var point = toParent(point, from: id)
    for ancestor in ancestors(of: id) { point = toParent(point, from: ancestor) }
    return point
  }

  /// A point of the screen in a view's bounds; nil where a transform on the way flattens the plane.
  package func fromScreen(_ point: Point, to id: ViewID) -> Point? {
    var point = point
    for view in Array(ancestors(of: id)).reversed() + [id] {
      guard let inside = fromParent(point, to: view) else { return nil }
      point = inside
    }
    return point
  }

  /// UIKit's `convert(_:from:to:)`, between the bounds of two views; nil where a transform flattens the plane.
  package func converted(_ point: Point, from: ViewID, to: ViewID) -> Point? {
    fromScreen(onScreen(point, of: from), to: to)
  }

  /// The rectangle round the converted corners.
  package func converted(_ rect: Rect, from: ViewID, to: ViewID) -> Rect? {
    guard let one = converted(rect.origin, from: from, to: to),
      let other = converted(Point(x: rect.maxX, y: rect.maxY), from: from, to: to)
    else { return nil }
    return Rect(from: one, to: other)
  }

  /// The view's frame as UIKit reports it: the rectangle round its transformed corners.
  package func visibleFrame(of id: ViewID) -> Rect {
    let frame = self[id].frame
    guard let transform = transform.value(of: id), transform != .identity else { return frame }
    let center = frame.center
    return Rect(
      x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height
    ).applying(transform).offset(by: center)
  }

  /// What the screen and the clipping ancestors leave of a view, on the screen; nil where that is nothing.
  package func visibleRect(of id: ViewID) -> Rect? {
    guard isInstalled(id) else { return nil }
    var rect = visibleFrame(of: id)
    for ancestor in ancestors(of: id) {
      if self[ancestor].flags.contains(.clipsToBounds) || self[ancestor].parent == nil {
        guard let rest = rect.intersection(self[ancestor].bounds) else { return nil }
        rect = rest
      }
      rect = Rect(
        from: toParent(rect.origin, from: ancestor),
        to: toParent(Point(x: rect.maxX, y: rect.maxY), from: ancestor))
    }
    return rect.isEmpty ? nil : rect
  }
}
