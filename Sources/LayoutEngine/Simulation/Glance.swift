import Expressions
import Geometry

/// What expressions can read at one moment: much less than a whole run, which would be dear to copy.
struct Glance: Sendable {
  let slots: [SlotTarget]
  let tree: ViewTree
  let rules: [LayoutRule]
  let variables: [Value]
  let touches: TouchSession

  /// An expression's value then, whatever it is.
  func evaluated(_ expression: Expression, in scope: Scope) -> Value {
    expression.value(
      read: { slot in read(slots[slot.raw], in: scope) },
      convert: { value, from, to in converted(value, from: from, to: to) })
  }

  private func read(_ target: SlotTarget, in scope: Scope) -> Value {
    switch target {
    case .property(let view, let property): property.get(tree, view)
    case .constraintConstant(let rule): .number(rules[rule.index].constant)
    case .constraintPriority(let rule): .number(rules[rule.index].priority)
    case .variable(let index): variables[index]
    case .local(let index): scope.locals[index]
    case .event(let field): scope.event[field] ?? field.type.zero
    case .view: .number(0)
    case .point: .point(scope.point)
    case .bounds: .rect(scope.bounds)
    case .layoutFrame(let item): .rect(tree.layoutFrame(of: item))
    case .recognizerState(let id): .text(touches.state(of: id).rawValue)
    }
  }

  /// UIKit's `convert(_:from:to:)`; where a transform flattens the plane nothing can be said, and the value stays.
  private func converted(_ value: Value, from: Slot, to: Slot) -> Value {
    guard case .view(let source) = slots[from.raw],
      case .view(let target) = slots[to.raw]
    else { return value }
    switch value {
    case .point(let point):
      return (tree.converted(point, from: source, to: target) ?? point).value
    case .rect(let rect): return (tree.converted(rect, from: source, to: target) ?? rect).value
    default: return value
    }
  }
}

extension ValueType {
  /// What an argument that an event does not carry reads as.
  fileprivate var zero: Value {
    switch self {
    case .boolean: .boolean(false)
    case .point: .point(Point())
    case .size: .size(Size())
    case .text, .choice: .text("")
    default: .number(0)
    }
  }
}
