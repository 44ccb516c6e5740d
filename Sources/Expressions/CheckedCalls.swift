import PlainText

extension Checker {
  func call(
    _ name: NamePart, _ arguments: [SyntaxNode], over range: Range<Int>
  ) throws(ExpressionError) -> Typed {
    guard let function = Function.named(name.text) else {
      let nearest = NearestName.suggestion(for: name.text, among: Function.all.map(\.name))
      throw ExpressionError(.unknownFunction(name.text, nearest: nearest), name.range)
    }
    try requireCount(of: arguments, for: function, over: range)
    guard function.name != Function.conversion.name else {
      return try conversion(arguments, function)
    }
    var codes: [Code] = []
    for (index, argument) in arguments.enumerated() {
      let parameter = function.parameters[min(index, function.parameters.count - 1)]
      let typed = try value(argument)
      guard typed.type == parameter.type else {
        let name = index < function.parameters.count ? "'\(parameter.name)'" : "each value"
        throw ExpressionError(
          .argument(
            name, of: function.signature, expected: parameter.type.name, found: typed.type),
          argument.range)
      }
      codes.append(typed.code)
    }
    return Typed(type: function.type, code: .call(function, codes))
  }

  private func requireCount(
    of arguments: [SyntaxNode], for function: Function, over range: Range<Int>
  ) throws(ExpressionError) {
    let (found, known) = (arguments.count, function.parameters.count)
    guard found < known || (found > known && !function.takesMore) else { return }
    let least = known == 1 ? "1 value" : "\(known) values"
    throw ExpressionError(
      .argumentCount(
        function: function.name, takes: function.takesMore ? least + " or more" : least,
        signature: function.signature, found: found),
      found > known ? arguments[known].range : range)
  }

  private func conversion(
    _ arguments: [SyntaxNode], _ function: Function
  ) throws(ExpressionError) -> Typed {
    let what = try value(arguments[0])
    guard what.type == .rect || what.type == .point else {
      throw ExpressionError(
        .argument(
          "'\(function.parameters[0].name)'", of: function.signature, expected: "a rect or a point",
          found: what.type),
        arguments[0].range)
    }
    let (from, to) = (try viewSlot(arguments[1]), try viewSlot(arguments[2]))
    return Typed(type: what.type, code: .conversion(what.code, from: from, to: to))
  }

  private func viewSlot(_ node: SyntaxNode) throws(ExpressionError) -> Slot {
    guard case .path(let path) = node.kind else {
      throw ExpressionError(.notAView(function: Function.conversion.name), node.range)
    }
    switch view(path) {
    case .success(let slot): return slot
    case .failure(let failure): throw error(failure, in: path)
    }
  }
}
