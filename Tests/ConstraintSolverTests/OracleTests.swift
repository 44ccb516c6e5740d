import ConstraintSolver
import Testing

/// Answers of the linear programming solver HiGHS (staged programs, one a priority) to random
/// systems that look like interfaces: the least sum of errors of each priority, and the values of
/// the variables that no other best solution moves.
struct OracleTests {
  struct Answer {
    var rows: String
    var errors: [Double: Double]
    var values: String
  }

  @Test func `sums of errors and determined values are the oracle's`() {
    for (number, answer) in Self.answers.enumerated() {
      let equations = Equations(answer.rows)
      let solution = equations.solved()
      let errors = equations.errors(at: solution.values)
      for (priority, expected) in answer.errors.sorted(by: { $0.key > $1.key }) {
        let found = errors[priority, default: 0]
        #expect(abs(found - expected) < 0.001, "answer \(number), priority \(priority)")
      }
      let open = solution.ambiguous.map(\.variable.index)
      let known = solution.values.indices.filter { !open.contains($0) }
      #expect(
        equations.words(solution.values, of: known) == answer.values, "answer \(number)")
    }
  }
}
