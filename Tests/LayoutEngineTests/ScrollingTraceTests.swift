import Geometry
import Testing

@testable import LayoutEngine

/// Traces of UIScrollView on running simulators, against the same in this engine.
///
/// Sources: O is Vercantez/openuikit (golden/scroll_traces, iPhone 16, iOS 26.1), C is samoylenkodmitry/Cranpose
/// (ios_fling_measurement.rs, iPhone 17 Pro Max, iOS 26.5). Both have three pixels a point, to which offsets are rounded;
/// touches have time stamps, and every motion begins 0.85 ms after the lift's.
@Suite struct ScrollingTraceTests {
  private static let pixel = 1.0 / 3
  private static let lag = 0.00085

  private static func release(
    from offset: Double, speed: Double, in range: ClosedRange<Double>, rate: Double = 0.998
  ) -> ScrollRelease {
    var physics = Physics()
    var column = Scrollable.column(range, height: 852, scale: 3)
    column.decelerationRate = rate
    return ScrollRelease.plan(
      ScrollDrag(from: Point(y: offset), in: column), at: Point(y: offset),
      velocity: Point(y: -speed), physics: &physics)
  }

  // MARK: - Targets

  @Test func `the delegate is told where a deceleration ends`() {
    let rows: [(source: String, rate: Double, from: Double, speed: Double, target: Double)] = [
      ("O decel_v750", 0.998, 5074, 750, 5443.667), ("O decel_v4875", 0.998, 5536, 4875, 7966),
      ("C", 0.998, 400, 480.834, 635.333), ("C", 0.998, 1244.67, 495.222, 1487),
      ("C", 0.998, 1755.67, 307.76, 1904.33), ("C", 0.998, 2010, 262.579, 2136),
      ("C", 0.998, 2315.67, 677.054, 2649), ("C", 0.998, 2912.67, 1381.05, 3597.67),
      ("C", 0.99, 8662.33, 756.662, 8736.67), ("C", 0.99, 9000.33, 1193.02, 9118),
      ("C", 0.99, 10180.7, 5991.9, 10776),
    ]
    for row in rows {
      for sign in [1.0, -1] {
        let release = Self.release(
          from: sign * row.from, speed: sign * row.speed, in: -20_000...20_000, rate: row.rate)
        #expect(
          abs(sign * release.target.y - row.target) < Self.pixel + 0.01,
          "\(row.source) \(row.from): told \(release.target.y)")
        #expect(abs(release.velocity.y - sign * row.speed / 1000) < 1e-9, "\(row.from)")
      }
    }
  }

  @Test func `a deceleration rests where it does and as late`() {
    let rows: [(source: String, from: Double, speed: Double, rest: Double, seconds: Double)] = [
      ("O decel_v750", 5074, 750, 5443.333, 2.160), ("O decel_v4875", 5536, 4875, 7963.667, 3.103),
    ]
    for row in rows {
      let glide = Self.release(from: row.from, speed: row.speed, in: 0...20_000).glide
      #expect(
        abs(glide.offset(at: glide.duration).y - row.rest) < 0.01,
        "\(row.source): rests at \(glide.offset(at: glide.duration).y)")
      Self.expectEnd(of: glide, at: row.seconds, row.source)
    }
  }

  /// The end is told at the first frame after it: at most a 60th of a second later.
  private static func expectEnd(of glide: ScrollGlide, at seconds: Double, _ source: String) {
    let late = seconds - (glide.duration + lag)
    #expect(late > -0.002 && late < 1.0 / 60, "\(source): ends after \(glide.duration)")
  }

  @Test func `a release slower than the slowest that decelerates leaves content where it is`() {
    // O touch_calib: 187.5 points a second are told as 0; C: never below about 260, always above about 350.
    for (speed, moves) in [(187.5, false), (259, false), (262.6, true), (350, true)] {
      let release = Self.release(from: 2000, speed: speed, in: 0...20_000)
      #expect(release.willDecelerate == moves, "\(speed)")
      #expect(release.velocity.y == (moves ? speed / 1000 : 0), "\(speed)")
    }
  }

  // MARK: - Courses

  /// The offsets of one motion, in seconds since the lift.
  private struct Trace {
    let source: String
    let release: ScrollRelease
    /// Of the offsets, in points.
    let tolerance: Double
    var ends: Double?
    /// A sample that the trace has some frames late says how many.
    let samples: [(seconds: Double, offset: Double, frames: Double)]
  }

  private static let range = 0.0...10_000

  private static let traces = [
    Trace(
      source: "O decel_v750: its last two samples come three and two frames late",
      release: release(from: 5074, speed: 750, in: range), tolerance: 0.35,
      samples: [
        (0.0939, 5137.667, 0), (0.2939, 5240, 0), (0.4939, 5308.667, 0), (0.9939, 5402, 4),
        (1.4940, 5430.667, 3),
      ]),
    Trace(
      source: "O rubberband_top: held 235 points past the edge",
      release: release(from: -235, speed: 0, in: range), tolerance: 0.5, ends: 0.691,
      samples: [
        (0.0076, -223.333, 0), (0.0409, -173.333, 0), (0.0742, -133.333, 0), (0.1242, -88.333, 0),
        (0.1909, -50, 0), (0.2909, -20.333, 0), (0.3909, -8.333, 0),
      ]),
    Trace(
      source: "C: held 177 points past the edge", release: release(from: -177, speed: 0, in: range),
      tolerance: 0.5,
      samples: [
        (0.0495, -121.667, 0), (0.1001, -81, 0), (0.1501, -53.333, 0), (0.1995, -34.333, 0),
        (0.2495, -22, 0), (0.3001, -14, 0), (0.4001, -5.667, 0), (0.4997, -2.333, 0),
      ]),
    Trace(
      source: "O bounce_release_vel: thrown outwards 79 points past the edge",
      release: release(from: -79, speed: -1750, in: range), tolerance: 0.35,
      samples: [
        (0.0158, -90, 0), (0.0490, -98.333, 0), (0.0824, -93.333, 0), (0.1323, -75.667, 0),
        (0.1989, -50.333, 0), (0.2990, -24, 0), (0.3990, -10.333, 0),
      ]),
    // How far from the edge it was lifted is not in the trace: 60 points fit it best. Its own ω is nearly 11.
    Trace(
      source: "O edge_impact: its last three samples come a frame late",
      release: release(from: 9940, speed: 3125, in: range), tolerance: 1.3, ends: 0.807,
      samples: [
        (0.0406, 10048.667, 0), (0.0739, 10089.333, 0), (0.1073, 10100.333, 0),
        (0.1739, 10085.333, 0), (0.2406, 10059, 0), (0.3406, 10025.333, 1), (0.4406, 10011, 1),
        (0.5406, 10004.667, 1),
      ]),
  ]

  @Test func `content decelerates and bounces as in the traces`() {
    for trace in Self.traces {
      for sample in trace.samples {
        let seconds = sample.seconds - Self.lag
        let places = stride(from: 0.0, through: 1, by: 0.1).map {
          trace.release.glide.y.offset(at: max(0, seconds + $0 * sample.frames / 60))
        }
        let error = places.map { abs($0 - sample.offset) }.min() ?? .infinity
        #expect(
          error <= trace.tolerance,
          "\(trace.source): \(trace.release.glide.y.offset(at: seconds)) after \(sample.seconds) s")
      }
      if let ends = trace.ends { Self.expectEnd(of: trace.release.glide, at: ends, trace.source) }
    }
  }

  @Test func `content follows a finger past an edge as in the traces`() {
    let rows: [(source: String, height: Double, pull: Double, stretch: Double)] = [
      ("O rubberband_top", 852, 100, 51.667), ("O rubberband_top", 852, 200, 97.333),
      ("O rubberband_top", 852, 300, 138.333), ("O rubberband_top", 852, 400, 175),
      ("O rubberband_top", 852, 500, 208), ("O rubberband_top", 852, 590, 235),
      ("C", 681.667, 15, 8), ("C", 681.667, 60, 31.333), ("C", 681.667, 360, 153.333),
      ("C", 681.667, 435, 177),
    ]
    for row in rows {
      var physics = Physics()
      var drag = ScrollDrag(
        from: Point(), in: .column(Self.range, height: row.height, scale: 3))
      let offset = drag.offset(forTranslation: Point(y: row.pull), physics: &physics)
      #expect(
        abs(offset.y + row.stretch) < Self.pixel + 0.01,
        "\(row.source) pulled \(row.pull): \(offset.y)")
    }
  }

  @Test func `an animated offset goes as in the traces`() {
    // O, two pixels a point, frames of a 60th of a second: a page view controller's 375 points, and 400 of a scroll view.
    let rows: [(from: Double, to: Double, frame: Int, offset: Double)] = [
      (375, 750, 6, 469), (375, 750, 12, 656.5), (375, 750, 18, 750), (0, 400, 8, 165.5),
      (0, 400, 16, 388),
    ]
    for row in rows {
      var physics = Physics()
      let animation = ScrollAnimation(
        from: Point(y: row.from), to: Point(y: row.to), physics: &physics, pixel: Pixel(scale: 2))
      let offset = animation.offset(at: Double(row.frame) / 60).y
      #expect(abs(offset - row.offset) <= 0.5, "\(row.to) at frame \(row.frame): \(offset)")
    }
  }

  // MARK: - Fingers

  @Test func `a release has the speed of the last moves, whatever rests for 8 ms after them`() {
    // O: points a move, a move each 8 ms, and the velocity that the delegate is told, in points a millisecond.
    for (way, told) in [(6.0, 0.75), (25, 3.125), (5, 0.625), (14, 1.75)] {
      var tracker = VelocityTracker()
      for move in 0...8 {
        tracker.add(Point(y: way * Double(move)), at: Time(seconds: 0.008 * Double(move)))
      }
      let velocity = tracker.velocity(
        at: Time(seconds: 0.008 * 9), stillAfter: Time(seconds: 0.1))
      #expect(abs(velocity.y / 1000 - told) < 1e-9, "\(way)")
    }
  }

  @Test func `a pan begins at 10 points`() {
    // O touch_calib: not at 9 points, at 12; rubberband_top: at 10, with the offset unmoved until 15, 5 points on.
    let rows = [
      ("0.016 1 move 50 53\n0.032 1 move 50 59", "list.pan failed"),
      ("0.032 1 move 50 59\n0.048 1 move 50 62", "list.pan began 0.0 2.0\nlist.pan ended 0.0 2.0"),
      (
        "0.008 1 move 50 55\n0.016 1 move 50 60\n0.024 1 move 50 65",
        "list.pan began 0.0 0.0\nlist.pan changed 0.0 5.0\nlist.pan ended 0.0 5.0"
      ),
    ]
    for (moves, log) in rows {
      var stage = TouchStage()
      stage.add("list", "scrollView", in: "root", 0, 0, 200, 200)
      let lines = stage.log("0 1 down 50 50\n\(moves)\n0.1 1 up").split(separator: "\n")
      let pans = lines.filter { $0.hasPrefix("list.pan") }.joined(separator: "\n")
      #expect(pans == log, "\(moves)")
    }
  }
}
