/// What a system comes to: a value for every variable, and what there is to say about it.
package struct Solution: Sendable, Equatable {
  /// By variable index, always finite.
  ///
  /// Of equally good solutions it is the one that the order of required rows chooses (see `TieOrder`); variables that no row asks about take, in index order, the value nearest to 0
  /// that the variables before them leave.
  package let values: [Double]
  /// In the order in which rows were broken.
  package let conflicts: [Conflict]

  package init(values: [Double], conflicts: [Conflict]) {
    self.values = values
    self.conflicts = conflicts
  }
}

/// Required rows that exclude one another.
package struct Conflict: Sendable, Equatable {
  /// In row order; without any one of them the others can be kept.
  package let rows: [Row]
  /// The row that was broken, the last of them in the order in which rows are kept: it is the strongest
  /// of wishes now.
  package let broken: Row
}

/// A variable that another, equally good solution gives another value.
package struct Ambiguity: Sendable, Equatable {
  package let variable: Variable
  /// The least value among the best solutions, nil where there is none.
  package let lower: Double?
  /// The greatest value among the best solutions, nil where there is none.
  package let upper: Double?

  package init(variable: Variable, lower: Double?, upper: Double?) {
    self.variable = variable
    self.lower = lower
    self.upper = upper
  }
}
