/// How the rows of a system are taken apart, which serves all constants, and the last solution,
/// from which the next is near.
struct Plan: Sendable {
  private(set) var reduction: Reduction
  private(set) var components: Components
  private(set) var work = Workspace()
  /// Required inequalities that lost all terms.
  private(set) var emptyInequalities: [Int32] = []
  /// Whether the last outcome's values are the only ones that ties leave.
  private(set) var isSettled = false

  enum Outcome {
    case solved([Double])
    /// Sets of rows, each of which cannot be kept together.
    case infeasible([[Int]])
  }

  init(_ table: RowTable) {
    self.init(table, threshold: 0.1)
  }

  private init(_ table: RowTable, threshold: Double) {
    reduction = Elimination.reduction(of: table, threshold: threshold)
    components = Components(reduction, table)
    for row in 0..<table.count {
      if !reduction.isDone[row], reduction.range(of: row).isEmpty, table.isRequired(row) {
        emptyInequalities.append(Int32(row))
      }
    }
  }

  /// How often a solution was found at another basis than the one before.
  var moves: Int { work.moves }

  /// The best values for the constants of the table, whose rows are those of the plan.
  mutating func outcome(for table: RowTable) -> Outcome {
    let certificates = solve(table)
    guard certificates.isEmpty else { return .infeasible(certificates) }
    var values = point(for: table)
    if !refine(&values, table) {
      // Small pivots cost accuracy: take the largest of each row instead.
      self = Plan(table, threshold: 0.9)
      if solve(table).isEmpty {
        values = point(for: table)
        _ = refine(&values, table)
      }
    }
    isSettled = components.isSettled
    if !isSettled {
      Face(reduction, components, values, throughTies: true).settle(&values)
      refineSolvedFor(&values, table)
    }
    for variable in 0..<values.count {
      values[variable] = values[variable].isFinite ? values[variable] + 0 : 0
    }
    return .solved(values)
  }

  /// What equally good solutions move, for constants that can be kept.
  mutating func ambiguities(for table: RowTable) -> [Ambiguity] {
    guard solve(table).isEmpty else { return [] }
    var values = point(for: table)
    _ = refine(&values, table)
    return Face(reduction, components, values, throughTies: false).ambiguities(at: values)
  }

  /// Solves the components; returns what required rows exclude one another.
  mutating func solve(_ table: RowTable) -> [[Int]] {
    work.constants = table.constants
    reduction.replay(on: &work.constants)
    let constants = work.constants
    var certificates = emptyRows(table, constants)
    for index in 0..<components.lone.count {
      let certificate = components.lone[index].solve(&components.bounds, constants, table, &work)
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
      let excess = table.records[Int(row)].relation == .atMost ? -constant : constant
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
