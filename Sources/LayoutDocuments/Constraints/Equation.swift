import LayoutEngine

/// Reads an equation: `[item.]attribute (= ≤ ≥) [multiplier *] [item.attribute] [± constant] [@priority]`.
///
/// A multiplier is a number, `1/3` or `16:9`; it may also stand behind, as `* 2` or `/ 3`.
struct Equation {
  private let resolver: AnchorResolver

  init(_ resolver: AnchorResolver) {
    self.resolver = resolver
  }

  /// What stands right of the relation.
  private struct RightSide {
    var multiplier = 1.0
    /// Where the multiplier is written; nil where it is not.
    var multiplierOffset: Int?
    /// Nil for a constant alone.
    var path: [PathName]?
    var constant = 0.0
    /// Where it begins.
    var offset: Int
  }

  /// One rule, or one for each attribute of `edges`, `size` and `center`.
  func drafts(of tokens: inout ConstraintTokens) throws(ConstraintFault) -> [RuleDraft] {
    let path = try path(&tokens, "an attribute like title.top")
    let relation = try relation(&tokens)
    let right = try rightSide(&tokens)
    let priority = try tokens.priority()
    try tokens.expectEnd("the end of the line, '@' with a priority or '#' with an id")
    let left = try resolver.anchors(path)
    let second = try right.path.map { path throws(ConstraintFault) in try resolver.anchors(path) }
    if let list = second, list.attributes.count != left.attributes.count {
      throw ConstraintFault(.unequalParts(left.spelling, list.spelling), at: list.offset)
    }
    var drafts: [RuleDraft] = []
    for (index, first) in left.anchors.enumerated() {
      let draft = RuleDraft(
        first: first, relation: relation, multiplier: right.multiplier,
        second: second?.anchors[index], constant: right.constant, priority: priority)
      try check(draft, (left.spelling, second?.spelling ?? ""), right)
      drafts.append(draft)
    }
    return drafts
  }

  private func check(
    _ draft: RuleDraft, _ spellings: (first: String, second: String), _ right: RightSide
  ) throws(ConstraintFault) {
    guard let (problem, part) = RuleCheck.problem(of: draft, spellings) else { return }
    let offset =
      switch part {
      case .multiplier: right.multiplierOffset ?? right.offset
      case .second: right.path?[0].offset ?? right.offset
      }
    throw ConstraintFault(problem, at: offset)
  }

  private func relation(
    _ tokens: inout ConstraintTokens
  ) throws(ConstraintFault) -> LayoutRule.Relation {
    if let relation = tokens.relation() { return relation }
    if tokens.next.kind == .sign(.minus) {
      throw ConstraintFault(.hyphen, at: tokens.next.range.lowerBound)
    }
    throw tokens.unexpected("'=', '≤' or '≥'")
  }

  private func rightSide(_ tokens: inout ConstraintTokens) throws(ConstraintFault) -> RightSide {
    var side = RightSide(offset: tokens.next.range.lowerBound)
    if tokens.isNumberNext {
      guard let multiplier = try multiplierBefore(&tokens) else {
        side.constant = try loneConstant(&tokens)
        return side
      }
      side.multiplier = multiplier
      side.multiplierOffset = side.offset
    }
    side.path = try path(&tokens, "an attribute like root.top, or a number")
    if side.multiplierOffset == nil { try readMultiplierBehind(&tokens, into: &side) }
    side.constant = try signedConstant(&tokens)
    return side
  }

  /// The multiplier that begins here; nil, and nothing read, where the number is a constant.
  private func multiplierBefore(_ tokens: inout ConstraintTokens) throws(ConstraintFault) -> Double?
  {
    var ahead = tokens
    _ = try ahead.number("a number")
    if ahead.isAtEnd { return nil }
    switch ahead.next.kind {
    case .sign(.times), .sign(.slash), .sign(.colon): break
    case .name: throw ahead.unexpected("'*' behind the multiplier")
    default: return nil
    }
    let multiplier = try ratio(&tokens)
    try tokens.expect(.times, "'*' and an attribute behind the multiplier")
    return multiplier
  }

  private func readMultiplierBehind(
    _ tokens: inout ConstraintTokens, into side: inout RightSide
  ) throws(ConstraintFault) {
    side.multiplierOffset = tokens.second.range.lowerBound
    if tokens.accept(.times) {
      side.multiplier = try ratio(&tokens)
    } else if tokens.accept(.slash) {
      let divisor = try tokens.number("a number")
      side.multiplier = try quotient(1, divisor)
    } else {
      side.multiplierOffset = nil
    }
  }

  /// `2`, `1/3` or `16:9`.
  private func ratio(_ tokens: inout ConstraintTokens) throws(ConstraintFault) -> Double {
    let numerator = try tokens.number("a multiplier like 2, 1/3 or 16:9")
    guard tokens.accept(.slash) || tokens.accept(.colon) else {
      return try quotient(numerator.value, (1, numerator.offset))
    }
    return try quotient(numerator.value, tokens.number("a number"))
  }

  private func quotient(
    _ numerator: Double, _ divisor: (value: Double, offset: Int)
  ) throws(ConstraintFault) -> Double {
    if let problem = RuleCheck.problem(ofMultiplier: numerator, over: divisor.value) {
      throw ConstraintFault(problem, at: divisor.offset)
    }
    return numerator / divisor.value
  }

  private func loneConstant(_ tokens: inout ConstraintTokens) throws(ConstraintFault) -> Double {
    let constant = try tokens.constant("a number")
    if tokens.next.kind == .sign(.plus) || tokens.next.kind == .sign(.minus) {
      throw ConstraintFault(.constantFirst, at: constant.offset)
    }
    return constant.value
  }

  private func signedConstant(_ tokens: inout ConstraintTokens) throws(ConstraintFault) -> Double {
    if tokens.accept(.plus) { return try tokens.constant("a number behind '+'").value }
    let minus = tokens.next.range.lowerBound
    if tokens.accept(.minus) {
      if case .name = tokens.next.kind { throw ConstraintFault(.hyphen, at: minus) }
      return try 0 - tokens.constant("a number behind '-'").value
    }
    return 0
  }

  private func path(
    _ tokens: inout ConstraintTokens, _ expected: String
  ) throws(ConstraintFault) -> [PathName] {
    var path = [try name(&tokens, expected)]
    while tokens.accept(.dot) { path.append(try name(&tokens, "a name behind '.'")) }
    return path
  }

  private func name(
    _ tokens: inout ConstraintTokens, _ expected: String
  ) throws(ConstraintFault) -> PathName {
    guard case .name(let text, let inBackticks) = tokens.next.kind else {
      throw tokens.unexpected(expected)
    }
    let token = tokens.advance()
    return PathName(text: text, isAlwaysID: inBackticks, offset: token.range.lowerBound)
  }
}
