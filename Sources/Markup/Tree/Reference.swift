/// An entity or character reference in well-formed source.
struct Reference {
  /// How many bytes of source it takes, `&` and `;` included.
  let sourceLength: Int
  /// How many bytes of UTF-8 it stands for.
  let decodedLength: Int

  /// The reference whose `&` stands at the offset.
  init(in bytes: [UInt8], at offset: Int) {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count - 1
    sourceLength = end + 1 - offset
    guard bytes[offset + 1] == UInt8(ascii: "#") else {
      decodedLength = 1  // the five that are defined are all ASCII
      return
    }
    let isHexadecimal = bytes[offset + 2] == UInt8(ascii: "x")
    var value: UInt32 = 0
    for byte in bytes[(offset + (isHexadecimal ? 3 : 2))..<end] {
      let digit = Self.digit(byte, isHexadecimal: isHexadecimal) ?? 0
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x10FFFF)
    }
    decodedLength = value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
  }

  /// Whether a name is one of the five entities that XML itself defines.
  static func isDefined(_ name: ArraySlice<UInt8>) -> Bool {
    (2...4).contains(name.count)
      && ["lt", "gt", "amp", "quot", "apos"].contains { name.elementsEqual($0.utf8) }
  }

  /// The value of a digit of a character reference, or nil.
  static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal:
      UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal:
      UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
