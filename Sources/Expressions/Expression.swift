/// An expression whose names and types are checked; it can only be right, whatever the values are.
package struct Expression: Sendable {
  /// What its value is, whenever it is run.
  package let type: ValueType
  /// As the author wrote it.
  package let text: String
  let code: Code
  /// The two sides where a comparison stands at the top, else nothing; an array because a struct cannot hold itself.
  private let operands: [Expression]
  private let comparison: String

  init(
    type: ValueType, text: String, code: Code, comparison: String = "",
    of operands: [Expression] = []
  ) {
    self.type = type
    self.text = text
    self.code = code
    self.comparison = comparison
    self.operands = operands
  }

  /// Its value now: `read` gives what stands in a slot, of the type it was resolved with; `convert` moves a rect or a
  /// point from the coordinates of one view into another's.
  package func value<Failure: Error>(
    read: (Slot) throws(Failure) -> Value,
    convert: (_ what: Value, _ from: Slot, _ to: Slot) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try code.value(read, convert)
  }

  /// The slots it reads, in the order of the text, each once.
  package var slots: [Slot] {
    code.collected { if case .slot(let slot) = $0 { [slot] } else { [] } }
  }

  /// The views that `convert` names, in the order of the text, each once.
  package var views: [Slot] {
    code.collected { if case .conversion(_, let from, let to) = $0 { [from, to] } else { [] } }
  }

  /// Both sides of a comparison and its sign, for a message that shows their values; nil for anything else.
  package var sides: (left: Expression, sign: String, right: Expression)? {
    guard operands.count == 2 else { return nil }
    return (operands[0], comparison, operands[1])
  }
}
