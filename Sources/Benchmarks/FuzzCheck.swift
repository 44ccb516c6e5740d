import ConstraintSolver

/// What holds for every system, however it came about.
struct FuzzCheck {
  var system: System
  let rows: [FuzzRow]
  let isOdd: Bool

  /// In points, or a part of the larger number.
  private static let tolerance = 1e-6

  /// What does not hold, nil where all does.
  mutating func finding(explains: Bool) -> String? {
    let numbers = Array(rows.indices)
    let order = rows.order(numbers)
    let solution = system.solved(keeping: order)
    if let finding = finding(in: solution, numbers) { return finding }
    let ambiguities = explains ? system.ambiguities(keeping: order) : []
    for end in ambiguities.flatMap({ [$0.lower, $0.upper] }) {
      guard end?.isFinite != false else { return "a range ends at \(end ?? 0)" }
    }
    var (fresh, freshNumbers) = freshSystem()
    let freshOrder = rows.order(freshNumbers)
    let expected = fresh.solved(keeping: freshOrder)
    if let finding = finding(in: expected, freshNumbers) { return "fresh: \(finding)" }
    if isOdd { return nil }
    let isSame = zip(solution.values, expected.values).allSatisfy { Self.isNear($0, $1) }
    guard isSame else { return "values \(solution.values), fresh \(expected.values)" }
    let conflicts = words(solution.conflicts, numbers)
    let expectedConflicts = words(expected.conflicts, freshNumbers)
    guard conflicts == expectedConflicts else {
      return "conflicts \(conflicts), fresh \(expectedConflicts)"
    }
    if let finding = levelFinding(solution, expected) { return finding }
    return explains
      ? finding(ambiguities, fresh.ambiguities(keeping: freshOrder), solution.values) : nil
  }

  private static func isNear(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= tolerance * max(1, abs(first))
  }

  /// Of one solution: finite values, conflicts of rows that count, and every other row kept.
  ///
  /// - Parameter numbers: the places of the solution's rows among the program's.
  private func finding(in solution: Solution, _ numbers: [Int]) -> String? {
    guard solution.values.count == system.variableCount else { return "values are missing" }
    guard solution.values.allSatisfy(\.isFinite) else { return "values \(solution.values)" }
    var broken: Set<Int> = []
    for conflict in solution.conflicts {
      let named = conflict.rows.map { numbers[$0.index] }
      let isRequired = named.allSatisfy { rows[$0].isActive && rows[$0].priority == 1000 }
      guard isRequired, conflict.rows.contains(conflict.broken), broken.isDisjoint(with: named)
      else { return "conflict of \(named)" }
      broken.insert(numbers[conflict.broken.index])
    }
    for (index, row) in rows.enumerated() where row.isActive && row.priority == 1000 {
      if broken.contains(index) { continue }
      let missed = error(of: row, at: solution.values)
      guard missed <= max(Self.tolerance, rounding(of: row, at: solution.values)) else {
        return "row \(index) is missed by \(missed) at \(solution.values)"
      }
    }
    return nil
  }

  /// The rows that count, added at once, and their places among all.
  private func freshSystem() -> (System, [Int]) {
    var fresh = System()
    for _ in 0..<system.variableCount { _ = fresh.addVariable() }
    let numbers = rows.indices.filter { rows[$0].isActive }
    for number in numbers { _ = rows[number].add(to: &fresh) }
    return (fresh, numbers)
  }

  private func words(_ conflicts: [Conflict], _ numbers: [Int]) -> [String] {
    conflicts.map { conflict in
      conflict.rows.map { "\(numbers[$0.index]) " }.joined()
        + "breaks \(numbers[conflict.broken.index])"
    }
  }

  private func levelFinding(_ solution: Solution, _ expected: Solution) -> String? {
    for priority in Set(rows.map(\.priority)) where priority < 1000 {
      let level = rows.filter { $0.isActive && $0.priority == priority }
      let sum = level.reduce(0) { $0 + error(of: $1, at: solution.values) }
      let fresh = level.reduce(0) { $0 + error(of: $1, at: expected.values) }
      guard Self.isNear(sum, fresh) else { return "level \(priority): \(sum), fresh \(fresh)" }
    }
    return nil
  }

  private func finding(
    _ open: [Ambiguity], _ expected: [Ambiguity], _ values: [Double]
  ) -> String? {
    let isSame =
      open.count == expected.count
      && zip(open, expected).allSatisfy { one, other in
        one.variable == other.variable && isNear(one.lower, other.lower)
          && isNear(one.upper, other.upper)
      }
    guard isSame else { return "open \(open.map(words)), fresh \(expected.map(words))" }
    for range in open {
      let value = values[range.variable.index]
      let slack = Self.tolerance * max(1, abs(value))
      guard value >= (range.lower ?? value) - slack, value <= (range.upper ?? value) + slack
      else { return "\(value) is not within \(words(range))" }
    }
    return nil
  }

  private func isNear(_ first: Double?, _ second: Double?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return Self.isNear(first, second)
  }

  private func words(_ range: Ambiguity) -> String {
    let ends = [range.lower, range.upper].map { $0.map { "\($0)" } ?? "-" }
    return "v\(range.variable.index) \(ends[0]) \(ends[1])"
  }

  /// What adding the terms up may lose: values of 1e14, as odd coefficients give, have no more places.
  private func rounding(of row: FuzzRow, at values: [Double]) -> Double {
    row.terms.reduce(0) { $0 + abs($1.coefficient * values[$1.variable.index]) } * 1e-15
  }

  private func error(of row: FuzzRow, at values: [Double]) -> Double {
    Workload.Line(
      terms: row.terms, relation: row.relation, constant: row.constant, priority: row.priority
    ).error(at: values)
  }
}
