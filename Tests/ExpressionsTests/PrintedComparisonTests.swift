import Expressions
import Geometry
import Testing

/// Comparisons that look at numbers as files show them, and those of Swift beside them.
@Suite struct PrintedComparisonTests {
  private static let rows: [(text: String, exact: Bool, printed: Bool)] = [
    // A third of a point, as a pixel at 3x: 50.333 is what a baseline shows of it.
    ("151 / 3 = 50.333", false, true), ("151 / 3 ≠ 50.333", true, false),
    ("151 / 3 != 50.333", true, false), ("151 / 3 > 50.333", true, false),
    ("151 / 3 <= 50.333", false, true), ("151 / 3 ≤ 50.333", false, true),
    ("151 / 3 >= 50.333", true, true), ("151 / 3 < 50.334", true, true),
    ("50.0000001 = 50", false, true), ("49.9999999 < 50", true, false),
    ("49.9999999 ≥ 50", false, true), ("0.1 + 0.2 = 0.3", false, true),
    // Halves are printed away from zero, on both sides of it.
    ("0.0005 = 0.001", false, true), ("-0.0005 = -0.001", false, true), ("0.0004 = 0", false, true),
    ("-0.0004 = 0", false, true), ("1.001 = 1", false, false), ("1.001 > 1", true, true),
    // Each number of a value, and each comparison in it.
    ("rect(0, 0, 1 / 3, 1) = rect(0, 0, 0.333, 1)", false, true),
    ("point(1 / 3, 2) != point(0.333, 2)", true, false),
    ("insets(0, 0, 0, 2 / 3) = insets(0, 0, 0, 0.667)", false, true),
    ("1 = 1 and not (2 / 3 < 0.667)", false, true), ("(1 / 3 = 0.333 ? 1 : 2) = 1", false, true),
    // What is no number is compared as it is.
    ("'a' = 'a'", true, true), ("'a' != 'b'", true, true), ("true = (1 / 3 = 0.333)", false, true),
    ("zero / zero = zero / zero", false, false), ("1 / zero = 2 / zero", true, true),
    ("1 / zero > 5", true, true),
  ]

  @Test func `two numbers that print alike are equal`() throws {
    let screen = Screen()
    for row in Self.rows {
      for (precision, expected) in [
        (ComparisonPrecision.exact, row.exact), (.printed, row.printed),
      ] {
        let expression = try Parser.syntax(of: row.text).checked(
          comparing: precision, resolve: screen.resolve, view: screen.view)
        #expect(screen.value(expression) == .boolean(expected), "\(row.text) \(precision)")
      }
    }
  }

  @Test func `the sides of a comparison are shown as they were compared`() throws {
    let screen = Screen()
    let expression = try Parser.syntax(of: "100 / 3 > 0.0001 + 34").checked(
      comparing: .printed, resolve: screen.resolve, view: screen.view)
    let sides = try #require(expression.sides)
    #expect(screen.value(sides.left).expressionText == "33.333")
    #expect(screen.value(sides.right).expressionText == "34")
  }
}
