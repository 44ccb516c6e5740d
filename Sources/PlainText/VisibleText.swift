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

  /// Two texts as long as `limit` scalars each; where one is cut, what is left holds their first difference.
  package static func shortened(
    _ first: String, _ second: String, to limit: Int = 60
  ) -> (String, String) {
    let (one, other) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    let difference = zip(one, other).prefix { $0 == $1 }.count
    return (
      window(of: one, around: difference, limit), window(of: other, around: difference, limit)
    )
  }

  private static func window(
    of scalars: [Unicode.Scalar], around place: Int, _ limit: Int
  ) -> String {
    guard scalars.count > limit else { return text(scalars[...]) }
    // A third of the window stands before the place, and each end that is cut takes an ellipsis.
    let start = place < limit - 1 ? 0 : min(place - limit / 3, scalars.count - limit + 1)
    let isCut = start + limit - 1 < scalars.count
    let end = isCut ? start + limit - (start > 0 ? 2 : 1) : scalars.count
    return (start > 0 ? "…" : "") + text(scalars[start..<end]) + (isCut ? "…" : "")
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
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

  package static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // Marks of direction, separators of lines, and what takes no width; joiners belong to emoji and scripts.
    case 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
