import Expressions

extension Simulation {
  /// Gives what varies with the size classes the values of the new screen where they are others than the old one's.
  mutating func vary(from old: Screen) throws(RunFailure) {
    var isOtherTree = false
    for variation in scene.variations {
      let value = variation.value(on: screen)
      guard value != variation.value(on: old) else { continue }
      switch variation.target {
      case .constant(let rule): changeConstant(of: rule, to: value, origin: .none)
      case .rule(let rule):
        rules[rule.index].isInstalled = value == .boolean(true)
        layout?.setActive(rule, to: rules[rule.index].isInForce(in: tree))
        requestLayout(origin: .none)
      case .view(let view):
        tree.setInstalled(view, value == .boolean(true))
        isOtherTree = true
      case .property(let view, let property):
        var scope = Scope()
        try set(
          .property(Path(view: view, property: property)), to: value, animated: nil,
          origin: .none, in: &scope)
      }
    }
    guard isOtherTree else { return }
    // Other views take part: every constraint is made anew.
    layout = nil
    requestLayout(origin: .none)
  }
}
