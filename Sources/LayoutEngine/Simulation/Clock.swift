/// Virtual time: a frame number over the display's rate, never a running sum.
struct Clock: Sendable {
  private(set) var frame = 0
  let rate: Double

  init(rate: Double) {
    precondition(rate > 0, "a display has a rate")
    self.rate = rate
  }

  /// Seconds since the screen appeared.
  var time: Double { Double(frame) / rate }

  mutating func advance() { frame += 1 }

  /// Less than any time that matters, more than what rounding loses: times this near are the same.
  static let grain = 1e-9
}
