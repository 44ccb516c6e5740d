import Testing

@testable import LayoutDocuments

/// Times count from the start of the step: nothing depends on what came before it.
@Suite struct SimulationTimeTests {
  private static let nested = """
    <view id="root"><scrollView id="s" frame="0 0 300 400" contentSize="300 9000">
      <button id="b" frame="0 0 300 400"/></scrollView></view>
    """
  private static let map = #"<view id="root"><mapView id="map" frame="0 0 300 600"/></view>"#

  /// Scenes whose events lie on the boundaries of what physics parameters measure.
  private static let scenes: [(interface: String, steps: String)] = [
    (ScrollScene.list(), #"<drag on="s" by="0 -200"/><settle/>"#),
    (ScrollScene.list(), #"<drag on="s" by="0 -200" hold="0.1"/><settle/>"#),
    (ScrollScene.list(), #"<drag on="s" by="0 -200" hold="0.0999"/><settle/>"#),
    (ScrollScene.list(), #"<flick on="s" by="0 -200"/><settle/>"#),
    (ScrollScene.list(), #"<flick on="s" by="0 -200" duration="0.1"/><wait for="0.25"/><settle/>"#),
    (ScrollScene.list(), #"<drag on="s" by="0 200" duration="0.31" hold="0.2"/><settle/>"#),
    (ScrollScene.list(), #"<scroll view="s" to="0 600" animated="YES"/><settle/>"#),
    (ScrollScene.list(#"pagingEnabled="YES""#), #"<flick on="s" by="0 -60"/><settle/>"#),
    (nested, touches(down: 0, up: 0.15)), (nested, touches(down: 0.013, up: 0.163)),
    (nested, touches(down: 0, up: 0.75)), (map, #"<flick on="map" by="0 -200"/><settle/>"#),
  ]

  private static func touches(down: Double, up: Double) -> String {
    """
    <touches><down finger="a" at="9 9" time="\(down)"/><up finger="a" time="\(up)"/></touches>
    <settle/>
    """
  }

  @Test(arguments: [0.1, 0.25, 0.3, 0.5, 0.7, 1, 2.1, 59.9, 123.456])
  func `a wait before the first step changes nothing`(wait: Double) {
    for rate in ["iPhone 8", "iPhone 15 Pro"] {
      for (interface, steps) in Self.scenes {
        let environment = "device=\"\(rate)\""
        let plain = Play(environment: environment, interface: interface, steps: steps)
        let late = Play(
          environment: environment, interface: interface,
          steps: "<wait for=\"\(wait)\"/>" + steps)
        #expect(late.trace() == plain.trace(), "\(steps) on \(rate)")
        #expect(!plain.trace().isEmpty)
      }
    }
  }

  @Test func `a rest as long as the release window ends a drag without velocity`() {
    // The rest, and whether the content moves on after it.
    let rows = [
      ("", false), (#"hold="0.1""#, false), (#"hold="0.0999998""#, true), (#"hold="0""#, true),
    ]
    for wait in ["", #"<wait for="0.5"/>"#, #"<wait for="0.7"/>"#] {
      for (hold, isMoving) in rows {
        let steps =
          wait + #"<drag on="s" by="0 -300" duration="0.3" \#(hold)/>"#
          + #"<expect that="s.isDecelerating = \#(isMoving)"/>"#
        #expect(Play(interface: ScrollScene.list(), steps: steps).complaints() == [], "\(steps)")
      }
    }
  }

  @Test func `the second tap may come as late as the interval and no later`() {
    func taps(_ time: String) -> String {
      """
      <wait for="0.7"/>
      <touches><down finger="a" at="9 9" time="0"/><up finger="a" time="0.05"/>
      <down finger="a" at="9 9" time="\(time)"/><up finger="a" time="1"/></touches>
      """
    }
    let count = """
      <var name="n" be="0"/><on event="touchesBegan" view="pad"><set property="n" to="event.tapCount"/></on>
      """
    let pad = #"<view id="root"><view id="pad" frame="0 0 300 600"/></view>"#
    PlayRow.check([
      PlayRow("as late", pad, behavior: count, taps("0.4") + #"<expect that="n = 2"/>"#),
      PlayRow("later", pad, behavior: count, taps("0.400001") + #"<expect that="n = 1"/>"#),
    ])
  }

  @Test func `samples fall on the tenths of a second of their own step`() {
    let trace = Play(
      interface: ScrollScene.list(),
      steps: #"<wait for="0.25"/><flick on="s" by="0 -200"/><wait for="0.35"/>"#
    ).trace()
    let times = trace.prefix { $0 != "> settle" }.filter {
      $0.hasSuffix("sample") || $0.hasPrefix(">")
    }
    .map { String($0.prefix { $0 != " " }) }
    #expect(times == [">", "0.1", ">", "0.1", "0.2", "0.3"])
  }
}
