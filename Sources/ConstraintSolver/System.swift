/// Equations and inequalities with priorities, and the best values for their variables.
///
/// Rows of priority 1000 are required. Below that the sum of absolute errors is minimised priority
/// by priority, exactly: no sum of lower errors outweighs a higher one. A system is a value; a copy
/// is a second system that shares nothing that changes.
package struct System: Sendable {
  private var table = RowTable()
  /// Whether `remove` was called; such a row stays in the table so that handles stay valid.
  private var isRemoved: [Bool] = []
  /// How the rows were taken apart; nil when rows came, went or changed priority.
  private var plan: Plan?
  private var solution: Solution?
  /// What was edited since the last solution.
  private var edits = Edits.several
  /// The only row whose constant the edits before the last solution changed.
  private var lastEdited: Int?
  /// How the last solution follows that row.
  private var sensitivity: Sensitivity?

  private enum Edits: Sendable {
    case none
    case one(Int)
    case several
  }

  package init() {}

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
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Double = 1000, standing: Standing = .author
  ) -> Row {
    for term in terms {
      precondition(term.coefficient.isFinite, "a coefficient is a finite number")
      precondition(
        term.variable.index >= 0 && term.variable.index < table.variableCount,
        "a term names a variable of its own system")
    }
    table.append(terms, relation, checked(constant), checked(priority: priority), standing)
    isRemoved.append(false)
    forgetPlan()
    return Row(index: table.count - 1)
  }

  /// Takes a row out for good.
  package mutating func remove(_ row: Row) {
    check(row)
    isRemoved[row.index] = true
    table.isIncluded[row.index] = false
    forgetPlan()
  }

  /// Changes what a row's terms compare with, clamped as `add` does; the cheapest of changes.
  package mutating func setConstant(_ row: Row, to constant: Double) {
    check(row)
    let new = checked(constant)
    guard table.constants[row.index] != new else { return }
    table.constants[row.index] = new
    guard table.isIncluded[row.index] else { return }
    solution = nil
    switch edits {
    case .none: edits = .one(row.index)
    case .one(row.index): break
    case .one, .several: edits = .several
    }
  }

  /// Lets a row count or not, as `NSLayoutConstraint.isActive` does.
  package mutating func setActive(_ row: Row, to isActive: Bool) {
    check(row)
    guard table.isIncluded[row.index] != isActive else { return }
    table.isIncluded[row.index] = isActive
    forgetPlan()
  }

  /// Changes how much a row counts: above 0, at most 1000.
  package mutating func setPriority(_ row: Row, to priority: Double) {
    check(row)
    let new = checked(priority: priority)
    guard table.priorities[row.index] != new else { return }
    table.priorities[row.index] = new
    if table.isIncluded[row.index] { forgetPlan() }
  }

  /// The best values; calls without a change in between cost nothing.
  ///
  /// - Complexity: about linear in the terms for interfaces; a changed constant alone costs a
  ///   fraction of that.
  package mutating func solved() -> Solution {
    if let solution { return solution }
    let answer = newSolution()
    solution = answer
    if case .one(let row) = edits { lastEdited = row } else { lastEdited = nil }
    edits = .none
    return answer
  }

  private mutating func newSolution() -> Solution {
    if case .one(let row) = edits, let sensitivity, sensitivity.row == row,
      let values = sensitivity.values(at: table.constants[row])
    {
      return Solution(values: values, conflicts: [], ambiguous: [])
    }
    var current = plan ?? Plan(table)
    plan = nil
    let outcome = current.outcome(for: table)
    defer { plan = current }
    sensitivity = nil
    switch outcome {
    case .solved(let values, let ambiguous):
      if case .one(let row) = edits, lastEdited == row, ambiguous.isEmpty {
        sensitivity = current.sensitivity(of: row, table, values)
      }
      return Solution(values: values, conflicts: [], ambiguous: ambiguous)
    case .infeasible(let certificates):
      return ConflictResolution(table).solution(from: certificates)
    }
  }

  private mutating func forgetPlan() {
    plan = nil
    solution = nil
    sensitivity = nil
    edits = .several
  }

  private func check(_ row: Row) {
    precondition(row.index < table.count, "a row belongs to its own system")
    precondition(!isRemoved[row.index], "a removed row is not changed")
  }

  private func checked(_ constant: Double) -> Double {
    precondition(constant.isFinite, "a constant is a finite number")
    return min(max(constant, -Tolerance.largestConstant), Tolerance.largestConstant)
  }

  private func checked(priority: Double) -> Double {
    precondition(priority > 0 && priority <= 1000, "a priority is above 0 and at most 1000")
    return priority
  }
}
