import ConstraintSolver

extension LayoutSystem {
  /// The row of a rule, with the derived numbers in its constant.
  struct RuleRow: Sendable {
    let row: Row
    /// The form's own constant, on the rule's left side.
    let offset: Double
    let derived: [(coefficient: Double, source: Derivation)]
    /// The rule's own.
    var constant: Double
    /// What the solver has for it.
    var solverConstant: Double

    /// Gives the rule another constant; one with derived numbers gets it with the next of them.
    mutating func set(_ constant: Double, in system: inout System) {
      self.constant = constant
      guard derived.isEmpty else { return }
      solverConstant = constant - offset
      system.setConstant(row, to: solverConstant)
    }

    /// Puts the derived numbers of the tree as it is into the constant; what was derived, if that moved it.
    mutating func derive(
      from tree: ViewTree, _ catalog: Catalog, in system: inout System
    ) -> [Derivation] {
      var sum = constant - offset
      for (coefficient, source) in derived { sum -= coefficient * source.value(in: tree, catalog) }
      guard solverConstant != sum else { return [] }
      solverConstant = sum
      system.setConstant(row, to: sum)
      return derived.map(\.source)
    }
  }
}
