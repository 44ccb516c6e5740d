/// Reads the lines of a table that stands in the source: words and whole numbers between spaces.
struct TableReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ table: String) { bytes = Array(table.utf8) }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Whether the line has no more fields; then the next one begins.
  mutating func endsLine() -> Bool {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    guard offset < bytes.count else { return true }
    guard bytes[offset] == UInt8(ascii: "\n") else { return false }
    offset += 1
    return true
  }

  /// The whole number that stands here, and what ends it.
  mutating func number() -> Int {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    var (value, isNegative) = (0, false)
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
      default: return isNegative ? -value : value
      }
      offset += 1
    }
    return isNegative ? -value : value
  }

  /// Passes the character that ends a number.
  mutating func skip() { offset += 1 }

  /// The Unicode scalars up to the next space or line end.
  mutating func scalars() -> String.UnicodeScalarView {
    let start = offset
    while offset < bytes.count, bytes[offset] > UInt8(ascii: " ") { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars
  }
}
