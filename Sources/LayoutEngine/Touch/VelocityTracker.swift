package import Geometry

/// A finger's speed as a scroll view sees it when the finger lifts.
///
/// The last three pairs of samples count 0.6, 0.35 and 0.05, the newest least, since lifting a finger makes it slip; a
/// pair that is missing counts as rest. Flutter's IOSScrollViewFlingVelocityTracker, which was fitted on iOS, has it so.
package struct VelocityTracker: Sendable, Equatable {
  private var samples: [Sample] = []

  private struct Sample: Sendable, Equatable {
    let time: Time
    let point: Point
  }

  /// A tracker that has seen nothing.
  package init() {}

  /// Notes where the finger was, by its own time stamp; of several at one time the last counts.
  package mutating func add(_ point: Point, at time: Time) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append(Sample(time: time, point: point))
    if samples.count > 4 { samples.removeFirst() }
  }

  /// Points a second at a time; zero once the finger has rested for as long as `window`.
  package func velocity(at time: Time, stillAfter window: Time) -> Point {
    guard let last = samples.last, time - last.time < window else { return Point() }
    let weights = [0.05, 0.35, 0.6]
    return zip(weights, samples.indices.dropFirst().reversed()).reduce(Point()) { sum, pair in
      let (before, after) = (samples[pair.1 - 1], samples[pair.1])
      let (way, seconds) = (after.point - before.point, (after.time - before.time).seconds)
      guard seconds > 0 else { return sum }
      return sum + Point(x: pair.0 * way.x / seconds, y: pair.0 * way.y / seconds)
    }
  }
}
