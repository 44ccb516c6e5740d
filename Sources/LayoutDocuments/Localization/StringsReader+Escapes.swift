/// What may stand behind a backslash, as CoreFoundation reads it.
extension StringsReader {
  /// The character that the escape behind a backslash stands for; another character stands for itself.
  mutating func escapedScalar() throws(Fault) -> Unicode.Scalar {
    let start = offset - 1
    guard let byte = next else { throw Fault(.badEscape, at: start) }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return try octalScalar()
    case UInt8(ascii: "U"):
      offset += 1
      return try hexadecimalScalar(from: start)
    default: break
    }
    if let scalar = Self.controls[byte] {
      offset += 1
      return scalar
    }
    return wholeScalar()
  }

  private static let controls: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "v"): "\u{B}",
  ]

  /// At most three digits, of a character in NeXTSTEP's encoding.
  private mutating func octalScalar() throws(Fault) -> Unicode.Scalar {
    let start = offset - 1
    var value = 0
    for _ in 0..<3 {
      guard let byte = next, (0x30...0x37).contains(byte) else { break }
      value = value << 3 | Int(byte - 0x30)
      offset += 1
    }
    guard value > 0, let scalar = NextStepCharacter.scalar(UInt8(truncatingIfNeeded: value)) else {
      throw Fault(.badEscape, at: start)
    }
    return scalar
  }

  /// At most four digits, of a unit of UTF-16; a pair of them may be one character.
  private mutating func hexadecimalScalar(from start: Int) throws(Fault) -> Unicode.Scalar {
    guard let unit = hexadecimalUnit(), unit > 0 else { throw Fault(.badEscape, at: start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, accept(UInt8(ascii: "\\")), accept(UInt8(ascii: "U")),
      let second = hexadecimalUnit(), (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw Fault(.badEscape, at: start) }
    return scalar
  }

  private mutating func hexadecimalUnit() -> UInt32? {
    let start = offset
    while offset - start < 4, let byte = next, Self.isHexadecimal(byte) { offset += 1 }
    return UInt32(String(decoding: bytes[start..<offset], as: UTF8.self), radix: 16)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// The character here, however many bytes it has; the bytes are well-formed.
  private mutating func wholeScalar() -> Unicode.Scalar {
    let end = bytes[offset...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    let text = String(decoding: bytes[offset..<end], as: UTF8.self)
    offset = end
    return text.unicodeScalars.first ?? "\u{FFFD}"
  }
}
