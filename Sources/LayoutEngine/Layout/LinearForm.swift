import ConstraintSolver

/// A place or a length as a sum: coefficients of the solver's variables, a number, and numbers that layout itself derives.
struct LinearForm: Sendable {
  var terms: [Term] = []
  var constant = 0.0
  var derived: [(coefficient: Double, source: Derivation)] = []

  static func variable(_ variable: Variable) -> LinearForm {
    LinearForm(terms: [Term(1, variable)])
  }

  static func derived(_ source: Derivation) -> LinearForm {
    LinearForm(derived: [(1, source)])
  }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    LinearForm(
      terms: left.terms + right.terms, constant: left.constant + right.constant,
      derived: left.derived + right.derived)
  }

  static func - (left: LinearForm, right: LinearForm) -> LinearForm { left + -1 * right }

  static func * (factor: Double, form: LinearForm) -> LinearForm {
    LinearForm(
      terms: form.terms.map { Term(factor * $0.coefficient, $0.variable) },
      constant: factor * form.constant,
      derived: form.derived.map { (factor * $0.coefficient, $0.source) })
  }
}

extension Term {
  init(_ coefficient: Double, _ variable: Variable) {
    self.init(coefficient: coefficient, variable: variable)
  }
}
