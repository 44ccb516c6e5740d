/// Decimals whose thousandths come near or beyond the 53 bits of a `Double`.
enum LongDecimal {
  private static let limbSize: UInt64 = 1_000_000_000

  /// The exact whole part, and three decimals of the fraction, half away from zero.
  static func text(_ value: Double) -> String {
    precondition(value.isFinite, "a number to write is finite")
    let sign = value < 0 ? "-" : ""
    guard value.magnitude < 0x1p52 else { return sign + wholeText(value.magnitude) }
    let whole = UInt64(value.magnitude)
    let fraction = DecimalNumber.text(value.magnitude - Double(whole))  // exact, and less than 1
    guard fraction != "1" else { return sign + String(whole + 1) }
    return sign + String(whole) + fraction.dropFirst(1)
  }

  /// Every digit of a whole number: its significand, doubled by its exponent in base 10⁹.
  private static func wholeText(_ whole: Double) -> String {
    guard whole >= 0x1p63 else { return String(UInt64(whole)) }
    var limbs = [UInt64(whole.significand * 0x1p52)]
    var doublings = Int(whole.exponent) - 52
    repeat {
      let step = min(doublings, 29)
      var carry: UInt64 = 0
      for index in limbs.indices {
        let (high, low) = limbs[index].multipliedFullWidth(by: 1 << UInt64(step))
        let (sum, overflow) = low.addingReportingOverflow(carry)
        let (quotient, remainder) = limbSize.dividingFullWidth((high + (overflow ? 1 : 0), sum))
        limbs[index] = remainder
        carry = quotient
      }
      while carry > 0 {
        limbs.append(carry % limbSize)
        carry /= limbSize
      }
      doublings -= step
    } while doublings > 0
    let tail = limbs.dropLast().reversed().map { limb in
      let digits = String(limb)
      return String(repeating: "0", count: 9 - digits.count) + digits
    }
    return String(limbs[limbs.count - 1]) + tail.joined()
  }
}
