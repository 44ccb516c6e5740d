package import Markup

extension SourceText {
  /// Its words, blanks and line ends between them.
  package var tokens: [SourceText] { split { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }

  /// Its alternatives, ` | ` between them, without the blanks around.
  var alternatives: [SourceText] {
    pieces { $0 == UInt8(ascii: "|") }.map(\.trimmed)
  }

  /// Without the blanks around it.
  var trimmed: SourceText {
    let bytes = Array(value.utf8)
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return part(0..<0) }
    return part(first..<(last + 1))
  }

  /// The expressions of a list, commas between them; those inside parentheses, texts and names part nothing.
  var arguments: [SourceText] {
    var depth = 0
    var quote: UInt8?
    var isEscaped = false
    return pieces { byte in
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
  }

  /// The pieces between separators that are not empty.
  private func split(by isSeparator: (UInt8) -> Bool) -> [SourceText] {
    pieces(by: isSeparator).filter { !$0.value.isEmpty }
  }

  private func pieces(by isSeparator: (UInt8) -> Bool) -> [SourceText] {
    var pieces: [SourceText] = []
    var start = 0
    for (offset, byte) in value.utf8.enumerated() where isSeparator(byte) {
      pieces.append(part(start..<offset))
      start = offset + 1
    }
    return pieces + [part(start..<value.utf8.count)]
  }
}
