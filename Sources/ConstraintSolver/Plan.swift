/// How the rows of a system are taken apart, which serves all constants, and the last solution,
/// from which the next is near.
struct Plan: Sendable {
  private(set) var reduction: Reduction
  private(set) var components: Components
  private(set) var work = Workspace()
  /// Required inequalities that lost all terms.
  private(set) var emptyInequalities: [Int32] = []

  enum Outcome {
    case solved(values: [Double], ambiguous: [Ambiguity])
    /// Sets of rows, each of which cannot be kept together.
    case infeasible([[Int]])
  }

  init(_ table: RowTable) {
    self.init(table, threshold: 0.1)
  }

  private init(_ table: RowTable, threshold: Double) {
    reduction = Elimination.reduction(of: table, threshold: threshold)
    components = Components(reduction, table)
    for row in 0..<table.count where reduction.counts[row] == 0 && !reduction.isDone[row] {
      if table.isRequired(row) { emptyInequalities.append(Int32(row)) }
    }
  }

  /// The best values for the constants of the table, whose rows are those of the plan.
  mutating func outcome(for table: RowTable) -> Outcome {
    let certificates = solve(table)
    guard certificates.isEmpty else { return .infeasible(certificates) }
    var values = point(for: table)
    if !refine(&values, table) {
      // Small pivots cost accuracy: take the largest of each row instead.
      self = Plan(table, threshold: 0.9)
      guard solve(table).isEmpty else { return .solved(values: values, ambiguous: []) }
      values = point(for: table)
      _ = refine(&values, table)
    }
    let ambiguous = ambiguities(&values)
    for variable in 0..<values.count {
      values[variable] = values[variable].isFinite ? values[variable] + 0 : 0
    }
    return .solved(values: values, ambiguous: ambiguous)
  }

  private func ambiguities(_ values: inout [Double]) -> [Ambiguity] {
    guard !components.isSettled else { return [] }
    return Face(reduction, components, values).ambiguities(&values)
  }

  /// Solves the components; returns what required rows exclude one another.
  mutating func solve(_ table: RowTable) -> [[Int]] {
    work.constants = table.constants
    reduction.replay(on: &work.constants)
    let constants = work.constants
    var certificates = emptyRows(table, constants)
    for index in 0..<components.lone.count {
      let certificate = components.lone[index].solve(&components.bounds, constants, &work)
      if let certificate { certificates.append(certificate) }
    }
    for index in 0..<components.tableaus.count {
      if let certificate = components.tableaus[index].solve(constants, &work) {
        certificates.append(certificate)
      }
    }
    return certificates.map { $0.rows(reduction) }
  }

  /// Required rows that lost all terms and say something false.
  private func emptyRows(_ table: RowTable, _ constants: [Double]) -> [Certificate] {
    var certificates: [Certificate] = []
    for row in reduction.emptied where abs(constants[Int(row)]) > Tolerance.feasibility {
      certificates.append(Certificate(multipliers: [(row, 1)]))
    }
    for row in emptyInequalities {
      let constant = constants[Int(row)]
      let excess = table.relations[Int(row)] == .atMost ? -constant : constant
      guard excess > Tolerance.feasibility else { continue }
      certificates.append(Certificate(multipliers: [(row, 1)]))
    }
    return certificates
  }

  /// The values at the solution the components are at.
  private func point(for table: RowTable) -> [Double] {
    var values = [Double](repeating: 0, count: table.variableCount)
    for parameter in components.lone { values[Int(parameter.variable)] = parameter.value.value }
    for tableau in components.tableaus { tableau.write(to: &values) }
    reduction.postsolve(&values, constants: work.constants)
    return values
  }
}
