import PlainText

/// One reading of an expression's tokens, by precedence climbing (Richards, 1979), so that only parentheses nest calls.
struct SyntaxReader {
  private let text: String
  private let tokens: [Token]
  private var position = 0
  private var nesting = 0

  init(_ text: String) throws(ExpressionError) {
    let length = text.utf8.count
    guard length <= Parser.longestText else {
      throw ExpressionError(.tooLong(length), 0..<length)
    }
    self.text = text
    tokens = try Lexer.tokens(of: text)
  }

  mutating func wholeExpression() throws(ExpressionError) -> SyntaxNode {
    guard current.kind != .end else { throw ExpressionError(.empty, 0..<text.utf8.count) }
    let root = try expression()
    guard current.kind == .end else { throw trailing(current) }
    return root
  }

  mutating func wholePath() throws(ExpressionError) -> [NamePart] {
    guard let first = name(current) else { throw notAPath() }
    position += 1
    let path = try path(from: first)
    guard current.kind == .end else { throw notAPath() }
    return path
  }

  // MARK: Operators

  private mutating func expression() throws(ExpressionError) -> SyntaxNode {
    try enter()
    defer { nesting -= 1 }
    let test = try operation(tighterThan: 0)
    let question = current
    guard accept(.question) else { return test }
    let then = try expression()
    guard accept(.colon) else {
      switch current.kind {
      case .end, .symbol(.closeParenthesis), .symbol(.comma):
        throw ExpressionError(.missingColon, question.range)
      default: throw trailing(current)
      }
    }
    let otherwise = try expression()
    return try node(
      .conditional(test, then: then, otherwise: otherwise), over: [test, then, otherwise],
      from: test.range.lowerBound, to: otherwise.range.upperBound, anchor: question.range)
  }

  private mutating func operation(
    tighterThan precedence: Int
  ) throws(ExpressionError) -> SyntaxNode {
    var left = try prefixed()
    var hasCompared = false
    while case .symbol(.binary(let sign)) = current.kind, sign.precedence > precedence {
      let anchor = current.range
      guard !(hasCompared && sign.isComparison) else { throw ExpressionError(.chained, anchor) }
      hasCompared = sign.isComparison
      position += 1
      let right = try operation(tighterThan: sign.precedence)
      left = try node(
        .binary(sign, left, right), over: [left, right], from: left.range.lowerBound,
        to: right.range.upperBound, anchor: anchor)
    }
    return left
  }

  private mutating func prefixed() throws(ExpressionError) -> SyntaxNode {
    let sign = current
    let isNegative = accept(.binary(.subtract))
    guard isNegative || accept(.not) else { return try postfixed() }
    try enter()
    defer { nesting -= 1 }
    let operand = try prefixed()
    return try node(
      isNegative ? .negative(operand) : .not(operand), over: [operand],
      from: sign.range.lowerBound, to: operand.range.upperBound, anchor: sign.range)
  }

  private mutating func postfixed() throws(ExpressionError) -> SyntaxNode {
    var value = try operand()
    while accept(.dot) {
      let member = try memberName()
      value = try node(
        .member(value, member), over: [value], from: value.range.lowerBound,
        to: member.range.upperBound, anchor: member.range)
    }
    return value
  }

  // MARK: Operands

  private mutating func operand() throws(ExpressionError) -> SyntaxNode {
    let token = current
    switch token.kind {
    case .number(let number): return literal(.number(number))
    case .text(let text): return literal(.text(text))
    case .symbol(.true): return literal(.boolean(true))
    case .symbol(.false): return literal(.boolean(false))
    case .symbol(.openParenthesis):
      position += 1
      let inner = try expression()
      try close(token)
      return inner.parenthesized(token.range.lowerBound..<tokens[position - 1].range.upperBound)
    case .name(_, let inBackticks):
      guard let name = name(token) else { throw missingValue() }
      position += 1
      return try named(name, mayCall: !inBackticks)
    default: throw missingValue()
    }
  }

  private mutating func literal(_ kind: SyntaxNode.Kind) -> SyntaxNode {
    position += 1
    return SyntaxNode(kind, tokens[position - 1].range)
  }

  private mutating func named(
    _ name: NamePart, mayCall: Bool
  ) throws(ExpressionError) -> SyntaxNode {
    let path = try path(from: name)
    let range = name.range.lowerBound..<tokens[position - 1].range.upperBound
    let open = current
    guard accept(.openParenthesis) else { return SyntaxNode(.path(path), range) }
    guard mayCall, path.count == 1 else {
      throw ExpressionError(.notAFunction(source(range)), range)
    }
    let arguments = try arguments(after: open)
    return try node(
      .call(name, arguments), over: arguments, from: range.lowerBound,
      to: tokens[position - 1].range.upperBound, anchor: range)
  }

  private mutating func path(from first: NamePart) throws(ExpressionError) -> [NamePart] {
    var path = [first]
    while accept(.dot) { path.append(try memberName()) }
    return path
  }

  private mutating func memberName() throws(ExpressionError) -> NamePart {
    guard let name = name(current) else {
      throw ExpressionError(.missingMember, current.range)
    }
    position += 1
    return name
  }

  private mutating func arguments(after open: Token) throws(ExpressionError) -> [SyntaxNode] {
    guard !accept(.closeParenthesis) else { return [] }
    var arguments = [try expression()]
    while accept(.comma) { arguments.append(try expression()) }
    try close(open)
    return arguments
  }

  private mutating func close(_ open: Token) throws(ExpressionError) {
    guard current.kind != .end else { throw ExpressionError(.openParenthesis, open.range) }
    guard accept(.closeParenthesis) else { throw trailing(current) }
  }

  // MARK: Tokens

  /// Never past the last token, which is `end`: nothing accepts that.
  private var current: Token { tokens[position] }

  private mutating func accept(_ symbol: Symbol) -> Bool {
    guard current.kind == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  private func name(_ token: Token) -> NamePart? {
    guard case .name(let text, _) = token.kind else { return nil }
    return NamePart(text: text, range: token.range)
  }

  private func source(_ token: Token) -> String { source(token.range) }

  private func source(_ range: Range<Int>) -> String {
    text.part(range)
  }

  private mutating func enter() throws(ExpressionError) {
    nesting += 1
    guard nesting <= Parser.deepestNesting else { throw ExpressionError(.tooDeep, current.range) }
  }

  private func node(
    _ kind: SyntaxNode.Kind, over parts: [SyntaxNode], from start: Int, to end: Int,
    anchor: Range<Int>
  ) throws(ExpressionError) -> SyntaxNode {
    let height = 1 + (parts.map(\.height).max() ?? 0)
    guard height <= Parser.deepestNesting else { throw ExpressionError(.tooDeep, anchor) }
    return SyntaxNode(kind, start..<end, anchor: anchor, height: height)
  }

  // MARK: Problems

  private func notAPath() -> ExpressionError {
    let found = current.kind == .end ? nil : source(current)
    return ExpressionError(.notAPath(found), current.range)
  }

  /// What is wrong with a token that stands where a value has just ended.
  private func trailing(_ token: Token) -> ExpressionError {
    let problem: ExpressionProblem =
      switch token.kind {
      case .symbol(.closeParenthesis): .strayParenthesis
      case .symbol(.comma): .strayComma
      case .symbol(.colon): .strayColon
      default: .missingOperator(before: source(token))
      }
    return ExpressionError(problem, token.range)
  }

  /// What is wrong with the current token, where a value should begin.
  private func missingValue() -> ExpressionError {
    let before = position > 0 ? source(tokens[position - 1]) : nil
    guard current.kind != .end else {
      return ExpressionError(.missingValue(after: before, found: nil), current.range)
    }
    guard current.kind == .symbol(.dot), position + 1 < tokens.count else {
      return ExpressionError(.missingValue(after: before, found: source(current)), current.range)
    }
    let next = tokens[position + 1]
    let range = current.range.lowerBound..<next.range.upperBound
    switch next.kind {
    case .number: return ExpressionError(.malformedNumber("." + source(next)), range)
    case .name(let name, _): return ExpressionError(.implicitMember(name), range)
    default:
      return ExpressionError(.missingValue(after: before, found: "."), current.range)
    }
  }
}
