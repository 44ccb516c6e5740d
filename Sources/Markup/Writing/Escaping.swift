package import PlainText

/// How text is spelled so that a reader gets it back.
package enum Escaping: Sendable {
  /// Between double quotes: tab and line ends as references, which a reader does not make blanks.
  case attribute
  /// Between tags: a carriage return as a reference, which a reader does not make a line feed.
  case text

  /// Appends the text, escaped; what XML 1.0 cannot hold becomes a visible symbol.
  package func append(_ text: String, to buffer: inout ByteBuffer) {
    guard mayNeedEscape(text) else { return buffer.append(text) }
    for scalar in text.unicodeScalars { append(scalar, to: &buffer) }
  }

  private func mayNeedEscape(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in 0..<bytes.count where mayNeedEscape(bytes[index]) { return true }
    return false
  }

  private func mayNeedEscape(_ byte: UInt8) -> Bool {
    // Letters lie above all others but the lead of U+FFFE and U+FFFF.
    guard byte <= UInt8(ascii: ">") else { return byte == 0xEF }
    return switch byte {
    case 0x00..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  private func append(_ scalar: Unicode.Scalar, to buffer: inout ByteBuffer) {
    switch scalar {
    case "&": buffer.append("&amp;")
    case "<": buffer.append("&lt;")
    case ">": buffer.append("&gt;")
    case "\"" where self == .attribute: buffer.append("&quot;")
    case "\t" where self == .attribute: buffer.append("&#9;")
    case "\n" where self == .attribute: buffer.append("&#10;")
    case "\r": buffer.append("&#13;")
    case _ where !XMLCharacter.isAllowed(scalar.value):
      buffer.append(String(VisibleText.symbol(for: scalar)))
    default: buffer.append(String(scalar))
    }
  }
}
