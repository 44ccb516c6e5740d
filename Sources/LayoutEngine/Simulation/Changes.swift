import Expressions
import Geometry

extension Simulation {
  /// The one door for every change, from a step, a reaction or a finger: an equal value changes nothing.
  mutating func set(
    _ target: Target, to value: Value, animated: Double?, origin: Origin, in scope: inout Scope
  ) throws(RunFailure) {
    let frames = animated == nil ? [] : tree.views.map(\.frame)
    var changed: ViewID?
    cause = origin
    switch target {
    case .property(let path):
      if try change(path, to: value, origin: origin) { changed = path.view }
    case .constraintConstant(let rule): changeConstant(of: rule, to: value, origin: origin)
    case .constraintPriority(let rule):
      try changePriority(of: rule, to: value, origin: origin)
    case .variable(let index): variables[index] = value
    case .event(let field, let members):
      let old = scope.event[field] ?? value
      scope.event[field] = old.replacing(members, with: value)
    }
    guard let animated else { return }
    try layoutIfNeeded()
    animate(changed, since: frames, for: animated)
  }

  /// Sets a property or a part of it, and does what its effect asks for; whether it was another before.
  private mutating func change(
    _ path: Path, to value: Value, origin: Origin
  ) throws(RunFailure) -> Bool {
    let (view, property) = (path.view, path.property)
    let old = property.get(tree, view)
    let new = old.replacing(path.members, with: value)
    guard new != old, let set = property.set else { return false }
    if let refusal = property.refusal(tree, new) {
      let name = "\(tree.name(of: view, in: scene.catalog)).\(property.name)"
      throw RunFailure(
        "'\(name)' cannot be \(new.expressionText): \(refusal)", origin: origin)
    }
    let (offset, focus) = (tree[view].boundsOrigin, tree.focus)
    set(&tree, view, new)
    if tree.scroll.has(view) {
      tree[view].boundsOrigin = screen.pixel.rounded(tree[view].boundsOrigin)
    }
    askForLayout(after: property.effect, of: view, origin: origin)
    if tree.scroll.has(view), !property.effect.isDisjoint(with: [.scroll, .frame]) {
      try applyScrollRules(to: view, since: offset)
    }
    if property.effect.contains(.gestures) { try switchGestures(of: view) }
    if property.effect.contains(.focus) { try focusMoved(from: focus) }
    if property.effect.contains(.region) { try endGlide(ofMap: view) }
    return true
  }

  private mutating func askForLayout(
    after effect: Property.Effect, of view: ViewID, origin: Origin
  ) {
    if effect.contains(.direction) {
      layout = nil
      requestLayout(origin: origin)
    }
    if effect.contains(.frame) {
      layout?.frameWasSet(of: view, in: tree)
    } else if !effect.isDisjoint(with: [.constraints, .intrinsicSize]) {
      layout?.refresh(view, in: tree)
    }
    if effect.contains(.arrangement), tree.isArranged(view) {
      layout?.arrangeStacks(around: view, in: tree)
      requestLayout(origin: origin)
    }
    if !effect.isDisjoint(with: [.frame, .constraints, .intrinsicSize]) {
      requestLayout(origin: origin)
    }
  }

  mutating func changeConstant(of rule: RuleID, to value: Value, origin: Origin) {
    guard case .number(let constant) = value, rules[rule.index].constant != constant else { return }
    rules[rule.index].constant = constant
    layout?.setConstant(of: rule, to: constant)
    requestLayout(origin: origin)
  }

  private mutating func changePriority(
    of rule: RuleID, to value: Value, origin: Origin
  ) throws(RunFailure) {
    let old = rules[rule.index].priority
    guard case .number(let priority) = value, priority != old else { return }
    guard priority > 0, priority <= 1000 else {
      throw RunFailure(
        "a priority is above 0 and at most 1000, not \(value.expressionText)", origin: origin)
    }
    // UIKit throws here too: an installed constraint cannot become required or stop being so.
    guard (priority == 1000) == (old == 1000) || !rules[rule.index].isActive else {
      throw RunFailure(
        "the priority of an active constraint cannot change from "
          + "\(Value.number(old).expressionText) to \(value.expressionText): "
          + "required and optional ones do not turn into each other", origin: origin)
    }
    rules[rule.index].priority = priority
    layout?.setPriority(of: rule, to: priority)
    requestLayout(origin: origin)
  }
}

extension Value {
  /// The whole with the part that the members lead to replaced.
  func replacing(_ members: [Member], with part: Value) -> Value {
    guard let first = members.first else { return part }
    let inner = first.get(self).replacing(Array(members.dropFirst()), with: part)
    return first.setting?(self, inner) ?? self
  }
}
