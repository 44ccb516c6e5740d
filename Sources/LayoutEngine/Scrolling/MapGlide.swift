package import Geometry

/// A map's course after a pan: how much farther it moves the finger's way.
///
/// Source: assumed to slow down as a scroll view does; Apple says nothing.
package struct MapGlide: Sendable {
  /// The finger's, in points a second.
  private let velocity: Point
  /// Along the finger's way; nil where the map stays.
  private let course: Deceleration?

  /// `velocity` is the finger's, in points a second.
  package init(velocity: Point, physics: inout Physics) {
    self.velocity = velocity
    let (speed, endSpeed) = (velocity.distance(to: Point()), physics(.decelerationEnd))
    let rate = speed < physics(.decelerationStart) ? 0 : physics(.mapDeceleration)
    course =
      rate > 0 && speed > endSpeed
      ? Deceleration(from: 0, velocity: speed, rate: rate, endingAt: endSpeed) : nil
  }

  /// The seconds until it is at rest.
  package var duration: Double { course?.duration ?? 0 }

  /// All that it moves, in points.
  package var target: Point { course.map { way($0.end) } ?? Point() }

  /// The finger's way so many seconds after the release, to be added to the pan's own.
  package func translation(at seconds: Double) -> Point {
    guard let course, seconds < duration else { return target }
    return way(course.offset(at: seconds))
  }

  package func isFinished(at seconds: Double) -> Bool { seconds >= duration }

  private func way(_ length: Double) -> Point {
    let speed = velocity.distance(to: Point())
    return Point(x: velocity.x / speed * length, y: velocity.y / speed * length)
  }
}
