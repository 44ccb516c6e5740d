import PlainText
import Testing

@Suite struct SourceFileTests {
  @Test func `a byte offset has a line and a column in scalars`() {
    let rows: [(text: String, offset: Int, line: Int, column: Int)] = [
      ("", 0, 1, 1), ("", 9, 1, 1), ("ab", -3, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3),
      ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\n", 2, 2, 1),
      ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1),
      ("a\rb", 2, 2, 1), ("\r\r\n\n", 4, 4, 1),
      ("é≤x", 2, 1, 2), ("é≤x", 5, 1, 3), ("é≤x", 3, 1, 2), ("é≤x", 4, 1, 2),
      ("👍🏽x", 8, 1, 3), ("\tx", 1, 1, 2),
      ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2),
      ("\u{FEFF}a\n\u{FEFF}b", 8, 2, 2),
    ]
    for row in rows {
      let position = SourceFile(name: "a.xml", text: row.text).position(at: row.offset)
      #expect(
        position == SourcePosition(line: row.line, column: row.column),
        "offset \(row.offset) of \(row.text.debugDescription)")
    }
  }

  @Test func `bytes that are no UTF-8 count one column each`() {
    let file = SourceFile(name: "a.xml", bytes: [0x61, 0xE9, 0x62, 0x63])
    #expect(file.position(at: 2) == SourcePosition(line: 1, column: 3))
    #expect(file.line(1) == "a\u{FFFD}bc")
    let stray = SourceFile(name: "a.xml", bytes: [0xC3, 0xA9, 0x80, 0x62])
    #expect(stray.position(at: 2) == SourcePosition(line: 1, column: 2))
  }

  @Test func `columns of a long line are counted in scalars, too`() {
    let text = "\n" + String(repeating: "aé≤", count: 1_000) + "x"
    let file = SourceFile(name: "a.xml", text: text)
    let rows = [
      (1, 1), (2, 2), (4, 3), (7, 4), (511, 256), (515, 258), (3_073, 1_537), (6_001, 3_001),
    ]
    for (offset, column) in rows {
      #expect(file.position(at: offset) == SourcePosition(line: 2, column: column), "\(offset)")
    }
    #expect(file.location(at: 6_001).sourceLine.hasSuffix("aé≤x"))
  }

  @Test func `a line is given without its end`() {
    let file = SourceFile(name: "a.xml", text: "\u{FEFF}one\r\ntwo\n\rfour")
    #expect((0...6).map { file.line($0) } == ["", "one", "two", "", "four", "", ""])
    #expect(file.lineCount == 4)
    #expect(SourceFile(name: "a", text: "\r\n\r\n").line(2) == "")
  }

  @Test func `every offset agrees with a scan from the start`() {
    let text = "\u{FEFF}a≤\r\n\r\r\n\té👍\n\nlast"
    let bytes = Array(text.utf8)
    let file = SourceFile(name: "a.xml", bytes: bytes)
    var (line, column, offset) = (1, 1, 0)
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if previous == "\n" || (previous == "\r" && scalar != "\n") { (line, column) = (line + 1, 1) }
      #expect(file.position(at: offset) == SourcePosition(line: line, column: column))
      #expect(file.lineNumber(at: offset) == line)
      if offset > 0 { column += 1 }
      previous = scalar
      offset += scalar.utf8.count
    }
  }

  @Test func `a column far along a line is counted exactly`() {
    for start in ["", "\u{FEFF}", "x\n"] {
      let text = start + String(repeating: "≤", count: 5000) + "b"
      let file = SourceFile(name: "a.xml", text: text)
      let (line, first) = (start.hasPrefix("x") ? 2 : 1, start.utf8.count)
      for column in [1, 2, 340, 341, 342, 343, 682, 683, 684, 1024, 4999, 5000, 5001, 5002] {
        let offset = first + min(3 * (column - 1), 15_000) + max(0, column - 5001)
        #expect(file.position(at: offset) == SourcePosition(line: line, column: column))
      }
    }
  }

  @Test func `lines past 65535 are counted exactly`() {
    let file = SourceFile(name: "a.xml", text: String(repeating: "≤\n", count: 200_000) + "ab")
    #expect(file.position(at: 800_001) == SourcePosition(line: 200_001, column: 2))
    #expect(file.line(200_001) == "ab")
  }
}
