/// Text made fit to be shown: no control character raw, no token without end.
package enum VisibleText {
  /// The text with every control character as a visible symbol: U+0000 as ␀, a newline as ␊.
  ///
  /// Characters that turn the writing direction or break lines unseen become U+FFFD.
  package static func of(_ text: String, keepingTabs: Bool = false) -> String {
    // Every character that is unseen begins with a byte outside these.
    guard !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }),
      text.unicodeScalars.contains(where: isUnseen)
    else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(keepingTabs && scalar == "\t" ? scalar : symbol(for: scalar))
    }
    return String(shown)
  }

  /// The text, or so much of its start and an ellipsis that it has at most `limit` scalars.
  package static func shortened(_ text: String, to limit: Int = 60) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
    return String(text.unicodeScalars.prefix(limit - 1)) + "…"
  }

  /// The symbol of a control character, itself for any other; Unicode's Control Pictures block.
  package static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case _ where isUnseen(scalar): "\u{FFFD}"
    default: scalar
    }
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
