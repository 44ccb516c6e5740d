import Testing

@testable import LayoutDocuments

/// The device turns, with fingers on it or without.
@Suite struct SimulationTurnTests {
  private static let phone = #"device="iPhone X""#

  @Test func `the controller hears of a turn before anything has changed`() {
    let behavior = """
      <var name="log" be="''"/><var name="size" be="size(0, 0)"/><var name="width" be="0"/>
      <var name="safe" be="insets(0, 0, 0, 0)"/>
      <on event="viewWillTransition">
        <set property="log" to="log + 'T'"/>
        <set property="size" to="event.size"/><layoutIfNeeded/>
        <set property="width" to="root.frame.width"/>
      </on>
      <on event="viewSafeAreaInsetsDidChange">
        <set property="log" to="log + 'S'"/><set property="safe" to="root.safeAreaInsets"/></on>
      <on event="viewDidLayoutSubviews"><set property="log" to="log + 'D'"/></on>
      """
    PlayRow.check([
      PlayRow(
        "transition with the size to come, then safe area, then layout",
        #"<view id="root"/>"#, behavior: behavior, environment: Self.phone,
        """
        <expect that="log = 'SD' and safe = insets(44, 0, 34, 0)"/>
        <set property="log" to="''"/>
        <turn to="landscapeLeft"/>
        <expect that="log = 'TSD' and size = size(812, 375) and width = 375"/>
        <expect that="safe = insets(0, 44, 21, 44) and root.frame = rect(0, 0, 812, 375)"/>
        <turn to="landscapeLeft"/>
        <expect that="log = 'TSD' or log = 'TSDD'"/>
        """),
      PlayRow(
        "from one landscape to the other no transition comes: the size stays",
        #"<view id="root"/>"#, behavior: behavior,
        environment: Self.phone + #" orientation="landscapeLeft""#,
        """
        <set property="log" to="''"/>
        <turn to="landscapeRight"/>
        <expect that="log = 'D' and width = 0"/>
        """),
      PlayRow(
        "an added inset is told like the screen's own", #"<view id="root"/>"#, behavior: behavior,
        environment: Self.phone,
        """
        <set property="log" to="''"/>
        <set property="root.additionalSafeAreaInsets.left" to="7"/>
        <expect that="log = 'SD' and safe = insets(44, 7, 34, 0)"/>
        """),
    ])
  }

  @Test func `a finger held over a turn can still lift`() {
    let play = Play(
      environment: #"device="iPhone 8""#,
      interface: """
        <view id="root"><view id="pad" frame="0 0 375 375" multipleTouchEnabled="YES"/></view>
        """,
      behavior: """
        <on event="touchesEnded" view="pad">
        <call action="ended" with="event.touches.count"/></on>
        """,
      steps: """
        <touches><down finger="a" at="100 100" time="0"/>
          <down finger="b" at="200 100" time="0.05"/></touches>
        <turn to="landscapeLeft"/>
        <touches><up finger="a" time="0"/><up finger="b" time="0.1"/></touches>
        <expect action="ended" times="2"/>
        """)
    #expect(play.complaints() == [])
    #expect(
      play.trace() == [
        "> touches", "0 touch a began 100 100 pad", "0.05 touch b began 200 100 pad",
        "> touches", "0 touch a ended 100 100 pad", "0.017 action ended 1",
        "0.1 touch b ended 200 100 pad", "0.1 action ended 1",
      ])
  }

  private static let list = """
    <view id="root"><scrollView id="s" contentInsetAdjustmentBehavior="never"><view id="c"/></scrollView><constraints>
      s.edges = root.edges
      c.edges = s.contentLayoutGuide.edges
      c.width = s.frameLayoutGuide.width
      c.height = 2000
    </constraints></view>
    """

  @Test func `a drag goes on in the turned screen, in its new range`() {
    PlayRow.check([
      PlayRow(
        "the finger goes on from where it was", Self.list, environment: #"device="iPhone 8""#,
        """
        <touches><down finger="a" at="100 300" time="0"/>
          <move finger="a" to="100 190" time="0.2"/></touches>
        <expect that="s.contentOffset.y = 100"/>
        <turn to="landscapeLeft"/>
        <expect that="s.contentOffset.y = 100 and s.isDragging and s.frame.height = 375"/>
        <touches><move finger="a" to="100 90" time="0.2"/><up finger="a" time="0.5"/></touches>
        <settle/>
        <expect that="s.contentOffset.y = 200 and not s.isDragging"/>
        """),
      PlayRow(
        "at the bottom it is held back by the new range", Self.list,
        environment: #"device="iPhone 8" orientation="landscapeLeft""#,
        """
        <scroll view="s" to="0 1000"/>
        <touches><down finger="a" at="100 300" time="0"/>
          <move finger="a" to="100 280" time="0.2"/></touches>
        <turn to="portrait"/>
        <touches><move finger="a" to="100 -120" time="0.5"/><up finger="a" time="1"/></touches>
        <settle/>
        <expect that="s.contentOffset.y = 2000 - 667"/>
        """),
      PlayRow(
        "a glide goes on", Self.list, environment: #"device="iPhone 8""#,
        """
        <flick on="s" by="0 -200"/>
        <turn to="landscapeLeft"/>
        <expect that="s.isDecelerating and s.contentOffset.y > 150"/>
        <settle/>
        <expect that="s.contentOffset.y > 300"/>
        <expect view="s" received="scrollViewDidEndDecelerating" times="1"/>
        """),
    ])
  }
}
