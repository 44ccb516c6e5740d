/// The digits of a number in thousandths, written straight into memory.
///
/// Unsafe because one call for each digit costs twice as much as the digits do.
struct DecimalDigits {
  /// Room for a sign, sixteen digits and a point.
  static let longest = 20

  private let thousandths: UInt64
  private let isNegative: Bool

  /// Nil when the thousandths are no number, or so many that the product's own rounding could decide:
  /// what is written must be written again once it is read.
  init?(_ value: Double) {
    let scaled = value.magnitude * 1000
    guard scaled < 0x1p50 else { return nil }
    // Not `rounded()`: it would make every program link libm, and this is as exact and faster.
    let whole = UInt64(scaled)
    thousandths = scaled - Double(whole) < 0.5 ? whole : whole + 1
    isNegative = value < 0 && thousandths > 0
  }

  /// The number as a string.
  var text: String {
    // Fifteen bytes fit a string without memory of its own; most numbers do.
    let room = thousandths < 1_000_000_000_000 ? 15 : Self.longest
    return unsafe String(unsafeUninitializedCapacity: room) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe write(to: start)
    }
  }

  /// Writes at most `longest` bytes and returns how many.
  @unsafe func write(to start: UnsafeMutablePointer<UInt8>) -> Int {
    var whole = thousandths / 1000
    var fraction = thousandths % 1000
    var end = isNegative ? 1 : 0
    if isNegative { unsafe start[0] = UInt8(ascii: "-") }
    end += Self.digitCount(of: whole)
    var place = end
    repeat {
      place -= 1
      unsafe start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: whole % 10)
      whole /= 10
    } while whole > 0
    guard fraction > 0 else { return end }
    unsafe start[end] = UInt8(ascii: ".")
    end += 1
    while fraction > 0 {
      unsafe start[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / 100)
      fraction = fraction % 100 * 10
      end += 1
    }
    return end
  }

  private static func digitCount(of whole: UInt64) -> Int {
    var count = 1
    var bound: UInt64 = 10
    while whole >= bound {
      count += 1
      bound *= 10
    }
    return count
  }
}
