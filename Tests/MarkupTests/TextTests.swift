import Markup
import PlainText
import Testing

@Suite struct TextTests {
  private func root(_ source: String) throws -> Element {
    try Document(parsing: SourceFile(name: "t.xml", text: source)).root
  }

  @Test func `text is given in order, decoded, in runs between markup`() throws {
    let rows: [(source: String, runs: [String])] = [
      ("<a/>", []), ("<a></a>", []), ("<a> </a>", [" "]),
      ("<a>x<b>no</b>y</a>", ["x", "y"]),
      ("<a>x<!-- < & > --> y<?p < & ?>z</a>", ["x", " y", "z"]),
      ("<a>1 &lt; 2 &#x26; ]] ></a>", ["1 < 2 & ]] >"]),
      ("<a>x<![CDATA[<b>&lt;]]]]><![CDATA[>]]>y</a>", ["x<b>&lt;]]>y"]),
      ("<a><![CDATA[]]></a>", [""]),
      ("<a>1\r\n2\r3\n&#13;\t<![CDATA[\r\n\r]]></a>", ["1\n2\n3\n\r\t\n\n"]),
      ("<a>\n  <b/>\n</a>\n", ["\n  ", "\n"]),
      ("<a>a ≤ b</a>", ["a ≤ b"]),
    ]
    for row in rows {
      let element = try root(row.source)
      #expect(element.text.map(\.value).filter { !$0.isEmpty } == row.runs.filter { !$0.isEmpty })
      #expect(element.plainText == row.runs.joined(), "\(row.source)")
      #expect(element.joinedText.value == row.runs.joined(), "\(row.source)")
    }
  }

  @Test func `every character of text maps to its source`() throws {
    // (source, offset in the joined text, column in line 1 or line:column)
    let rows: [(source: String, offset: Int, position: String)] = [
      ("<a>xy</a>", 0, "1:4"), ("<a>xy</a>", 1, "1:5"), ("<a>xy</a>", 2, "1:6"),
      ("<a>x &lt;= y</a>", 2, "1:6"), ("<a>x &lt;= y</a>", 3, "1:10"),
      ("<a><![CDATA[x <= y]]></a>", 0, "1:13"), ("<a><![CDATA[x <= y]]></a>", 5, "1:18"),
      ("<a><![CDATA[x <= y]]></a>", 6, "1:19"),
      ("<a>k<![CDATA[l]]>m</a>", 1, "1:14"), ("<a>k<![CDATA[l]]>m</a>", 2, "1:18"),
      ("<a>k<![CDATA[]]>m</a>", 1, "1:17"),
      ("<a>k<b/>m</a>", 1, "1:9"), ("<a>k<b/>m</a>", 2, "1:10"),
      ("<a>k<!-- c -->m</a>", 1, "1:15"),
      ("<a>1\r\n2\r\n\r\n≤3</a>", 1, "1:5"), ("<a>1\r\n2\r\n\r\n≤3</a>", 2, "2:1"),
      ("<a>1\r\n2\r\n\r\n≤3</a>", 5, "4:1"), ("<a>1\r\n2\r\n\r\n≤3</a>", 8, "4:2"),
      ("<a><![CDATA[\r\n&amp;]]></a>", 1, "2:1"), ("<a><![CDATA[\r\n&amp;]]></a>", 2, "2:2"),
    ]
    for row in rows {
      let position = try root(row.source).joinedText.location(at: row.offset).position
      #expect(
        "\(position.line):\(position.column)" == row.position, "\(row.offset) of \(row.source)")
    }
  }

  @Test func `lines and parts keep their way back`() throws {
    let source = "<a>\n  x = &lt;y\n  <![CDATA[z >= 1]]><!-- ; -->\n  end</a>"
    let lines = try root(source).joinedText.lines
    #expect(lines.map(\.value) == ["", "  x = <y", "  z >= 1", "  end"])
    #expect(lines[1].location(at: 7).position == SourcePosition(line: 2, column: 11))
    #expect(lines[2].location(at: 4).position == SourcePosition(line: 3, column: 14))
    #expect(lines[3].location(at: 2).position == SourcePosition(line: 4, column: 3))
    #expect(lines[3].location(at: 5).position == SourcePosition(line: 4, column: 6))
    let part = lines[2].part(4..<6)
    #expect(part.value == ">=")
    #expect(part.location(at: 1).position == SourcePosition(line: 3, column: 15))
    #expect(part.part(1..<2).location(at: 0).position == SourcePosition(line: 3, column: 15))
    let plain = SourceText("a\n≤b", fileName: "e")
    #expect(plain.lines[1].location(at: 3).position == SourcePosition(line: 2, column: 2))
  }

  @Test func `an equation's caret stands below the character meant`() throws {
    let element = try root("<a>\n\tmap.top &lt;= ≤ q</a>")
    let location = element.joinedText.location(at: 13)
    #expect(
      Diagnostic(code: "x", words: "unexpected '≤'", at: location).text == """
        t.xml:2:16: error: unexpected '≤'
        \tmap.top &lt;= ≤ q</a>
        \t              ^
        """)
  }
}
