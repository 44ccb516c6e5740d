import ConstraintSolver
import Testing

/// Systems that other solvers got wrong, solved right.
struct PeersBugsTests {
  /// https://github.com/nucleic/kiwi/issues/15: a required row that follows from the others but for
  /// rounding was taken for unsatisfiable.
  @Test func `kiwi 15: a row that says nothing new but for rounding is no conflict`() {
    var text = "left0 == 0.1\nright4 == 0.9\n"
    for column in 0..<5 {
      text += "right\(column) - left\(column) - width\(column) == 0\n"
      text += "width\(column) - width0 == 0\n"
      if column > 0 { text += "left\(column) - right\(column - 1) == 0.03\n" }
    }
    text += "width0 + width1 + width2 + width3 + width4 == 0.68\n"
    text += "10 width0 == 1.36\n3 width1 + 0.1 width2 + 0.2 width3 - 3.3 width4 == 0"
    let equations = Equations(text)
    let solution = equations.solved()
    #expect(solution.conflicts.isEmpty && solution.ambiguous.isEmpty)
    let width = equations.names.firstIndex(of: "width3") ?? 0
    #expect(equations.words(solution.values, of: [width]) == "width3 0.136")
  }

  /// https://github.com/nucleic/kiwi/issues/20: after a suggestion required rows were not kept.
  @Test func `kiwi 20: required rows are kept after every suggestion, and after the last is gone`()
  {
    let equations = Equations(
      """
      2 xm - xl - xr == 0
      xr - xl >= 10
      xr <= 100
      xl >= 0
      xm == 0 @750
      """)
    var (system, rows) = equations.system()
    let steps: [(suggestion: Double, middle: Double)] = [
      (0, 5), (70, 70), (120, 95), (-30, 5), (95, 95), (96, 95), (50, 50),
    ]
    for step in steps {
      system.setConstant(rows[4], to: step.suggestion)
      let values = system.solved().values
      #expect(abs(values[0] - step.middle) < 1e-9, "\(step)")
      #expect(abs(2 * values[0] - values[1] - values[2]) < 1e-9, "\(step)")
      #expect(values[2] - values[1] >= 10 - 1e-9 && values[2] <= 100 && values[1] >= 0, "\(step)")
    }
    system.remove(rows[4])
    let open = equations.words(system.ambiguities())
    #expect(open == "xm 5…95, xl 0…90, xr 10…100")
  }

  /// https://github.com/nucleic/kiwi/issues/28: 1001, 1002 and 1003 together outweighed 1004.
  @Test func `kiwi 28: the highest of near priorities wins, whatever the others add up to`() {
    #expect(words("w == 1 @96\nw == 2 @97\nw == 3 @98\nw == 4 @99") == "w 4")
    #expect(words("w == 4 @99\nw == 3 @98.999\nw == 3 @98.999\nw == 1 @98.998") == "w 4")
  }

  /// https://github.com/nucleic/kiwi/issues/33: a third row of priority 10 turned 501 against 500.
  @Test func `kiwi 33: a low row does not help a middle one against a high one`() {
    #expect(words("v >= 100 @501\nv == 90 @500") == "v 100")
    #expect(words("v >= 100 @501\nv == 90 @500\nv == 50 @10") == "v 100")
    #expect(words("v >= 100 @511\nv == 90 @500\nv == 10 @10") == "v 100")
  }

  /// https://github.com/nucleic/kiwi/issues/57: the same layout came out now one way, now another.
  @Test func `kiwi 57: the same rows give the same bits, in another order the same values`() {
    var generator = RandomSystems(seed: 57)
    for number in 0..<20 {
      let equations = generator.next(conflicts: false)
      let values = equations.solved().values
      #expect(equations.solved().values.map(\.bitPattern) == values.map(\.bitPattern))
      var reversed = equations.system(inOrder: equations.lines.indices.reversed()).system
      let isSame = zip(reversed.solved().values, values).allSatisfy { abs($0 - $1) < 1e-9 }
      #expect(isSame, "system \(number)")
    }
  }

  /// https://github.com/nucleic/kiwi/issues/71: 5 × 5 axes with an aspect ratio did not converge.
  @Test func `kiwi 71: a grid of axes with an optional aspect ratio converges`() {
    let equations = Equations(Self.axes(count: 5))
    let solution = equations.solved()
    #expect(solution.conflicts.isEmpty)
    let errors = equations.errors(at: solution.values)
    // The rows of axes are 60 high, which the ratio makes 90 wide; columns of 100 leave 10 over.
    #expect(abs(errors[1000, default: 1]) < 1e-9)
    #expect(abs(errors[750, default: 1]) < 1e-9)
    for name in ["w0x0", "w4x4"] {
      let index = equations.names.firstIndex(of: name) ?? 0
      #expect(equations.words(solution.values, of: [index]) == "\(name) 90")
    }
  }

  /// Each axes lies within its cell of 100 × 60, as large as its ratio of 3 to 2 lets it.
  private static func axes(count: Int) -> String {
    var text = ""
    for row in 0..<count {
      for column in 0..<count {
        let cell = "\(row)x\(column)"
        text += "x\(cell) >= \(100 * column)\nx\(cell) + w\(cell) <= \(100 * column + 100)\n"
        text += "y\(cell) >= \(60 * row)\ny\(cell) + h\(cell) <= \(60 * row + 60)\n"
        text += "w\(cell) - 1.5 h\(cell) == 0 @750\nw\(cell) >= 1000 @250\nh\(cell) >= 1000 @250\n"
        if column > 0 { text += "h\(cell) - h\(row)x0 == 0\ny\(cell) - y\(row)x0 == 0\n" }
        if row > 0 { text += "w\(cell) - w0x\(column) == 0\nx\(cell) - x0x\(column) == 0\n" }
      }
    }
    return text
  }

  /// https://github.com/nucleic/kiwi/issues/160: the same row twice.
  @Test func `kiwi 160: a row twice is a row twice, and either can go`() {
    let equations = Equations("v >= 0\nv >= 0\nv == -5 @1")
    var (system, rows) = equations.system()
    #expect(system.solved().values == [0] && system.solved().conflicts.isEmpty)
    system.remove(rows[0])
    #expect(system.solved().values == [0])
    system.remove(rows[1])
    #expect(system.solved().values == [-5])
  }

  /// https://github.com/starwing/amoeba/issues/4: an assertion failed.
  ///
  /// Which system it was is not stored anywhere we can read; this is the change of strengths that
  /// amoeba's own tests make.
  @Test func `amoeba 4: rows change priority there and back`() {
    let equations = Equations("x - y <= 0 @750\nx == 50 @500\ny == 40 @490")
    var (system, rows) = equations.system()
    for (priority, expected) in [(490.0, 50.0), (510, 40), (490, 50), (1000, 40), (490, 50)] {
      system.setPriority(rows[2], to: priority)
      #expect(system.solved().values == [expected, expected], "\(priority)")
    }
  }

  /// https://github.com/starwing/amoeba/issues/7: an assertion failed while a splitter's bar was
  /// dragged, or its left child was held at 0.
  @Test func `amoeba 7: a splitter's bar is dragged over both ends`() {
    let equations = Equations(
      """
      r - l - w == 0
      leftR - leftL - leftW == 0
      barR - barL - barW == 0
      rightR - rightL - rightW == 0
      barW == 6
      barL - l >= 0
      barR - r <= 0
      leftR - barL == 0
      rightL - barR == 0
      rightR - r >= 1
      leftW == 256
      l == 0
      r == 76
      barL == -10 @750
      """)
    var (system, rows) = equations.system()
    for position in -10..<86 {
      system.setConstant(rows[13], to: Double(position))
      let solution = system.solved()
      let bar = Double(min(max(position, 0), 70))
      let values = Dictionary(uniqueKeysWithValues: zip(equations.names, solution.values))
      #expect(values["barL"] == bar && values["leftL"] == bar - 256, "\(position)")
      #expect(values["rightL"] == bar + 6 && solution.conflicts.isEmpty, "\(position)")
    }
  }

  /// https://github.com/starwing/amoeba/issues/10: a circle of equal variables was told as unbound.
  @Test func `amoeba 10: a circle of equal variables is kept, open, and follows its edit`() {
    let circle = "b - a == 0\nb - c == 0\nc - d == 0\nd - a == 0"
    let open = Equations(circle)
    #expect(open.words(open.solved().ambiguous) == "b any, a any, c any, d any")
    let equations = Equations(circle + "\na == 0 @750")
    var (system, rows) = equations.system()
    for value in [0.0, 12, -7] {
      system.setConstant(rows[4], to: value)
      #expect(
        system.answer()
          == Answer(values: [value, value, value, value], conflicts: [], ambiguous: []))
    }
  }

  /// https://github.com/starwing/amoeba/issues/22: an assertion failed when weak suggestions were
  /// added to boxes whose distances are required.
  @Test func `amoeba 22: weak places of boxes yield to required distances`() {
    let equations = Equations(
      """
      purpleBottom - purpleTop == 10
      yellowBottom - yellowTop == 10
      pinkBottom - pinkTop == 10
      greenBottom - greenTop == 10
      yellowTop - purpleTop == 0
      pinkTop - purpleBottom == 5
      greenTop - yellowBottom == 5
      purpleBottom == 20 @750
      purpleTop == -40 @1
      pinkTop == 30 @1
      yellowTop == -40 @1
      greenBottom == 90 @1
      """)
    var (system, rows) = equations.system()
    let names = ["purpleTop", "yellowBottom", "pinkTop", "greenBottom"]
    let places = names.map { equations.names.firstIndex(of: $0) ?? 0 }
    let expected = "purpleTop 10, yellowBottom 20, pinkTop 25, greenBottom 35"
    for wish in [-40.0, 0, 15, 1000] {
      system.setConstant(rows[9], to: wish)
      #expect(equations.words(system.solved().values, of: places) == expected, "\(wish)")
    }
    system.setConstant(rows[7], to: 0)
    system.setActive(rows[8], to: false)
    let moved = "purpleTop -10, yellowBottom 0, pinkTop 5, greenBottom 15"
    #expect(equations.words(system.solved().values, of: places) == moved)
  }

  /// https://github.com/ratatui/ratatui/issues/1855: 24 segments of at least 3 in an area of 72 lines
  /// never ended.
  @Test func `ratatui 1855: minimal heights that fill the area exactly`() {
    for (area, count) in [(72.0, 24), (73, 24), (70, 24), (9, 3)] {
      var text = "e0 == 0\ne\(count) == \(Int(area))\n"
      for segment in 0..<count {
        text += "e\(segment) >= 0\ne\(segment) <= \(Int(area))\n"
        text += "e\(segment + 1) - e\(segment) >= 0\n"
        text += "e\(segment + 1) - e\(segment) >= 3 @900\n"
        text += "e\(segment + 1) - e\(segment) == \(Int(area)) @100\n"
      }
      let equations = Equations(text)
      let solution = equations.solved()
      #expect(solution.conflicts.isEmpty)
      let errors = equations.errors(at: solution.values)
      #expect(abs(errors[900, default: 0] - max(0, 3.0 * Double(count) - area)) < 1e-9, "\(area)")
      // What all segments want is the area each; what they have is the area together.
      #expect(abs(errors[100, default: 0] - area * Double(count - 1)) < 1e-9, "\(area)")
      #expect(solution.ambiguous.isEmpty == (area == 72 || area == 9), "\(area)")
    }
  }

  private func words(_ text: String) -> String {
    let equations = Equations(text)
    return equations.words(equations.solved().values)
  }
}
