/// Numbers in files: `-?digits[.digits]`, the same in every locale.
package enum DecimalNumber {
  /// The nearest `Double` of a decimal number, or nil when the text is none or it is not finite.
  ///
  /// Nothing but an optional minus, digits, and a point between digits is taken: no plus, blank,
  /// exponent, hexadecimal, `inf` or `nan`, all of which `Double(_:)` would take. `-0` gives 0.
  package static func value(of text: Substring) -> Double? {
    guard isDecimal(text), let value = Double(text), value.isFinite else { return nil }
    return value == 0 ? 0 : value
  }

  /// The number that a whole text is, likewise.
  package static func value(of text: String) -> Double? { value(of: text[...]) }

  /// The value with at most three decimals, half away from zero, no trailing zeros, never `-0`.
  ///
  /// Precondition: the value is finite.
  package static func text(_ value: Double) -> String {
    guard let decimal = DecimalDigits(value) else { return LongDecimal.text(value) }
    return decimal.text
  }

  /// The number that a reader finds where `text(_:)` wrote a value.
  ///
  /// Precondition: the value is finite.
  package static func printed(_ value: Double) -> Double { self.value(of: text(value)) ?? value }

  private static func isDecimal(_ text: Substring) -> Bool {
    var digits = 0
    var hasPoint = false
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "-") where isFirst: break
      case UInt8(ascii: ".") where digits > 0 && !hasPoint:
        hasPoint = true
        digits = 0
      default: return false
      }
      isFirst = false
    }
    return digits > 0
  }
}
