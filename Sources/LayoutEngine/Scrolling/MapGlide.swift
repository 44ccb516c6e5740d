package import Geometry

/// What a map does after a pan: how much farther it moves the finger's way.
///
/// Source: assumed to slow down as a scroll view does; Apple says nothing.
package struct MapGlide: Sendable {
  /// The seconds until it is at rest.
  package let duration: Double
  /// All that it moves, in points.
  package let target: Point
  private let x: Deceleration?
  private let y: Deceleration?

  /// `velocity` is the finger's, in points a second.
  package init(velocity: Point, physics: inout Physics) {
    let speed = velocity.distance(to: Point())
    let rate = speed > physics(.decelerationStart) ? physics(.mapDeceleration) : 0
    func slowing(_ velocity: Double) -> Deceleration? {
      guard velocity != 0, rate > 0 else { return nil }
      return Deceleration(from: 0, velocity: velocity, rate: rate)
    }
    (x, y) = (slowing(velocity.x), slowing(velocity.y))
    target = Point(x: x?.end ?? 0, y: y?.end ?? 0)
    guard let whole = slowing(speed) else {
      duration = 0
      return
    }
    duration = whole.time(within: physics(.stopDistance))
  }

  /// The finger's way so many seconds after the release, to be added to the pan's own.
  package func translation(at seconds: Double) -> Point {
    guard seconds < duration else { return target }
    return Point(x: x?.offset(at: seconds) ?? 0, y: y?.offset(at: seconds) ?? 0)
  }

  package func isFinished(at seconds: Double) -> Bool { seconds >= duration }
}
