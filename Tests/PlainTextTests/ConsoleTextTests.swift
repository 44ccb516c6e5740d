import PlainText
import Testing

@Test func `no line begins or holds a command of a CI runner`() {
  // GitHub actions/runner ActionCommand.cs; azure-pipelines-agent Command.cs; TeamCity's service messages.
  let rows: [(text: String, shown: String)] = [
    ("::error file=a::b", "∶:error file=a::b"),
    ("a\n::warning::x", "a\n∶:warning::x"),
    ("  \t::add-mask::x", "  \t∶:add-mask::x"),
    ("\u{A0}::stop-commands::x", "\u{A0}∶:stop-commands::x"),
    ("\u{200B}::debug::x", "\u{FFFD}∶:debug::x"),
    ("::::error", "∶:::error"),
    ("a: b::c", "a: b::c"), ("a::b\nc::d", "a::b\nc::d"), (":a", ":a"),
    ("##[error]x", "﹟#[error]x"), ("x ##[group]y", "x ﹟#[group]y"),
    ("##vso[task.setvariable variable=A]b", "﹟#vso[task.setvariable variable=A]b"),
    ("say ##teamcity[buildStop]", "say ﹟#teamcity[buildStop]"),
    ("###vso[x]", "#﹟#vso[x]"), ("## heading", "## heading"), ("# [x]", "# [x]"),
    ("##", "##"), ("", ""), ("\n\n", "\n\n"),
    ("a\r::error::x", "a␍::error::x"), ("\u{1B}[0Ksection_start:1:a\r", "␛[0Ksection_start:1:a␍"),
    ("a\u{202E}b\u{2066}c\u{200F}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
    ("👩\u{200D}🚀 ü\tx", "👩\u{200D}🚀 ü\tx"),
  ]
  for row in rows {
    #expect(
      ConsoleText.of(row.text).unicodeScalars.elementsEqual(row.shown.unicodeScalars),
      "\(row.shown)")
  }
}

@Test func `every character that is unseen is shown as a stand-in, and no other changes`() {
  for value in UInt32(0)...0x1_1000 {
    guard let scalar = Unicode.Scalar(value), scalar != "\n", scalar != "\t" else { continue }
    let text = "a\(scalar)…"
    let isChanged = !ConsoleText.of(text).utf8.elementsEqual(text.utf8)
    if isChanged != VisibleText.isUnseen(scalar) {
      Issue.record("U+\(String(value, radix: 16, uppercase: true))")
    }
  }
}

@Test func `two long texts are cut where they begin to differ`() {
  let long = String(repeating: "0123456789", count: 10)
  let rows: [(first: String, second: String, shown: (String, String))] = [
    ("short", "other", ("short", "other")),
    (long, "x", (String(long.prefix(59)) + "…", "x")),
    (
      "The boats leave from the second pier every hour until dusk, gate 1",
      "The boats leave from the second pier every hour until dusk, gate 2",
      (
        "…ts leave from the second pier every hour until dusk, gate 1",
        "…ts leave from the second pier every hour until dusk, gate 2"
      )
    ),
    (
      long + "a" + long, long + "b" + long,
      (
        "…01234567890123456789a0123456789012345678901234567890123456…",
        "…01234567890123456789b0123456789012345678901234567890123456…"
      )
    ),
    (
      long, long + "!",
      (
        "…" + String(long.suffix(59)),
        "…" + String(long.suffix(58)) + "!"
      )
    ),
  ]
  for row in rows {
    let shown = VisibleText.shortened(row.first, row.second)
    #expect(shown == row.shown)
    #expect(shown.0 != shown.1)
    #expect(max(shown.0.unicodeScalars.count, shown.1.unicodeScalars.count) <= 60)
  }
}
