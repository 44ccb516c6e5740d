import ConstraintSolver
import Testing

struct SecondOpinionTests {
  @Test func `sums of errors equal those of a simplex without elimination`() {
    var generator = RandomSystems(seed: 1)
    var compared = 0
    for number in 0..<150 {
      let equations = generator.next(conflicts: false)
      let solution = equations.solved()
      let expected = StagedSimplex.errors(equations)
      #expect(solution.conflicts.isEmpty == (expected != nil), "system \(number)")
      guard let expected, solution.conflicts.isEmpty else { continue }
      compared += 1
      expectEqual(equations.errors(at: solution.values), expected, "system \(number)")
    }
    #expect(compared > 100)
  }

  @Test func `the order of rows changes no value`() {
    var generator = RandomSystems(seed: 2)
    for number in 0..<80 {
      let equations = generator.next(conflicts: false)
      let solution = equations.solved()
      guard solution.conflicts.isEmpty else { continue }
      var order = Array(equations.lines.indices)
      for index in order.indices.reversed() where index > 0 {
        order.swapAt(index, generator.number(below: index + 1))
      }
      var permuted = equations.system(inOrder: order).system
      expectEqual(permuted.answer(), solution, "system \(number)")
    }
  }

  @Test func `twice the constants are twice the values`() {
    var generator = RandomSystems(seed: 3)
    for number in 0..<80 {
      let equations = generator.next(conflicts: false)
      var doubled = equations
      for index in doubled.lines.indices { doubled.lines[index].constant *= 2 }
      let expected = equations.solved().values.map { $0 * 2 }
      expectEqual(doubled.solved().values, expected, "system \(number)")
    }
  }

  @Test func `edited constants, activity and priorities equal a system built so`() {
    var generator = RandomSystems(seed: 4)
    for number in 0..<60 {
      var equations = generator.next(conflicts: number % 4 == 0)
      var (system, rows) = equations.system()
      _ = system.answer()
      for step in 0..<8 {
        let index = generator.number(below: rows.count)
        let constant = Double(generator.number(below: 400))
        equations.lines[index].constant = constant
        system.setConstant(rows[index], to: constant)
        if step % 4 == 3 {
          let priority = Double(1 + generator.number(below: 999))
          equations.lines[index].priority = priority
          system.setPriority(rows[index], to: priority)
        }
        let fresh = equations.solved()
        expectEqual(system.answer(), fresh, "system \(number), step \(step)")
      }
    }
  }

  @Test func `one constant edited again and again equals a system built so`() {
    var generator = RandomSystems(seed: 5)
    for number in 0..<60 {
      var equations = generator.next(conflicts: number % 4 == 0)
      var (system, rows) = equations.system()
      let index = number % 2 == 0 ? 1 : generator.number(below: rows.count)
      for step in 0..<12 {
        // Small steps, then large ones.
        let constant = Double(200 + generator.number(below: step < 6 ? 20 : 300))
        equations.lines[index].constant = constant
        system.setConstant(rows[index], to: constant)
        let fresh = equations.solved()
        expectEqual(system.answer(), fresh, "system \(number), step \(step)")
      }
    }
  }

  @Test func `more rows of one left side than a word has bits, edited, equal a system built so`() {
    var generator = RandomSystems(seed: 6)
    var equations = Equations("a + b <= 300\na - b >= 10 @700\nb >= 40 @650")
    for _ in 0..<75 {
      let rank = [250, 251, 500][generator.number(below: 3)]
      equations.add("a == \(generator.number(below: 400)) @\(rank)")
      equations.add("a + 2 b == \(generator.number(below: 600)) @\(rank)")
    }
    var (system, rows) = equations.system()
    for step in 0..<30 {
      // Sometimes two rows come to stand at one place, sometimes they leave it.
      let index = 3 + generator.number(below: rows.count - 3)
      let peer = 3 + generator.number(below: rows.count - 3)
      let constant =
        step % 2 == 0 ? equations.lines[peer].constant : Double(generator.number(below: 400))
      equations.lines[index].constant = constant
      system.setConstant(rows[index], to: constant)
      let fresh = equations.solved()
      expectEqual(system.answer(), fresh, "step \(step)")
    }
  }

  @Test func `a copy is a second system`() {
    let equations = Equations("w == 10\nx - w == 5\ny >= 3 @500\ny - x == 0 @1")
    var (system, rows) = equations.system()
    let before = system.answer()
    var copy = system
    copy.setConstant(rows[0], to: 20)
    #expect(copy.answer().values[0] == 20)
    #expect(system.answer() == before)
    copy.remove(rows[1])
    #expect(copy.answer().ambiguous.count == 2)
    #expect(system.answer() == before)
  }

  private func expectEqual(_ found: Answer, _ expected: Answer, _ place: String) {
    expectEqual(found.values, expected.values, place)
    #expect(found.conflicts.count == expected.conflicts.count, "\(place)")
    let (open, expectedOpen) = (found.ambiguous, expected.ambiguous)
    #expect(open.map(\.variable) == expectedOpen.map(\.variable), "\(place)")
    guard open.count == expectedOpen.count else { return }
    expectEqual(open.map { $0.lower ?? -1e9 }, expectedOpen.map { $0.lower ?? -1e9 }, place)
    expectEqual(open.map { $0.upper ?? 1e9 }, expectedOpen.map { $0.upper ?? 1e9 }, place)
  }

  private func expectEqual(_ found: [Double], _ expected: [Double], _ place: String) {
    let isEqual = zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }
    #expect(isEqual && found.count == expected.count, "\(place): \(found) is not \(expected)")
  }

  private func expectEqual(
    _ found: [Double: Double], _ expected: [Double: Double], _ place: String
  ) {
    for (level, sum) in expected.sorted(by: { $0.key > $1.key }) {
      let mine = found[level, default: 0]
      #expect(abs(mine - sum) < 1e-5, "\(place), priority \(level): \(mine) is not \(sum)")
    }
  }
}
