package import Geometry

/// The moment when a finger leaves dragged content: what the delegate is told and what follows.
package struct ScrollRelease: Sendable {
  /// The offset's, in points a millisecond, as `scrollViewWillEndDragging` has it since iOS 6.
  package let velocity: Point
  /// What follows unless the delegate chooses another target.
  package let glide: ScrollGlide
  private let offset: Point
  private let axes: ScrollAxes
  private let scrollable: Scrollable

  /// Where it comes to rest unless the delegate chooses another target.
  package var target: Point { glide.target }

  /// Whether content moves on by itself: `decelerate` of `scrollViewDidEndDragging`, if the delegate
  /// leaves the target.
  package var willDecelerate: Bool { !glide.isStill }

  /// Plans what a drag's end at an offset leads to; `velocity` is the finger's, in points a second.
  ///
  /// Paging is decided here, once: what turns it off later changes nothing.
  package static func plan(
    _ drag: ScrollDrag, at offset: Point, velocity: Point, physics: inout Physics
  ) -> ScrollRelease {
    let (axes, scrollable) = (drag.axes, drag.scrollable)
    let speed = Point { axes[$0] ? -velocity[$0] + 0 : 0 }
    // A slower finger counts as still: the delegate is told 0 of it (Vercantez/openuikit, 187.5 points a second).
    let slowest = physics(.decelerationStart)
    let thrown = Point { abs(speed[$0]) < slowest ? 0 : speed[$0] }
    let pages =
      scrollable.isPaging
      ? Paging.target(
        from: offset, velocity: speed, in: scrollable, axes: axes, physics: &physics) : nil
    func glide(_ axis: ScrollAxis) -> AxisGlide {
      guard axes[axis] else { return AxisGlide(stillAt: offset[axis]) }
      let edge = scrollable.range.clamped(offset[axis], axis)
      if offset[axis] != edge, pages == nil || pages?[axis] == edge {
        let start = returnVelocity(
          from: offset[axis] - edge, velocity: thrown[axis], physics: &physics)
        return .springing(
          from: offset[axis], velocity: start, to: edge, in: scrollable, axis, physics: &physics)
      }
      if let page = pages?[axis] {
        return paged(
          from: offset[axis], velocity: speed[axis], to: page, in: scrollable, axis,
          physics: &physics)
      }
      return .slowing(
        from: offset[axis], velocity: thrown[axis], in: scrollable, axis, physics: &physics)
    }
    return ScrollRelease(
      velocity: Point { (pages == nil ? thrown : speed)[$0] / 1000 },
      glide: ScrollGlide(x: glide(.x), y: glide(.y), pixel: scrollable.pixel), offset: offset,
      axes: axes, scrollable: scrollable)
  }

  /// The velocity with which content past an edge starts on its way back.
  ///
  /// Held there it starts towards the edge, the faster the farther; thrown outwards it keeps a part of the finger's
  /// speed. Thrown inwards it starts with the finger's speed where that is the faster: nobody has measured this.
  private static func returnVelocity(
    from distance: Double, velocity: Double, physics: inout Physics
  ) -> Double {
    if velocity * distance > 0 { return velocity * physics(.outwardRelease) }
    let held = -distance * physics(.heldRelease)
    return abs(velocity) > abs(held) ? velocity : held
  }

  /// On its page already, content stays unless it is thrown.
  private static func paged(
    from offset: Double, velocity: Double, to page: Double, in scrollable: Scrollable,
    _ axis: ScrollAxis, physics: inout Physics
  ) -> AxisGlide {
    let isThrown = abs(velocity) > physics(.pagingVelocity)
    if offset == page, !isThrown || !scrollable.bounces { return AxisGlide(stillAt: page) }
    return .springing(
      from: offset, velocity: velocity, to: page, in: scrollable, axis, physics: &physics)
  }

  /// What follows when the delegate leaves this target: along an axis whose target it changed, a spring
  /// to it, clamped to the range, with the release's velocity.
  package func glide(to target: Point, physics: inout Physics) -> ScrollGlide {
    func changed(_ axis: ScrollAxis) -> AxisGlide {
      guard axes[axis], target[axis] != glide.target[axis] else { return glide[axis] }
      return .springing(
        from: offset[axis], velocity: velocity[axis] * 1000, to: target[axis], in: scrollable, axis,
        physics: &physics)
    }
    return ScrollGlide(x: changed(.x), y: changed(.y), pixel: scrollable.pixel)
  }
}
