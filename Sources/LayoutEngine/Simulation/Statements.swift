import Expressions
import Geometry

/// What a running block can read besides the scene: its locals and the arguments of its event.
struct Scope: Sendable {
  var locals: [Value] = []
  var event = EventArguments()
  /// Which touch method is running, for `<forward/>`.
  var touch: RunningTouch?
  /// What `point(inside:)` is asked about.
  var point = Point()
  var bounds = Rect()
}

/// A touch method that runs, and whose it is.
struct RunningTouch: Sendable {
  let call: TouchCall
  let responder: Responder
}

extension Simulation {
  mutating func run(_ statements: [Statement], in scope: inout Scope) throws(RunFailure) {
    for statement in statements { try run(statement, in: &scope) }
  }

  private mutating func run(_ statement: Statement, in scope: inout Scope) throws(RunFailure) {
    switch statement {
    case .set(let target, let expression, let animated, let origin):
      let value = try value(of: expression, in: scope, origin: origin)
      try set(target, to: value, animated: animated, origin: origin, in: &scope)
    case .define(let local, let expression, let origin):
      scope.locals[local] = try value(of: expression, in: scope, origin: origin)
    case .call(let action, let expressions, let origin):
      var values: [Value] = []
      for expression in expressions {
        values.append(try value(of: expression, in: scope, origin: origin))
      }
      try call(action, with: values)
    case .when(let test, let statements, let otherwise, let origin):
      let holds = try value(of: test, in: scope, origin: origin) == .boolean(true)
      try run(holds ? statements : otherwise, in: &scope)
    case .activate(let rules, let isActive, let origin):
      for rule in rules { activate(rule, isActive, origin: origin) }
    case .showAnnotations(let map, let annotations, let padding, let origin):
      var insets = Insets()
      if let padding, case .insets(let given) = try value(of: padding, in: scope, origin: origin) {
        insets = given
      }
      try showAnnotations(annotations, of: map, padding: insets)
    case .layoutIfNeeded: try layoutIfNeeded()
    case .forward(let view, _):
      guard let touch = scope.touch else { return }
      try forward(touch, to: view)
    }
  }

  private mutating func activate(_ rule: RuleID, _ isActive: Bool, origin: Origin) {
    guard rules[rule.index].isActive != isActive else { return }
    rules[rule.index].isActive = isActive
    layout?.setActive(rule, to: isActive)
    requestLayout(origin: origin)
  }

  // MARK: - Reading

  /// An expression's value now; not finite is an error where it is said.
  func value(
    of expression: Expression, in scope: Scope, origin: Origin
  ) throws(RunFailure) -> Value {
    let value = evaluated(expression, in: scope)
    guard value.isFinite else {
      throw RunFailure(
        "'\(expression.text)' is not a finite number: \(value.expressionText)", origin: origin)
    }
    return value
  }

  /// An expression's value now, whatever it is.
  func evaluated(_ expression: Expression, in scope: Scope) -> Value {
    expression.value(
      read: { slot in read(scene.slots[slot.raw], in: scope) },
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
    case .recognizerState(let id): .text(touches.state(of: id).rawValue)
    }
  }

  /// UIKit's `convert(_:from:to:)`; where a transform flattens the plane nothing can be said, and the value stays.
  private func converted(_ value: Value, from: Slot, to: Slot) -> Value {
    guard case .view(let source) = scene.slots[from.raw],
      case .view(let target) = scene.slots[to.raw]
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
