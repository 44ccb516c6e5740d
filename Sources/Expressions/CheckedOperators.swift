extension Checker {
  func binary(
    _ sign: BinaryOperator, _ left: SyntaxNode, _ right: SyntaxNode, at anchor: Range<Int>
  ) throws(ExpressionError) -> Typed {
    if sign.isComparison {
      let (first, second) = try comparison(sign, left, right, at: anchor)
      return Typed(type: .boolean, code: .binary(sign, first.code, second.code))
    }
    let (first, second) = (try value(left), try value(right))
    let code = Code.binary(sign, first.code, second.code)
    switch sign {
    case .and, .or:
      try require(.boolean, sign, "booleans", [(left, first), (right, second)], at: anchor)
      return Typed(type: .boolean, code: code)
    case .add, .subtract:
      let isText = sign == .add && ValueType.text.accepts(first.type)
      if isText, ValueType.text.accepts(second.type) { return Typed(type: .text, code: code) }
      guard first.type == second.type, [.number, .point, .size].contains(first.type) else {
        let takes = "two numbers, points" + (sign == .add ? ", sizes or texts" : " or sizes")
        throw ExpressionError(
          .operands(syntax.source(anchor), takes: takes, first.type, second.type), anchor)
      }
      return Typed(type: first.type, code: code)
    default:
      try require(.number, sign, "numbers", [(left, first), (right, second)], at: anchor)
      return Typed(type: .number, code: code)
    }
  }

  /// Both sides of a comparison, proved to be comparable, at the precision that it looks at them.
  func comparison(
    _ sign: BinaryOperator, _ left: SyntaxNode, _ right: SyntaxNode, at anchor: Range<Int>
  ) throws(ExpressionError) -> (Typed, Typed) {
    let (first, second) = try comparable(sign, left, right, at: anchor)
    return (first.compared(at: precision), second.compared(at: precision))
  }

  private func comparable(
    _ sign: BinaryOperator, _ left: SyntaxNode, _ right: SyntaxNode, at anchor: Range<Int>
  ) throws(ExpressionError) -> (Typed, Typed) {
    let (first, second) = try pair(left, right, expecting: nil)
    guard sign == .equal || sign == .notEqual else {
      try require(.number, sign, "numbers", [(left, first), (right, second)], at: anchor)
      return (first, second)
    }
    guard common(first.type, second.type) != nil else {
      throw ExpressionError(
        .operands(
          syntax.source(anchor), takes: "two values of one type", first.type, second.type),
        anchor)
    }
    return (first, second)
  }

  func conditional(
    _ test: SyntaxNode, _ then: SyntaxNode, _ otherwise: SyntaxNode, expecting: ValueType?
  ) throws(ExpressionError) -> Typed {
    let condition = try value(test)
    guard condition.type == .boolean else {
      throw ExpressionError(.test(condition.type), test.range)
    }
    let (first, second) = try pair(then, otherwise, expecting: expecting)
    guard let type = common(first.type, second.type) else {
      throw ExpressionError(.branches(first.type, second.type), otherwise.range)
    }
    return Typed(
      type: type, code: .conditional(condition.code, then: first.code, otherwise: second.code))
  }

  /// Two values that must fit one another, so that a bare text takes the other's type.
  private func pair(
    _ left: SyntaxNode, _ right: SyntaxNode, expecting: ValueType?
  ) throws(ExpressionError) -> (Typed, Typed) {
    if expecting == nil, left.isBareText {
      let second = try value(right)
      return (try value(left, expecting: meant(by: second)), second)
    }
    let first = try value(left, expecting: expecting)
    return (first, try value(right, expecting: expecting ?? meant(by: first)))
  }

  private func meant(by other: Typed) -> ValueType? {
    other.type.isWrittenAsText ? other.type : nil
  }

  /// The type that values of both types have; nil where there is none.
  private func common(_ one: ValueType, _ other: ValueType) -> ValueType? {
    if one.accepts(other) { return one }
    return other.accepts(one) ? other : nil
  }

  private func require(
    _ type: ValueType, _ sign: BinaryOperator, _ takes: String, _ operands: [(SyntaxNode, Typed)],
    at anchor: Range<Int>
  ) throws(ExpressionError) {
    for (node, typed) in operands where typed.type != type {
      let spelling = syntax.source(anchor)
      let isScaling = type == .number && !sign.isComparison && !Member.all(of: typed.type).isEmpty
      throw ExpressionError(
        isScaling
          ? .scaled(spelling, typed.type) : .operand(spelling, takes: takes, found: typed.type),
        node.range)
    }
  }
}
