import Testing

@testable import LayoutDocuments

/// What a failed expectation or invariant says, and what an expectation counts.
@Suite struct SimulationExpectationTests {
  private let screen = """
    <view id="root"><view id="a" frame="0 0 100 100"/><view frame="0 100 100 100"/>
    <scrollView id="s" frame="0 200 300 200" contentSize="300 900"/></view>
    """
  private let behavior = """
    <var name="n" be="2"/>
    <on event="touchesBegan" view="a"><call action="hello" with="n"/></on>
    """

  @Test func `failures say what was expected and what was`() {
    let rows: [(expect: String, words: String?)] = [
      (#"that="n = 2""#, nil),
      (#"that="n = 3""#, "expected n = 3, but n is 2"),
      (#"that="n + 1 = n * 3""#, "expected n + 1 = n * 3, but n + 1 is 3 and n * 3 is 6"),
      (#"that="n > 5""#, "expected n > 5, but n is 2"),
      (#"that="n = 2" not="YES""#, "expected not n = 2, but n is 2"),
      (#"that="n = 3" not="YES""#, nil),
      (#"that="a.isHidden""#, "expected a.isHidden"),
      (#"that="n = 3 and n = 2""#, "expected n = 3 and n = 2"),
      (
        #"that="a.frame = rect(0, 0, 1, 1)""#,
        "expected a.frame = rect(0, 0, 1, 1), but a.frame is rect(0, 0, 100, 100)"
      ),
      (#"that="0 / 0 = 0 / 0""#, "expected 0 / 0 = 0 / 0, but 0 / 0 is nan and 0 / 0 is nan"),
      (#"hit="a" at="5 5""#, nil),
      (#"hit="a" at="100 5""#, "expected a to be hit, got at 100 5: root"),
      (#"hit="a" at="5 150""#, "expected a to be hit, got at 5 150: root/view#1"),
      (#"hit="a" at="5 5" not="YES""#, "expected not a to be hit, got at 5 5: a"),
      (#"hit="none" at="5 5""#, "expected none to be hit, got at 5 5: a"),
      (#"hit="none" at="-5 5""#, nil),
      (#"action="hello""#, "expected action 'hello' at least once, got 0"),
      (#"action="hello" times="0""#, nil),
      (#"action="hello" times="1""#, "expected action 'hello' once, got 0"),
      (#"action="hello" times="2""#, "expected action 'hello' 2 times, got 0"),
      (#"action="hello" not="YES""#, nil),
      (
        #"view="a" received="touchesBegan""#,
        "expected a to receive touchesBegan at least once, got 0"
      ),
      (
        #"view="a" received="touchesBegan" times="3""#,
        "expected a to receive touchesBegan 3 times, got 0"
      ),
      (#"view="a" received="touchesBegan" not="YES""#, nil),
      (
        #"view="a" received="touchesBegan" times="0" not="YES""#,
        "expected a not to receive touchesBegan 0 times, got 0"
      ),
    ]
    for row in rows {
      let play = Play(interface: screen, behavior: behavior, steps: "<expect \(row.expect)/>")
      #expect(play.complaints() == (row.words.map { [$0] } ?? []), "\(row.expect)")
    }
  }

  @Test
  func `an expectation can state each number that a baseline shows, and behavior counts every bit`()
  {
    let third = """
      <view id="root"><view id="b"/><constraints>
      b.height = 1/3 * root.height
      b.width = 100.2
      b.leading = root.leading
      b.top = root.top
      </constraints></view>
      """
    let environment = #"size="300 500" scale="3" safeArea="0 0 0 0""#
    func row(_ says: String, _ test: String, complaints: [String] = []) -> PlayRow {
      PlayRow(
        says, third, behavior: #"<var name="seen" be="0"/>"#, environment: environment,
        complaints: complaints, "<expect that=\"\(test)\"/>")
    }
    PlayRow.check([
      row("a frame at three pixels a point", "b.frame.height = 166.667"),
      row("its width", "b.frame.width = 100.333"),
      row("no less", "not (b.frame.height &lt; 166.667)"),
      row("no more", "b.frame.height ≤ 166.667 and b.frame.width ≥ 100.333"),
      row("as a whole", "b.frame.size = size(100.333, 166.667)"),
      row(
        "one thousandth off", "b.frame.height = 166.668",
        complaints: ["expected b.frame.height = 166.668, but b.frame.height is 166.667"]),
      row(
        "a limit below what is shown is named as it is compared",
        "abs(b.frame.width - 100.333) &lt; 0.0001",
        complaints: [
          "expected abs(b.frame.width - 100.333) < 0.0001, but abs(b.frame.width - 100.333) is 0 "
            + "and 0.0001 is 0"
        ]),
      PlayRow(
        "the app's own code", third,
        behavior: """
          <var name="seen" be="0"/>
          <on action="look"><if test="b.frame.height = 166.667"><set property="seen" to="1"/></if></on>
          """, environment: environment, #"<call action="look"/><expect that="seen = 0"/>"#),
    ])
  }

  @Test func `counts begin anew with each step that does something`() {
    PlayRow.check([
      PlayRow(
        "wait, settle, snapshot and expect do not", screen, behavior: behavior,
        """
        <tap on="a"/>
        <wait for="0.1"/><settle/><snapshot name="x"/><expect that="n = 2"/>
        <expect action="hello" times="1"/><expect view="a" received="touchesEnded" times="1"/>
        """),
      PlayRow(
        "all others do", screen, behavior: behavior,
        [
          "<set property=\"n\" to=\"3\"/>", "<call action=\"other\"/>",
          "<scroll view=\"s\" to=\"0 9\"/>", "<turn to=\"portrait\"/>",
          "<drag on=\"s\" by=\"0 1\"/>",
          "<touches><down finger=\"z\" at=\"9 590\" time=\"0\"/><up finger=\"z\" time=\"0\"/></touches>",
        ].map {
          "<tap on=\"a\"/><expect action=\"hello\" times=\"1\"/>\($0)<expect action=\"hello\" times=\"0\"/>"
        }.joined()),
      PlayRow(
        "each call counts", screen,
        behavior: """
          <on action="three"><call action="hello"/><call action="hello"/><call action="hello"/></on>
          """,
        #"<call action="three"/><expect action="hello" times="3"/><expect action="three" times="1"/>"#
      ),
    ])
  }

  @Test func `invariants are told once, where they concern a view that is meant`() {
    func complaints(_ invariants: String, _ constraints: String) -> [String] {
      let play = Play(
        physics: invariants,
        interface: """
          <view id="root"><view id="a"/><view id="b"/><constraints>
          b.leading = root.leading
          b.top = root.top
          b.width = 10
          b.height = 10
          \(constraints)
          </constraints></view>
          """, steps: #"<snapshot name="one"/><snapshot name="two"/>"#)
      return play.complaints()
    }
    let open = "a.leading = root.leading\na.top = root.top\na.width = 10"
    let torn = open + "\na.height = 10\na.height = 20"
    let ambiguous = "a has no height at snapshot 'one'"
    let broken = """
      these two constraints cannot hold together; 'a.height = 20' is broken at snapshot 'one'
      """
    let rows = [
      ("", open, [ambiguous]),
      (#"<invariants unambiguous="NO"/>"#, open, []),
      (#"<invariants unambiguous="b"/>"#, open, []),
      (#"<invariants unambiguous="a b"/>"#, open, [ambiguous]),
      (#"<invariants unambiguous="YES" except="a"/>"#, open, []),
      (#"<invariants unambiguous="YES" except="b"/>"#, open, [ambiguous]),
      (#"<invariants unambiguous="YES"/><invariants unambiguous="a"/>"#, open, [ambiguous]),
      ("", torn, [broken]),
      (#"<invariants satisfiable="NO"/>"#, torn, []),
      (#"<invariants satisfiable="YES" except="a"/>"#, torn, []),
      (#"<invariants satisfiable="b"/>"#, torn, []),
      (#"<invariants satisfiable="a"/>"#, torn, [broken]),
      (
        #"<invariants satisfiable="YES" except="a"/>"#,
        open + "\na.height = root.height\na.height = 20", []
      ),
    ]
    for (invariants, constraints, expected) in rows {
      #expect(complaints(invariants, constraints) == expected, "\(invariants) \(constraints)")
    }
  }
}
