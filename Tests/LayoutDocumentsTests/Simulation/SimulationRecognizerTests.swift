import Testing

@testable import LayoutDocuments

/// When recognizers act, and which of several.
@Suite struct SimulationRecognizerTests {
  private func log(_ letter: String, _ event: String, _ view: String, _ more: String = "") -> String
  {
    let place = view.isEmpty ? "" : " view=\"\(view)\""
    return """
      <on event="\(event)"\(place)><set property="log" to="log + '\(letter)'"/>\(more)</on>
      """
  }

  private let variable = #"<var name="log" be="''"/>"#

  @Test func `recognizers act after the views, and as they are allowed to`() {
    let taps = """
      <view id="root"><view id="v" frame="0 0 300 300">
        <tapGestureRecognizer id="one" requiresFailureOf="two"/>
        <tapGestureRecognizer id="two" numberOfTapsRequired="2"/>
      </view></view>
      """
    let told =
      variable
      + ["one", "two"].map {
        "<on recognizer=\"\($0)\"><set property=\"log\" to=\"log + '\($0) '\"/></on>"
      }.joined()
    let ways = """
      <view id="root"><view id="v" frame="0 0 300 300">
        <panGestureRecognizer id="a" shouldBegin="abs(event.translation.y) > abs(event.translation.x)"/>
        <panGestureRecognizer id="b" SIMULTANEOUS/>
      </view></view>
      """
    let panned =
      variable
      + ["a", "b"].map {
        """
        <on recognizer="\($0)"><if test="event.state = 'began'">
        <set property="log" to="log + '\($0)'"/></if></on>
        """
      }.joined()
    PlayRow.check([
      PlayRow(
        "a single tap waits for the double to fail", taps, behavior: told,
        """
        <tap on="v"/><expect that="log = ''"/><wait for="0.4"/><expect that="log = 'one '"/>
        <tap on="v" taps="2"/><expect that="log = 'one two '"/>
        """),
      PlayRow(
        "how long a tap may rest", taps, behavior: told,
        physics: #"<physics tapDuration="0.1" tapInterval="0.1"/>"#,
        """
        <touches><down finger="a" at="9 9" time="0"/><up finger="a" time="0.2"/></touches>
        <settle/><expect that="log = ''"/>
        <touches><down finger="a" at="9 9" time="0"/><up finger="a" time="0.09"/></touches>
        <settle/><expect that="log = 'one '"/>
        """),
      PlayRow(
        "and how far it may go", taps, behavior: told, physics: #"<physics tapMovement="5"/>"#,
        #"<drag on="v" by="6 0" duration="0.1" hold="0"/><settle/><expect that="log = ''"/>"#),
      PlayRow(
        "views hear of the touch first",
        """
        <view id="root"><view id="v" frame="0 0 300 300"><tapGestureRecognizer id="one"/></view></view>
        """,
        behavior: variable + log("b", "touchesBegan", "v") + log("e", "touchesEnded", "v")
          + log("c", "touchesCancelled", "v")
          + #"<on recognizer="one"><set property="log" to="log + '1'"/></on>"#,
        #"<tap on="v"/><expect that="log = 'bc1'"/>"#),
      PlayRow(
        "and so do the views of the other fingers of a frame",
        """
        <view id="root"><view id="v" frame="0 0 300 300"><tapGestureRecognizer id="one"/></view>
        <view id="w" frame="0 300 300 300"/></view>
        """,
        behavior: variable + log("w", "touchesBegan", "w")
          + #"<on recognizer="one"><set property="log" to="log + '1'"/></on>"#,
        """
        <touches><down finger="a" at="9 9" time="0"/><up finger="a" time="0.101"/>
        <down finger="b" at="9 400" time="0.105"/><up finger="b" time="0.2"/></touches>
        <expect that="log = 'w1'"/>
        """),
      PlayRow(
        "the first that begins fails the other", ways.replacing("SIMULTANEOUS", with: ""),
        behavior: panned, #"<drag on="v" by="0 50"/><expect that="log = 'a'"/>"#),
      PlayRow(
        "one that should not begin lets the other", ways.replacing("SIMULTANEOUS", with: ""),
        behavior: panned, #"<drag on="v" by="50 0"/><expect that="log = 'b'"/>"#),
      PlayRow(
        "both, where one allows it",
        ways.replacing("SIMULTANEOUS", with: #"simultaneousWith="a""#),
        behavior: panned, #"<drag on="v" by="0 50"/><expect that="log = 'ab'"/>"#),
      PlayRow(
        "a pan starts after a distance and does not count it",
        ways.replacing("SIMULTANEOUS", with: ""),
        behavior: """
          <var name="way" be="0"/><var name="began" be="0"/>
          <on recognizer="a"><set property="way" to="event.translation.y"/>
          <if test="event.state = 'began'"><set property="began" to="event.location.y"/></if></on>
          """, physics: #"<physics panStart="20"/>"#,
        #"<drag on="v" at="9 9" by="0 60" duration="1"/><expect that="way = 40 and began = 29"/>"#),
    ])
  }

  @Test func `a button in the way of a tap recognizer round it keeps the tap`() {
    let interface = """
      <view id="root"><tapGestureRecognizer id="away"/>
        <button id="b" frame="0 0 100 50" title="x" font="fixed 10"/><view id="v" frame="0 100 100 100"/>
      </view>
      """
    let away = """
      <var name="n" be="0"/><on recognizer="away"><set property="n" to="n + 1"/></on>
      """
    PlayRow.check([
      PlayRow(
        "a button's and no plain view's", interface, behavior: away,
        """
        <tap on="b"/><expect that="n = 0"/><expect view="b" received="touchUpInside" times="1"/>
        <tap on="v"/><expect that="n = 1"/>
        <set property="b.isEnabled" to="false"/><tap on="b"/><expect that="n = 2"/>
        """)
    ])
  }
}
