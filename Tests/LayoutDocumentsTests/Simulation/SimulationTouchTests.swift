import Testing

@testable import LayoutDocuments

/// Who hears of a touch, in which order: handlers, controls, recognizers.
@Suite struct SimulationTouchTests {
  private let nested = """
    <view id="root"><view id="p" frame="100 100 200 200"><view id="c" frame="10 10 50 50"/></view>
    <mapView id="m" frame="0 400 300 200" region="50 10 1 1"/></view>
    """

  private func log(_ letter: String, _ event: String, _ view: String, _ more: String = "") -> String
  {
    let place = view.isEmpty ? "" : " view=\"\(view)\""
    return """
      <on event="\(event)"\(place)><set property="log" to="log + '\(letter)'"/>\(more)</on>
      """
  }

  private let variable = #"<var name="log" be="''"/>"#

  @Test func `a touch goes up the responder chain until an override keeps it`() {
    PlayRow.check([
      PlayRow(
        "nobody overrides: each view counts it, the controller hears it", nested,
        behavior: variable + log("V", "touchesBegan", ""),
        """
        <tap on="c"/>
        <expect view="c" received="touchesBegan" times="1"/>
        <expect view="p" received="touchesBegan" times="1"/>
        <expect view="root" received="touchesEnded" times="1"/>
        <expect that="log = 'V'"/>
        """),
      PlayRow(
        "an override keeps it", nested,
        behavior: variable + log("V", "touchesBegan", "") + log("p", "touchesBegan", "p"),
        """
        <tap on="c"/>
        <expect that="log = 'p'"/>
        <expect view="root" received="touchesBegan" times="0"/>
        <expect view="root" received="touchesEnded" times="1"/>
        """),
      PlayRow(
        "forward calls super, before what stands after it", nested,
        behavior: variable + log("V", "touchesBegan", "")
          + log("c", "touchesBegan", "c", #"<forward/><set property="log" to="log + '.'"/>"#)
          + log("p", "touchesBegan", "p", "<forward/>"),
        #"<tap on="c"/><expect that="log = 'cpV.'"/>"#),
      PlayRow(
        "super of the controller is nobody", nested,
        behavior: variable + log("V", "touchesBegan", "", "<forward/>"),
        #"<tap on="c"/><expect that="log = 'V'"/>"#),
      PlayRow(
        "forward to a view tells it, in its own space, and what it keeps ends there", nested,
        behavior: variable + """
          <var name="at" be="point(0, 0)"/>
          <on event="touchesBegan" view="c"><forward to="m"/></on>
          <on event="touchesBegan" view="m"><set property="at" to="event.location"/></on>
          """ + log("V", "touchesBegan", ""),
        """
        <tap on="c" at="5 5"/>
        <expect that="at = point(115, -285) and log = ''"/>
        <expect view="m" received="touchesBegan" times="1"/>
        """),
      PlayRow(
        "the controller forwards to a view too", nested,
        behavior: variable + log("V", "touchesBegan", "", #"<forward to="m"/>"#)
          + log("m", "touchesBegan", "m"),
        #"<tap on="c"/><expect that="log = 'Vm'"/>"#),
      PlayRow(
        "the controller's places are its view's", nested,
        behavior: """
          <var name="at" be="point(0, 0)"/>
          <on event="touchesBegan"><set property="at" to="event.location"/></on>
          """,
        #"<tap on="c" at="5 5"/><expect that="at = point(115, 115)"/>"#),
      PlayRow(
        "a map keeps what hits it", nested, behavior: variable + log("V", "touchesBegan", ""),
        #"<tap on="m"/><expect that="log = ''"/>"#),
      PlayRow(
        "two forwards in a circle end the run", nested,
        behavior: """
          <on event="touchesBegan" view="c"><forward to="m"/></on>
          <on event="touchesBegan" view="m"><forward to="c"/></on>
          """,
        complaints: ["touchesBegan of c keeps causing itself: 32 deep"], #"<tap on="c"/>"#),
      PlayRow(
        "a handler that hides its view still gets the end", nested,
        behavior: variable
          + log("b", "touchesBegan", "c", #"<set property="c.isHidden" to="true"/>"#)
          + log("e", "touchesEnded", "c"),
        #"<tap on="c"/><expect that="log = 'be'"/><expect hit="p" at="135 135"/>"#),
    ])
  }

  private let list = """
    <view id="root"><scrollView id="s" frame="0 0 300 400" contentSize="300 1000">
      <button id="b" frame="50 50 100 50" title="x" font="fixed 10"/>
      <switch id="w" frame="50 200 51 31"/>
      <view id="v" frame="0 300 300 50"/>
    </scrollView></view>
    """

  @Test func `controls send events, and lose the touch to a drag`() {
    func trace(_ steps: String, _ interface: String? = nil) -> [String] {
      Play(interface: interface ?? list, steps: steps).trace()
    }
    #expect(
      trace(#"<tap on="b"/>"#) == [
        "> tap b", "0 touch 1 began 100 75 b", "0.05 touch 1 ended 100 75 b",
        "0.05 touchDown b", "0.05 touchUpInside b",
      ])
    #expect(
      trace(
        """
        <touches><down finger="a" at="100 75" time="0"/><up finger="a" time="0.3"/></touches>
        """) == [
          "> touches", "0 touch a began 100 75 b", "0.15 touchDown b", "0.3 touch a ended 100 75 b",
          "0.3 touchUpInside b",
        ], "the scroll view keeps it 0.15 s")
    #expect(
      trace(#"<drag on="b" by="0 -40" duration="0.1" hold="0.2"/>"#).filter {
        $0.contains("touch") && !$0.contains("touch 1")
      } == [], "dragged away at once, the button never hears of it")
    #expect(
      trace(
        """
        <touches><down finger="a" at="100 75" time="0"/><move finger="a" to="100 75" time="0.2"/>
        <move finger="a" to="100 35" time="0.4"/><up finger="a" time="0.6"/></touches>
        """) == [
          "> touches", "0 touch a began 100 75 b", "0.15 touchDown b",
          "0.6 touch a ended 100 35 b", "0.6 touchUpInside b",
        ], "a control that tracks is not cancelled by its scroll view")
    #expect(
      trace(
        """
        <touches><down finger="a" at="100 75" time="0"/><move finger="a" to="100 75" time="0.2"/>
        <move finger="a" to="250 75" time="0.4"/><move finger="a" to="150 75" time="0.6"/>
        <move finger="a" to="290 75" time="0.8"/><up finger="a" time="1"/></touches>
        """) == [
          "> touches", "0 touch a began 100 75 b", "0.15 touchDown b", "0.367 touchDragExit b",
          "0.467 touchDragEnter b", "0.7 touchDragExit b", "1 touch a ended 290 75 b",
          "1 touchUpOutside b",
        ])
    #expect(
      trace(
        """
        <touches><down finger="a" at="100 75" time="0"/><cancel finger="a" time="0.2"/></touches>
        """) == [
          "> touches", "0 touch a began 100 75 b", "0.15 touchDown b",
          "0.2 touch a cancelled 100 75 b", "0.2 touchCancel b",
        ])
    #expect(
      trace(#"<tap on="w"/>"#).suffix(3)
        == ["0.05 touchDown w", "0.05 touchUpInside w", "0.05 valueChanged w"])
  }

  @Test func `what a touch and a drag do to controls and content`() {
    PlayRow.check([
      PlayRow(
        "a tap turns a switch; a set tells nobody", list,
        """
        <tap on="w"/><expect that="w.isOn"/>
        <set property="w.isOn" to="false"/>
        <expect view="w" received="valueChanged" times="0"/>
        """),
      PlayRow(
        "a disabled button hears nothing and passes nothing on", list,
        """
        <set property="b.isEnabled" to="false"/><tap on="b"/>
        <expect view="b" received="touchDown" times="0"/>
        <expect view="s" received="touchesBegan" times="0"/>
        """),
      PlayRow(
        "a highlighted button", list,
        behavior: """
          <var name="lit" be="false"/>
          <on event="touchDown" view="b"><set property="lit" to="b.isHighlighted"/></on>
          """, #"<tap on="b"/><expect that="lit and not b.isHighlighted"/>"#),
      PlayRow(
        "plain content is cancelled by the drag that follows", list,
        """
        <touches><down finger="a" at="100 320" time="0"/><move finger="a" to="100 320" time="0.2"/>
        <move finger="a" to="100 280" time="0.4"/><up finger="a" time="0.6"/></touches>
        <expect view="v" received="touchesBegan" times="1"/>
        <expect view="v" received="touchesCancelled" times="1"/>
        <expect view="v" received="touchesEnded" times="0"/>
        <expect that="s.contentOffset.y = 30"/>
        """),
      PlayRow(
        "the delay is a parameter", list, physics: #"<physics contentTouchDelay="0"/>"#,
        """
        <drag on="v" by="0 -40" duration="0.1" hold="0.2"/>
        <expect view="v" received="touchesBegan" times="1"/>
        <expect view="v" received="touchesCancelled" times="1"/>
        """),
      PlayRow(
        "how far outside still counts is one too", list, physics: #"<physics controlSlop="0"/>"#,
        """
        <touches><down finger="a" at="100 75" time="0"/><move finger="a" to="100 75" time="0.2"/>
        <move finger="a" to="155 75" time="0.4"/><up finger="a" time="0.6"/></touches>
        <expect view="b" received="touchUpOutside" times="1"/>
        """),
    ])
  }
}
