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
  /// As written; empty at the end.
  let text: String
  /// UTF-8 offsets in the line.
  let range: Range<Int>
}

enum ConstraintSign: String, CaseIterable {
  case equal = "="
  case lessThanOrEqual = "≤"
  case greaterThanOrEqual = "≥"
  case dot = "."
  case times = "*"
  case plus = "+"
  case minus = "-"
  case slash = "/"
  case colon = ":"
  case comma = ","
  case at = "@"
  case bar = "|"
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBracket = "["
  case closeBracket = "]"

  /// Signs by their spelling; a longer one stands before the one that it begins with.
  static let spellings: [(spelling: String, sign: ConstraintSign)] =
    [("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual)]
    + allCases.map { ($0.rawValue, $0) }
}
