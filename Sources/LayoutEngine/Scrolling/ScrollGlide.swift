package import Geometry

/// What content does after the finger has left it, on both axes, in closed form.
package struct ScrollGlide: Sendable {
  package let x: AxisGlide
  package let y: AxisGlide
  private let pixel: Pixel

  package init(x: AxisGlide, y: AxisGlide, pixel: Pixel) {
    (self.x, self.y, self.pixel) = (x, y, pixel)
  }

  package subscript(axis: ScrollAxis) -> AxisGlide { axis == .x ? x : y }

  /// Where the delegate is told that it comes to rest.
  package var target: Point { Point { self[$0].target } }

  /// The seconds until it is at rest.
  package var duration: Double { max(x.duration, y.duration) }

  /// Whether nothing moves at all.
  package var isStill: Bool { x.isStill && y.isStill }

  /// The offset so many seconds after the release, rounded to pixels; at the end exactly where it rests.
  package func offset(at seconds: Double) -> Point {
    Point { axis in
      let glide = self[axis]
      return seconds < glide.duration ? pixel.rounded(glide.offset(at: seconds)) : glide.rest
    }
  }

  /// The offset's velocity, in points a second.
  package func velocity(at seconds: Double) -> Point {
    Point { self[$0].velocity(at: seconds) }
  }

  package func isFinished(at seconds: Double) -> Bool { seconds >= duration }

  /// The glide that goes on from a time in a range that has changed meanwhile; its time starts at 0.
  ///
  /// What was drawn to an edge of the old range is drawn to the new one's; any other target stays, or
  /// becomes the nearest place in the new range.
  package func continued(
    at seconds: Double, after old: ScrollRange? = nil, in scrollable: Scrollable,
    physics: inout Physics
  ) -> ScrollGlide {
    func target(_ axis: ScrollAxis) -> Double {
      let target = self[axis].target
      if target == old?.minimum[axis] { return scrollable.range.minimum[axis] }
      return target == old?.maximum[axis] ? scrollable.range.maximum[axis] : target
    }
    func axis(_ axis: ScrollAxis) -> AxisGlide {
      let glide = self[axis]
      let (offset, velocity) = (glide.offset(at: seconds), glide.velocity(at: seconds))
      if glide.isSpringing(at: seconds) || !scrollable.axes[axis] {
        return .springing(
          from: offset, velocity: velocity, to: target(axis), in: scrollable, axis,
          physics: &physics)
      }
      return .slowing(
        from: offset, velocity: velocity, in: scrollable, axis, physics: &physics)
    }
    return ScrollGlide(x: axis(.x), y: axis(.y), pixel: scrollable.pixel)
  }
}
