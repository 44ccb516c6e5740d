import Testing

@testable import LayoutDocuments

/// When and where the fingers of a step are.
@Suite struct SimulationFingerTests {
  private let pad = """
    <view id="root"><view id="pad" frame="0 0 300 600" multipleTouchEnabled="YES"/></view>
    """

  private func trace(_ steps: String, rate: Int = 60) -> [String] {
    let device = rate == 60 ? #"device="iPhone 8""# : #"device="iPhone 15 Pro""#
    let play = Play(environment: device, interface: pad, steps: steps)
    #expect(play.complaints() == [])
    return play.trace()
  }

  @Test func `touches have times of their own at any display rate`() {
    for rate in [60, 120] {
      #expect(
        trace(#"<tap at="10 20"/>"#, rate: rate) == [
          "> tap at 10 20", "0 touch 1 began 10 20 pad", "0.05 touch 1 ended 10 20 pad",
        ])
      #expect(
        trace(#"<tap at="10 20" taps="3"/>"#, rate: rate) == [
          "> tap at 10 20",
          "0 touch 1 began 10 20 pad", "0.05 touch 1 ended 10 20 pad",
          "0.1 touch 1 began 10 20 pad", "0.15 touch 1 ended 10 20 pad",
          "0.2 touch 1 began 10 20 pad", "0.25 touch 1 ended 10 20 pad",
        ])
      #expect(
        trace(#"<tap on="pad" fingers="2"/>"#, rate: rate) == [
          "> tap pad",
          "0 touch 1 began 100 300 pad", "0 touch 2 began 200 300 pad",
          "0.05 touch 1 ended 100 300 pad", "0.05 touch 2 ended 200 300 pad",
        ])
      #expect(
        trace(#"<drag at="10 20" by="30 40"/>"#, rate: rate) == [
          "> drag at 10 20", "0 touch 1 began 10 20 pad", "0.7 touch 1 ended 40 60 pad",
        ])
      #expect(
        trace(#"<flick at="10 20" by="30 40"/>"#, rate: rate) == [
          "> flick at 10 20", "0 touch 1 began 10 20 pad", "0.15 touch 1 ended 40 60 pad",
        ])
      #expect(
        trace(
          """
          <touches>
            <down finger="b" at="10 20" time="0.01"/><down finger="a" at="50 50" time="0.012"/>
            <move finger="b" to="30 20" time="0.02"/><cancel finger="b" time="0.03"/>
            <up finger="a" time="0.031"/>
          </touches>
          """, rate: rate) == [
            "> touches", "0.01 touch b began 10 20 pad", "0.012 touch a began 50 50 pad",
            "0.03 touch b cancelled 30 20 pad", "0.031 touch a ended 50 50 pad",
          ])
    }
  }

  private let moves = """
    <var name="n" be="0"/><var name="last" be="0"/><var name="even" be="true"/>
    <on event="touchesMoved" view="pad"><set property="n" to="n + 1"/>
      <set property="even" to="even and abs(event.location.y - 20 - 60 / STEPS * n) &lt; 0.001"/>
      <set property="last" to="event.location.y"/></on>
    """

  @Test func `a finger on its way moves once a frame, evenly`() {
    for (device, steps) in [("iPhone 8", 30), ("iPhone 15 Pro", 60)] {
      let play = Play(
        environment: "device=\"\(device)\"", interface: pad,
        behavior: moves.replacing("STEPS", with: "\(steps)"),
        steps: """
          <drag at="10 20" by="0 60"/>
          <expect that="n = \(steps) and last = 80 and even"/>
          <expect view="pad" received="touchesMoved" times="\(steps)"/>
          """)
      #expect(play.complaints() == [], "\(device)")
    }
  }

  @Test func `tap counts go up with taps that are near and soon`() {
    let count = """
      <var name="counts" be="0"/><on event="touchesBegan" view="pad">
      <set property="counts" to="counts * 10 + event.tapCount"/></on>
      """
    PlayRow.check([
      PlayRow(
        "three taps of one step", pad, behavior: count,
        #"<tap on="pad" taps="3"/><expect that="counts = 123"/>"#),
      PlayRow(
        "a tap after a while or far away begins anew", pad, behavior: count,
        """
        <tap on="pad"/><tap on="pad"/><wait for="0.4"/><tap on="pad"/><tap at="10 10"/>
        <expect that="counts = 1211"/>
        """),
      PlayRow(
        "how soon and how near are parameters", pad, behavior: count,
        physics: #"<physics tapInterval="0.5" tapMovement="400"/>"#,
        """
        <tap on="pad"/><tap on="pad"/><wait for="0.4"/><tap on="pad"/><tap at="10 10"/>
        <expect that="counts = 1234"/>
        """),
    ])
  }

  @Test func `places are what is seen of a view when the step begins`() {
    let clipped = """
      <view id="root">
        <view id="box" frame="100 100 100 100" clipsSubviews="YES"><view id="in" frame="50 -50 200 100"/></view>
        <view id="edge" frame="250 550 100 100"/>
        <view id="free" frame="0 200 100 100"><view id="out" frame="80 0 100 100"/></view>
        <view id="cover" frame="0 0 300 30"/><view id="gone" frame="0 900 10 10"/>
      </view>
      """
    func at(_ step: String) -> String? {
      Play(interface: clipped, steps: step).trace().dropFirst().first
    }
    let rows = [
      (#"<tap on="in"/>"#, "0 touch 1 began 175 125 in"),
      (#"<tap on="in" at="0 0"/>"#, "0 touch 1 began 150 100 in"),
      (#"<tap on="in" at="100% 50%"/>"#, "0 touch 1 began 200 125 root"),
      (#"<tap on="edge"/>"#, "0 touch 1 began 275 575 edge"),
      (#"<tap on="out"/>"#, "0 touch 1 began 130 250 root"),
      (#"<tap on="root" at="50% 10"/>"#, "0 touch 1 began 150 10 cover"),
      (#"<tap at="50% 90%"/>"#, "0 touch 1 began 150 540 root"),
    ]
    for (step, place) in rows { #expect(at(step) == place) }
    PlayRow.check([
      PlayRow(
        "nothing left is an error", clipped,
        complaints: ["nothing of 'gone' is visible to be touched"], #"<tap on="gone"/>"#),
      PlayRow(
        "a drag to a view ends where it was at the start",
        """
        <view id="root"><view id="a" frame="0 0 100 100"/><view id="b" frame="0 400 100 100"/></view>
        """,
        behavior: """
          <var name="end" be="0"/>
          <on event="touchesMoved" view="a"><set property="b.frame.origin.y" to="300"/></on>
          <on event="touchesEnded" view="a"><set property="end" to="event.location.y"/></on>
          """,
        #"<drag on="a" to="b"/><expect that="end = 450 and b.frame.minY = 300"/>"#),
    ])
  }

  @Test func `a finger that rests over other steps stays what it is`() {
    #expect(
      trace(
        """
        <touches><down finger="1" at="10 10" time="0"/></touches>
        <wait for="0.1"/>
        <tap at="200 200"/>
        <drag at="100 100" by="0 10" duration="0.1" hold="0"/>
        <touches><move finger="1" to="10 40" time="0.1"/><up finger="1" time="0.2"/></touches>
        """) == [
          "> touches", "0 touch 1 began 10 10 pad",
          "> tap at 200 200", "0 touch 2 began 200 200 pad", "0.05 touch 2 ended 200 200 pad",
          "> drag at 100 100", "0 touch 2 began 100 100 pad", "0.1 touch 2 ended 100 110 pad",
          "> touches", "0.2 touch 1 ended 10 40 pad",
        ])
    PlayRow.check([
      PlayRow(
        "settle does not wait for it, and its view keeps it wherever it goes",
        """
        <view id="root"><view id="a" frame="0 0 100 100"/><view id="b" frame="0 100 100 100"/></view>
        """,
        """
        <touches><down finger="x" at="10 10" time="0"/></touches>
        <settle/>
        <touches><move finger="x" to="10 150" time="0.1"/><up finger="x" time="0.2"/></touches>
        <expect view="a" received="touchesEnded" times="1"/>
        <expect view="b" received="touchesBegan" times="0"/>
        """)
    ])
  }
}
