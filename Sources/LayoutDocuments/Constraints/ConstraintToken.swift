import LayoutEngine

/// The smallest piece of an equation or of visual format that means something.
struct ConstraintToken: Equatable {
  enum Kind: Equatable {
    /// A name; in backticks it is always an id, never a word of the language.
    case name(String, inBackticks: Bool)
    /// Never negative; infinite where the digits are too many.
    case number(Double)
    case sign(ConstraintSign)
    /// What stands behind `#`.
    case id(String)
    case end
  }

  let kind: Kind
  /// UTF-8 offsets in the line.
  let range: Range<Int>
}

enum ConstraintSign: Equatable {
  case relation(LayoutRule.Relation)
  case dot, times, plus, minus, slash, colon, comma, at, bar
  case openParenthesis, closeParenthesis, openBracket, closeBracket

  /// The sign that two scalars spell together.
  init?(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
    switch (first, second) {
    case ("=", "="): self = .relation(.equal)
    case ("<", "="): self = .relation(.lessThanOrEqual)
    case (">", "="): self = .relation(.greaterThanOrEqual)
    default: return nil
    }
  }

  /// The sign that a scalar is by itself.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "=": self = .relation(.equal)
    case "≤": self = .relation(.lessThanOrEqual)
    case "≥": self = .relation(.greaterThanOrEqual)
    case ".": self = .dot
    case "*": self = .times
    case "+": self = .plus
    case "-": self = .minus
    case "/": self = .slash
    case ":": self = .colon
    case ",": self = .comma
    case "@": self = .at
    case "|": self = .bar
    case "(": self = .openParenthesis
    case ")": self = .closeParenthesis
    case "[": self = .openBracket
    case "]": self = .closeBracket
    default: return nil
    }
  }
}
