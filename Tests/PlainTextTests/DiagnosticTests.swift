import PlainText
import Testing

private enum Complaint: Problem {
  case unknown(String)
  var code: String { "unknown-name" }
  var words: String {
    switch self {
    case .unknown(let name): "unknown element '\(name)'"
    }
  }
}

@Suite struct DiagnosticTests {
  @Test func `a diagnostic shows its line, a caret and its notes`() {
    let file = SourceFile(name: "maps/peek.xml", text: "<case>\n\t<vew é='≤'/>\r\n</case>")
    let diagnostic = Diagnostic(
      Complaint.unknown("vew"), at: file.location(at: 17),
      notes: [.init("did you mean 'view'?"), .init("first used here", at: file.location(at: 0))])
    #expect(
      diagnostic.text == """
        maps/peek.xml:2:10: error: unknown element 'vew'
        \t<vew é='≤'/>
        \t        ^
        note: did you mean 'view'?
        maps/peek.xml:1:1: note: first used here
        <case>
        ^
        """)
    #expect(diagnostic.code == "unknown-name")
  }

  @Test func `the caret may stand behind the last character or in an empty line`() {
    let file = SourceFile(name: "a", text: "ab\n")
    #expect(
      Diagnostic(.warning, code: "x", words: "cut", at: file.location(at: 2)).text
        == "a:1:3: warning: cut\nab\n  ^")
    #expect(
      Diagnostic(code: "x", words: "cut", at: file.location(at: 3)).text == "a:2:1: error: cut\n\n^"
    )
    #expect(Diagnostic(code: "x", words: "cut").text == "error: cut")
  }

  @Test func `a long source line is cut around the caret`() {
    let line = String(repeating: "a", count: 300) + "≤" + String(repeating: "b", count: 300)
    let file = SourceFile(name: "f", text: "x\n" + line)
    let eighty = String(repeating: "a", count: 80)
    let rest = String(repeating: "b", count: 79)
    let blanks = String(repeating: " ", count: 81)
    let words = Diagnostic(code: "x", words: "w", at: file.location(at: 302))
    #expect(words.text == "f:2:301: error: w\n…\(eighty)≤\(rest)…\n\(blanks)^")
    #expect(
      SourceLocation(file: "f", position: .init(line: 2, column: 301), sourceLine: line)
        == file.location(at: 302))
    let start = file.location(at: 3)
    #expect(start.sourceLine == String(repeating: "a", count: 160) + "…")
    #expect(start.caret == 1)
    let end = file.location(at: 2 + line.utf8.count)
    #expect(end.sourceLine == "…" + String(repeating: "b", count: 160))
    #expect(end.caret == 161)
  }

  @Test func `control characters are shown as symbols, never raw`() {
    let file = SourceFile(name: "a\u{1B}", text: "x\u{0}\u{7F}\ty")
    let diagnostic = Diagnostic(
      Complaint.unknown("\u{0}\n\u{9B}\u{202E}\t"), at: file.location(at: 4))
    #expect(
      diagnostic.text == "a␛:1:5: error: unknown element '␀␊\u{FFFD}\u{FFFD}␉'\nx␀␡\ty\n   \t^")
  }

  @Test func `diagnostics sort by file and place and keep the order of equals`() {
    let a = SourceFile(name: "a", text: "xy\nz")
    let b = SourceFile(name: "b", text: "x")
    var diagnostics = Diagnostics()
    #expect(!diagnostics.hasErrors)
    diagnostics.report(Complaint.unknown("w"), severity: .warning)
    #expect(!diagnostics.hasErrors)
    diagnostics.report(Complaint.unknown("3"), at: b.location(at: 0))
    diagnostics.report(Complaint.unknown("2"), at: a.location(at: 3))
    diagnostics.report(Complaint.unknown("1"), at: a.location(at: 1))
    diagnostics.report(Complaint.unknown("1b"), at: a.location(at: 1))
    #expect(diagnostics.hasErrors)
    #expect(
      diagnostics.sorted().map(\.words)
        == ["w", "1", "1b", "2", "3"].map {
          "unknown element '\($0)'"
        })
  }

  @Test func `a long token is shortened`() {
    #expect(VisibleText.shortened("abcdef", to: 6) == "abcdef")
    #expect(VisibleText.shortened("abcdefg", to: 6) == "abcde…")
  }
}
