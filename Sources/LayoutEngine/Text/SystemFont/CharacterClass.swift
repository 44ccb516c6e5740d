/// The design that Han characters and kana have.
enum HanDesign: Sendable {
  /// All are as wide as China's, up to iOS 13.
  case former
  /// Kana are narrower.
  case chinese
  /// Han characters are as narrow as kana, since the interface has kana.
  case japanese
}

/// Characters that are measured by their class, not each on its own.
enum CharacterClass {
  /// The scalars of a character that take room: all but marks, joiners and variation selectors.
  static func visibleScalars(of character: Character) -> [Unicode.Scalar] {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return [] }
    if scalars.count == 1 { return takesRoom(first) ? [first] : [] }
    let visible = scalars.filter(takesRoom)
    // Emoji that are joined, or two letters of a flag, or parts of a Hangul syllable, are one picture.
    if let first = visible.first, isOnePicture(first) { return [first] }
    return Array(visible)
  }

  /// The width of a Chinese, Japanese or Korean character or an emoji, in em; nil for all others.
  ///
  /// Widths fitted to public documents: 245 texts of Han characters and 42 of Hangul, few of emoji. They are the same in
  /// every weight and not tracked.
  static func advance(of scalar: Unicode.Scalar, in han: HanDesign) -> Double? {
    guard scalar.value >= 0x1100 else { return nil }
    return switch scalar.value {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A0...0x30FF: han == .former ? wide : narrow
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3000...0x303F, 0xFF01...0xFF60:
      han == .japanese ? narrow : wide
    case 0xAC00...0xD7AF, 0x1100...0x11FF: 0.8637
    case 0x1F000...0x1FAFF: 1.1179
    // The rest of Unicode's wide characters, taken to be as wide as Han ones.
    case 0x3099...0x33FF, 0xF900...0xFAFF, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      han == .japanese ? narrow : wide
    default: nil
    }
  }

  /// Returns whether a text has kana, which only Japanese is written in.
  static func hasKana(_ text: some StringProtocol) -> Bool {
    // Kana begin with the byte E3 in UTF-8, as no ASCII does.
    text.utf8.contains(0xE3)
      && text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) && $0 != "\u{30FB}" }
  }

  /// Han characters of 245 texts; kana, too, in "アラートを表示", which iOS 11 makes 108 wide at 15 points.
  private static let wide = 1.0203

  /// Kana and kanji alike: 37.667, 75, 93.667 and 131 for 2, 4, 5 and 7 characters in bold 20, 63.667 for 4 in regular 17
  /// and 60 for 2 in bold 32 at 3 pixels a point (Rio-iOS/deep-understanding-autolayout, plug-in 22685), which 0.9334 to
  /// 0.9357 fit.
  private static let narrow = 0.9355

  /// Whether a scalar takes room and is a character of its own whatever such scalars stand beside it: letters and
  /// punctuation of Latin, Greek and Cyrillic, Han, kana and Hangul syllables, all of Grapheme_Cluster_Break Other, LV or
  /// LVT (UAX #29).
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x377, 0x37A...0x37F, 0x384...0x38A,
      0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F:
      true
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x3001...0x3029, 0x3041...0x3096,
      0x309D...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60:
      true
    default: false
    }
  }

  private static func isOnePicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1F000...0x1FAFF, 0x1100...0x11FF, 0xAC00...0xD7AF: true
    default: false
    }
  }

  private static func takesRoom(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF: true
    case 0x1F3FB...0x1F3FF: false
    case 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: false
      // A tab is as wide as a space, for want of its stops.
      case .control: scalar == "\t"
      default: true
      }
    }
  }
}
