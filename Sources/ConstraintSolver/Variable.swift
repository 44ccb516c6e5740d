/// A number the solver finds, named by its place: the first variable of a system has index 0.
package struct Variable: Hashable, Sendable {
  package let index: Int

  package init(index: Int) {
    self.index = index
  }
}

/// A variable times a coefficient.
package struct Term: Sendable, Equatable {
  package var coefficient: Double
  package var variable: Variable

  package init(coefficient: Double, variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
