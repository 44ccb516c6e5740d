import ConstraintSolver
import Testing

struct ConflictTests {
  private static let rows: [(text: String, conflicts: String, values: String)] = [
    ("w == 10\nw == 20", "0 1 breaks 1", "w 10"),
    ("w >= 20\nw <= 10", "0 1 breaks 1", "w 20"),
    // The last in the order of rows breaks, whichever was added first.
    ("w == 10\nw == 20 first", "0 1 breaks 0", "w 20"),
    ("w == 10 first\nw == 20 first", "0 1 breaks 1", "w 10"),
    // Rows that have no part in it are not named.
    (
      """
      x == 5
      a + b == 100
      a == 70
      y == 6
      b >= 40
      """, "1 2 4 breaks 4", "x 5, a 70, b 30, y 6"
    ),
    // Optional rows have no part in conflicts.
    ("w == 10 @999.5\nw == 20", "", "w 20"),
    // A row over no variable conflicts with itself.
    ("0 w == 3\nw == 1", "0 breaks 0", "w 1"),
    ("w - w >= 3\nw == 1", "0 breaks 0", "w 1"),
    ("0 w <= 3\nw == 1", "", "w 1"),
    // Three rows, two conflicts.
    ("w == 1\nw == 2\nw == 3", "0 1 breaks 1, 0 2 breaks 2", "w 1"),
    // Independent conflicts are each named.
    ("a == 1\na == 2\nb <= 1\nb >= 2", "0 1 breaks 1, 2 3 breaks 3", "a 1, b 1"),
    // A chain of inequalities around a fixed width.
    (
      """
      a >= 10
      b - a >= 10
      c - b >= 10
      c <= 25
      d == 1
      """, "0 1 2 3 breaks 3", "a 10, b 20, c 30, d 1"
    ),
    // The broken row is the strongest wish: it is missed by as little as the others allow.
    ("w <= 50 first\nw == 80\nw == 10 @999", "0 1 breaks 1", "w 50"),
    ("w >= 20 first\nw <= 10", "0 1 breaks 1", "w 20"),
    ("a == 10 first\na + b == 30 first\na - b == 0", "0 1 2 breaks 2", "a 10, b 20"),
    // A cell's size against its encapsulating one.
    (
      """
      h == 44 first
      t == 8
      l - t >= 60
      h - l == 8
      """, "0 1 2 3 breaks 3", "h 44, t 8, l 68"
    ),
    // Differences within rounding are no conflict: 2/3 and 1/3 of one width.
    ("w == 100\n3 a - w == 0\na == 33.3333333333333", "", "w 100, a 33.333"),
  ]

  @Test func `a conflict names an irreducible set and the row that is broken`() {
    for row in Self.rows {
      let equations = Equations(row.text)
      let solution = equations.solved()
      #expect(equations.words(solution.conflicts) == row.conflicts, "\(row.text)")
      #expect(equations.words(solution.values) == row.values, "\(row.text)")
    }
  }

  @Test func `rows that all contradict each other are each told with the first`() {
    let rows = (0..<40).map { "a - x == \($0)" }.joined(separator: "\n")
    let equations = Equations("x == 5\n" + rows)
    let solution = equations.solved()
    let told = solution.conflicts.map { equations.words([$0]) }
    #expect(told.sorted() == (2...40).map { "1 \($0) breaks \($0)" }.sorted())
    #expect(equations.words(solution.values) == "x 5, a 5")
  }

  @Test func `a conflict goes when its cause goes`() {
    let equations = Equations("w == 10\nw >= 20\nx - w == 5")
    var (system, rows) = equations.system()
    #expect(equations.words(system.answer().conflicts) == "0 1 breaks 1")
    system.setConstant(rows[0], to: 30)
    #expect(equations.words(system.answer().values) == "w 30, x 35")
    system.setConstant(rows[0], to: 10)
    #expect(equations.words(system.answer().conflicts) == "0 1 breaks 1")
    system.setActive(rows[0], to: false)
    #expect(equations.words(system.answer().values) == "w 20, x 25")
    system.setActive(rows[0], to: true)
    system.setPriority(rows[1], to: 999)
    #expect(equations.words(system.answer().values) == "w 10, x 15")
    #expect(system.answer().conflicts.isEmpty)
    system.remove(rows[0])
    #expect(equations.words(system.answer().values) == "w 20, x 25")
  }

  /// That another required row is cheaper to miss than the edited one keeps neither.
  @Test func `a conflict comes with an edited constant`() {
    let equations = Equations(
      """
      0.5 a <= 0
      c <= 8
      c <= 8
      a + c >= -63
      a == 56 @750
      """)
    var (system, rows) = equations.system()
    #expect(equations.words(system.answer().values) == "a 0, c 0")
    system.setConstant(rows[3], to: 56)
    #expect(equations.words(system.answer().conflicts) == "0 1 3 breaks 3")
    #expect(equations.words(system.answer().values) == "a 0, c 8")
  }

  @Test func `conflicts come in one order, whatever the constants were before`() {
    let equations = Equations(
      """
      c >= 20
      b - c <= 0
      0.5 b + c <= 8
      -1 c >= 0
      -1 a == 20
      2 a <= 0
      2 c + 0.5 b - a >= 20
      -1 c <= 8
      a + 2 c <= -63
      """)
    let (_, rows) = equations.system()
    for row in rows {
      for constant in [-200.0, 56, 100] {
        var (edited, _) = equations.system()
        _ = edited.answer()
        edited.setConstant(row, to: constant)
        var other = equations
        other.lines[row.index].constant = constant
        let words = equations.words(other.solved().conflicts)
        #expect(equations.words(edited.answer().conflicts) == words, "\(row.index) \(constant)")
      }
    }
  }

  @Test func `conflicts of random systems are infeasible, irreducible and the only ones`() {
    var generator = RandomSystems(seed: 7)
    var conflictCount = 0
    for _ in 0..<120 {
      let equations = generator.next(conflicts: true)
      let solution = equations.solved()
      var broken: [Int] = []
      for conflict in solution.conflicts {
        conflictCount += 1
        let rows = conflict.rows.map(\.index)
        #expect(rows.allSatisfy { !broken.contains($0) })
        #expect(rows.contains(conflict.broken.index))
        #expect(!StagedSimplex.isFeasible(equations, rows: rows))
        for row in rows {
          #expect(StagedSimplex.isFeasible(equations, rows: rows.filter { $0 != row }))
        }
        broken.append(conflict.broken.index)
      }
      let kept = equations.lines.indices.filter {
        equations.lines[$0].priority == 1000 && !broken.contains($0)
      }
      #expect(StagedSimplex.isFeasible(equations, rows: kept))
      let errors = equations.errors(
        at: solution.values, leavingOut: solution.conflicts.map(\.broken))
      #expect(errors[1000, default: 0] < 1e-6)
    }
    #expect(conflictCount > 20)
  }
}
