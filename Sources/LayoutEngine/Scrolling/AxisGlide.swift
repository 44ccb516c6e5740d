import Geometry

/// What content does along one axis after the finger has left it.
package struct AxisGlide: Sendable {
  /// Where the delegate is told that it comes to rest, on the pixel grid where its limits are.
  package let target: Double
  /// Where it comes to rest, likewise: short of a far target by up to a thousandth of the way.
  package let rest: Double
  /// The seconds until it is exactly where it rests.
  package let duration: Double
  private let course: Course
  /// What it never leaves: its range where bouncing is off.
  private let limits: ClosedRange<Double>?

  private enum Course {
    case still
    case slowing(Deceleration)
    /// Slows until it is over the edge, then springs back.
    case bouncing(Deceleration, until: Double, Spring)
    case springing(Spring)
  }

  /// Content that stays.
  package init(stillAt place: Double) {
    (target, rest, duration, course, limits) = (place, place, 0, .still, nil)
  }

  private init(
    _ course: Course, to target: Double, rest: Double? = nil, duration: Double,
    limits: ClosedRange<Double>? = nil
  ) {
    (self.course, self.target, self.rest) = (course, target, rest ?? target)
    (self.duration, self.limits) = (duration, limits)
  }

  /// The place at a time, not rounded but exactly where it rests from its duration on.
  package func offset(at seconds: Double) -> Double {
    guard seconds < duration else { return rest }
    let free: Double
    switch course {
    case .still: free = rest
    case .slowing(let deceleration): free = deceleration.offset(at: seconds)
    case .bouncing(let deceleration, let edge, let spring):
      free =
        seconds < edge ? deceleration.offset(at: seconds) : spring.offset(at: seconds - edge)
    case .springing(let spring): free = spring.offset(at: seconds)
    }
    guard let limits else { return free }
    return min(max(free, limits.lowerBound), limits.upperBound)
  }

  /// Points a second, 0 once it is at rest.
  package func velocity(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    switch course {
    case .still: return 0
    case .slowing(let deceleration): return deceleration.velocity(at: seconds)
    case .bouncing(let deceleration, let edge, let spring):
      return seconds < edge
        ? deceleration.velocity(at: seconds) : spring.velocity(at: seconds - edge)
    case .springing(let spring): return spring.velocity(at: seconds)
    }
  }

  /// Whether nothing moves at all.
  package var isStill: Bool {
    if case .still = course { true } else { false }
  }

  /// Whether a spring draws it to its target at a time, rather than its own speed.
  package func isSpringing(at seconds: Double) -> Bool {
    switch course {
    case .springing: true
    case .bouncing(_, let edge, _): seconds >= edge
    case .still, .slowing: false
    }
  }
}

extension AxisGlide {
  /// Springs to a target in the range with the velocity it has.
  static func springing(
    from offset: Double, velocity: Double, to target: Double, in scrollable: Scrollable,
    _ axis: ScrollAxis, physics: inout Physics
  ) -> AxisGlide {
    let target = scrollable.range.clamped(scrollable.pixel.rounded(target), axis)
    if offset == target, velocity == 0 { return AxisGlide(stillAt: target) }
    let spring = Spring(
      from: offset, velocity: velocity, to: target, frequency: physics(.bounceFrequency))
    return AxisGlide(
      .springing(spring), to: target, duration: duration(of: spring, physics: &physics),
      limits: scrollable.bounces ? nil : scrollable.limits(axis))
  }

  /// Slows down on its own, and at an edge bounces with the velocity it has there.
  ///
  /// Without bouncing it stops dead there. From past an edge it springs back to it with the velocity that it has.
  static func slowing(
    from offset: Double, velocity: Double, in scrollable: Scrollable, _ axis: ScrollAxis,
    physics: inout Physics
  ) -> AxisGlide {
    let edge = scrollable.range.clamped(offset, axis)
    guard offset == edge else {
      return springing(
        from: offset, velocity: velocity, to: edge, in: scrollable, axis, physics: &physics)
    }
    let endSpeed = physics(.decelerationEnd)
    guard abs(velocity) > endSpeed else { return AxisGlide(stillAt: offset) }
    let deceleration = Deceleration(
      from: offset, velocity: velocity, rate: scrollable.decelerationRate, endingAt: endSpeed)
    func reachable(_ place: Double) -> Double { scrollable.range.clamped(place, axis) }
    let last = reachable(deceleration.end)
    guard last != deceleration.end else {
      return AxisGlide(
        .slowing(deceleration), to: reachable(scrollable.pixel.rounded(deceleration.toldEnd)),
        rest: reachable(scrollable.pixel.rounded(last)), duration: deceleration.duration)
    }
    let arrival = deceleration.time(toPlace: last)
    guard scrollable.bounces else {
      if arrival == 0 { return AxisGlide(stillAt: last) }
      return AxisGlide(.slowing(deceleration), to: last, duration: arrival)
    }
    let spring = Spring(
      from: last, velocity: deceleration.velocity(atPlace: last), to: last,
      frequency: physics(.bounceFrequency))
    return AxisGlide(
      .bouncing(deceleration, until: arrival, spring), to: last,
      duration: arrival + duration(of: spring, physics: &physics))
  }

  private static func duration(of spring: Spring, physics: inout Physics) -> Double {
    spring.duration(within: physics(.stopDistance), under: physics(.restVelocity))
  }
}

extension Scrollable {
  /// The range along one axis.
  fileprivate func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
    range.minimum[axis]...range.maximum[axis]
  }
}
