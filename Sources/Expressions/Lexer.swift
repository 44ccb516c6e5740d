import PlainText

/// Cuts an expression's text into tokens.
struct Lexer {
  private var cursor: TextCursor
  private var tokens: [Token] = []

  private init(_ text: String) {
    cursor = TextCursor(text)
    tokens.reserveCapacity(16)
  }

  /// The tokens of a text, the last of them `end`.
  static func tokens(of text: String) throws(ExpressionError) -> [Token] {
    var lexer = Lexer(text)
    while let scalar = lexer.cursor.next {
      try lexer.readToken(beginningWith: scalar)
    }
    lexer.append(.end, from: lexer.cursor.offset)
    return lexer.tokens
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, range: start..<cursor.offset))
  }

  /// What is wrong with the text from an offset to the cursor.
  private func error(_ problem: ExpressionProblem, from start: Int) -> ExpressionError {
    ExpressionError(problem, start..<cursor.offset)
  }

  private mutating func readToken(beginningWith scalar: Unicode.Scalar) throws(ExpressionError) {
    switch scalar {
    case " ", "\t", "\n", "\r": cursor.advance()
    case "0"..."9": try readNumber()
    case "'": try readText()
    case "`": try readNameInBackticks()
    case _ where NameScalar.begins(scalar): readWord()
    default: try readSign(beginningWith: scalar)
    }
  }

  private mutating func readNumber() throws(ExpressionError) {
    let start = cursor.offset
    cursor.skip(while: NameScalar.isDigit)
    if isFractionNext {
      cursor.advance()
      cursor.skip(while: NameScalar.isDigit)
    }
    let source = cursor.text(from: start)
    guard cursor.next.map(NameScalar.continues) != true, !isFractionNext else {
      while cursor.next.map(NameScalar.continues) == true || isFractionNext { cursor.advance() }
      throw error(.malformedNumber(cursor.text(from: start)), from: start)
    }
    guard let number = DecimalNumber.value(of: source) else {
      throw error(.numberTooLarge, from: start)
    }
    append(.number(number), from: start)
  }

  /// A point with a digit behind it; `1.x` asks for a member instead.
  private var isFractionNext: Bool {
    cursor.next == "." && cursor.second.map(NameScalar.isDigit) == true
  }

  private mutating func readText() throws(ExpressionError) {
    let start = cursor.offset
    var text = String.UnicodeScalarView()
    cursor.advance()
    while let scalar = cursor.advance() {
      switch scalar {
      case "'":
        append(.text(String(text)), from: start)
        return
      case "\\" where cursor.next != nil: text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw ExpressionError(.openText, start..<(start + 1))
  }

  /// The backslash has been read, and something stands behind it.
  private mutating func escaped() throws(ExpressionError) -> Unicode.Scalar {
    let start = cursor.offset - 1
    switch cursor.advance() {
    case "'"?: return "'"
    case "n"?: return "\n"
    case let scalar? where scalar != "\\": throw error(.unknownEscape(scalar), from: start)
    default: return "\\"
    }
  }

  private mutating func readNameInBackticks() throws(ExpressionError) {
    let start = cursor.offset
    cursor.advance()
    cursor.skip { $0 != "`" }
    let name = cursor.text(from: start + 1)
    guard cursor.accept("`") else { throw ExpressionError(.openName, start..<(start + 1)) }
    guard !name.isEmpty else { throw error(.emptyName, from: start) }
    append(.name(name, inBackticks: true), from: start)
  }

  private mutating func readWord() {
    let start = cursor.offset
    cursor.skip(while: NameScalar.continues)
    let word = cursor.text(from: start)
    if tokens.last?.kind != .symbol(.dot), let symbol = Symbol.word(word) {
      append(.symbol(symbol), from: start)
    } else {
      append(.name(word, inBackticks: false), from: start)
    }
  }

  private mutating func readSign(beginningWith scalar: Unicode.Scalar) throws(ExpressionError) {
    let start = cursor.offset
    guard let sign = Symbol.sign(scalar, cursor.second) else {
      cursor.advance()
      throw error(.stranger(scalar), from: start)
    }
    for _ in 0..<sign.length { cursor.advance() }
    append(.symbol(sign.symbol), from: start)
  }
}
