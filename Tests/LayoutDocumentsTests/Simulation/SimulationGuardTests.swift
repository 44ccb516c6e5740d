import LayoutEngine
import PlainText
import Testing

@testable import LayoutDocuments
@testable import LayoutEngine

/// What ends a run, in words, at the line that caused it.
@Suite struct SimulationGuardTests {
  private static let interface = """
    <view id="root"><view id="a"/><scrollView id="s" frame="0 100 300 400" contentSize="300 2000"/>
    <mapView id="m" frame="0 0 100 100" region="50 10 1 1"/>
    <constraints>
      a.leading = root.leading
      a.top = root.top
      a.width = 10 # width
      a.height = 20 @500 # high
    </constraints></view>
    """

  /// The words of a run's end and the lines, as written, that it names.
  private static func end(
    _ behavior: String, _ steps: String, physics: String = "", interface: String = interface
  ) -> [String] {
    let play = Play(physics: physics, interface: interface, behavior: behavior, steps: steps)
    guard let layoutCase = play.layoutCase() else { return [] }
    let outcome = Simulation.outcome(
      of: layoutCase.scene(for: layoutCase.variants[0]), on: layoutCase.variants[0].screen)
    guard let failure = outcome.failure else { return ["no end"] }
    func line(_ origin: Origin) -> String {
      guard origin != .none, let place = layoutCase.origins.location(of: origin) else {
        return "nowhere"
      }
      return String(place.sourceLine.drop { $0 == " " })
    }
    return [failure.words, line(failure.origin)]
      + failure.notes.flatMap { [$0.words, line($0.origin)] }
  }

  @Test func `a place or a size beyond ten million points ends the run at its constraint`() {
    // Constraints on a, b and a guide g, and the message with the line that it names.
    let rows: [(constraints: String, end: [String])] = [
      (
        """
        a.width = 1000
        b.width = 100000 * a.width
        """,
        [
          "the width of b is larger than 10,000,000 points with 'b.width = 100000 * a.width'",
          "b.width = 100000 * a.width",
        ]
      ),
      (
        """
        a.height = 1000 * b.height
        b.height = 1000 * g.height
        g.height = 1000
        """,
        [
          "the height of a is larger than 10,000,000 points with 'a.height = 1000 * b.height'",
          "a.height = 1000 * b.height",
        ]
      ),
      (
        """
        a.leading = 100000 * root.trailing
        b.leading = 100000 * a.trailing
        """,
        [
          "the horizontal position of a is larger than 10,000,000 points with "
            + "'a.leading = 100000 * root.trailing'",
          "a.leading = 100000 * root.trailing",
        ]
      ),
      ("a.width = 10000000", ["no end"]),
    ]
    for (constraints, end) in rows {
      let interface = """
        <view id="root"><view id="a"/><view id="b"/>
        <layoutGuides><layoutGuide id="g"/></layoutGuides>
        <constraints>
        \(constraints)
        </constraints></view>
        """
      #expect(Self.end("", "<wait for=\"0\"/>", interface: interface) == end)
    }
  }

  @Test func `signals that cause one another end after 32`() {
    #expect(
      Self.end(
        #"<on action="again"><call action="again"/></on>"#, #"<call action="again"/>"#)
        == [
          "action again keeps causing itself: 32 deep",
          #"<on action="again"><call action="again"/></on>"#,
        ])
    #expect(
      Self.end(
        """
        <on event="scrollViewDidScroll" view="s">
        <set property="s.contentOffset.y" to="s.contentOffset.y > 5 ? 1 : 10"/>
        </on>
        """, #"<scroll view="s" to="0 10"/>"#)
        == [
          "scrollViewDidScroll of s keeps causing itself: 32 deep",
          #"<on event="scrollViewDidScroll" view="s">"#,
        ])
    PlayRow.check([
      PlayRow(
        "32 are allowed", Self.interface,
        behavior: """
          <var name="n" be="0"/><on action="again"><set property="n" to="n + 1"/>
          <if test="n &lt; 32"><call action="again"/></if></on>
          """, #"<call action="again"/><expect that="n = 32"/>"#)
    ])
  }

  @Test func `layout that asks for itself ends after 16 passes and names the sets`() {
    #expect(
      Self.end(
        """
        <var name="n" be="0"/>
        <on event="viewDidLayoutSubviews">
        <set property="n" to="n + 1"/>
        <set property="width.constant" to="n"/>
        <set property="a.verticalHuggingPriority" to="n"/>
        </on>
        """, #"<wait for="1"/>"#)
        == [
          "layout asks for itself again and again: 16 passes in one turn",
          #"<set property="width.constant" to="n"/>"#, "this asks for it too",
          #"<set property="a.verticalHuggingPriority" to="n"/>"#,
        ])
    let upTo = { (count: Int) in
      """
      <var name="n" be="0"/>
      <on event="viewDidLayoutSubviews"><set property="n" to="n + 1"/>
      <set property="width.constant" to="min(n, \(count))"/></on>
      """
    }
    #expect(Self.end(upTo(15), #"<wait for="1"/>"#) == ["no end"])
    #expect(Self.end(upTo(16), #"<wait for="1"/>"#).count == 2)
    #expect(
      Self.end(
        """
        <var name="n" be="0"/>
        <on action="more">
        <set property="n" to="n + 1"/>
        <set property="width.constant" to="n"/>
        <layoutIfNeeded/>
        <if test="n &lt; 20"><call action="more"/></if>
        </on>
        """, #"<call action="more"/>"#)
        == [
          "layout asks for itself again and again: 16 passes in one turn",
          #"<set property="width.constant" to="n"/>"#,
        ])
    #expect(
      Self.end(
        """
        <var name="n" be="0"/>
        <on action="more"><set property="n" to="n + 1"/>
        <set property="width.constant" to="n"/><layoutIfNeeded/></on>
        """, String(repeating: #"<call action="more"/>"#, count: 20)) == ["no end"],
      "each turn counts anew")
  }

  @Test func `settle ends after 30 seconds and names what moves`() {
    #expect(
      Self.end("", #"<set property="a.alpha" to="0" animated="31"/><settle/>"#)
        == [
          "still moving after 30 s: a", #"<set property="a.alpha" to="0" animated="31"/><settle/>"#,
        ])
    #expect(
      Self.end("", #"<set property="a.alpha" to="0" animated="29"/><settle/>"#) == ["no end"])
    #expect(
      Self.end(
        "",
        """
        <scroll view="s" to="0 400" animated="YES"/>
        <settle/>
        """, physics: #"<physics scrollAnimation="10"/>"#) == ["no end"])
    #expect(
      Self.end(
        "",
        """
        <flick on="m" by="30 0" duration="0.05"/>
        <settle/>
        """, physics: #"<physics mapDeceleration="0.9999"/>"#)
        == ["still moving after 30 s: m", "<settle/>"])
  }

  @Test func `a million events are the most`() {
    #expect(Recorder().eventLimit == 1_000_000)
    // Never deep, but as many as 2 to the 20th.
    let play = Play(
      interface: Self.interface,
      behavior: """
        <var name="n" be="0"/>
        <on action="two"><set property="n" to="n + 1"/>
        <if test="n &lt; 20"><call action="two"/><call action="two"/></if>
        <set property="n" to="n - 1"/></on>
        """, steps: #"<call action="two"/>"#)
    guard let layoutCase = play.layoutCase() else { return }
    var simulation = Simulation(
      layoutCase.scene(for: layoutCase.variants[0]), on: layoutCase.variants[0].screen)
    simulation.recorder.eventLimit = 500
    let outcome = simulation.outcome()
    #expect(outcome.failure?.words == "more than 500 events in one variant")
    #expect(
      outcome.failure?.origin == simulation.scene.reactions[0].origin, "not at the turn's end")
    #expect(outcome.steps.flatMap(\.entries).count <= 500)
    let drag = Play(
      interface: Self.interface, steps: #"<drag on="s" by="0 -100" duration="20"/>"#)
    guard let long = drag.layoutCase() else { return }
    var other = Simulation(long.scene(for: long.variants[0]), on: long.variants[0].screen)
    other.recorder.eventLimit = 500
    let ended = other.outcome()
    #expect(ended.failure?.words == "more than 500 events in one variant")
    #expect(ended.failure?.origin == long.scene(for: long.variants[0]).steps[0].origin)
  }

  @Test func `values that cannot be are refused where they are set`() {
    let rows: [(property: String, to: String, words: String)] = [
      ("a.alpha", "1 / 0", "'1 / 0' is not a finite number: inf"),
      ("a.alpha", "0 / 0", "'0 / 0' is not a finite number: nan"),
      (
        "s.contentOffset", "point(0, -1 / 0)",
        "'point(0, -1 / 0)' is not a finite number: point(0, -inf)"
      ),
      (
        "a.verticalHuggingPriority", "0",
        "'a.verticalHuggingPriority' cannot be 0: a priority is 1 to 1000"
      ),
      (
        "m.region.latitude", "86",
        "'m.region' cannot be region(86, 10, 1, 1): "
          + "a map's centre lies within 85 degrees of latitude and 180 of longitude"
      ),
      (
        "m.region.latitudeDelta", "0",
        "'m.region' cannot be region(50, 10, 0, 1): "
          + "a region spans more than 0 and at most 180 by 360 degrees"
      ),
      (
        "m.centerCoordinate.longitude", "181",
        "'m.centerCoordinate' cannot be coordinate(50, 181): "
          + "a map's centre lies within 85 degrees of latitude and 180 of longitude"
      ),
      ("width.constant", "1 / 0", "'1 / 0' is not a finite number: inf"),
      ("high.priority", "0", "a priority is above 0 and at most 1000, not 0"),
      ("high.priority", "1001", "a priority is above 0 and at most 1000, not 1001"),
      (
        "high.priority", "1000",
        "the priority of an active constraint cannot change from 500 to 1000: "
          + "required and optional ones do not turn into each other"
      ),
      (
        "width.priority", "999",
        "the priority of an active constraint cannot change from 1000 to 999: "
          + "required and optional ones do not turn into each other"
      ),
    ]
    for row in rows {
      let line = "<set property=\"\(row.property)\" to=\"\(row.to)\"/>"
      #expect(Self.end("", line) == [row.words, line])
    }
    PlayRow.check([
      PlayRow(
        "an inactive constraint may turn, and alpha is clamped as UIKit does", Self.interface,
        behavior: """
          <on action="turn"><deactivate constraint="width"/>
          <set property="width.priority" to="999"/><activate constraint="width"/></on>
          """,
        """
        <call action="turn"/>
        <expect that="width.priority = 999"/>
        <set property="a.alpha" to="2"/>
        <expect that="a.alpha = 1"/>
        <set property="a.alpha" to="-1"/>
        <expect that="a.alpha = 0"/>
        """)
    ])
  }
}
