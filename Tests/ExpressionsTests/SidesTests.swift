import Expressions
import Testing

@Suite struct SidesTests {
  @Test func `a comparison at the top shows both sides`() throws {
    let rows: [(text: String, sides: String?)] = [
      ("sheet.contentOffset.y = 0", "sheet.contentOffset.y (-367) = 0 (0)"),
      ("(rows + 1) ≤ 2 * 3", "(rows + 1) (4) ≤ 2 * 3 (6)"),
      (
        "(sheet.frame != info.frame)",
        "sheet.frame (rect(0, 150, 375, 517)) != info.frame "
          + "(rect(0, 0, 375, 1200))"
      ),
      ("label.textAlignment = 'left'", "label.textAlignment ('center') = 'left' ('left')"),
      ("label.textColor == 'clear'", "label.textColor ('#ff9500') == 'clear' ('clear')"),
      ("Überschrift ≠ 'é'", "Überschrift ('é') ≠ 'é' ('é')"),
      ("flag", nil), ("flag and 1 = 2", nil), ("not (1 = 2)", nil), ("flag ? 1 = 2 : 2 = 3", nil),
    ]
    let screen = Screen()
    for row in rows {
      let sides = try screen.expression(row.text).sides.map { left, sign, right in
        let (one, other) = (screen.value(left), screen.value(right))
        return
          "\(left.text) (\(one.expressionText)) \(sign) \(right.text) (\(other.expressionText))"
      }
      #expect(sides == row.sides)
    }
  }

  @Test func `an expression names the slots and views it reads, each once`() throws {
    let rows: [(text: String, slots: [Int], views: [Int])] = [
      ("1 + 2", [], []), ("rows + zero * rows", [14, 15], []),
      ("flag ? sheet.frame.minY : max(rows, sheet.frame.maxY)", [16, 0, 14], []),
      ("convert(sheet.frame, info, root).minX + rows", [0, 14], [1002, 1000]),
    ]
    let screen = Screen()
    for row in rows {
      let expression = try screen.expression(row.text)
      #expect(expression.slots.map(\.raw) == row.slots, "\(row.text)")
      #expect(expression.views.map(\.raw) == row.views, "\(row.text)")
    }
  }

  @Test func `an expression knows its type`() throws {
    let rows: [(text: String, type: ValueType)] = [
      ("1", .number), ("1 = 1", .boolean), ("'a'", .text), ("sheet.frame", .rect),
      ("sheet.frame.origin", .point), ("sheet.contentInset", .insets), ("size(1, 2)", .size),
      ("label.textColor", .color), ("event.state", .choice(["began", "changed", "ended"])),
      ("map.region.center", .coordinate), ("convert(point(1, 2), map, root)", .point),
      ("flag ? event.state : headline", .text),
    ]
    let screen = Screen()
    for row in rows { #expect(try screen.expression(row.text).type == row.type, "\(row.text)") }
  }
}
