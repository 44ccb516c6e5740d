import Geometry

/// Exponential slowing along one axis, until the speed has fallen to one at which it ends.
///
/// Each millisecond keeps d of the speed and moves the content by what is kept, so that
/// x = x0 + v·d/(1000(1 − d))·(1 − d^(1000t)). Source: two traces of UIScrollView's own offsets and 14 of its targets, on
/// iOS 26.1 (Vercantez/openuikit) and 26.5 (samoylenkodmitry/Cranpose), all within 0.17 points.
package struct Deceleration: Hashable, Sendable {
  package let start: Double
  /// At the start, in points a second, faster than `endSpeed`.
  package let velocity: Double
  /// Points a second, above 0.
  private let endSpeed: Double
  /// 1000 ln d: what the speed's logarithm gains a second, below 0.
  private let decay: Double
  /// d/(1000(1 − d)): the points that each point a second of lost speed is worth.
  private let reach: Double

  /// Precondition: `rate`, what is kept of the speed each millisecond, is above 0 and below 1, and the velocity above
  /// `endSpeed`.
  package init(from start: Double, velocity: Double, rate: Double, endingAt endSpeed: Double) {
    precondition(rate > 0 && rate < 1, "what slows down keeps a part of its speed")
    precondition(endSpeed > 0 && abs(velocity) > endSpeed, "what slows down is faster than its end")
    (self.start, self.velocity, self.endSpeed) = (start, velocity, endSpeed)
    decay = 1000 * Elementary.log(rate)
    reach = rate / (1000 * (1 - rate))
  }

  package func offset(at seconds: Double) -> Double {
    start + (velocity - velocity(at: seconds)) * reach
  }

  package func velocity(at seconds: Double) -> Double {
    velocity * Elementary.exp(decay * seconds)
  }

  private var lastVelocity: Double { velocity < 0 ? -endSpeed : endSpeed }

  /// Where it comes to rest.
  package var end: Double { start + (velocity - lastVelocity) * reach }

  /// Where the delegate is told that it comes to rest: the way of continuous slowing, up to a thousandth longer.
  package var toldEnd: Double { start - (velocity - lastVelocity) / decay }

  /// The seconds until it is at rest.
  package var duration: Double { Elementary.log(endSpeed / abs(velocity)) / decay }

  /// The speed falls by as much a point everywhere: the velocity at a place between start and end.
  package func velocity(atPlace place: Double) -> Double {
    velocity - (place - start) / reach
  }

  /// The seconds until it is at a place between start and end.
  package func time(toPlace place: Double) -> Double {
    max(0, Elementary.log(velocity(atPlace: place) / velocity) / decay)
  }
}
