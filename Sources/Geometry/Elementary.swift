/// Exponential, logarithm and sine of our own: the C library's differ in their last bits between processors.
package enum Elementary {
  private static let highLn2 = 0x1.62e42feep-1
  private static let lowLn2 = 0x1.a39ef35793c76p-33

  /// e to the `x`, by the Taylor series on |r| ≤ ln 2 / 2 after taking whole powers of two out.
  package static func exp(_ x: Double) -> Double {
    guard x.isFinite else { return x == -.infinity ? 0 : x }
    guard x < 709.782712893384 else { return .infinity }
    guard x > -745.13321910194122 else { return 0 }
    let power = (x / 0x1.62e42fefa39efp-1).rounded(.toNearestOrEven)
    let rest = (x - power * highLn2) - power * lowLn2
    var sum = 1.0
    for term in stride(from: 17.0, through: 1.0, by: -1.0) { sum = 1 + rest / term * sum }
    let half = (power / 2).rounded(.down)
    return sum * Double(sign: .plus, exponent: Int(half), significand: 1)
      * Double(sign: .plus, exponent: Int(power - half), significand: 1)
  }

  /// The natural logarithm, by the series of artanh on a significand near 1.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    var (power, significand) = (Double(x.exponent), x.significand)
    if significand > 1.4142135623730951 { (power, significand) = (power + 1, significand / 2) }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for odd in stride(from: 27.0, through: 3.0, by: -2.0) { sum = square * (1 / odd + sum) }
    return power * highLn2 + (power * lowLn2 + 2 * (ratio + ratio * sum))
  }

  /// `base` to the `exponent`, for a base of at least 0.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    guard base > 0 else { return base == 0 ? (exponent > 0 ? 0 : .infinity) : .nan }
    return exp(exponent * log(base))
  }

  /// The sine of `angle` radians; exact to the last bits for |angle| below a million.
  package static func sin(_ angle: Double) -> Double { circular(angle, quarter: 0) }

  /// The cosine of `angle` radians.
  package static func cos(_ angle: Double) -> Double { circular(angle, quarter: 1) }

  /// The angle in radians, from −π/2 to π/2, whose tangent is `x`.
  ///
  /// Taken to |x| ≤ tan 15°, where the Taylor series is short, by the angles of 90° and 30°.
  package static func atan(_ x: Double) -> Double {
    guard x >= 0 else { return x.isNaN ? x : -atan(-x) }
    guard x <= 1 else { return 0x1.921fb54442d18p0 - (atan(1 / x) - 0x1.1a62633145c07p-54) }
    guard x > 0.2679491924311227 else { return arc(x) }
    let root = 1.7320508075688772
    return 0.5235987755982989 + arc((x * root - 1) / (root + x))
  }

  /// The angle in radians, from −π/2 to π/2, whose sine is `x`; nan beyond ±1.
  package static func asin(_ x: Double) -> Double {
    atan(x / ((1 - x) * (1 + x)).squareRoot())
  }

  private static func arc(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for odd in stride(from: 29.0, through: 3.0, by: -2.0) { sum = square * (1 / odd - sum) }
    return x - x * sum
  }

  private static func circular(_ angle: Double, quarter: Int) -> Double {
    guard angle.isFinite, Swift.abs(angle) < 1e9 else { return .nan }
    let turns = (angle / 1.5707963267948966).rounded(.toNearestOrEven)
    let rest =
      ((angle - turns * 0x1.921fb544p0) - turns * 0x1.0b4611a6p-34)
      - turns * 0x1.3198a2e037073p-69
    let square = rest * rest
    let place = (Int(turns) + quarter) & 3
    var sum = 0.0
    let first = place & 1 == 0 ? 17.0 : 18.0
    for term in stride(from: first, through: first == 17 ? 3.0 : 2.0, by: -2.0) {
      sum = -square / (term * (term - 1)) * (1 + sum)
    }
    let value = place & 1 == 0 ? rest * (1 + sum) : 1 + sum
    return place < 2 ? value : -value
  }
}
