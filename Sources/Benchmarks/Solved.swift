import ConstraintSolver

/// A workload in a system, and the solution it is at.
struct Solved {
  let workload: Workload
  private(set) var system: System
  private(set) var solution = Solution(values: [], conflicts: [])
  private var rows: [Row] = []
  /// The rows as they stand.
  private var lines: [Workload.Line]
  /// Rows that do not count.
  private var idle: Set<Int> = []

  init(_ workload: Workload) {
    self.workload = workload
    lines = workload.lines
    system = System(reserving: workload.built.lines)
    rows.reserveCapacity(workload.lines.count)
    for _ in 0..<workload.built.names { _ = system.addVariable() }
    // By place: copies of lines would be counted too.
    for place in 0..<workload.built.lines { addRow(of: place) }
    solution = system.solved()
  }

  private mutating func addRow(of place: Int) {
    let line = lines[place]
    rows.append(system.add(line.terms, line.relation, line.constant, priority: line.priority))
  }

  /// Applies the edited values in turn; returns the mean time of each edit's values.
  mutating func apply(_ limit: Int?) -> [Double] {
    var times: [Double] = []
    for edit in workload.edits {
      let values = edit.values.prefix(limit ?? edit.values.count)
      guard let last = values.last else { continue }
      let start = SystemCalls.processorTime()
      for value in values {
        system.setConstant(rows[edit.line], to: value)
        solution = system.solved()
      }
      times.append((SystemCalls.processorTime() - start) / Double(values.count))
      lines[edit.line].constant = last
    }
    return times
  }

  /// Applies the changes in turn, each of which is solved for; returns the time of each.
  mutating func applyChanges() -> [Double] {
    return workload.changes.map { change in
      let start = SystemCalls.processorTime()
      apply(change)
      solution = system.solved()
      return SystemCalls.processorTime() - start
    }
  }

  private mutating func apply(_ change: Change) {
    let row = change.row
    switch change {
    case .add:
      for term in lines[row].terms {
        while system.variableCount <= term.variable.index { _ = system.addVariable() }
      }
      addRow(of: row)
    case .remove:
      system.remove(rows[row])
      idle.insert(row)
    case .set(_, let constant):
      system.setConstant(rows[row], to: constant)
      lines[row].constant = constant
    case .priority(_, let priority):
      system.setPriority(rows[row], to: priority)
      lines[row].priority = priority
    case .activate(_, let isActive):
      system.setActive(rows[row], to: isActive)
      if isActive { idle.remove(row) } else { idle.insert(row) }
    }
  }

  /// The sum of errors of each priority, highest first.
  func violations() -> String {
    var sums: [(priority: Double, sum: Double)] = []
    for (row, line) in lines.enumerated() where !idle.contains(row) {
      let error = line.error(at: solution.values)
      if let place = sums.firstIndex(where: { $0.priority == line.priority }) {
        sums[place].sum += error
      } else {
        sums.append((line.priority, error))
      }
    }
    sums.sort { $0.priority > $1.priority }
    return sums.map { " \($0.priority):\($0.sum)" }.joined()
  }
}

extension Workload.Line {
  /// By how much the values miss it.
  func error(at values: [Double]) -> Double {
    var error = -constant
    for term in terms { error += term.coefficient * values[term.variable.index] }
    switch relation {
    case .equal: return abs(error)
    case .atMost: return max(0, error)
    case .atLeast: return max(0, -error)
    }
  }
}
