import Geometry

/// Exponential slowing along one axis.
///
/// Source: x = x0 + v(d^(1000t) − 1)/(1000 ln d), ScrollMechanics; its constants agree with those of
/// Chameleon and pop.
package struct Deceleration: Hashable, Sendable {
  package let start: Double
  /// At the start, in points a second, not 0.
  package let velocity: Double
  /// 1000 ln d: what the speed's logarithm gains a second, below 0.
  private let decay: Double

  /// `rate` is d, what is kept of the speed each millisecond: above 0 and below 1.
  package init(from start: Double, velocity: Double, rate: Double) {
    precondition(rate > 0 && rate < 1, "what slows down keeps a part of its speed")
    (self.start, self.velocity, decay) = (start, velocity, 1000 * Elementary.log(rate))
  }

  package func offset(at seconds: Double) -> Double {
    start + velocity * (Elementary.exp(decay * seconds) - 1) / decay
  }

  package func velocity(at seconds: Double) -> Double {
    velocity * Elementary.exp(decay * seconds)
  }

  /// Where it comes to rest, after endless time.
  package var end: Double { start - velocity / decay }

  /// The speed falls by as much a point everywhere: the velocity at a place between start and end.
  package func velocity(atPlace place: Double) -> Double {
    velocity + decay * (place - start)
  }

  /// The seconds until it is at a place between start and end; infinite for the end.
  package func time(toPlace place: Double) -> Double {
    max(0, Elementary.log(velocity(atPlace: place) / velocity) / decay)
  }

  /// The seconds until less than `distance` points are left.
  package func time(within distance: Double) -> Double {
    max(0, Elementary.log(distance * abs(decay / velocity)) / decay)
  }
}
