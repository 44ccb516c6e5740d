import LayoutEngine
import PlainText

/// The tokens of a line and how far they are read; what equations and visual format share.
struct ConstraintTokens {
  private let line: String
  private let tokens: [ConstraintToken]
  private var position = 0
  /// The names that stand for numbers.
  private let metrics: Metrics

  init(_ line: String, from start: Int, metrics: Metrics) throws(ConstraintFault) {
    (self.line, self.metrics) = (line, metrics)
    tokens = try ConstraintLexer.tokens(of: line, from: start)
  }

  var next: ConstraintToken { tokens[position] }

  /// The token behind `next`.
  var second: ConstraintToken { tokens[min(position + 1, tokens.count - 1)] }

  /// Whether the line ends here, but for an id.
  var isAtEnd: Bool {
    switch next.kind {
    case .end, .id: true
    default: false
    }
  }

  @discardableResult
  mutating func advance() -> ConstraintToken {
    defer { position = min(position + 1, tokens.count - 1) }
    return next
  }

  mutating func accept(_ sign: ConstraintSign) -> Bool {
    guard next.kind == .sign(sign) else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: ConstraintSign, _ expected: String) throws(ConstraintFault) {
    guard accept(sign) else { throw unexpected(expected) }
  }

  /// What stands here is not what the line needs.
  func unexpected(_ expected: String) -> ConstraintFault {
    ConstraintFault(
      .unexpected(line.part(next.range), expected: expected), at: next.range.lowerBound)
  }

  func expectEnd(_ expected: String) throws(ConstraintFault) {
    guard isAtEnd else { throw unexpected(expected) }
  }

  mutating func relation() -> LayoutRule.Relation? {
    guard case .sign(.relation(let relation)) = next.kind else { return nil }
    advance()
    return relation
  }

  /// Whether a number begins here, a minus before it or not.
  var isNumberNext: Bool {
    if case .number = next.kind { return true }
    if next.kind == .sign(.minus), case .number = second.kind { return true }
    return false
  }

  var isNameNext: Bool {
    if case .name = next.kind { true } else { false }
  }

  /// The number that the next name stands for; nil where it stands for none.
  var nextMetric: Double? {
    guard case .name(let name, false) = next.kind else { return nil }
    return metrics.value(of: name)
  }

  /// A name stands where a number is needed.
  func unknownMetric(_ name: String) -> ConstraintFault {
    let nearest = NearestName.suggestion(for: name, among: metrics.names)
    return ConstraintFault(.unknownMetric(name, nearest: nearest), at: next.range.lowerBound)
  }

  /// A number or its name, and where it begins.
  mutating func number(_ expected: String) throws(ConstraintFault) -> (value: Double, offset: Int) {
    let offset = next.range.lowerBound
    if let metric = nextMetric {
      advance()
      return (metric, offset)
    }
    let isNegative = accept(.minus)
    guard case .number(let value) = next.kind else { throw unexpected(expected) }
    advance()
    return (isNegative ? 0 - value : value, offset)
  }

  /// A constant in points, checked.
  mutating func constant(_ expected: String) throws(ConstraintFault) -> (value: Double, offset: Int)
  {
    let number = try number(expected)
    if let problem = RuleCheck.problem(ofConstant: number.value) {
      throw ConstraintFault(problem, at: number.offset)
    }
    return number
  }

  /// `@750`, or required where nothing is written.
  mutating func priority() throws(ConstraintFault) -> Double {
    guard accept(.at) else { return 1000 }
    let number = try number("a priority like @750")
    if let problem = RuleCheck.problem(ofPriority: number.value) {
      throw ConstraintFault(problem, at: number.offset)
    }
    return number.value
  }
}
