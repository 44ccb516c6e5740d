/// A moment of a run's virtual time, or the span between two, in whole ticks.
///
/// Frames of 60 and 120 Hz, milliseconds and microseconds are whole numbers of ticks. Sums and differences are therefore
/// exact, and a span measures the same wherever in a run it begins.
package struct Time: Hashable, Comparable, Sendable {
  package let ticks: Int64

  /// The clock's grain: a tick is a sixth of a microsecond.
  package static let ticksPerSecond: Int64 = 6_000_000
  package static let zero = Time(ticks: 0)
  /// Before every moment of a run.
  static let distantPast = Time(ticks: .min)
  /// After every moment of a run.
  static let distantFuture = Time(ticks: .max)

  package init(ticks: Int64) { self.ticks = ticks }

  /// The tick nearest to a number of seconds; of two the later one.
  ///
  /// Precondition: the number is finite and below 10⁹; files hold at most an hour.
  package init(seconds: Double) {
    precondition(abs(seconds) < 1e9, "a span of a run is finite")
    ticks = Int64((seconds * Double(Self.ticksPerSecond)).rounded())
  }

  package var seconds: Double { Double(ticks) / Double(Self.ticksPerSecond) }

  package static func < (one: Time, other: Time) -> Bool { one.ticks < other.ticks }

  package static func + (one: Time, other: Time) -> Time { Time(ticks: one.ticks + other.ticks) }

  package static func - (one: Time, other: Time) -> Time { Time(ticks: one.ticks - other.ticks) }

  package static func * (count: Int, span: Time) -> Time { Time(ticks: Int64(count) * span.ticks) }
}
