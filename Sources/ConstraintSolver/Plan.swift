/// How the rows of a system are taken apart, which serves all constants, and the last solution,
/// from which the next is near.
struct Plan: Sendable {
  private(set) var reduction: Reduction
  var components: Components
  private(set) var work = Workspace()
  /// Required inequalities that lost all terms.
  private(set) var emptyInequalities: [Int32] = []
  /// Whether the last outcome's values are the only ones that ties leave.
  private(set) var isSettled = false
  /// The least size of a pivot relative to the largest of its row.
  private let threshold: Double
  /// Faint rows that are missed unless they are kept within a band.
  private let bands: [Int32]

  /// How often rows may be brought together; each time others may come to exclude one another.
  private static let reliefLimit = 8
  private static let carefulThreshold = 0.9

  enum Outcome {
    case solved([Double])
    /// Sets of rows, each of which cannot be kept together.
    case infeasible([[Int]])
  }

  init(_ table: RowTable) {
    self.init(table, threshold: 0.1, bands: [])
  }

  private init(_ table: RowTable, threshold: Double, bands: [Int32]) {
    self.init(banded: table.banding(bands), threshold: threshold, bands: bands)
  }

  private init(banded table: RowTable, threshold: Double, bands: [Int32]) {
    self.threshold = threshold
    self.bands = bands
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
  mutating func outcome(for table: RowTable) -> Outcome { outcome(for: table, settles: true) }

  /// Sets of required rows that exclude one another; nil where there are none.
  mutating func exclusions(in table: RowTable) -> [[Int]]? {
    if case .infeasible(let exclusions) = outcome(for: table, settles: false) {
      exclusions
    } else {
      nil
    }
  }

  private mutating func outcome(for table: RowTable, settles: Bool) -> Outcome {
    while true {
      let outcome = outcome(forBanded: table.banding(bands), settles: settles)
      switch outcome {
      case .infeasible(let exclusions):
        return .infeasible(exclusions.map { table.rows($0, banding: bands) })
      case .solved(let values):
        let missed = reduction.faint.filter {
          abs(table.residual(of: Int($0), at: values)) > Tolerance.band
        }
        if missed.isEmpty { return outcome }
        self = Plan(table, threshold: threshold, bands: bands + missed)
      }
    }
  }

  /// The best values, but that faint rows may be missed.
  private mutating func outcome(forBanded table: RowTable, settles: Bool) -> Outcome {
    var table = table
    let exclusions = solve(&table)
    guard exclusions.isEmpty else { return .infeasible(exclusions) }
    var values = point(for: table)
    if !refine(&values, table), threshold < Self.carefulThreshold {
      // Small pivots cost accuracy: take the largest of each row instead.
      self = Plan(banded: table, threshold: Self.carefulThreshold, bands: bands)
      if solve(&table).isEmpty {
        values = point(for: table)
        _ = refine(&values, table)
      }
    }
    // Faint rows are looked at anew for each constant.
    isSettled = components.isSettled && bands.isEmpty && reduction.faint.isEmpty
    if settles, !components.isSettled {
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
    var table = table.banding(bands)
    guard solve(&table).isEmpty else { return [] }
    var values = point(for: table)
    _ = refine(&values, table)
    return Face(reduction, components, values, throughTies: false).ambiguities(at: values)
  }

  /// Solves the components; returns what required rows exclude one another.
  ///
  /// Rows that do so by no more than rounding, as those near to parallel may, are brought together:
  /// the constants of the table are then those that can be kept.
  private mutating func solve(_ table: inout RowTable) -> [[Int]] {
    for _ in 0..<Self.reliefLimit {
      let certificates = certificates(for: table)
      if certificates.isEmpty { return [] }
      let reliefs = certificates.map { $0.relief(reduction, constants: table.constants) }
      guard reliefs.allSatisfy({ $0 != nil }) else {
        return zip(certificates, reliefs).filter { $1 == nil }.map { $0.0.rows(reduction) }
      }
      for (row, amount) in reliefs.compactMap({ $0 }).joined() { table.constants[row] -= amount }
    }
    return []
  }

  private mutating func certificates(for table: RowTable) -> [Certificate] {
    work.constants = table.constants
    reduction.replay(on: &work.constants)
    let constants = work.constants
    var certificates = emptyRows(table, constants)
    for index in 0..<components.lone.count {
      let certificate = components.lone[index].solve(
        &components.bounds, constants, table, components.ties, &work)
      if let certificate { certificates.append(certificate) }
    }
    for index in 0..<components.tableaus.count {
      if let certificate = components.tableaus[index].solve(constants, &work) {
        certificates.append(certificate)
      }
    }
    return certificates
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
  private mutating func point(for table: RowTable) -> [Double] {
    var values = [Double](repeating: 0, count: table.variableCount)
    for parameter in components.lone { values[Int(parameter.variable)] = parameter.value.value }
    for place in components.tableaus.indices { components.tableaus[place].write(to: &values) }
    reduction.postsolve(&values, constants: work.constants)
    return values
  }
}
