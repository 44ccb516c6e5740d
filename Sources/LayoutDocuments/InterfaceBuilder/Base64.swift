/// Text that stands in a document as base 64 (RFC 4648), which Xcode writes without padding.
enum Base64 {
  /// The text; characters outside the alphabet are passed over, as the standard lets a decoder do.
  static func text(_ encoded: String) -> String {
    var bytes: [UInt8] = []
    var (buffer, bits) = (0, 0)
    for value in encoded.utf8.compactMap(value) {
      (buffer, bits) = (buffer << 6 | value, bits + 6)
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func value(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 0x41
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 0x61 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
