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

  /// The sign that begins with a scalar, given the one behind it: the longer where two begin alike.
  static func sign(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar?
  ) -> (symbol: Symbol, length: Int)? {
    switch (first, second) {
    case ("=", "="?): (.binary(.equal), 2)
    case ("!", "="?): (.binary(.notEqual), 2)
    case ("<", "="?): (.binary(.lessOrEqual), 2)
    case (">", "="?): (.binary(.greaterOrEqual), 2)
    case ("&", "&"?): (.binary(.and), 2)
    case ("|", "|"?): (.binary(.or), 2)
    default: sign(first).map { ($0, 1) }
    }
  }

  private static func sign(_ scalar: Unicode.Scalar) -> Symbol? {
    switch scalar {
    case "=": .binary(.equal)
    case "≠": .binary(.notEqual)
    case "<": .binary(.less)
    case "≤": .binary(.lessOrEqual)
    case ">": .binary(.greater)
    case "≥": .binary(.greaterOrEqual)
    case "+": .binary(.add)
    case "-": .binary(.subtract)
    case "*": .binary(.multiply)
    case "/": .binary(.divide)
    case "%": .binary(.remainder)
    case "!": .not
    case "?": .question
    case ":": .colon
    case ",": .comma
    case ".": .dot
    case "(": .openParenthesis
    case ")": .closeParenthesis
    default: nil
    }
  }

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
