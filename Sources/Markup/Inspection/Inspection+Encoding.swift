import PlainText

extension Inspection {
  /// Refuses what is not UTF-8 or holds characters that XML 1.0 does not have.
  mutating func checkEncoding() throws(Fault) {
    if let name = foreignByteOrder { throw Fault(.otherEncoding(name), at: 0) }
    position = file.byteOrderMarkLength
    guard bytes[position...].contains(where: { !XMLCharacter.isBlank($0) }) else {
      throw Fault(.empty, at: 0)
    }
    if let encoding = declaredEncoding, !isUTF8(encoding) {
      throw Fault(.otherEncoding(text(encoding)), at: encoding.lowerBound)
    }
    try checkCharacters()
  }

  /// UTF-16 and UTF-32, by their byte order mark or by how `<` looks in them.
  private var foreignByteOrder: String? {
    let first = Array(bytes.prefix(4))
    if first.starts(with: [0xFF, 0xFE, 0, 0]) || first == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if first == [0x3C, 0, 0, 0] || first == [0, 0, 0, 0x3C] { return "UTF-32" }
    if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    if first.count == 4, first[0] == 0x3C, first[1] == 0, first[3] == 0 { return "UTF-16" }
    if first.count == 4, first[1] == 0x3C, first[0] == 0, first[2] == 0 { return "UTF-16" }
    return nil
  }

  /// The range of the encoding's name in an XML declaration, read leniently: the bytes of the
  /// file mean nothing yet, and it is the name that tells why.
  private var declaredEncoding: Range<Int>? {
    guard looksAt("<?xml"), XMLCharacter.isBlank(byte(5)) else { return nil }
    let end = offset(of: "?>") ?? bytes.count
    var scan = self
    while let found = scan.offset(of: "encoding"), found < end {
      scan.position = found + 8
      scan.passBlanks()
      guard scan.byte() == UInt8(ascii: "=") else { continue }
      scan.position += 1
      scan.passBlanks()
      let quote = scan.byte()
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      let start = scan.position + 1
      return bytes[start..<max(start, end)].firstIndex(of: quote).map { start..<$0 }
    }
    return nil
  }

  private func isUTF8(_ name: Range<Int>) -> Bool {
    let lowercased = bytes[name].map { $0 | 0x20 }
    return lowercased.elementsEqual("utf-8".utf8) || lowercased.elementsEqual("utf8".utf8)
  }

  private func checkCharacters() throws(Fault) {
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x80 {
        index += 1
        continue
      }
      guard let (value, length) = decodedScalar(at: index) else {
        throw Fault(.notUTF8(byte: index), at: index)
      }
      guard XMLCharacter.isAllowed(value.value) else {
        throw Fault(.forbiddenCharacter(value, byte: index), at: index)
      }
      index += length
    }
  }

  /// One scalar by the table of well-formed byte sequences (Unicode, table 3-7), or nil.
  private func decodedScalar(at index: Int) -> (Unicode.Scalar, length: Int)? {
    let lead = bytes[index]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0x00...0x7F: (1, 0...0)
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0, index + length <= bytes.count else { return nil }
    guard length > 1 else { return (Unicode.Scalar(lead), 1) }
    guard second.contains(bytes[index + 1]) else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in bytes[(index + 1)..<(index + length)] {
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}
