/// Where the parts of a well-formed start tag stand.
struct TagScan {
  struct AttributeRanges {
    let name: Range<Int>
    let value: Range<Int>
  }

  let name: Range<Int>
  private(set) var attributes: [AttributeRanges] = []
  /// Behind the `>`.
  private(set) var end: Int

  /// Scans the tag whose `<` stands at `start`; nil when it does not end before the file does.
  init?(of bytes: [UInt8], at start: Int) {
    let nameEnd = Self.nameEnd(in: bytes, from: start + 1)
    name = (start + 1)..<nameEnd
    end = nameEnd
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: ">"):
        end += 1
        return
      case UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0D: end += 1
      default:
        guard passAttribute(in: bytes) else { return nil }
      }
    }
    return nil
  }

  /// Passes `name = "value"`.
  private mutating func passAttribute(in bytes: [UInt8]) -> Bool {
    let nameStart = end
    let nameEnd = Self.nameEnd(in: bytes, from: end)
    var start = nameEnd
    while start < bytes.count, bytes[start] != UInt8(ascii: "\""), bytes[start] != UInt8(ascii: "'")
    {
      start += 1
    }
    guard nameEnd > nameStart, start < bytes.count else { return false }
    var valueEnd = start + 1
    while valueEnd < bytes.count, bytes[valueEnd] != bytes[start] { valueEnd += 1 }
    guard valueEnd < bytes.count else { return false }
    attributes.append(AttributeRanges(name: nameStart..<nameEnd, value: (start + 1)..<valueEnd))
    end = valueEnd + 1
    return true
  }

  /// The first byte from the offset that ends a name.
  private static func nameEnd(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"):
        return end
      default: end += 1
      }
    }
    return end
  }
}
