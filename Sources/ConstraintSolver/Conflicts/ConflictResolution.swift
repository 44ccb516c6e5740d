/// Step 6: names the required rows that exclude one another, gives one of each set up, and solves
/// without it, until nothing is left to give up.
///
/// Invariant: every round gives up at least one row, so rounds end.
struct ConflictResolution: Sendable {
  /// The rows without those given up.
  private(set) var table: RowTable
  private(set) var plan: Plan
  private(set) var values: [Double] = []
  private(set) var conflicts: [Conflict] = []

  /// Resolves the conflicts of rows; the way to their constants does not matter.
  init(_ table: RowTable) {
    self.table = table
    plan = Plan(table)
    while case .infeasible(let exclusions) = outcome() {
      var settled: [Int: [Int]] = [:]
      for rows in exclusions.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        resolve(rows, &settled)
      }
      plan = Plan(self.table)
    }
  }

  /// Gives one of the rows up, unless one of them is already.
  ///
  /// What that one excluded then, and what it excludes here, mostly exclude one another, too. Many rows
  /// that contradict each other are settled so in one round: in rounds of their own they took cubic time.
  ///
  /// - Parameter settled: by row given up in this round, the set that it was of.
  private mutating func resolve(_ exclusion: [Int], _ settled: inout [Int: [Int]]) {
    var rows = exclusion
    if let gone = rows.first(where: { !table.records[$0].isIncluded }) {
      let both = Set(rows + settled[gone, default: []])
      rows = both.filter { table.records[$0].isIncluded }.sorted()
      guard !rows.isEmpty, rows.count <= Self.joinedLimit, excludeOneAnother(rows) else { return }
    }
    let needed = irreducible(rows)
    if let broken = giveUp(oneOf: needed) { settled[broken] = needed }
  }

  /// Larger sets wait for the next round, which looks for them as a whole.
  private static let joinedLimit = 64

  private mutating func outcome() -> Plan.Outcome {
    let outcome = plan.outcome(for: table)
    if case .solved(let values) = outcome { self.values = values }
    return outcome
  }

  /// What equally good solutions of the rows that are left move.
  func ambiguities() -> [Ambiguity] {
    var plan = plan
    return plan.ambiguities(for: table)
  }

  /// The row given up.
  private mutating func giveUp(oneOf rows: [Int]) -> Int? {
    let broken = rows.min { first, second in
      let (one, other) = (table.records[first].standing, table.records[second].standing)
      return one != other ? one < other : first > second
    }
    guard let broken else { return nil }
    table.records[broken].isIncluded = false
    conflicts.append(
      Conflict(rows: rows.map { Row(index: $0) }, broken: Row(index: broken)))
    return broken
  }

  /// The candidates less all that are not needed for the conflict (a deletion filter).
  private func irreducible(_ candidates: [Int]) -> [Int] {
    var rows = candidates
    if !excludeOneAnother(rows) {
      // Rounding hid a row of the certificate: take all there are.
      rows = (0..<table.count).filter { table.records[$0].isIncluded && table.isRequired($0) }
    }
    if isDependentOnce(rows) { return rows }
    var size = max(rows.count / 2, 1)
    while true {
      var start = 0
      while start < rows.count {
        var fewer = rows
        fewer.removeSubrange(start..<min(start + size, rows.count))
        if !fewer.isEmpty, excludeOneAnother(fewer) {
          rows = fewer
        } else {
          start += size
        }
      }
      if size == 1 { return rows }
      size /= 2
    }
  }

  /// Whether any one row less leaves rows that depend on no others.
  ///
  /// Such rows can be kept together even as equalities, so the whole is irreducible; a long chain
  /// need not be tried row by row.
  private func isDependentOnce(_ rows: [Int]) -> Bool {
    let equalities = table.selection(of: rows, as: .equal)
    let reduction = Elimination.reduction(of: equalities, threshold: 0.1)
    guard reduction.emptied.count == 1 else { return false }
    let certificate = Certificate(multipliers: [(reduction.emptied[0], 1)])
    return certificate.rows(reduction).count == rows.count
  }

  private func excludeOneAnother(_ rows: [Int]) -> Bool {
    let selection = table.selection(of: rows)
    var plan = Plan(selection)
    return plan.isInfeasible(selection)
  }
}
