import Geometry

/// The touches that a next one may count with: UITouch's `tapCount`.
struct RecentTaps: Sendable {
  private var touches: [Lifted] = []

  private struct Lifted: Sendable {
    let start: Point
    let end: Point
    let time: Time
    let count: Int
  }

  /// Notes a touch that has lifted.
  mutating func add(_ touch: Touch, at time: Time) {
    touches.append(
      Lifted(start: touch.start, end: touch.location, time: time, count: touch.tapCount))
  }

  /// The tap count of a touch that begins now: one more than that of a tap that ended near, and not long ago.
  ///
  /// A touch that comes just as long after it as `tapInterval` still counts with it.
  mutating func count(at point: Point, time: Time, _ physics: inout Physics) -> Int {
    guard !touches.isEmpty else { return 1 }
    let interval = Time(seconds: physics(.tapInterval))
    touches.removeAll { time - $0.time > interval }
    guard !touches.isEmpty else { return 1 }
    let nearness = physics(.tapMovement)
    let last = touches.lastIndex {
      $0.start.fingerDistance(to: $0.end) <= nearness
        && $0.end.fingerDistance(to: point) <= nearness
    }
    guard let last else { return 1 }
    return touches.remove(at: last).count + 1
  }
}
