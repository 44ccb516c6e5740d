/// What a character is to the breaking of lines.
enum BreakRole: Sendable {
  case letter
  case other
  /// A line may end after it, and then it takes no room.
  case space
  /// A line may end after it where a letter follows.
  case hyphen
  /// A line may end before and after it, as between Chinese characters.
  case ideograph
  /// It does not begin a line: a closing bracket, a full stop, a small kana.
  case closing
  /// It does not end a line: an opening bracket.
  case opening
  /// No line ends beside it.
  case glue

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .other
      return
    }
    self.init(scalar)
  }

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    case 0x2D, 0x2010, 0x2012...0x2014: self = .hyphen
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .glue
    case 0x00...0xA9: self = .other
    default:
      if Self.closingScalars.contains(scalar) {
        self = .closing
      } else if Self.openingScalars.contains(scalar) {
        self = .opening
      } else if Self.isHangul(scalar)
        || CharacterClass.advance(of: scalar, in: .chinese) == nil
      {
        self = scalar.properties.isAlphabetic ? .letter : .other
      } else {
        self = .ideograph
      }
    }
  }

  /// Whether a line may end between a character and the one after it.
  static func allowsBreak(_ left: BreakRole, _ right: BreakRole) -> Bool {
    switch (left, right) {
    case (_, .space), (_, .closing), (.opening, _), (_, .glue), (.glue, _): false
    case (.space, _): true
    case (.hyphen, .letter): true
    case (.ideograph, _), (.closing, .ideograph), (.letter, .ideograph), (.other, .ideograph): true
    default: false
    }
  }

  /// Korean breaks between words.
  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7AF).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
  }

  /// Unicode's line break classes CL, CJ, NS and EX of East Asian texts (UAX #14).
  private static let closingScalars = Set(
    "、。，．：；？！）］｝」』】〕〉》〗〙〛ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻ゝゞヽヾ・…‥”’％"
      .unicodeScalars)
  private static let openingScalars = Set("（［｛「『【〔〈《〖〘〚“‘".unicodeScalars)
}
