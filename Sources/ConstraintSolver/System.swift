/// Equations and inequalities with priorities, and the best values for their variables.
///
/// Rows of priority 1000 are required. Below that the sum of absolute errors is minimised priority
/// by priority, exactly: no sum of lower errors outweighs a higher one. A system is a value; a copy
/// is a second system that shares nothing that changes.
package struct System: Sendable {
  private var table = RowTable()
  /// The rows taken out for good; they stay in the table so that handles stay valid.
  private var removed: Set<Int> = []
  /// How the rows were taken apart; nil when rows came, went or changed priority.
  private var plan: Plan?
  private var solution: Solution?
  /// What was edited since the last solution.
  private var edits = Edits.several
  /// The only row whose constant the edits before the last solution changed.
  private var lastEdited: Int?
  /// How the last solution follows that row.
  private var sensitivity: Sensitivity?
  /// The conflicts of the last solution, nil where it has none.
  private var resolution: ConflictResolution?

  private enum Edits: Sendable {
    case none
    case one(Int)
    case several
  }

  /// - Parameter rowCount: about how many rows are to come, for which room is made at once.
  package init(reserving rowCount: Int = 0) {
    table.reserve(rowCount)
  }

  /// The number of variables so far.
  package var variableCount: Int { table.variableCount }

  /// Adds a variable; indices are consecutive from 0.
  package mutating func addVariable() -> Variable {
    table.variableCount += 1
    forgetPlan()
    return Variable(index: table.variableCount - 1)
  }

  /// Adds a row; terms of one variable are summed.
  ///
  /// - Parameters:
  ///   - terms: with finite coefficients; accuracy is that of `Double` for coefficients between
  ///     1e-6 and 1e6 in size.
  ///   - constant: clamped to ±10,000,000, which stands for no limit.
  ///   - priority: above 0, at most 1000; any fraction is a level of its own.
  ///   - yields: whether, as a wish for one variable, it is exceeded before wishes that are equal; of several such the
  ///     last in the order of rows is.
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Double = 1000, yields: Bool = false
  ) -> Row {
    add(terms.span, relation, constant, priority: priority, yields: yields)
  }

  /// The same of terms that need no array of their own.
  package mutating func add(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double,
    priority: Double = 1000, yields: Bool = false
  ) -> Row {
    table.append(
      terms, relation, Self.checked(constant), Self.checked(priority: priority), yields: yields)
    forgetPlan()
    return Row(index: table.count - 1)
  }

  /// Takes a row out for good.
  package mutating func remove(_ row: Row) {
    Self.check(row, table, removed)
    removed.insert(row.index)
    table.records[row.index].isIncluded = false
    forgetPlan()
  }

  /// Changes what a row's terms compare with, clamped as `add` does; the cheapest of changes.
  package mutating func setConstant(_ row: Row, to constant: Double) {
    Self.check(row, table, removed)
    let new = Self.checked(constant)
    guard table.constants[row.index] != new else { return }
    table.constants[row.index] = new
    guard table.records[row.index].isIncluded else { return }
    solution = nil
    switch edits {
    case .none: edits = .one(row.index)
    case .one(row.index): break
    case .one, .several: edits = .several
    }
  }

  /// Lets a row count or not, as `NSLayoutConstraint.isActive` does.
  package mutating func setActive(_ row: Row, to isActive: Bool) {
    Self.check(row, table, removed)
    guard table.records[row.index].isIncluded != isActive else { return }
    table.records[row.index].isIncluded = isActive
    forgetPlan()
  }

  /// Changes how much a row counts: above 0, at most 1000.
  package mutating func setPriority(_ row: Row, to priority: Double) {
    Self.check(row, table, removed)
    let new = Self.checked(priority: priority)
    guard table.records[row.index].priority != new else { return }
    table.records[row.index].priority = new
    if table.records[row.index].isIncluded { forgetPlan() }
  }

  /// The order in which required rows are kept, given as they were added.
  package typealias Order = (_ rows: [Row]) -> RowOrder

  /// The best values; calls without a change in between cost nothing.
  ///
  /// - Parameter order: only asked where required rows exclude one another.
  /// - Complexity: about linear in the terms for interfaces; a changed constant alone costs a
  ///   fraction of that.
  package mutating func solved(keeping order: Order = RowOrder.asAdded) -> Solution {
    if let solution { return solution }
    let answer = newSolution(order)
    solution = answer
    if case .one(let row) = edits { lastEdited = row } else { lastEdited = nil }
    edits = .none
    return answer
  }

  private mutating func newSolution(_ order: Order) -> Solution {
    if case .one(let row) = edits, let sensitivity, sensitivity.row == row,
      let values = sensitivity.values(at: table.constants[row])
    {
      return Solution(values: values, conflicts: [])
    }
    var current = plan ?? Plan(table)
    let moves = plan?.moves
    plan = nil
    sensitivity = nil
    resolution = nil
    let outcome = current.outcome(for: table)
    defer { plan = current }
    switch outcome {
    case .solved(let values):
      if case .one(let row) = edits, lastEdited == row, current.isSettled, current.moves == moves {
        sensitivity = current.sensitivity(of: row, table, values)
      }
      return Solution(values: values, conflicts: [])
    case .infeasible:
      let resolution = ConflictResolution(table, keeping: requiredRows(order))
      self.resolution = resolution
      return Solution(values: resolution.values, conflicts: resolution.conflicts)
    }
  }

  private func requiredRows(_ order: Order) -> RowOrder {
    let rows = table.records.indices.filter { table.records[$0].isIncluded && table.isRequired($0) }
    return order(rows.map { Row(index: $0) })
  }

  /// The variables that another, equally good solution gives another value, with their ranges.
  ///
  /// - Complexity: two linear programs over what is open for each such variable; ask for it when
  ///   it is told, not at every change.
  package func ambiguities(keeping order: Order = RowOrder.asAdded) -> [Ambiguity] {
    var copy = self
    _ = copy.solved(keeping: order)
    if let resolution = copy.resolution { return resolution.ambiguities() }
    return copy.plan?.ambiguities(for: table) ?? []
  }

  /// The rows that count, in the order in which they were added, and what they ask.
  package var rows: [(terms: [Term], relation: Relation, constant: Double, priority: Double)] {
    table.records.indices.filter { table.records[$0].isIncluded }.map { row in
      let record = table.records[row]
      let terms = table.terms[table.range(of: row)].map {
        Term(coefficient: $0.coefficient, variable: Variable(index: Int($0.column)))
      }
      return (terms, record.relation, table.constants[row], record.priority)
    }
  }

  private mutating func forgetPlan() {
    guard plan != nil || solution != nil else { return }
    plan = nil
    resolution = nil
    solution = nil
    sensitivity = nil
    edits = .several
  }

  /// It is given what it looks at, which is quicker than handing over the whole system.
  private static func check(_ row: Row, _ table: RowTable, _ removed: Set<Int>) {
    precondition(row.index < table.count, "a row belongs to its own system")
    precondition(!removed.contains(row.index), "a removed row is not changed")
  }

  private static func checked(_ constant: Double) -> Double {
    precondition(constant.isFinite, "a constant is a finite number")
    return min(max(constant, -Tolerance.largestConstant), Tolerance.largestConstant)
  }

  private static func checked(priority: Double) -> Double {
    precondition(priority > 0 && priority <= 1000, "a priority is above 0 and at most 1000")
    return priority
  }
}
