import ConstraintSolver
import Testing

struct PriorityTests {
  private static let rows: [(text: String, values: String, ambiguous: String)] = [
    // WWDC 2012 session 228: no averaging.
    ("w == 120 @250\nw == 75 @750", "w 75", ""),
    ("w == 24 @500\nw >= 30 @500", "w 24", "w 24…30"),
    ("w == 24 @500\nw >= 30 @525", "w 30", ""),
    // UIKit's own 999.5 lies between 999 and 1000.
    ("w == 10 @999\nw == 20 @999.5", "w 20", ""),
    ("w == 10 @999.5\nw == 20", "w 20", ""),
    // A hundred lower rows do not outweigh one higher.
    (
      "w == 1 @2\n" + String(repeating: "w == 100 @1\n", count: 100), "w 1", ""
    ),
    // Equal rows add up: two outweigh one.
    ("w == 1 @500\nw == 9 @500\nw == 9 @500", "w 9", ""),
    // Hugging and compression: the label that may shrink does.
    (
      """
      a >= 80 @750
      b >= 60 @749
      a <= 80 @250
      b <= 60 @250
      a + b == 100
      """, "a 80, b 20", ""
    ),
    // A lower priority decides where higher ones leave a range.
    ("w >= 30 @750\nw <= 90 @750\nw == 40 @10", "w 40", ""),
    ("w >= 30 @750\nw <= 90 @750\nw == 400 @10", "w 90", ""),
    // What is left open by one level in two dimensions, the next settles.
    ("a + b == 10 @800\na == 2 @700\nb == 20 @600", "a 2, b 8", ""),
    ("a - 2 b == 0\na + b == 30", "a 20, b 10", ""),
    // Kiwi's issue 28: weights let a priority of 10 flip 501 against 500.
    (
      """
      a == 10 @501
      a == 20 @500
      a == 30 @10
      """, "a 10", ""
    ),
    // Kiwi's issue 160: the same row twice.
    ("w == 7\nw == 7", "w 7", ""),
    ("w >= 7\nw >= 7\nw == 0 @1\nw == 0 @1", "w 7", ""),
    // Kiwi's issues 15 and 20: a row that cancels to almost nothing.
    ("0.1 a + 0.2 a - 0.3 b == 0\na - b == 0\na == 5", "a 5, b 5", ""),
    // UIKit's greatestFiniteMagnitude stands for no limit.
    ("w <= 1.7976931348623157e308\nw == 50 @1", "w 50", ""),
    // A variable may be named twice, or not count.
    ("w + w == 30", "w 15", ""),
    ("w - w + x == 3", "w 0, x 3", "w any"),
    ("0 w + x == 3", "w 0, x 3", "w any"),
    // Optional rows over nothing but constants change nothing.
    ("0 w == 3 @500\nw == 2 @400", "w 2", ""),
  ]

  @Test func `priorities are lexicographic and errors of one priority are summed`() {
    for row in Self.rows {
      let equations = Equations(row.text)
      let solution = equations.solved()
      #expect(equations.words(solution.values) == row.values, "\(row.text)")
      #expect(equations.words(solution.ambiguous) == row.ambiguous, "\(row.text)")
      #expect(solution.conflicts.isEmpty, "\(row.text)")
    }
  }

  @Test func `values stay finite whatever the coefficients`() {
    let sizes = ["1e300", "1e-300", "1.7976931348623157e308", "5e-324", "1e-12", "1", "0"]
    var generator = RandomSystems(seed: 6)
    for _ in 0..<100 {
      var text = ""
      for _ in 0..<8 {
        let terms = (0..<3).map { _ in
          "\(sizes[generator.number(below: 7)]) v\(generator.number(below: 4))"
        }
        text += terms.joined(separator: generator.number(below: 2) == 0 ? " - " : " + ")
        text += " " + ["==", "<=", ">="][generator.number(below: 3)]
        text += " " + ["1e300", "-1e300", "5e-324", "7"][generator.number(below: 4)]
        text += generator.number(below: 2) == 0 ? "\n" : " @500\n"
      }
      let solution = Equations(text).solved()
      let ends = solution.ambiguous.map { ($0.lower ?? 0) + ($0.upper ?? 0) }
      let isFinite = (solution.values + ends).allSatisfy { $0.isFinite }
      #expect(isFinite, "\(text)")
    }
  }

  // Kiwi's issue 71: a grid with aspect ratios of 5 × 5 did not converge.
  @Test func `a grid of equal cells with aspect ratios converges`() {
    var text = ""
    for place in 0..<25 {
      text += "w\(place) - w0 == 0\nh\(place) - 0.75 w\(place) == 0\nw\(place) >= 0\n"
      text += "w\(place) >= \(20 + place) @750\nw\(place) <= \(20 + place) @250\n"
    }
    text += "w0 + w1 + w2 + w3 + w4 == 500 @600\nh0 + h5 + h10 + h15 + h20 <= 150"
    let equations = Equations(text)
    let solution = equations.solved()
    #expect(solution.conflicts.isEmpty && solution.ambiguous.isEmpty)
    #expect(equations.words(Array(solution.values.prefix(2))) == "w0 40, h0 30")
  }
}
