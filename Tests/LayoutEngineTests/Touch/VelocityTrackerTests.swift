import Geometry
import Testing

@testable import LayoutEngine

@Suite struct VelocityTrackerTests {
  /// Samples, how long after the last the velocity is asked, and what it is were they 0.01 s apart.
  private let rows: [(ys: [Double], wait: Double, velocity: Double)] = [
    ([], 0, 0),
    ([0], 0, 0),
    ([0, 10], 0, 50),
    ([0, 10, 20], 0, 400),
    ([0, 10, 20, 30], 0, 1000),
    ([0, 99, 89, 79, 69], 0, -1000),
    ([0, 1, 3, 6], 0, 60 + 70 + 15),
    ([0, 10, 20, 30], 0.0625, 1000),
    ([0, 10, 20, 30], 0.125, 0),
    ([0, 10, 20, 30], 5, 0),
  ]

  @Test func `the newest pairs of samples count least`() {
    for row in rows {
      var tracker = VelocityTracker()
      for (index, y) in row.ys.enumerated() {
        tracker.add(Point(x: -y, y: y), at: Time(seconds: Double(index) / 128))
      }
      let last = Double(max(0, row.ys.count - 1)) / 128
      let velocity = tracker.velocity(
        at: Time(seconds: last + row.wait), stillAfter: Time(seconds: 0.125))
      // They are 1/128 s apart, so that times are exact.
      let expected = row.velocity * 1.28
      #expect(abs(velocity.y - expected) < 1e-9, "\(row)")
      #expect(abs(velocity.x + expected) < 1e-9, "\(row)")
    }
  }

  @Test func `of samples at one time the last counts`() {
    var tracker = VelocityTracker()
    for (y, time) in [(0, 0), (1, 1), (4, 2), (99, 3), (7, 3)] as [(Double, Double)] {
      tracker.add(Point(x: 0, y: y), at: Time(seconds: time))
    }
    #expect(
      tracker.velocity(at: Time(seconds: 3), stillAfter: Time(seconds: 1))
        == Point(x: 0, y: 0.6 * 1 + 0.35 * 3 + 0.05 * 3))
  }
}
