import Expressions
import Geometry
import Testing

@Suite struct ValueOfTextTests {
  @Test func `an expression has a value`() {
    let rows: [(text: String, value: String)] = [
      // Literals
      ("0", "0"), ("007", "7"), ("12.50", "12.5"), ("-3", "-3"), ("- 3", "-3"), ("--3", "3"),
      ("true", "true"), ("false", "false"), ("'Log in'", "'Log in'"), ("''", "''"),
      (#"'it\'s'"#, #"'it\'s'"#), (#"'a\\b'"#, #"'a\\b'"#), (#"'a\nb'"#, #"'a\nb'"#),
      ("'a\nb'", #"'a\nb'"#), ("'ä ≤ \"'", "'ä ≤ \"'"),
      // Numbers
      ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 - 2 - 1", "4"), ("8 / 4 / 2", "1"),
      ("1/3", "0.3333333333333333"), ("0.1+0.2", "0.30000000000000004"), ("7 % 3", "1"),
      ("-7 % 3", "-1"), ("7.5 % -2", "1.5"), ("2 - -2", "4"), ("2--2", "4"), ("-2 * -2", "4"),
      ("1 / 0", "inf"), ("-1 / 0", "-inf"), ("0 / 0", "nan"), ("5 % 0", "nan"), ("-0", "0"),
      // Comparisons
      ("1 = 1", "true"), ("1 == 2", "false"), ("1 ≠ 2", "true"), ("1 != 1", "false"),
      ("1 < 2", "true"), ("2 <= 1", "false"), ("2 ≤ 2", "true"), ("1 > 2", "false"),
      ("2 >= 3", "false"), ("3 ≥ 3", "true"), ("-0 = 0", "true"), ("0/0 = 0/0", "false"),
      ("0/0 ≠ 0/0", "true"), ("0/0 ≤ 1", "false"), ("'a' = 'a'", "true"), ("'a' ≠ 'b'", "true"),
      ("true = false", "false"), ("point(1, 2) = point(1, 2)", "true"),
      ("insets(1,2,3,4) ≠ insets(1,2,3,5)", "true"), ("0.1 + 0.2 = 0.3", "false"),
      // Booleans
      ("true and false", "false"), ("true && true", "true"), ("false or true", "true"),
      ("false || false", "false"), ("not true", "false"), ("!false", "true"),
      ("not not true", "true"), ("!(1 = 2)", "true"), ("true or false and false", "true"),
      ("flag ? 1 : 2", "2"), ("not flag ? 1 : 2", "1"), ("flag ? 1 : flag ? 2 : 3", "3"),
      ("1 < 2 ? 'a' : 'b'", "'a'"),
      // Texts and geometry
      ("'a' + 'b'", "'ab'"), ("label.text + ' ' + 'x'", "'Info x'"),
      ("point(1, 2) + point(3, 4)", "point(4, 6)"), ("point(1, 2) - point(3, 5)", "point(-2, -3)"),
      ("size(1, 2) + size(3, 4)", "size(4, 6)"), ("size(1, 2) - size(3, 5)", "size(-2, -3)"),
      ("rect(1, 2, 3, 4)", "rect(1, 2, 3, 4)"), ("insets(1, 2, 3, 4)", "insets(1, 2, 3, 4)"),
      ("rect(0, 0, 1, 1).midX", "0.5"), ("(rect(1, 2, 3, 4)).origin.y", "2"),
      ("rect(1, 2, 3, 4).size", "size(3, 4)"), ("-point(3, 4).y", "-4"),
      ("contains(rect(0, 0, 2, 2), point(1, 1))", "true"),
      ("contains(rect(0, 0, 2, 2), point(0, 0))", "true"),
      ("contains(rect(0, 0, 2, 2), point(2, 1))", "false"),
      // Names
      ("rows", "3"), ("sheet.frame", "rect(0, 150, 375, 517)"), ("sheet.frame.maxY", "667"),
      ("sheet.frame.size.width", "375"), ("sheet . frame .\n midY", "408.5"),
      ("`sheet`.`frame`.`minY`", "150"), ("`8bC-Xf-vdC`.frame.height", "40"),
      ("event.touches.count", "2"), ("map.region.center.latitude", "52.5"),
      ("map.region.longitude", "13.4"), ("map.region.latitudeDelta", "0.1"),
      ("(flag ? sheet.frame : info.frame).height", "1200"), ("Überschrift", "'é'"),
      ("`rows`+`zero`", "3"), ("label.textColor", "'#ff9500'"),
      // Choices and colors
      ("label.textAlignment", "'center'"), ("label.textAlignment = 'center'", "true"),
      ("'left' = label.textAlignment", "false"), ("event.state ≠ 'began'", "true"),
      ("label.textAlignment = headline", "true"), ("'x' + event.state", "'xchanged'"),
      ("label.textColor = '#FF9500'", "true"), ("'clear' = label.textColor", "false"),
      ("label.textAlignment = (flag ? 'left' : 'center')", "true"),
      ("(flag ? 'left' : label.textAlignment) = 'center'", "true"),
      ("label.textColor = (flag ? '#ff9500' : label.textColor)", "true"),
      // Views
      ("convert(point(10, 20), sheet, info)", "point(11, 22)"),
      ("convert(sheet.frame, `8bC-Xf-vdC`, root).minX", "5"),
      // From the case format
      ("sheet.frame.height - min(150, info.frame.height) - root.safeAreaInsets.bottom", "367"),
      ("max(0, -sheet.contentOffset.y)", "367"), ("sheet.contentOffset.y ≤ 0", "true"),
      ("clamp(zero + sheet.frame.height, 88, 600)", "517"), ("rows > 204 ? 320 : 88", "88"),
      ("flag or sheet.contentOffset.y ≤ 0", "true"),
      ("label.text ≠ '' and headline ≠ ''", "true"),
      ("sheet.frame.maxY = 667", "true"), ("event.state = 'changed'", "true"),
    ]
    let screen = Screen()
    for row in rows { #expect(screen.shown(row.text) == row.value, "\(row.text)") }
  }

  @Test func `a bare text becomes the choice or the color that is expected`() {
    let choice = ValueType.choice(["left", "center", "right"])
    let rows: [(text: String, type: ValueType, value: String)] = [
      ("'left'", choice, "'left'"), ("('left')", choice, "'left'"),
      ("flag ? 'left' : 'right'", choice, "'right'"),
      ("flag ? 'left' : label.textAlignment", choice, "'center'"),
      ("label.textAlignment", .choice(["right", "left", "center", "natural"]), "'center'"),
      ("label.textAlignment", .text, "'center'"), ("'#ffd60a'", .color, "'#ffd60a'"),
      ("'#FFD60A80'", .color, "'#ffd60a80'"), ("'clear'", .color, "'clear'"),
      ("flag ? 'clear' : '#000000'", .color, "'#000000'"), ("'left'", .text, "'left'"),
    ]
    let screen = Screen()
    for row in rows {
      #expect(screen.shown(row.text, expecting: row.type) == row.value, "\(row.text)")
    }
  }

  @Test func `the second side of 'and' and 'or' is read only where it decides`() throws {
    let rows: [(text: String, read: [Int])] = [
      ("flag and sheet.isPagingEnabled", [16]), ("flag or sheet.isPagingEnabled", [16, 4]),
      ("sheet.isPagingEnabled or flag", [4]), ("flag ? rows : zero", [16, 15]),
    ]
    let screen = Screen()
    for row in rows {
      var read: [Int] = []
      _ = try screen.expression(row.text).value(
        read: { slot in
          read.append(slot.raw)
          return screen.entries[slot.raw].value
        }, convert: { what, _, _ in what })
      #expect(read == row.read, "\(row.text)")
    }
  }

  @Test func `an error of the reader passes through`() throws {
    struct Gone: Error, Equatable { let slot: Slot }
    let expression = try Screen().expression("1 + max(2, rows, zero)")
    #expect(throws: Gone(slot: Slot(14))) {
      try expression.value(
        read: { (slot) throws(Gone) in throw Gone(slot: slot) },
        convert: { (what, _, _) throws(Gone) in what })
    }
  }

  @Test func `a value's text reads back as the value`() throws {
    let values: [Value] = [
      .number(-12.5), .number(1 / 3), .boolean(true), .text("it's\na \\ 'text'"),
      .point(Point(x: 0.1, y: -2)), .size(Size(width: 1, height: 2)),
      .insets(Insets(top: 1, left: 2, bottom: 3, right: 4)),
      .rect(Rect(x: 1, y: 2, width: 3, height: 4.0625)),
    ]
    let screen = Screen()
    for value in values {
      #expect(screen.value(try screen.expression(value.expressionText)) == value)
    }
  }
}
