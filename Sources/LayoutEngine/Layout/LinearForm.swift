import ConstraintSolver

/// A place or a length as a sum: coefficients of the solver's variables, a number, and numbers that layout itself derives.
///
/// It is added up in place: a screen has thousands of terms, and each array costs more than its sum.
struct LinearForm: Sendable {
  private(set) var terms: [Term] = []
  private(set) var constant = 0.0
  private(set) var derived: [(coefficient: Double, source: Derivation)] = []

  /// Makes it 0, to sum up another in the same room.
  mutating func clear() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
    derived = []
  }

  /// Adds a variable so many times.
  mutating func add(_ factor: Double, times variable: Variable) {
    terms.append(Term(coefficient: factor, variable: variable))
  }

  /// Adds a number that layout derives so many times.
  mutating func add(_ factor: Double, times source: Derivation) {
    derived.append((factor, source))
  }

  /// Adds a number.
  mutating func add(_ number: Double) {
    constant += number
  }
}

extension Term {
  init(_ coefficient: Double, _ variable: Variable) {
    self.init(coefficient: coefficient, variable: variable)
  }
}
