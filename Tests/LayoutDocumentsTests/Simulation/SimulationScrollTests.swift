import Testing

@testable import LayoutDocuments

/// Fingers, delegates and steps on scroll views.
@Suite struct SimulationScrollTests {
  @Test func `a finger stops what moves`() {
    PlayRow.check([
      PlayRow(
        "a glide stops where it is when it is touched, and stays", ScrollScene.list(),
        behavior: ScrollScene.logged,
        """
        <flick on="s" by="0 -200"/>
        <expect that="s.isDecelerating"/>
        <touches><down finger="a" at="150 200" time="0"/></touches>
        <set property="seen" to="s.contentOffset.y"/>
        <expect that="s.isTracking and not s.isDragging and not s.isDecelerating"/>
        <wait for="0.5"/>
        <expect that="s.contentOffset.y = seen and log = 'BWEDX'"/>
        <touches><up finger="a" time="0"/></touches>
        <settle/>
        <expect that="s.contentOffset.y = seen and log = 'BWEDX' and not s.isTracking"/>
        """),
      PlayRow(
        "between two pages it lets go to the nearest", ScrollScene.list(#"pagingEnabled="YES""#),
        behavior: ScrollScene.logged,
        """
        <flick on="s" by="0 -100"/>
        <wait for="0.2"/>
        <tap on="s"/>
        <expect that="s.contentOffset.y > 200 and s.contentOffset.y &lt; 400"/>
        <settle/>
        <expect that="s.contentOffset.y = 400 and log = 'BWEDXDX'"/>
        """),
      PlayRow(
        "held while stretched it stays stretched until the finger leaves", ScrollScene.list(),
        behavior: ScrollScene.logged,
        """
        <drag on="s" by="0 200" duration="0.2" hold="0.2"/>
        <touches><down finger="a" at="150 200" time="0"/></touches>
        <set property="seen" to="s.contentOffset.y"/>
        <wait for="1"/>
        <expect that="s.contentOffset.y = seen and seen &lt; -50"/>
        <touches><up finger="a" time="0"/></touches>
        <settle/>
        <expect that="s.contentOffset.y = 0"/>
        """),
      PlayRow(
        "an animated scroll is ended, and says so", ScrollScene.list(),
        behavior: ScrollScene.logged,
        """
        <scroll view="s" to="0 900" animated="YES"/>
        <wait for="0.1"/>
        <tap on="s"/>
        <settle/>
        <expect that="s.contentOffset.y > 0 and s.contentOffset.y &lt; 900 and log = 'A'"/>
        """),
      PlayRow(
        "a step that scrolls ends a glide", ScrollScene.list(),
        """
        <flick on="s" by="0 -200"/>
        <scroll view="s" to="0 50"/>
        <settle/>
        <expect that="s.contentOffset.y = 50"/>
        """),
      PlayRow(
        "a step that scrolls under a finger does not end the drag", ScrollScene.list(),
        behavior: ScrollScene.logged,
        """
        <touches><down finger="a" at="150 300" time="0"/><move finger="a" to="150 190" time="0.1"/></touches>
        <scroll view="s" to="0 150"/>
        <expect that="s.contentOffset.y = 150 and s.isDragging"/>
        <touches><up finger="a" time="0.5"/></touches>
        <settle/>
        <expect that="log = 'BWE' and not s.isDragging"/>
        """),
      PlayRow(
        "scrolling switched off in a drag ends it", ScrollScene.list(),
        behavior: ScrollScene.logged,
        """
        <touches><down finger="a" at="150 300" time="0"/><move finger="a" to="150 190" time="0.1"/></touches>
        <set property="s.isScrollEnabled" to="false"/>
        <expect that="log = 'BWE' and not s.isDragging"/>
        <touches><move finger="a" to="150 90" time="0.1"/><up finger="a" time="0.2"/></touches>
        <expect that="s.contentOffset.y = 100"/>
        <set property="s.isScrollEnabled" to="true"/>
        <drag on="s" by="0 -50"/>
        <expect that="s.contentOffset.y = 140"/>
        """),
    ])
  }

  @Test func `the delegate changes what it is told of`() {
    let pinned = """
      <on event="scrollViewDidScroll" view="s">
      <if test="s.contentOffset.y > 60"><set property="s.contentOffset.y" to="60"/></if></on>
      """
    PlayRow.check([
      PlayRow(
        "an offset set in didScroll is there before the next line", ScrollScene.list(),
        behavior: """
          <var name="calls" be="0"/><var name="seen" be="0"/>
          <on event="scrollViewDidScroll" view="s"><set property="calls" to="calls + 1"/>
          <set property="s.contentOffset.y" to="min(60, s.contentOffset.y)"/>
          <set property="seen" to="seen * 100 + s.contentOffset.y"/></on>
          """,
        """
        <scroll view="s" to="0 90"/>
        <expect that="s.contentOffset.y = 60 and calls = 2 and seen = 6060"/>
        """),
      PlayRow(
        "pinned while dragged, and back as the finger comes back", ScrollScene.list(),
        behavior: pinned,
        """
        <touches><down finger="a" at="150 300" time="0"/><move finger="a" to="150 100" time="0.2"/></touches>
        <expect that="s.contentOffset.y = 60"/>
        <touches><move finger="a" to="150 250" time="0.2"/><up finger="a" time="0.5"/></touches>
        <expect that="s.contentOffset.y = 40"/>
        """),
      PlayRow(
        "pinned while gliding", ScrollScene.list(), behavior: pinned,
        #"<flick on="s" by="0 -60"/><settle/><expect that="s.contentOffset.y = 60"/>"#),
      PlayRow(
        "the target that the delegate leaves, clamped to the range", ScrollScene.list(),
        behavior: """
          <var name="goal" be="333"/>
          <on event="scrollViewWillEndDragging" view="s">
          <set property="event.targetContentOffset.y" to="goal"/></on>
          """,
        """
        <flick on="s" by="0 -100"/><settle/><expect that="s.contentOffset.y = 333"/>
        <set property="goal" to="-500"/>
        <flick on="s" by="0 -100"/><settle/><expect that="s.contentOffset.y = 0"/>
        """),
      PlayRow(
        "paging is decided when the finger leaves", ScrollScene.list(),
        behavior: """
          <on event="scrollViewDidScroll" view="s">
          <set property="s.isPagingEnabled" to="s.isDragging"/></on>
          """,
        """
        <flick on="s" by="0 -100"/><settle/>
        <expect that="s.contentOffset.y = 400 and not s.isPagingEnabled"/>
        """),
      PlayRow(
        "and not when it is switched on later", ScrollScene.list(),
        behavior: """
          <on event="scrollViewDidScroll" view="s">
          <set property="s.isPagingEnabled" to="not s.isDragging"/></on>
          """,
        """
        <flick on="s" by="0 -100"/><settle/>
        <expect that="s.contentOffset.y > 401 and s.isPagingEnabled"/>
        """),
      PlayRow(
        "bouncing switched off in a drag counts at the next move", ScrollScene.list(),
        """
        <touches><down finger="a" at="150 100" time="0"/><move finger="a" to="150 200" time="0.1"/></touches>
        <expect that="s.contentOffset.y &lt; -30"/>
        <set property="s.bounces" to="false"/>
        <touches><move finger="a" to="150 210" time="0.1"/></touches>
        <expect that="s.contentOffset.y = 0"/>
        <touches><up finger="a" time="0.5"/></touches>
        """),
      PlayRow(
        "paging switched on while the finger rests counts when it is taken away",
        ScrollScene.list(),
        """
        <touches><down finger="a" at="150 390" time="0"/><move finger="a" to="150 140" time="0.1"/></touches>
        <set property="s.isPagingEnabled" to="true"/>
        <touches><cancel finger="a" time="0.5"/></touches>
        <settle/><expect that="s.contentOffset.y = 400"/>
        """),
    ])
  }

  @Test func `one scroll view in another`() {
    let nested = """
      <view id="root"><scrollView id="o" frame="0 0 300 400" contentSize="300 2000">
        <scrollView id="i" frame="0 100 300 200" contentSize="900 200"/></scrollView></view>
      """
    PlayRow.check([
      PlayRow(
        "the finger's way goes to the one that can follow it", nested,
        """
        <drag on="i" by="-60 0"/>
        <expect that="i.contentOffset.x = 50 and o.contentOffset.y = 0"/>
        <drag on="i" by="0 -60"/>
        <expect that="i.contentOffset.x = 50 and o.contentOffset.y = 50"/>
        """),
      PlayRow(
        "the deeper comes first where both can",
        nested.replacing(#"contentSize="900 200""#, with: #"contentSize="300 900""#),
        """
        <drag on="i" by="0 -60"/>
        <expect that="i.contentOffset.y = 50 and o.contentOffset.y = 0"/>
        <expect view="o" received="scrollViewWillBeginDragging" times="0"/>
        """),
      PlayRow(
        "a finger on the inner stops the outer's glide", nested,
        """
        <flick on="o" at="150 350" by="0 -20" duration="0.03"/>
        <expect that="o.isDecelerating"/>
        <tap at="150 150"/>
        <expect that="not o.isDecelerating"/>
        """),
    ])
  }
}
