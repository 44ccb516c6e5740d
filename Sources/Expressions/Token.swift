/// The smallest piece of an expression that means something, and where it stands.
struct Token: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case text(String)
    /// A name; in backticks it is never a word of the language.
    case name(String, inBackticks: Bool)
    case symbol(Symbol)
    case end
  }

  let kind: Kind
  /// UTF-8 offsets into the expression's text.
  let range: Range<Int>
}

/// A word or sign of the language.
enum Symbol: Equatable {
  case binary(BinaryOperator)
  case not
  case `true`, `false`
  case question, colon, comma, dot, openParenthesis, closeParenthesis

  /// Signs by their spelling; a longer one stands before the one that it begins with.
  static let signs: [(spelling: String, symbol: Symbol)] = [
    ("==", .binary(.equal)), ("!=", .binary(.notEqual)), ("<=", .binary(.lessOrEqual)),
    (">=", .binary(.greaterOrEqual)), ("&&", .binary(.and)), ("||", .binary(.or)),
    ("=", .binary(.equal)), ("≠", .binary(.notEqual)), ("<", .binary(.less)),
    ("≤", .binary(.lessOrEqual)), (">", .binary(.greater)), ("≥", .binary(.greaterOrEqual)),
    ("+", .binary(.add)), ("-", .binary(.subtract)), ("*", .binary(.multiply)),
    ("/", .binary(.divide)), ("%", .binary(.remainder)), ("!", .not), ("?", .question),
    (":", .colon), (",", .comma), (".", .dot), ("(", .openParenthesis), (")", .closeParenthesis),
  ]

  /// Words that are no names unless they stand behind a dot or in backticks.
  static func word(_ text: String) -> Symbol? {
    switch text {
    case "and": .binary(.and)
    case "or": .binary(.or)
    case "not": .not
    case "true": .true
    case "false": .false
    default: nil
    }
  }
}

/// An operator between two values.
package enum BinaryOperator: Equatable, Sendable {
  case or, and
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case add, subtract
  case multiply, divide, remainder

  /// How tightly it binds, in Swift's order; the larger the tighter.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .add, .subtract: 4
    case .multiply, .divide, .remainder: 5
    }
  }

  var isComparison: Bool { precedence == 3 }
}
