package import Geometry

/// Which page a release turns to.
///
/// Source: p = off/size, ±0.5 by the velocity's sign beyond a tolerance, rounded: Flutter's page
/// physics. Counting from offset zero reproduces the sheet article's two stops.
package enum Paging {
  /// The page's offset along the axes that scroll; the others keep theirs.
  ///
  /// `velocity` is the offset's, in points a second. A page is the bounds; halves round away from zero;
  /// the page is clamped to the range.
  package static func target(
    from offset: Point, velocity: Point, in scrollable: Scrollable, axes: ScrollAxes,
    physics: inout Physics
  ) -> Point {
    Point { axis in
      guard axes[axis] else { return offset[axis] }
      return target(
        from: offset[axis], velocity: velocity[axis], in: scrollable, axis, physics: &physics)
    }
  }

  private static func target(
    from offset: Double, velocity: Double, in scrollable: Scrollable, _ axis: ScrollAxis,
    physics: inout Physics
  ) -> Double {
    let size = scrollable.bounds[axis]
    guard size > 0 else { return scrollable.range.clamped(offset, axis) }
    let origin = physics.choice(.pageOrigin) == "inset" ? scrollable.range.minimum[axis] : 0
    let least = physics(.pagingVelocity)
    let turn = velocity > least ? 0.5 : velocity < -least ? -0.5 : 0
    let page = ((offset - origin) / size + turn).rounded(.toNearestOrAwayFromZero)
    return scrollable.range.clamped(scrollable.pixel.rounded(origin + page * size), axis)
  }
}
