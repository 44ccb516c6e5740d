package import Markup

extension SourceText {
  /// Its words, blanks and line ends between them.
  package var tokens: [SourceText] {
    ranges(between: Self.isBlank).filter { !$0.isEmpty }.map(part)
  }

  /// Whether nothing but blanks and line ends is in it.
  var isBlank: Bool { value.utf8.allSatisfy(Self.isBlank) }

  /// Whether a blank or a line end is in it.
  var holdsBlanks: Bool { value.utf8.contains(where: Self.isBlank) }

  /// Its alternatives, ` | ` between them, without the blanks around.
  var alternatives: [SourceText] {
    ranges { $0 == UInt8(ascii: "|") }.map { part($0).trimmed }
  }

  /// Its labels, commas between them, without the blanks around.
  var labels: [String] {
    ranges { $0 == UInt8(ascii: ",") }.filter { !$0.isEmpty }.map { part($0).trimmed.value }
  }

  /// Without the blanks around it.
  var trimmed: SourceText {
    let bytes = value.utf8
    let first = bytes.prefix(while: Self.isBlank).count
    let blanksBehind = bytes.reversed().prefix(while: Self.isBlank).count
    return first == bytes.count ? part(0..<0) : part(first..<(bytes.count - blanksBehind))
  }

  /// The expressions of a list, commas between them; those inside parentheses, texts and names part nothing.
  var arguments: [SourceText] {
    var depth = 0
    var quote: UInt8?
    var isEscaped = false
    let ranges = ranges { byte in
      defer { isEscaped = quote != nil && !isEscaped && byte == UInt8(ascii: "\\") }
      if let open = quote {
        if byte == open, !isEscaped { quote = nil }
        return false
      }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      return byte == UInt8(ascii: ",") && depth == 0
    }
    return ranges.map(part)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func ranges(between isSeparator: (UInt8) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var offset = 0
    for byte in value.utf8 {
      if isSeparator(byte) {
        ranges.append(start..<offset)
        start = offset + 1
      }
      offset += 1
    }
    return ranges + [start..<offset]
  }
}
