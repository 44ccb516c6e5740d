/// Step 6: names the required rows that exclude one another, breaks one of each set, and solves again,
/// until the others can be kept.
///
/// It works on the required rows alone, in the order in which they are kept, so the order in which
/// they were added decides nothing.
///
/// Invariant: every round breaks at least one row, so rounds end.
struct ConflictResolution: Sendable {
  /// All rows; the broken ones are wishes above all others.
  private(set) var table: RowTable
  private(set) var plan: Plan
  private(set) var values: [Double] = []
  private(set) var conflicts: [Conflict] = []
  /// The rows of the table that are required, in the order in which they are kept.
  private let order: [Int]
  /// Those rows, by their places in the order.
  private var required: KeptRows

  /// Resolves the conflicts of rows; the way to their constants does not matter.
  ///
  /// - Parameter order: of the required rows.
  init(_ table: RowTable, keeping order: RowOrder) {
    self.table = table
    self.order = (order.firm + order.breakable).map(\.index)
    required = KeptRows(table.selection(of: self.order), firmCount: order.firm.count)
    plan = Plan(table)
    repeat {
      while let exclusions = required.exclusions() { resolve(exclusions) }
      plan = Plan(self.table)
    } while isStillInfeasible()
  }

  /// Solves all rows; by rounding alone required ones exclude one another here and not without wishes.
  private mutating func isStillInfeasible() -> Bool {
    switch plan.outcome(for: table) {
    case .solved(let values):
      self.values = values
      return false
    case .infeasible(let exclusions):
      resolve(exclusions.map { rows in order.indices.filter { rows.contains(order[$0]) } })
      return true
    }
  }

  /// What equally good solutions of the rows that are left move.
  func ambiguities() -> [Ambiguity] {
    var plan = plan
    return plan.ambiguities(for: table)
  }

  private mutating func resolve(_ exclusions: [[Int]]) {
    var settled: [Int: [Int]] = [:]
    for exclusion in exclusions.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      resolve(exclusion, &settled)
    }
  }

  /// Breaks one of the rows, unless one of them is broken already.
  ///
  /// Rows that it excluded then, and rows that it excludes here, mostly exclude one another, too. Many rows
  /// that contradict each other are settled so in one round: in rounds of their own they took cubic time.
  ///
  /// - Parameter settled: by row broken in this round, the set that it was of.
  private mutating func resolve(_ exclusion: [Int], _ settled: inout [Int: [Int]]) {
    var rows = exclusion
    if let gone = rows.first(where: { !required.isKept($0) }) {
      let both = Set(rows + settled[gone, default: []])
      rows = both.filter { required.isKept($0) }.sorted()
      guard !rows.isEmpty, rows.count <= Self.joinedLimit, required.excludeOneAnother(rows) else {
        return
      }
    }
    let needed = required.irreducible(rows)
    guard let broken = needed.last else { return }
    settled[broken] = needed
    required.giveUp(broken)
    table.records[order[broken]].priority = Priority.broken
    conflicts.append(
      Conflict(
        rows: needed.map { Row(index: order[$0]) }.sorted(), broken: Row(index: order[broken])))
  }

  /// Larger sets wait for the next round, which looks for them as a whole.
  private static let joinedLimit = 64
}
