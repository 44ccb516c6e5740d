import PlainText

/// What can be wrong with an expression, and the words for it.
package enum ExpressionProblem: Problem {
  // Its text
  case empty
  case tooLong(Int)
  case tooDeep
  case stranger(Unicode.Scalar)
  case openText
  case openName
  case emptyName
  case unknownEscape(Unicode.Scalar)
  case malformedNumber(String)
  case numberTooLarge
  case missingValue(after: String?, found: String?)
  case missingOperator(before: String)
  case missingMember
  case missingColon
  case implicitMember(String)
  case openParenthesis
  case strayParenthesis, strayComma, strayColon
  case chained
  case notAFunction(String)
  case notAPath(String?)
  // Its names
  case unknownName(words: String, nearest: String?)
  case unknownFunction(String, nearest: String?)
  case interfaceBuilderBoolean(String)
  case functionWithoutArguments(String, signature: String)
  case unknownMember(String, of: ValueType, nearest: String?)
  case notAView(function: String)
  // Its types
  case type(expected: ValueType, found: ValueType)
  case unknownChoice(String, of: [String], nearest: String?)
  case unknownColor(String)
  case argumentCount(function: String, takes: String, signature: String, found: Int)
  case argument(String, of: String, expected: String, found: ValueType)
  case negated(ValueType)
  case inverted(String, ValueType)
  case operand(String, takes: String, found: ValueType)
  case scaled(String, ValueType)
  case operands(String, takes: String, ValueType, ValueType)
  case test(ValueType)
  case branches(ValueType, ValueType)

  package var code: String { row.code }
  package var words: String { row.words }

  private var row: (code: String, words: String) {
    switch self {
    case .empty: ("expression-empty", "nothing stands here; an expression is expected")
    case .tooLong(let bytes):
      (
        "expression-too-long",
        "the expression has \(bytes) bytes; at most \(Parser.longestText) are read"
      )
    case .tooDeep:
      (
        "expression-too-deep",
        "too many operators and parentheses inside one another; at most "
          + "\(Parser.deepestNesting) are read"
      )
    case .stranger(let scalar): ("unknown-character", Self.words(for: scalar))
    case .openText:
      ("open-text", "the text that begins here never ends; a ' inside a text is written \\'")
    case .openName: ("open-name", "the name that begins here never ends; its closing ` is missing")
    case .emptyName: ("empty-name", "a name is expected between the backticks")
    case .unknownEscape(let escaped):
      (
        "unknown-escape",
        "'\\\(VisibleText.symbol(for: escaped))' means nothing in a text; \\', \\\\ and \\n are known"
      )
    case .malformedNumber(let token):
      (
        "malformed-number",
        "'\(Self.short(token))' is no number; numbers are digits, a point between them: 12, 0.5"
      )
    case .numberTooLarge:
      (
        "number-too-large",
        "the number is too large; the largest is about 1.8 with 308 digits behind it"
      )
    case .missingValue(after: nil, let found):
      ("missing-value", "a value is expected before \(Self.quoted(found ?? ""))")
    case .missingValue(let before?, nil):
      (
        "missing-value",
        "a value is expected after \(Self.quoted(before)), but the expression ends"
      )
    case .missingValue(let before?, let found?):
      (
        "missing-value",
        "a value is expected after \(Self.quoted(before)), not \(Self.quoted(found))"
      )
    case .missingOperator(let token):
      ("missing-operator", "an operator is expected before \(Self.quoted(token))")
    case .missingMember: ("missing-member", "a name is expected after '.'")
    case .missingColon: ("missing-colon", "'?' needs a ':' and a second value")
    case .implicitMember(let name):
      (
        "implicit-member",
        "nothing stands before '.\(Self.short(name))'; a choice is a text, '\(Self.short(name))'"
      )
    case .openParenthesis: ("open-parenthesis", "this '(' is never closed")
    case .strayParenthesis: ("stray-parenthesis", "this ')' closes nothing")
    case .strayComma: ("stray-comma", "',' stands only between the values of a function")
    case .strayColon: ("stray-colon", "this ':' has no '?' before it")
    case .chained:
      ("chained-comparison", "comparisons do not chain; write a < b and b < c, not a < b < c")
    case .notAFunction(let name):
      ("not-a-function", "'\(Self.short(name))' is no function; \(Self.functions)")
    case .notAPath(let token):
      (
        "not-a-path",
        "a name with its parts is expected, like view.property"
          + (token.map { ", not \(Self.quoted($0))" } ?? "")
      )
    case .unknownName(let words, let nearest): ("unknown-name", words + Self.meant(nearest))
    case .unknownFunction(let name, let nearest):
      (
        "unknown-function",
        "no function is named '\(Self.short(name))'"
          + (nearest == nil ? "; \(Self.functions)" : Self.meant(nearest))
      )
    case .interfaceBuilderBoolean(let name):
      ("unknown-name", "'\(name)' is Interface Builder's; here it is \(name == "YES")")
    case .functionWithoutArguments(let name, let signature):
      ("function-without-values", "'\(name)' is a function; write \(signature)")
    case .unknownMember(let name, let type, let nearest):
      (
        "unknown-member",
        "'\(Self.short(name))' is no member of \(type.name)"
          + (nearest == nil ? Self.members(of: type) : Self.meant(nearest))
      )
    case .notAView(let function):
      ("not-a-view", "the second and third values of '\(function)' are names of views")
    case .type(let expected, let found):
      ("wrong-type", "expected \(expected.name), not \(found.name)")
    case .unknownChoice(let text, let names, let nearest):
      (
        "unknown-choice",
        "'\(Self.short(text))' is no value of this; "
          + (nearest.map { "did you mean '\($0)'?" } ?? "expected \(ValueType.choice(names).name)")
      )
    case .unknownColor(let text):
      (
        "unknown-color",
        "'\(Self.short(text))' is no color; colors are '#rrggbb', '#rrggbbaa' and 'clear'"
      )
    case .argumentCount(let function, let takes, let signature, let found):
      ("value-count", "'\(function)' takes \(takes), \(signature), not \(found)")
    case .argument(let name, let signature, let expected, let found):
      ("wrong-value", "\(name) of \(signature) is \(expected), not \(found.name)")
    case .negated(let found): ("wrong-operand", "'-' takes a number, not \(found.name)")
    case .inverted(let sign, let found):
      (
        "wrong-operand",
        "'\(sign)' takes a boolean, not \(found.name); a comparison after it stands in parentheses"
      )
    case .operand(let sign, let takes, let found):
      ("wrong-operand", "'\(sign)' takes \(takes), not \(found.name)")
    case .scaled(let sign, let found):
      (
        "wrong-operand",
        "'\(sign)' takes numbers, not \(found.name); write it for each of its members"
      )
    case .operands(let sign, let takes, let left, let right):
      ("wrong-operands", "'\(sign)' takes \(takes), not \(left.name) and \(right.name)")
    case .test(let found):
      ("wrong-test", "a boolean is expected before '?', not \(found.name)")
    case .branches(let then, let otherwise):
      (
        "wrong-branches",
        "both values of '?' are of one type, not \(then.name) and \(otherwise.name)"
      )
    }
  }

  private static func short(_ token: String) -> String { VisibleText.shortened(token, to: 40) }

  /// A token in quotes; a text brings its own.
  private static func quoted(_ token: String) -> String {
    token.hasPrefix("'") ? short(token) : "'\(short(token))'"
  }

  private static func meant(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static var functions: String {
    "the functions are " + Function.all.map(\.name).joined(separator: ", ")
  }

  private static func members(of type: ValueType) -> String {
    let names = Member.all(of: type).map(\.name)
    return names.isEmpty ? ", which has none" : "; known are " + names.joined(separator: ", ")
  }

  /// What to write for what keyboards, word processors and other languages put in its place.
  private static func words(for scalar: Unicode.Scalar) -> String {
    let token = "'\(VisibleText.of(String(scalar)))'"
    let meant: String? =
      switch scalar {
      case "−", "–", "—": "-"
      case "×", "·", "⋅": "*"
      case "÷": "/"
      case "‘", "’": "'"
      case "&": "&&"
      case "|": "||"
      case "∧": "and"
      case "∨": "or"
      case "¬": "not"
      default: nil
      }
    if let meant { return "\(token) means nothing here; write \(meant)" }
    return switch scalar {
    case "\"", "“", "”": "a text stands in single quotes, like 'Log in'"
    case "{", "}": "a parameter is written by its name here, without braces"
    case "#": "a color stands in single quotes, like '#ff9500'"
    case "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": "this is a special blank; write a plain one"
    default: "\(token) means nothing here"
    }
  }
}
