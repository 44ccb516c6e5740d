import ConstraintSolver
import Testing

struct AmbiguityTests {
  private static let rows: [(text: String, ambiguous: String, values: String)] = [
    ("w >= 5", "w from 5", "w 5"),
    ("w <= -5", "w to -5", "w -5"),
    ("w <= 5", "w to 5", "w 0"),
    ("w >= 3\nw <= 5", "w 3…5", "w 3"),
    // The variable of the least index comes as near to 0 as it may; what hangs on it follows.
    ("a - b == 8", "a any, b any", "a 0, b -8"),
    ("b - a == -8", "b any, a any", "b 0, a 8"),
    ("x == 1\na + b == 10", "a any, b any", "x 1, a 0, b 10"),
    ("a + b == 10\na >= 0\nb >= 4", "a 0…6, b 4…10", "a 0, b 10"),
    // Amoeba's issue 10: equal to one another is still not determined.
    (
      "a - b == 0\nb - c == 0\nc - d == 0", "a any, b any, c any, d any",
      "a 0, b 0, c 0, d 0"
    ),
    ("a - b == 0\nb - c == 0\nc - d == 0\nd == 3 @1", "", "a 3, b 3, c 3, d 3"),
    // Shares of an error: any split is equally good; what is asked of the first variable is served.
    ("a == 60 @500\nb == 60 @500\na + b == 100", "a 40…60, b 40…60", "a 60, b 40"),
    // Two coupled ranges.
    (
      """
      a >= 0
      b >= 0
      a + b <= 10
      a + b >= 4
      c - a - 2 b == 0
      """, "a 0…10, b 0…10, c 4…20", "a 0, b 4, c 8"
    ),
    // Held by a vertex only: no direction alone is blocked, all together are.
    (
      """
      a + b >= 10
      a - b >= 0
      a <= 5
      """, "", "a 5, b 5"
    ),
    (
      """
      a + b + c >= 0
      a + b - c >= 0
      a <= 0
      b <= 0
      """, "", "a 0, b 0, c 0"
    ),
    // Rows at no slope: |a| is least at one point, |a - b| leaves none.
    ("a == 3 @10\na - b == 0 @5", "", "a 3, b 3"),
    ("a - b == 4 @10", "a any, b any", "a 0, b -4"),
    // A view without a height, beside one that is determined.
    ("x == 0\nw == 100\nh >= 0", "h from 0", "x 0, w 100, h 0"),
  ]

  @Test func `what another, equally good solution moves is named with its range`() {
    for row in Self.rows {
      let equations = Equations(row.text)
      let solution = equations.solved()
      #expect(equations.words(solution.ambiguous) == row.ambiguous, "\(row.text)")
      #expect(equations.words(solution.values) == row.values, "\(row.text)")
      #expect(solution.conflicts.isEmpty, "\(row.text)")
    }
  }

  @Test func `a variable of no row is ambiguous and 0`() {
    var system = System()
    let variable = system.addVariable()
    #expect(
      system.answer()
        == Answer(
          values: [0], conflicts: [],
          ambiguous: [Ambiguity(variable: variable, lower: nil, upper: nil)]))
  }

  @Test func `the ends of a range are as good as the value, and nothing beyond is`() {
    var generator = RandomSystems(seed: 11)
    var checked = 0
    for _ in 0..<60 {
      let equations = generator.next(conflicts: false)
      let solution = equations.solved()
      let best = equations.errors(at: solution.values)
      for ambiguity in solution.ambiguous {
        for (end, step) in [(ambiguity.lower, -1.0), (ambiguity.upper, 1.0)] {
          guard let end else { continue }
          checked += 1
          #expect(isAsGood(equations, ambiguity.variable, at: end, best))
          #expect(!isAsGood(equations, ambiguity.variable, at: end + step, best))
        }
      }
      let open = solution.ambiguous.map(\.variable.index)
      for index in solution.values.indices where !open.contains(index) {
        for step in [-1.0, 1.0] {
          let variable = Variable(index: index)
          #expect(!isAsGood(equations, variable, at: solution.values[index] + step, best))
        }
      }
    }
    #expect(checked > 50)
  }

  /// Whether the second opinion keeps every sum of errors with a variable held at a value.
  private func isAsGood(
    _ equations: Equations, _ variable: Variable, at value: Double, _ best: [Double: Double]
  ) -> Bool {
    var held = equations
    held.lines.append(
      Equations.Line(
        terms: [Term(coefficient: 1, variable: variable)], relation: .equal, constant: value,
        priority: 1000))
    guard let errors = StagedSimplex.errors(held) else { return false }
    return errors.allSatisfy { abs($1 - best[$0, default: 0]) < 1e-5 }
  }
}
