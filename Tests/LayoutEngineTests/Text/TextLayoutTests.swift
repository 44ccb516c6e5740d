import Geometry
import Testing

@testable import LayoutEngine

/// A text in "fixed 10", how many lines it may have, how wide they may be, and the lines that come of it.
private let rows: [(text: String, most: Double, width: Double, lines: [String])] = [
  ("", 0, 50, []),
  ("abc", 1, 10, ["…"]),
  ("abcd", 1, 30, ["ab…"]),
  ("ab cd", 0, 50, ["ab cd"]),
  ("ab cd", 0, 49, ["ab", "cd"]),
  ("ab\n\ncd", 0, 50, ["ab", "", "cd"]),
  ("abcdefg", 0, 30, ["abc", "def", "g"]),
  ("abcdefg", 0, 0, ["a", "b", "c", "d", "e", "f", "g"]),
  ("a abcdefg b", 0, 30, ["a", "abc", "def", "g b"]),
  ("abcdef b", 0, 30, ["abc", "def", "b"]),
  ("e\u{301}e\u{301}e\u{301}", 0, 20, ["e\u{301}e\u{301}", "e\u{301}"]),
  ("שלום עולם", 0, 40, ["שלום", "עולם"]),
  ("a b c", 2, 10, ["a", "…"]),
  // More lines than an Int counts, as an expression may set.
  ("a b", 1e300, 10, ["a", "b"]),
]

@Test func `a text is broken into these lines`() {
  for row in rows {
    var content = TextContent()
    content.text = row.text
    content.numberOfLines = row.most
    content.font = .fixed(size: 10)
    let layout = TextLayout(content, maximumWidth: row.width)
    #expect(layout.lines == row.lines, "\(row.text) in \(row.width)")
  }
}

@Test func `a word of sixty thousand characters is a line each`() {
  var content = TextContent()
  content.text = String(repeating: "x", count: 60_000)
  content.numberOfLines = 0
  content.font = .fixed(size: 10)
  let layout = TextLayout(content, maximumWidth: 10)
  #expect(layout.size == Size(width: 10, height: 720_000))
  #expect(!layout.isTruncated)
}
