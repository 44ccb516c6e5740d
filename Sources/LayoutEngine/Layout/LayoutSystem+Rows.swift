package import ConstraintSolver

extension LayoutSystem {
  /// What it asks of the solver now, row by row.
  package var rows: [(terms: [Term], relation: Relation, constant: Double, priority: Double)] {
    system.rows
  }
}
