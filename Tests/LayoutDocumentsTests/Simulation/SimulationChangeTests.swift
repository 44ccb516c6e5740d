import Testing

@testable import LayoutDocuments

/// What follows from a change in the middle of a run.
@Suite struct SimulationChangeTests {
  private let constrained = """
    <view id="root"><view id="a"/><view id="b" frame="0 300 100 100"/><constraints>
      a.leading = root.leading + 10 # left
      a.top = root.safeArea.top + 10
      a.height = 40
      a.width = 100 @600 # narrow
      a.width = 200 @500 # wide
      a.trailing = root.trailing - 10 # right
    </constraints></view>
    """

  private func on(_ statements: String) -> String {
    "<on action=\"go\">\(statements)</on>"
  }

  @Test func `constraints are switched, moved and weighed against one another`() {
    let off = on(#"<deactivate constraint="right"/>"#)
    PlayRow.check([
      PlayRow(
        "deactivate and activate", constrained,
        behavior: off + #"<on action="back"><activate constraint="right"/></on>"#,
        """
        <expect that="a.frame.width = 280"/>
        <call action="go"/>
        <expect that="a.frame.width = 100"/>
        <call action="back"/>
        <expect that="a.frame.width = 280"/>
        """),
      PlayRow(
        "a priority that overtakes another", constrained, behavior: off,
        """
        <call action="go"/>
        <set property="wide.priority" to="700"/>
        <expect that="a.frame.width = 200 and wide.priority = 700"/>
        <set property="wide.priority" to="wide.priority - 200"/>
        <expect that="a.frame.width = 100"/>
        """),
      PlayRow(
        "a constant, and one set while inactive counts once active", constrained,
        behavior: off + #"<on action="back"><activate constraint="right"/></on>"#,
        """
        <set property="left.constant" to="30"/>
        <expect that="a.frame.minX = 30 and a.frame.width = 260"/>
        <call action="go"/>
        <set property="right.constant" to="-50"/>
        <expect that="a.frame.width = 100"/>
        <call action="back"/>
        <expect that="a.frame.maxX = 250"/>
        """),
      PlayRow(
        "additional safe area moves what hangs on it", constrained,
        """
        <set property="root.additionalSafeAreaInsets.top" to="25"/>
        <expect that="root.safeAreaInsets.top = 25 and a.frame.minY = 35"/>
        """),
    ])
  }

  @Test func `frames, bounds and centres that are set last where a mask places the view`() {
    PlayRow.check([
      PlayRow(
        "under a mask a frame, a centre and bounds stay", constrained,
        """
        <set property="b.frame" to="rect(10, 20, 30, 40)"/>
        <expect that="b.frame = rect(10, 20, 30, 40)"/>
        <set property="b.center" to="point(100, 100)"/>
        <expect that="b.frame = rect(85, 80, 30, 40)"/>
        <set property="b.bounds" to="rect(5, 6, 10, 20)"/>
        <expect that="b.frame = rect(95, 90, 10, 20) and b.bounds.origin = point(5, 6)"/>
        <set property="b.frame.size.width" to="50"/>
        <expect that="b.frame = rect(95, 90, 50, 20)"/>
        """),
      PlayRow(
        "and the mask goes on from there",
        """
        <view id="root"><view id="b" frame="0 0 100 100">
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></view>
        """, environment: #"device="iPhone 8""#,
        """
        <set property="b.frame" to="rect(0, 0, 275, 100)"/>
        <turn to="landscapeLeft"/>
        <expect that="b.frame.width = 275 + 292"/>
        """),
      PlayRow(
        "subviews follow by their masks",
        """
        <view id="root"><view id="p" frame="0 0 100 100"><view id="c" frame="10 10 80 80">
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></view></view>
        """,
        """
        <set property="p.frame.size.width" to="150"/>
        <expect that="c.frame = rect(10, 10, 130, 80)"/>
        """),
      PlayRow(
        "under constraints it is there until the next layout", constrained,
        behavior: #"<var name="seen" be="0"/>"#
          + on(
            """
            <set property="a.frame.origin.x" to="77"/><set property="seen" to="a.frame.minX"/>
            """),
        #"<call action="go"/><expect that="seen = 77 and a.frame.minX = 10"/>"#),
      PlayRow(
        "an offset is set by bounds and rounded to pixels",
        #"<view id="root"><scrollView id="s" frame="0 0 100 100" contentSize="100 900"/></view>"#,
        environment: #"size="300 600" scale="2" safeArea="0 0 0 0""#,
        """
        <set property="s.bounds.origin.y" to="33.3"/>
        <expect that="s.contentOffset.y = 33.5"/>
        <expect view="s" received="scrollViewDidScroll" times="1"/>
        """),
    ])
  }

  private let two = """
    <view id="root"><view id="a" frame="0 0 100 100"/><view id="b" frame="50 50 100 100"/></view>
    """

  @Test func `what is hit changes with the view`() {
    PlayRow.check([
      PlayRow(
        "hidden, disabled and clear views", two,
        """
        <expect hit="b" at="75 75"/>
        <set property="b.isHidden" to="true"/>
        <expect hit="a" at="75 75"/>
        <set property="b.isHidden" to="false"/>
        <set property="b.isUserInteractionEnabled" to="false"/>
        <expect hit="a" at="75 75"/>
        <expect hit="root" at="125 125"/>
        <set property="b.isUserInteractionEnabled" to="true"/>
        <set property="b.alpha" to="0.005"/>
        <expect hit="a" at="75 75"/>
        <set property="b.alpha" to="0.01"/>
        <expect hit="b" at="75 75"/>
        """),
      PlayRow(
        "the least alpha that is hit is a parameter", two,
        physics: #"<physics minimumHitAlpha="0.02"/>"#,
        """
        <set property="b.alpha" to="0.015"/>
        <expect hit="a" at="75 75"/>
        """),
      PlayRow(
        "a root at half scale, 100 points of its frame wide, ends at 200 in itself: hit-testing-8",
        #"<view id="root"><view id="h" frame="-50 -50 200 200" transform="0.5 0 0 0.5 0 0"/></view>"#,
        """
        <expect that="h.frame = rect(0, 0, 100, 100)"/>
        <expect that="convert(point(199, 199), h, root) = point(99.5, 99.5)"/>
        <expect hit="h" at="99.5 99.5"/>
        <expect hit="root" at="100 100"/>
        """),
      PlayRow(
        "a transform that is set turns what is hit, about the centre", two,
        """
        <set property="b.isHidden" to="true"/>
        <set property="a.transform" to="a.transform"/>
        <expect hit="a" at="99 50"/>
        <set property="a.transform.a" to="0.5"/>
        <expect hit="root" at="99 50"/>
        <expect hit="a" at="74 50"/>
        <expect that="a.frame = rect(25, 0, 50, 100) and a.bounds = rect(0, 0, 100, 100)"/>
        """),
    ])
  }

  @Test func `animated views are not hit until the time is over`() {
    PlayRow.check([
      PlayRow(
        "values are final at once, the view is hit when it is over: hit-testing-10", two,
        """
        <set property="b.frame" to="rect(50, 50, 200, 200)" animated="0.3"/>
        <expect that="b.frame.width = 200"/>
        <expect hit="a" at="75 75"/>
        <wait for="0.266"/>
        <expect hit="a" at="75 75"/>
        <wait for="0.016"/>
        <expect hit="b" at="75 75"/>
        """),
      PlayRow(
        "a touch goes to what lies below", two,
        """
        <set property="b.alpha" to="0.5" animated="1"/>
        <tap at="75 75"/>
        <expect view="a" received="touchesBegan"/>
        <expect view="b" received="touchesBegan" not="YES"/>
        """),
      PlayRow(
        "settle waits for it", two,
        """
        <set property="b.alpha" to="0.5" animated="1"/>
        <settle/>
        <expect hit="b" at="75 75"/>
        """),
      PlayRow(
        "a set that changes nothing animates nothing", two,
        """
        <set property="b.alpha" to="1" animated="1"/>
        <expect hit="b" at="75 75"/>
        """),
      PlayRow(
        "a shorter animation does not end a longer one", two,
        """
        <set property="b.alpha" to="0.5" animated="1"/>
        <set property="b.alpha" to="0.6" animated="0.1"/>
        <wait for="0.5"/>
        <expect hit="a" at="75 75"/>
        <wait for="0.5"/>
        <expect hit="b" at="75 75"/>
        """),
      PlayRow(
        "a constant that layout follows animates what it moves, and nothing else", constrained,
        """
        <set property="left.constant" to="50" animated="0.5"/>
        <expect that="a.frame.minX = 50"/>
        <expect hit="root" at="100 20"/>
        <expect hit="b" at="50 350"/>
        <wait for="0.5"/>
        <expect hit="a" at="100 20"/>
        """),
    ])
  }
}
