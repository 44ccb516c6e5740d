import LayoutEngine
import Testing

@testable import LayoutDocuments

/// Each parameter changes what it says, and stands in the outcome where it was used.
@Suite struct SimulationPhysicsTests {
  private let list = """
    <view id="root"><scrollView id="s" frame="0 0 300 400" contentSize="300 2000" ATTRIBUTES/></view>
    """
  private let told = """
    <var name="ends" be="0"/><var name="release" be="0"/>
    <on event="scrollViewWillEndDragging" view="s"><set property="ends" to="ends + 1"/>
      <set property="release" to="s.contentOffset.y"/></on>
    """

  private func row(
    _ physics: String, _ steps: String, _ attributes: String = "", behavior: String? = nil
  ) -> PlayRow {
    PlayRow(
      physics, list.replacing("ATTRIBUTES", with: attributes), behavior: behavior ?? told,
      physics: "<physics \(physics)/>", steps)
  }

  @Test func `dragging and letting go`() {
    let back = #"<drag on="s" by="0 210" duration="1" hold="0.3"/><wait for="0.1"/>"#
    PlayRow.check([
      row(#"panStart="40""#, #"<drag on="s" by="0 -60"/><expect that="s.contentOffset.y = 20"/>"#),
      row(#"panStart="70""#, #"<drag on="s" by="0 -60"/><expect that="s.contentOffset.y = 0"/>"#),
      row(
        #"rubberBand="1""#,
        """
        <touches><down finger="a" at="9 9" time="0"/><move finger="a" to="9 119" time="0.5"/></touches>
        <expect that="s.contentOffset.y = -80"/>
        <touches><up finger="a" time="0"/></touches>
        """),
      row(#"bounceFrequency="100""#, back + #"<expect that="s.contentOffset.y > -2"/>"#),
      row(#"bounceFrequency="5""#, back + #"<expect that="s.contentOffset.y &lt; -40"/>"#),
      row(#"heldRelease="0""#, back + #"<expect that="s.contentOffset.y &lt; -55"/>"#),
      row(#"heldRelease="10""#, back + #"<expect that="s.contentOffset.y > -35"/>"#),
      row(
        #"outwardRelease="0""#,
        """
        <drag on="s" by="0 180" duration="0.18" hold="0"/>
        <set property="ends" to="s.contentOffset.y"/><wait for="0.1"/>
        <expect that="s.contentOffset.y > ends"/>
        """),
      row(
        #"outwardRelease="1""#,
        """
        <drag on="s" by="0 180" duration="0.18" hold="0"/>
        <set property="ends" to="s.contentOffset.y"/><wait for="0.04"/>
        <expect that="s.contentOffset.y &lt; ends - 5"/>
        """),
      row(
        #"decelerationEnd="500""#,
        """
        <drag on="s" at="150 390" by="0 -310" duration="0.31" hold="0"/><wait for="0.35"/>
        <expect that="abs(s.contentOffset.y - release - 249.5) &lt; 0.1 and not s.isDecelerating"/>
        """),
      row(
        #"stopDistance="0.01" restVelocity="1000""#,
        #"<drag on="s" by="0 210" hold="0.3"/><wait for="0.8"/><expect that="s.isDecelerating"/>"#),
      row(
        #"stopDistance="1" restVelocity="1000""#,
        #"<drag on="s" by="0 210" hold="0.3"/><wait for="0.8"/><expect that="not s.isDecelerating"/>"#
      ),
      row(
        #"scrollAnimation="1" scrollAnimationCurve="linear""#,
        """
        <scroll view="s" to="0 600" animated="YES"/><wait for="0.25"/>
        <expect that="abs(s.contentOffset.y - 150) &lt; 11"/>
        """),
      row(
        #"scrollAnimation="1" scrollAnimationCurve="easeInOut""#,
        """
        <scroll view="s" to="0 600" animated="YES"/><wait for="0.25"/>
        <expect that="abs(s.contentOffset.y - 88) &lt; 15"/>
        """),
      row(
        #"decelerationStart="1001""#,
        """
        <drag on="s" at="150 390" by="0 -310" duration="0.31" hold="0"/>
        <expect that="not s.isDecelerating and s.contentOffset.y = 300"/>
        """),
      row(
        #"decelerationStart="999""#,
        """
        <drag on="s" at="150 390" by="0 -310" duration="0.31" hold="0"/>
        <expect that="s.isDecelerating"/>
        """),
      row(
        #"releaseWindow="1""#,
        #"<drag on="s" by="0 -60" duration="0.1" hold="0.5"/><expect that="s.isDecelerating"/>"#),
      row(
        #"releaseWindow="0.01""#,
        #"<drag on="s" by="0 -60" duration="0.1" hold="0.02"/><expect that="not s.isDecelerating"/>"#
      ),
      row(
        #"restVelocity="1000" stopDistance="100""#,
        #"<drag on="s" by="0 60" hold="0.3"/><wait for="0.11"/><expect that="s.contentOffset.y = 0"/>"#
      ),
      row(
        #"scrollAnimation="1""#,
        """
        <scroll view="s" to="0 600" animated="YES"/><wait for="0.5"/>
        <expect that="abs(s.contentOffset.y - 300) &lt; 16"/>
        """),
      row(
        #"scrollAnimation="0""#,
        """
        <scroll view="s" to="0 600" animated="YES"/>
        <expect that="s.contentOffset.y = 600"/>
        <expect view="s" received="scrollViewDidEndScrollingAnimation" times="1"/>
        """),
    ])
  }

  @Test func `pages`() {
    let paging = #"pagingEnabled="YES""#
    PlayRow.check([
      row(
        #"pagingVelocity="2000""#,
        """
        <drag on="s" at="150 390" by="0 -110" duration="0.11" hold="0"/><settle/>
        <expect that="s.contentOffset.y = 0"/>
        """, paging),
      row(
        #"pagingVelocity="999""#,
        """
        <drag on="s" at="150 390" by="0 -110" duration="0.11" hold="0"/><settle/>
        <expect that="s.contentOffset.y = 400"/>
        """, paging),
      row(
        #"pageOrigin="inset""#,
        #"<flick on="s" by="0 -60"/><settle/><expect that="s.contentOffset.y = 300"/>"#,
        paging + #" contentInset="100 0 0 0""#),
      row(
        #"pageOrigin="zero""#,
        #"<flick on="s" by="0 -60"/><settle/><expect that="s.contentOffset.y = 0"/>"#,
        paging + #" contentInset="100 0 0 0""#),
      row(
        #"pagingEndCall="notCalled""#,
        """
        <flick on="s" by="0 -60"/><settle/><expect that="ends = 0 and s.contentOffset.y = 400"/>
        <set property="s.isPagingEnabled" to="false"/>
        <flick on="s" by="0 -60"/><expect that="ends = 1"/>
        """, paging),
      row(
        #"pagingEndCall="called""#, #"<flick on="s" by="0 -60"/><expect that="ends = 1"/>"#, paging),
    ])
  }

  @Test func `insets that change`() {
    let inset = #"contentInset="20 0 0 0""#
    let rows = [("keepEdge", -50.0, 700.0), ("shift", -50, 670), ("stay", -20, 700)]
    PlayRow.check(
      rows.map { rule, top, middle in
        row(
          "insetChange=\"\(rule)\"",
          """
          <scroll view="s" to="0 -20"/>
          <set property="s.contentInset.top" to="50"/><expect that="s.contentOffset.y = \(top)"/>
          <set property="s.contentInset.top" to="20"/>
          <scroll view="s" to="0 700"/>
          <set property="s.contentInset.top" to="50"/><expect that="s.contentOffset.y = \(middle)"/>
          """, inset)
      } + [
        row(
          #"insetChange="stay""#,
          """
          <scroll view="s" to="0 -20"/>
          <set property="s.contentInset.top" to="0"/><expect that="s.contentOffset.y = -20"/>
          <tap on="s"/><settle/><expect that="s.contentOffset.y = 0"/>
          """, inset)
      ])
  }

  @Test func `indicators`() {
    PlayRow.check([
      row("", #"<expect that="s.verticalIndicator = rect(297, 0, 3, 80)"/>"#),
      row(
        #"indicatorThickness="7""#, #"<expect that="s.verticalIndicator = rect(293, 0, 7, 80)"/>"#),
      row(
        #"indicatorMargin="10""#, #"<expect that="s.verticalIndicator = rect(287, 10, 3, 76)"/>"#),
      row(
        #"indicatorMinimumLength="100""#,
        """
        <expect that="s.verticalIndicator = rect(297, 0, 3, 100)"/>
        <scroll view="s" to="0 1600"/><expect that="s.verticalIndicator.maxY = 400"/>
        """),
    ])
  }

  @Test func `an outcome names the parameters that it used, and no others`() {
    func used(_ steps: String) -> [String] {
      let play = Play(interface: list.replacing("ATTRIBUTES", with: ""), steps: steps)
      guard let layoutCase = play.layoutCase() else { return [] }
      return Simulation.outcome(
        of: layoutCase.scene(for: layoutCase.variants[0]), on: layoutCase.variants[0].screen
      ).physics.map(\.name)
    }
    let still = ["indicatorMargin", "indicatorMinimumLength", "indicatorThickness", "insetChange"]
    #expect(used("") == still)
    #expect(used(#"<expect hit="s" at="9 9"/>"#) == (still + ["minimumHitAlpha"]).sorted())
    #expect(
      used(#"<scroll view="s" to="0 9" animated="YES"/>"#)
        == (still + ["scrollAnimation", "scrollAnimationCurve"]).sorted()
    )
  }
}
