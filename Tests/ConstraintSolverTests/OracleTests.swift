import ConstraintSolver
import Testing

/// Answers of the linear programming solver HiGHS (staged programs, one a priority) to random
/// systems that look like interfaces.
struct OracleTests {
  struct Answer {
    var rows: String
    /// Made one by one, each solved for.
    ///
    /// Each is `set ROW CONSTANT`, `priority ROW PRIORITY`, `remove ROW`,
    /// `activate ROW`, `deactivate ROW`, `add` and a row. Rows are counted from 0.
    var changes = ""
    /// The least sum of errors of each priority.
    var errors: [Double: Double]
    /// Of the variables that no other best solution moves.
    var values: String
    /// The ranges of the others, where they were asked for.
    var open: String?
  }

  @Test func `sums of errors, determined values and ranges are the oracle's`() {
    for (number, answer) in (Self.answers + Self.ranges + Self.moreRanges).enumerated() {
      expect(answer, "answer \(number)")
    }
  }

  @Test func `after changes they are the oracle's for the rows as they stand`() {
    for (number, answer) in Self.changes.enumerated() { expect(answer, "change \(number)") }
  }

  private func expect(_ answer: Answer, _ place: String) {
    var equations = Equations(answer.rows)
    var (system, rows) = equations.system()
    var isActive = rows.map { _ in true }
    for change in answer.changes.split(separator: "\n") {
      apply(change, &equations, &system, &rows, &isActive)
      _ = system.solved()
    }
    let values = system.solved().values
    let idle = rows.indices.filter { !isActive[$0] }.map { rows[$0] }
    let errors = equations.errors(at: values, leavingOut: idle)
    for (priority, expected) in answer.errors.sorted(by: { $0.key > $1.key }) {
      let found = errors[priority, default: 0]
      #expect(abs(found - expected) < 0.001, "\(place), priority \(priority): \(found)")
    }
    let open = system.ambiguities()
    let known = values.indices.filter { index in !open.contains { $0.variable.index == index } }
    #expect(equations.words(values, of: known) == answer.values, "\(place)")
    if let ranges = answer.open { #expect(equations.words(open) == ranges, "\(place)") }
  }

  private func apply(
    _ change: Substring, _ equations: inout Equations, _ system: inout System,
    _ rows: inout [Row], _ isActive: inout [Bool]
  ) {
    let words = change.split(separator: " ")
    if words[0] == "add" {
      equations.add(change.dropFirst(4))
      let line = equations.lines[equations.lines.count - 1]
      rows.append(system.add(line.terms, line.relation, line.constant, priority: line.priority))
      isActive.append(true)
      return
    }
    guard let row = Int(words[1]) else { return }
    let number = words.count > 2 ? Double(words[2]) ?? .nan : .nan
    switch words[0] {
    case "set":
      system.setConstant(rows[row], to: number)
      equations.lines[row].constant = number
    case "priority":
      system.setPriority(rows[row], to: number)
      equations.lines[row].priority = number
    case "remove":
      system.remove(rows[row])
      isActive[row] = false
    default:
      isActive[row] = words[0] == "activate"
      system.setActive(rows[row], to: isActive[row])
    }
  }
}
