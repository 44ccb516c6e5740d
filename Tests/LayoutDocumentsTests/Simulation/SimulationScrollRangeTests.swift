import Testing

@testable import LayoutDocuments

/// Ranges that change while content moves, and what is told of a motion.
@Suite struct SimulationScrollRangeTests {
  @Test func `insets and sizes change under a finger and in a glide`() {
    PlayRow.check([
      PlayRow(
        "an inset set in didEndDragging is where the content comes to rest: pull to refresh",
        ScrollScene.list(),
        behavior: ScrollScene.logged + """
          <on event="scrollViewDidEndDragging" view="s">
          <set property="s.contentInset.top" to="60"/></on>
          """,
        """
        <drag on="s" by="0 250" hold="0.2"/><expect that="s.contentOffset.y &lt; -60"/><settle/>
        <expect that="s.contentOffset.y = -60 and log = 'BWEDX'"/>
        """),
      PlayRow(
        "and likewise one set in willEndDragging", ScrollScene.list(),
        behavior: """
          <on event="scrollViewWillEndDragging" view="s">
          <set property="s.contentInset.top" to="60"/></on>
          """,
        #"<drag on="s" by="0 250" hold="0.2"/><settle/><expect that="s.contentOffset.y = -60"/>"#),
      PlayRow(
        "in the middle of the way back too", ScrollScene.list(),
        """
        <drag on="s" by="0 250" hold="0.2"/><wait for="0.2"/>
        <set property="s.contentInset.top" to="60"/>
        <expect that="s.isDecelerating"/><settle/>
        <expect that="s.contentOffset.y = -60"/>
        """),
      PlayRow(
        "content that grows shorter in a glide ends it at its new end", ScrollScene.list(),
        """
        <flick on="s" by="0 -300"/>
        <set property="s.contentSize.height" to="900"/>
        <settle/>
        <expect that="s.contentOffset.y = 500"/>
        """),
      PlayRow(
        "content that grows longer lets it go on", ScrollScene.list(height: 800),
        """
        <flick on="s" by="0 -300"/>
        <set property="s.contentSize.height" to="9000"/>
        <settle/>
        <expect that="s.contentOffset.y > 700"/>
        """),
      PlayRow(
        "in a drag the range is the new one, the offset stays until the finger moves",
        ScrollScene.list(),
        """
        <scroll view="s" to="0 1500"/>
        <touches><down finger="a" at="150 300" time="0"/><move finger="a" to="150 280" time="0.1"/></touches>
        <expect that="s.contentOffset.y = 1510"/>
        <set property="s.contentSize.height" to="1000"/>
        <expect that="s.contentOffset.y = 1510"/>
        <touches><up finger="a" time="0.5"/></touches><settle/>
        <expect that="s.contentOffset.y = 600"/>
        """),
      PlayRow(
        "at rest on an edge it stays on that edge", ScrollScene.list(#"contentInset="20 0 0 0""#),
        """
        <set property="s.contentInset.top" to="50"/>
        <expect that="s.contentOffset.y = -50"/>
        <scroll view="s" to="0 1600"/>
        <set property="s.contentInset.bottom" to="30"/>
        <expect that="s.contentOffset.y = 1630"/>
        <scroll view="s" to="0 700"/>
        <set property="s.contentInset.top" to="10"/>
        <expect that="s.contentOffset.y = 700"/>
        <set property="s.contentSize.height" to="1000"/>
        <expect that="s.contentOffset.y = 630"/>
        """),
    ])
  }

  @Test func `an offset is animated slowly at both ends, and told when it is there`() {
    let play = Play(
      interface: ScrollScene.list(),
      steps: #"<scroll view="s" to="0 360" animated="YES"/><settle/>"#)
    #expect(
      play.trace() == [
        "> settle", "0.1 scroll s 0 118.44 sample", "0.2 scroll s 0 295.7 sample",
        "0.283 scrollViewDidEndScrollingAnimation s", "0.283 scroll s 0 360 end",
      ])
  }

  @Test func `a drag is told as it goes`() {
    let play = Play(
      interface: ScrollScene.list(),
      steps: """
        <touches><down finger="a" at="150 300" time="0"/><move finger="a" to="150 240" time="0.2"/>
        <move finger="a" to="150 270" time="0.3"/><up finger="a" time="0.6"/></touches><settle/>
        """)
    #expect(
      play.trace() == [
        "> touches", "0 touch a began 150 300 v", "0.033 recognizer s.panGestureRecognizer began",
        "0.033 scrollViewWillBeginDragging s", "0.1 scroll s 0 20 sample",
        "0.2 scroll s 0 50 sample", "0.2 scroll s 0 50 turn", "0.3 scroll s 0 20 sample",
        "0.6 touch a ended 150 270 v", "0.6 recognizer s.panGestureRecognizer ended",
        "0.6 scrollViewWillEndDragging s targetContentOffset 0 20",
        "0.6 scrollViewDidEndDragging s decelerate false", "0.6 scroll s 0 20 end",
      ])
  }
}
