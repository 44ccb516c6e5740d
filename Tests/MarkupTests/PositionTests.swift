import Markup
import PlainText
import Testing

@Suite struct PositionTests {
  /// What a test looks at: `b/c` an element, `b/c@id` a value, `b/c@name:id` its name.
  private func place(_ path: String, in root: Element) -> PlainText.SourceLocation? {
    var element = root
    let parts = path.split(separator: "@", omittingEmptySubsequences: false)
    for name in parts[0].split(separator: "/") {
      guard let child = element.children.first(where: { $0.name == name }) else { return nil }
      element = child
    }
    guard parts.count > 1 else { return element.location }
    switch parts[1] {
    case "": return element.nameLocation
    case let name where name.hasPrefix("name:"):
      return element[String(name.dropFirst(5))]?.nameLocation
    default:
      let pieces = parts[1].split(separator: "+")
      let attribute = element[String(pieces[0])]
      guard pieces.count > 1, let offset = Int(pieces[1]) else { return attribute?.location }
      return attribute?.location(atDecodedOffset: offset)
    }
  }

  @Test func `everything has its exact place`() throws {
    let rows: [(source: String, path: String, position: String, rest: String)] = [
      ("<a/>", "", "1:1", "<a/>"),
      ("<a/>", "@", "1:2", "a/>"),
      ("<?xml version='1.0'?>\n <a/>", "", "2:2", "<a/>"),
      ("<!-- <a> -->\n<?p <a> ?><a b='1'/>", "@b", "2:17", "1'/>"),
      ("<a>\n  <b\n    c='1'\n    d = \"2\"\n  />\n</a>", "b", "2:3", "<b"),
      ("<a>\n  <b\n    c='1'\n    d = \"2\"\n  />\n</a>", "b@", "2:4", "b"),
      ("<a>\n  <b\n    c='1'\n    d = \"2\"\n  />\n</a>", "b@c", "3:8", "1'"),
      ("<a>\n  <b\n    c='1'\n    d = \"2\"\n  />\n</a>", "b@name:d", "4:5", "d = \"2\""),
      ("<a>\n  <b\n    c='1'\n    d = \"2\"\n  />\n</a>", "b@d", "4:10", "2\""),
      ("<a\r\n\r\n b='1'/>", "@b", "3:5", "1'/>"),
      ("<a\r b='1'/>", "@b", "2:5", "1'/>"),
      ("\u{FEFF}<a b='1'/>", "@name:b", "1:4", "b='1'/>"),
      ("\u{FEFF}<?xml version='1.0' encoding='utf-8'?><a b='1'/>", "@b", "1:45", "1'/>"),
      ("<ä ł='é' b='👍x'/>", "@name:b", "1:10", "b='👍x'/>"),
    ]
    for row in rows {
      let document = try Document(parsing: SourceFile(name: "t.xml", text: row.source))
      let location = try #require(place(row.path, in: document.root), "\(row.path)")
      #expect(
        "\(location.position.line):\(location.position.column)" == row.position, "\(row.source)")
      #expect(rest(of: location) == row.rest, "\(row.source)")
    }
  }

  private func rest(of location: PlainText.SourceLocation) -> String {
    String(String.UnicodeScalarView(location.sourceLine.unicodeScalars.dropFirst(location.caret)))
  }

  @Test func `characters inside decoded values have their exact place`() throws {
    let rows: [(source: String, path: String, value: String, position: String, rest: String)] = [
      ("<a b='x &lt;= y'/>", "@b+2", "x <= y", "1:9", "&lt;= y'/>"),
      ("<a b='x &lt;= y'/>", "@b+3", "x <= y", "1:13", "= y'/>"),
      ("<a b='x &lt;= y'/>", "@b+6", "x <= y", "1:16", "'/>"),
      ("<a b='x &lt;= y'/>", "@b+99", "x <= y", "1:16", "'/>"),
      ("<a b='&#x1F44D;&#233;z'/>", "@b+4", "👍éz", "1:16", "&#233;z'/>"),
      ("<a b='&#x1F44D;&#233;z'/>", "@b+6", "👍éz", "1:22", "z'/>"),
      ("<a b='&#x1F44D;&#233;z'/>", "@b+2", "👍éz", "1:7", "&#x1F44D;&#233;z'/>"),
      ("<a b='≤é👍z'/>", "@b+9", "≤é👍z", "1:10", "z'/>"),
      ("<a b='≤é👍z'/>", "@b+4", "≤é👍z", "1:8", "é👍z'/>"),
      ("<a b='1\r\n2\t3\r4\n5'/>", "@b+4", "1 2 3 4 5", "2:3", "3"),
      ("<a b='1\r\n2\t3\r4\n5'/>", "@b+8", "1 2 3 4 5", "4:1", "5'/>"),
      ("<a b='1&#10;2&#9;3&#13;'/>", "@b+2", "1\n2\t3\r", "1:13", "2&#9;3&#13;'/>"),
      ("<a b='a>b/>\"c'/>", "@b+5", "a>b/>\"c", "1:12", "\"c'/>"),
      ("<a b=\"it's\" c=''/>", "@c", "", "1:16", "'/>"),
      ("<a b='  x  y '/>", "@b+2", "  x  y ", "1:9", "x  y '/>"),
      ("<a b='&amp;lt;&quot;&apos;&gt;'/>", "@b+5", "&lt;\"'>", "1:21", "&apos;&gt;'/>"),
    ]
    for row in rows {
      let document = try Document(parsing: SourceFile(name: "t.xml", text: row.source))
      let location = try #require(place(row.path, in: document.root), "\(row.path)")
      let name = row.path.contains("@c") ? "c" : "b"
      #expect(document.root[name]?.value == row.value, "\(row.source)")
      #expect(
        "\(location.position.line):\(location.position.column)" == row.position,
        "\(row.path) of \(row.source)")
      #expect(rest(of: location) == row.rest, "\(row.path) of \(row.source)")
    }
  }

  @Test func `names keep their prefix and order, whatever the prefix means`() throws {
    let source = "<x:a xmlns='u' xmlns:y='v' y:b='1' z:b='2' ł=''><xi:include é='k'/></x:a>"
    let root = try Document(parsing: SourceFile(name: "t.xml", text: source)).root
    #expect(root.name == "x:a")
    #expect(root.attributes.map(\.name) == ["xmlns", "xmlns:y", "y:b", "z:b", "ł"])
    #expect(root.attributes.map(\.value) == ["u", "v", "1", "2", ""])
    let child = try #require(root.children.first)
    #expect(child.name == "xi:include")
    #expect(child["é"]?.location.position == SourcePosition(line: 1, column: 64))
    #expect(child.parent == root)
    #expect(root.parent == nil)
    #expect(root["missing"] == nil)
  }

  @Test func `children are elements only and ranges span from tag to tag`() throws {
    let source = "<a> t <b x='>'>u<c/></b ><!-- <d/> --><e></e>\n</a>\n"
    let root = try Document(parsing: SourceFile(name: "t.xml", text: source)).root
    #expect(root.children.map(\.name) == ["b", "e"])
    #expect(root.children.count == 2)
    #expect(root.children.first?.children.map(\.name) == ["c"])
    #expect(root.children.first?.children.first?.children.isEmpty == true)
    func text(_ range: Range<Int>) -> String {
      String(decoding: root.file.bytes[range], as: UTF8.self)
    }
    #expect(root.children.map { text($0.range) } == ["<b x='>'>u<c/></b >", "<e></e>"])
    #expect(root.children.map { text($0.startTag) } == ["<b x='>'>", "<e>"])
    #expect(root.children.map { text($0.nameRange) } == ["b", "e"])
    #expect(text(root.range) + "\n" == source)
    #expect(root.children.map(\.line) == [1, 1])
  }

  @Test func `lines past 65535 are exact`() throws {
    let source = "<a>" + String(repeating: "\n", count: 100_000) + "<b c='≤'\nd='1'/>&amp;</a>"
    let root = try Document(parsing: SourceFile(name: "t.xml", text: source)).root
    let child = try #require(root.children.first)
    #expect(child.line == 100_001)
    #expect(child["d"]?.location.position == SourcePosition(line: 100_002, column: 4))
    #expect(root.text[1].location(at: 0).position == SourcePosition(line: 100_002, column: 8))
  }
}
