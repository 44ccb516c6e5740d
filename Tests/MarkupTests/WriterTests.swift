import Markup
import PlainText
import Testing

@Suite struct WriterTests {
  @Test func `a document is written one element a line`() {
    var writer = MarkupWriter(declaration: true)
    writer.begin("baseline")
    writer.attribute("format", 1)
    writer.begin("view")
    writer.attribute("id", "a<b>&\"c'\t\n\r≤\u{0}\u{1B}\u{FFFF}\u{FFFD}")
    writer.attribute("y", -0.0004)
    writer.begin("line")
    writer.text("Info & <text>\r\n\t\"here\"\u{1}]]>")
    writer.end()
    writer.begin("line")
    writer.text("")
    writer.end()
    writer.end()
    writer.begin("empty")
    writer.end()
    writer.begin("mixed")
    writer.text("a ")
    writer.begin("b")
    writer.begin("c")
    writer.end()
    writer.end()
    writer.text(" d")
    writer.end()
    writer.end()
    let text = String(decoding: writer.bytes(), as: UTF8.self)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <baseline format="1">
          <view id="a&lt;b&gt;&amp;&quot;c'&#9;&#10;&#13;≤␀␛\u{FFFD}\u{FFFD}" y="0">
            <line>Info &amp; &lt;text&gt;&#13;
        \t"here"␁]]&gt;</line>
            <line/>
          </view>
          <empty/>
          <mixed>a <b><c/></b> d</mixed>
        </baseline>

        """)
  }

  @Test func `what is written is read back, and written again to the same bytes`() throws {
    let pieces = [
      "a", " ", "\n", "\t", "\r", "&", "<", ">", "\"", "'", "]]>", "≤", "👍", "é", "\u{FFFD}",
    ]
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<500 {
      let value = (0..<next(12)).map { _ in pieces[next(pieces.count)] }.joined()
      let content = (0..<next(12)).map { _ in pieces[next(pieces.count)] }.joined()
      func written(_ value: String, _ content: String) -> [UInt8] {
        var writer = MarkupWriter()
        writer.begin("a")
        writer.attribute("b", value)
        writer.begin("c")
        writer.text(content)
        writer.end()
        writer.end()
        return writer.bytes()
      }
      let bytes = written(value, content)
      let root = try Document(parsing: SourceFile(name: "t.xml", bytes: bytes)).root
      let readValue = try #require(root["b"]?.value)
      let readContent = try #require(root.children.first?.plainText)
      #expect(readValue == value)
      #expect(readContent == content)
      #expect(written(readValue, readContent) == bytes)
    }
  }
}
