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
      try call(action, with: expressions, in: scope, origin: origin)
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
    layout?.setActive(rule, to: rules[rule.index].isInForce(in: tree))
    requestLayout(origin: origin)
  }

  // MARK: - Reading

  /// How many bytes a text may have; one that is doubled again and again would take all memory.
  static let longestText = 1 << 16

  /// An expression's value now; not finite, or an endless text, is an error where it is said.
  func value(
    of expression: Expression, in scope: Scope, origin: Origin
  ) throws(RunFailure) -> Value {
    let value = evaluated(expression, in: scope)
    guard value.isFinite else {
      throw RunFailure(
        "'\(expression.text)' is not a finite number: \(value.expressionText)", origin: origin)
    }
    if case .text(let text) = value, text.utf8.count > Self.longestText {
      throw RunFailure(
        "'\(expression.text)' is a text of more than \(Self.longestText) bytes", origin: origin)
    }
    return value
  }

  /// An expression's value now, whatever it is.
  func evaluated(_ expression: Expression, in scope: Scope) -> Value {
    glance.evaluated(expression, in: scope)
  }

  /// What expressions can read, as it is now.
  var glance: Glance {
    Glance(
      slots: scene.slots, tree: tree, rules: rules, variables: variables, touches: touches)
  }
}
