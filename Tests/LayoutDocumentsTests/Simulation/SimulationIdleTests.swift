import Testing

@testable import LayoutDocuments
@testable import LayoutEngine

/// Frames in which nothing can happen are skipped, and no others.
@Suite struct SimulationIdleTests {
  private static let plain = #"<view id="root"><view id="v" frame="0 0 300 600"/></view>"#
  private static let twice = """
    <view id="root"><view id="v" frame="0 0 300 600">
    <tapGestureRecognizer id="twice" numberOfTapsRequired="2"/></view></view>
    """
  /// A finger that comes down, and in a step of its own leaves.
  private static let rest = """
    <touches><down finger="a" at="9 9" time="0"/></touches><touches><up finger="a" time="0"/></touches>
    """
  private static let map = #"<view id="root"><mapView id="m" frame="0 0 300 600"/></view>"#

  @Test func `one turn goes on to the next event, in an hour at the latest`() throws {
    // The scene, its steps, how many are done, and the time of the next frame, in frames of a 60th of a second.
    let rows: [(interface: String, steps: String, count: Int, frame: Int64)] = [
      (Self.plain, "", 0, 216_000), (Self.plain, #"<tap on="v"/>"#, 1, 216_000),
      (Self.plain, Self.rest, 1, 216_000),
      // A flick of nine frames leaves content, or a map, moving.
      (ScrollScene.list(), #"<flick on="s" by="0 -200"/>"#, 1, 10),
      (ScrollScene.list(), #"<flick on="s" by="0 -200"/><settle/>"#, 2, 216_000),
      (Self.map, #"<flick on="m" by="0 -200"/>"#, 1, 10),
      (ScrollScene.list(), #"<scroll view="s" to="0 90" animated="YES"/>"#, 1, 2),
      // A second tap may come 0.35 s after the first one's end at 0.05 s, 24 frames in; then it fails.
      (Self.twice, #"<tap on="v"/>"#, 1, 25),
      // The content gets a touch 0.15 s after it began.
      (ScrollScene.list(), Self.rest, 1, 9),
      (Self.plain, #"<set property="v.alpha" to="0.5" animated="60"/>"#, 1, 3600),
    ]
    for row in rows {
      let read = Play(interface: row.interface, steps: row.steps).layoutCase()
      let layoutCase = try #require(read)
      let variant = layoutCase.variants[0]
      let scene = layoutCase.scene(for: variant)
      var simulation = Simulation(scene, on: variant.screen)
      try simulation.appear()
      for step in scene.steps.prefix(row.count) { try simulation.perform(step, number: 1) }
      try simulation.turn(noLaterThan: Time(seconds: 3600))
      #expect(simulation.clock.time.ticks * 60 / Time.ticksPerSecond == row.frame, "\(row.steps)")
    }
  }

  @Test func `a long wait is as many waits of a frame`() {
    let scenes: [(interface: String, before: String)] = [
      (ScrollScene.list(), #"<flick on="s" by="0 -200"/>"#), (Self.twice, #"<tap on="v"/>"#),
      (ScrollScene.list(), #"<touches><down finger="a" at="9 9" time="0"/></touches>"#),
      (ScrollScene.list(), #"<drag on="s" by="0 90"/>"#),
      (Self.map, #"<flick on="m" by="0 -200"/>"#),
      (Self.plain, #"<set property="v.alpha" to="0.5" animated="1"/>"#),
    ]
    let up = #"<touches><up finger="a" time="0"/></touches>"#
    let log = """
      <var name="n" be="0"/><on event="touchesBegan" view="s"><call action="touched"/></on>
      """
    for (interface, before) in scenes {
      func events(_ waits: String) -> [String] {
        // Times count from each step: what happens is compared without them.
        let play = Play(
          interface: interface, behavior: interface.contains("\"s\"") ? log : "",
          steps: before + waits + (before.contains("<down") ? up : #"<tap at="9 9"/>"#))
        return play.trace().filter { !$0.hasSuffix("sample") && !$0.hasPrefix(">") }
          .map { String($0.drop { $0 != " " }) }
      }
      let frames = String(repeating: #"<wait for="0.016"/>"#, count: 300)
      #expect(events(#"<wait for="5"/>"#) == events(frames), "\(before)")
    }
  }
}
