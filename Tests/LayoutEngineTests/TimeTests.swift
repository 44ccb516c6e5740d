import Testing

@testable import LayoutEngine

@Suite struct TimeTests {
  @Test func `frames, milliseconds and microseconds are whole numbers of ticks`() {
    let rows: [(seconds: Double, ticks: Int64)] = [
      (0, 0), (1.0 / 60, 100_000), (1.0 / 120, 50_000), (0.001, 6_000), (0.000001, 6),
      (0.1, 600_000),
      (0.6, 3_600_000), (2.1, 12_600_000), (3600, 21_600_000_000), (-0.5, -3_000_000),
      // Between two ticks the nearer one counts.
      (0.4 / 6_000_000, 0), (0.6 / 6_000_000, 1),
    ]
    for row in rows { #expect(Time(seconds: row.seconds).ticks == row.ticks, "\(row.seconds)") }
  }

  @Test func `a span measures the same wherever it begins`() {
    let span = Time(seconds: 0.1)
    for start in stride(from: 0.0, through: 3600, by: 0.7) {
      let begin = Time(seconds: start)
      #expect((begin + span) - begin == span, "\(start)")
      #expect(((begin + span) - begin).seconds == 0.1, "\(start)")
    }
  }

  @Test func `a clock counts frames without an error that grows`() {
    for rate in [60, 120] {
      var clock = Clock(rate: rate)
      for _ in 0..<(rate * 100) { clock.advance(to: .zero) }
      #expect(clock.time == Time(seconds: 100), "\(rate)")
    }
  }

  @Test func `a clock goes on by a frame at least, and to the first frame at or after a moment`() {
    // From one second at 60 Hz: the moment, and the frame that follows, in ticks.
    let rows: [(Int64, Int64)] = [
      (0, 6_100_000), (6_000_000, 6_100_000), (6_099_999, 6_100_000), (6_100_000, 6_100_000),
      (6_100_001, 6_200_000), (9_000_000, 9_000_000), (21_600_000_001, 21_600_100_000),
    ]
    for (moment, frame) in rows {
      var clock = Clock(rate: 60)
      clock.advance(to: Time(seconds: 1))
      clock.advance(to: Time(ticks: moment))
      #expect(clock.time == Time(ticks: frame), "\(moment)")
    }
  }
}
