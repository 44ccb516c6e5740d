import Geometry

/// The critically damped way to a target along one axis.
///
/// x = e^(−ωt)(x0 + (v0 + ωx0)t). Source: four traces of UIScrollView on iOS 26.1 and 26.5 (Vercantez/openuikit,
/// samoylenkodmitry/Cranpose), with ω from 10.8 to 10.97, within 0.2 points.
package struct Spring: Hashable, Sendable {
  package let target: Double
  private let displacement: Double
  private let velocity: Double
  private let frequency: Double

  /// `velocity` in points a second, `frequency` ω, a second.
  package init(from start: Double, velocity: Double, to target: Double, frequency: Double) {
    (displacement, self.velocity) = (start - target, velocity)
    (self.target, self.frequency) = (target, frequency)
  }

  /// v0 + ωx0: what the way gains beyond pure decay.
  private var gain: Double { velocity + frequency * displacement }

  package func offset(at seconds: Double) -> Double {
    target + Elementary.exp(-frequency * seconds) * (displacement + gain * seconds)
  }

  package func velocity(at seconds: Double) -> Double {
    Elementary.exp(-frequency * seconds) * (velocity - frequency * gain * seconds)
  }

  /// The seconds after which it stays within `distance` points of the target and under `speed`.
  ///
  /// Found by halving on e^(−ωt)(a + bt), which bounds both from above and only falls from 1/ω on.
  package func duration(within distance: Double, under speed: Double) -> Double {
    func isStill(at time: Double) -> Bool {
      let decay = Elementary.exp(-frequency * time)
      let way = abs(displacement) + abs(gain) * time
      let pace = abs(velocity) + frequency * abs(gain) * time
      return decay * way <= distance && decay * pace <= speed
    }
    var low = 1 / frequency
    if isStill(at: low) { return low }
    var step = low
    while !isStill(at: low + step), step < 1e6 { step *= 2 }
    var high = low + step
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if isStill(at: middle) { high = middle } else { low = middle }
    }
    return high
  }
}
