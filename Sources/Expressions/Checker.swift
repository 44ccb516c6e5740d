import PlainText

extension ExpressionSyntax {
  /// The expression that this text means.
  ///
  /// `resolve` is asked what a dotted name reads, `view` which view an operand of `convert` names. `expecting` is what
  /// the value must be, if anything; a bare text is read as a choice or a color where that is expected. `precision` is
  /// how exactly its comparisons look at numbers.
  package func checked(
    expecting type: ValueType? = nil, comparing precision: ComparisonPrecision = .exact,
    resolve: (_ path: [NamePart]) -> Result<Resolution, NameFailure>,
    view: (_ path: [NamePart]) -> Result<Slot, NameFailure>
  ) throws(ExpressionError) -> Expression {
    let result: Result<Expression, ExpressionError> =
      withoutActuallyEscaping(resolve) { resolve in
        withoutActuallyEscaping(view) { view in
          Result { () throws(ExpressionError) in
            try Checker(syntax: self, precision: precision, resolve: resolve, view: view)
              .checked(expecting: type)
          }
        }
      }
    return try result.get()
  }
}

/// One check of an expression: types from the leaves up, what is expected from the top down.
struct Checker {
  struct Typed {
    let type: ValueType
    let code: Code
  }

  let syntax: ExpressionSyntax
  let precision: ComparisonPrecision
  let resolve: ([NamePart]) -> Result<Resolution, NameFailure>
  let view: ([NamePart]) -> Result<Slot, NameFailure>

  func checked(expecting type: ValueType?) throws(ExpressionError) -> Expression {
    let root = syntax.root
    let expression: Expression
    if case .binary(let sign, let left, let right) = root.kind, sign.isComparison {
      let (first, second) = try comparison(sign, left, right, at: root.anchor)
      let sides = [(left, first), (right, second)].map { node, typed in
        Expression(type: typed.type, text: syntax.source(node.range), code: typed.code)
      }
      expression = Expression(
        type: .boolean, text: syntax.text, code: .binary(sign, first.code, second.code),
        comparison: syntax.source(root.anchor), of: sides)
    } else {
      let typed = try value(root, expecting: type)
      expression = Expression(type: typed.type, text: syntax.text, code: typed.code)
    }
    if let type, !type.accepts(expression.type) {
      throw ExpressionError(.type(expected: type, found: expression.type), root.range)
    }
    return expression
  }

  /// The node's type and code; `expecting` decides only what a bare text means.
  func value(
    _ node: SyntaxNode, expecting: ValueType? = nil
  ) throws(ExpressionError) -> Typed {
    switch node.kind {
    case .number(let number): return Typed(type: .number, code: .constant(.number(number)))
    case .boolean(let boolean): return Typed(type: .boolean, code: .constant(.boolean(boolean)))
    case .text(let text): return try literal(text, as: expecting, at: node.range)
    case .path(let path): return try named(path)
    case .member(let whole, let name): return try member(name, of: try value(whole))
    case .call(let name, let arguments): return try call(name, arguments, over: node.range)
    case .negative(let operand):
      let typed = try value(operand)
      guard typed.type == .number else {
        throw ExpressionError(.negated(typed.type), operand.range)
      }
      return Typed(type: .number, code: .negative(typed.code))
    case .not(let operand):
      let typed = try value(operand)
      guard typed.type == .boolean else {
        throw ExpressionError(.inverted(syntax.source(node.anchor), typed.type), operand.range)
      }
      return Typed(type: .boolean, code: .not(typed.code))
    case .binary(let sign, let left, let right):
      return try binary(sign, left, right, at: node.anchor)
    case .conditional(let test, let then, let otherwise):
      return try conditional(test, then, otherwise, expecting: expecting)
    }
  }

  private func literal(
    _ text: String, as expected: ValueType?, at range: Range<Int>
  ) throws(ExpressionError) -> Typed {
    switch expected {
    case .choice(let names)?:
      guard names.contains(text) else {
        let nearest = NearestName.suggestion(for: text, among: names)
        throw ExpressionError(.unknownChoice(text, of: names, nearest: nearest), range)
      }
      return Typed(type: .choice(names), code: .constant(.text(text)))
    case .color?:
      guard let color = Color(text) else { throw ExpressionError(.unknownColor(text), range) }
      return Typed(type: .color, code: .constant(.color(color)))
    default: return Typed(type: .text, code: .constant(.text(text)))
    }
  }

  // MARK: Names

  private func named(_ path: [NamePart]) throws(ExpressionError) -> Typed {
    switch resolve(path) {
    case .success(let resolution):
      precondition(
        (1...path.count).contains(resolution.consumed), "a slot takes one part of its name at least"
      )
      var typed = Typed(type: resolution.type, code: .slot(resolution.slot))
      for name in path[resolution.consumed...] { typed = try member(name, of: typed) }
      return typed
    case .failure(let failure):
      if path.count == 1, let function = Function.named(path[0].text) {
        throw ExpressionError(
          .functionWithoutArguments(function.name, signature: function.signature), path[0].range)
      }
      if path.count == 1, ["YES", "NO"].contains(path[0].text) {
        throw ExpressionError(.interfaceBuilderBoolean(path[0].text), path[0].range)
      }
      throw error(failure, in: path)
    }
  }

  /// The resolver's words at the part of the name that it means, with the nearest name it knows.
  func error(_ failure: NameFailure, in path: [NamePart]) -> ExpressionError {
    precondition(path.indices.contains(failure.index), "a name fails at one of its parts")
    let part = path[failure.index]
    let nearest = NearestName.suggestion(for: part.text, among: failure.candidates)
    return ExpressionError(.unknownName(words: failure.words, nearest: nearest), part.range)
  }

  private func member(_ name: NamePart, of whole: Typed) throws(ExpressionError) -> Typed {
    guard let member = Member.named(name.text, of: whole.type) else {
      let known = Member.all(of: whole.type).map(\.name)
      let nearest = NearestName.suggestion(for: name.text, among: known)
      throw ExpressionError(.unknownMember(name.text, of: whole.type, nearest: nearest), name.range)
    }
    return Typed(type: member.type, code: .member(member, of: whole.code))
  }
}

extension ValueType {
  /// Whether a value of the other type can stand where this is expected; a choice is a text, and one of fewer names
  /// is one of more.
  func accepts(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.text, .choice): true
    case (.choice(let names), .choice(let others)): others.allSatisfy(names.contains)
    default: self == other
    }
  }

  /// Whether a bare text that meets it is read as one of its values.
  var isWrittenAsText: Bool {
    switch self {
    case .choice, .color: true
    default: false
    }
  }
}
