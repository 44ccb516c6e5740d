import Foundation
import Markup
import PlainText
import Testing

@Suite struct LimitTests {
  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private func firstLine(_ source: String, limits: Limits = .standard) -> String {
    String(complaint(about: source, limits: limits).prefix { $0 != "\n" })
  }

  @Test func `each limit lets its number pass and names the place of one more`() {
    let rows: [(source: (Int) -> String, limit: Int, words: String)] = [
      (
        { repeated("<v>", $0) + repeated("</v>", $0) }, 256, "1:769: error: nesting deeper than 256"
      ),
      (
        { "<a b='" + repeated("x", $0) + "'/>" }, 65536,
        "1:4: error: attribute 'b' too long; at most 64 kB"
      ),
      (
        { "<a" + (0..<$0).map { " b\($0)=''" }.joined() + "/>" }, 256,
        "1:1942: error: more than 256 attributes in <a>"
      ),
      ({ "<a>" + repeated("x", $0) + "</a>" }, 1 << 20, "1:4: error: text too long; at most 1 MB"),
      (
        { "<a><b/>" + repeated("x", $0 - 13) + "<![CDATA[x]]></a>" }, 1 << 20,
        "1:8: error: text too long; at most 1 MB"
      ),
      (
        { "<a><!--" + repeated("x", $0 - 7) + "--></a>" }, 1 << 20,
        "1:4: error: comment too long; at most 1 MB"
      ),
      (
        { "<" + repeated("v", $0) + "/>" }, 256,
        "1:2: error: name '\(repeated("v", 59))…' too long; at most 256 bytes"
      ),
      (
        { "<a " + repeated("v", $0) + "=''/>" }, 256,
        "1:4: error: name '\(repeated("v", 59))…' too long; at most 256 bytes"
      ),
    ]
    for row in rows {
      #expect(firstLine(row.source(row.limit)) == "fine", "\(row.words)")
      #expect(firstLine(row.source(row.limit + 1)) == "t.xml:" + row.words)
    }
  }

  @Test func `the number of elements and of bytes is limited`() {
    var limits = Limits()
    limits.elements = 1000
    limits.fileSize = 5000
    #expect(firstLine("<a>" + repeated("<b/>", 999) + "</a>", limits: limits) == "fine")
    #expect(
      firstLine("<a>" + repeated("<b/>", 1000) + "</a>", limits: limits)
        == "t.xml:1:4000: error: more than 1,000 elements")
    #expect(firstLine("<a>" + repeated("x", 4993) + "</a>", limits: limits) == "fine")
    #expect(
      firstLine("<a>" + repeated("x", 4994) + "</a>", limits: limits)
        == "t.xml:1:1: error: file is larger than 5000 bytes")
    #expect(Limits.standard.fileSize == 16 * 1024 * 1024)
    #expect(Limits.standard.elements == 1_000_000)
  }

  @Test func `hostile sizes are refused by our own limits`() {
    #expect(firstLine(repeated("<v>", 100_000)) == "t.xml:1:769: error: nesting deeper than 256")
    #expect(
      firstLine("<a b='" + repeated("x", 10_500_000) + "'/>")
        == "t.xml:1:4: error: attribute 'b' too long; at most 64 kB")
    #expect(
      firstLine("<a>" + repeated("x", 10_500_000) + "</a>")
        == "t.xml:1:4: error: text too long; at most 1 MB")
  }
}
