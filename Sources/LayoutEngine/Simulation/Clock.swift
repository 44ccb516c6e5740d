/// The display's frames as virtual time, from 0 when the screen appears.
struct Clock: Sendable {
  private(set) var time = Time.zero
  private let frame: Time

  /// Precondition: `rate`, in frames a second, divides the ticks of a second.
  init(rate: Int) {
    precondition(
      rate > 0 && Time.ticksPerSecond % Int64(rate) == 0, "a frame is a whole number of ticks")
    frame = Time(ticks: Time.ticksPerSecond / Int64(rate))
  }

  /// Goes on to the first frame at or after a moment, and to the next frame at least.
  mutating func advance(to moment: Time) {
    let skipped = (max(moment, time + frame) - time - Time(ticks: 1)).ticks / frame.ticks
    time = time + Time(ticks: (skipped + 1) * frame.ticks)
  }
}
