import Geometry

/// A checked expression, ready to run: every name is a slot, every type fits.
indirect enum Code: Sendable {
  case constant(Value)
  case slot(Slot)
  case member(Member, of: Code)
  case negative(Code)
  case not(Code)
  case binary(BinaryOperator, Code, Code)
  case conditional(Code, then: Code, otherwise: Code)
  case call(Function, [Code])
  case conversion(Code, from: Slot, to: Slot)
  /// A side of a comparison with its numbers as files show them.
  case printed(Code, as: ValueType)

  /// The nodes right below, in the order of the text.
  private var parts: [Code] {
    switch self {
    case .constant, .slot: []
    case .member(_, let whole): [whole]
    case .negative(let operand), .not(let operand), .conversion(let operand, _, _),
      .printed(let operand, _):
      [operand]
    case .binary(_, let left, let right): [left, right]
    case .conditional(let test, let then, let otherwise): [test, then, otherwise]
    case .call(_, let arguments): arguments
    }
  }

  /// Every node's own contribution, in the order of the text, each once.
  func collected(_ own: (Code) -> [Slot]) -> [Slot] {
    var slots: [Slot] = []
    var seen: Set<Slot> = []
    func visit(_ code: Code) {
      for part in code.parts { visit(part) }
      for slot in own(code) where seen.insert(slot).inserted { slots.append(slot) }
    }
    visit(self)
    return slots
  }
}

// MARK: - Running

extension Code {
  func value<Failure: Error>(
    _ read: (Slot) throws(Failure) -> Value,
    _ convert: (Value, Slot, Slot) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    switch self {
    case .constant(let value): return value
    case .slot(let slot): return try read(slot)
    case .member(let member, let whole): return member.get(try whole.value(read, convert))
    case .negative(let operand):
      return .number(-Double.proved(try operand.value(read, convert)))
    case .not(let operand):
      return .boolean(!Bool.proved(try operand.value(read, convert)))
    case .binary(let sign, let left, let right):
      let first = try left.value(read, convert)
      // Swift's `&&` and `||` leave the second alone where the first decides.
      if sign == .and, first == .boolean(false) { return first }
      if sign == .or, first == .boolean(true) { return first }
      return sign.applied(first, try right.value(read, convert))
    case .conditional(let test, let then, let otherwise):
      let isTrue = Bool.proved(try test.value(read, convert))
      return try (isTrue ? then : otherwise).value(read, convert)
    case .call(let function, let arguments):
      var values: [Value] = []
      values.reserveCapacity(arguments.count)
      for argument in arguments { values.append(try argument.value(read, convert)) }
      return function.apply(values)
    case .conversion(let what, let from, let to):
      return try convert(try what.value(read, convert), from, to)
    case .printed(let operand, let type):
      return try operand.value(read, convert).printed(as: type)
    }
  }
}

extension BinaryOperator {
  /// The value of two operands of types that the checker let pass; numbers by IEEE 754, so that x/0 is infinite.
  func applied(_ left: Value, _ right: Value) -> Value {
    switch self {
    case .and, .or: return right
    case .equal: return .boolean(left == right)
    case .notEqual: return .boolean(left != right)
    case .add, .subtract: return joined(left, right)
    default: break
    }
    let (x, y) = (Double.proved(left), Double.proved(right))
    return switch self {
    case .less: .boolean(x < y)
    case .lessOrEqual: .boolean(x <= y)
    case .greater: .boolean(x > y)
    case .greaterOrEqual: .boolean(x >= y)
    case .multiply: .number(x * y)
    case .divide: .number(x / y)
    default: .number(x.truncatingRemainder(dividingBy: y))
    }
  }

  private func joined(_ left: Value, _ right: Value) -> Value {
    let sign: Double = self == .add ? 1 : -1
    switch (left, right) {
    case (.number(let a), .number(let b)): return .number(a + sign * b)
    case (.point(let a), .point(let b)):
      return .point(Point(x: a.x + sign * b.x, y: a.y + sign * b.y))
    case (.size(let a), .size(let b)):
      return .size(Size(width: a.width + sign * b.width, height: a.height + sign * b.height))
    case (.text(let a), .text(let b)): return .text(a + b)
    default: preconditionFailure("the checker lets nothing else be added")
    }
  }
}
