import Testing

@testable import LayoutDocuments

/// The screen comes up, and layout runs as often as anything asks for it and no oftener.
@Suite struct SimulationAppearanceTests {
  private let notched = #"size="300 600" scale="2" safeArea="44 0 34 0""#
  private let pinned = """
    <view id="root"><view id="a"/><view id="b"/><constraints>
      a.edges = root.edges
      b.top = root.safeArea.top # top
      b.leading = root.leading
      b.width = 100
      b.height = 50 # height
    </constraints></view>
    """

  /// Each method of the controller writes its letter, the height of `b`, and the safe area's top.
  private let logged: String = {
    let events = [
      ("viewDidLoad", "L"), ("viewWillAppear", "W"), ("viewSafeAreaInsetsDidChange", "S"),
      ("viewIsAppearing", "I"), ("viewDidLayoutSubviews", "D"), ("viewDidAppear", "A"),
    ]
    return #"<var name="log" be="''"/><var name="sum" be="0"/>"#
      + events.map { event, letter in
        """
        <on event="\(event)"><set property="log" to="log + '\(letter)'"/>
        <set property="sum" to="sum * 1000 + b.frame.height + root.safeAreaInsets.top"/></on>
        """
      }.joined()
  }()

  @Test func `appearance runs in UIKit's order, with the frames and safe areas of each moment`() {
    PlayRow.check([
      PlayRow(
        "safe area from just before viewIsAppearing, frames from layout", pinned,
        behavior: logged, environment: notched,
        """
        <expect that="log = 'LWSIDA'"/>
        <expect that="sum = 0 * 1000000000 + 44 * 1000000000 + 44 * 1000000 + 94 * 1000 + 94"/>
        """),
      PlayRow(
        "without a safe area nothing is told of one", pinned, behavior: logged,
        #"<expect that="log = 'LWIDA'"/>"#),
      PlayRow(
        "a frame that is written is there from the start, and the root has the screen's size",
        #"<view id="root"><view id="a" frame="1 2 3 4"/></view>"#,
        behavior: """
          <var name="seen" be="rect(0, 0, 0, 0)"/><var name="width" be="0"/>
          <on event="viewDidLoad"><set property="seen" to="a.frame"/>
          <set property="width" to="root.frame.width"/></on>
          """,
        #"<expect that="seen = rect(1, 2, 3, 4) and width = 300"/>"#),
      PlayRow(
        "superviews lay out first, the controller hears after its views", pinned,
        behavior: """
          <var name="log" be="''"/>
          <on event="layoutSubviews" view="b"><set property="log" to="log + 'b'"/></on>
          <on event="layoutSubviews" view="root"><set property="log" to="log + 'r'"/></on>
          <on event="viewDidLayoutSubviews"><set property="log" to="log + 'D'"/></on>
          """,
        #"<expect that="log = 'rbD'"/>"#),
      PlayRow(
        "an inset added in viewDidLoad is in the first safe area", pinned,
        behavior: """
          <var name="seen" be="0"/>
          <on event="viewDidLoad">
            <set property="root.additionalSafeAreaInsets.top" to="6"/></on>
          <on event="viewIsAppearing"><set property="seen" to="root.safeAreaInsets.top"/></on>
          """, environment: notched,
        #"<expect that="seen = 50 and b.frame.minY = 50"/>"#),
      PlayRow(
        "layoutIfNeeded in viewDidLoad lays out, still without a safe area", pinned,
        behavior: """
          <var name="seen" be="rect(9, 9, 9, 9)"/>
          <on event="viewDidLoad"><layoutIfNeeded/><set property="seen" to="b.frame"/></on>
          """, environment: notched,
        """
        <expect that="seen = rect(0, 0, 100, 50)"/>
        <expect that="b.frame = rect(0, 44, 100, 50)"/>
        """),
    ])
  }

  private let counted = """
    <var name="passes" be="0"/><var name="before" be="0"/><var name="after" be="0"/>
    <on event="viewDidLayoutSubviews"><set property="passes" to="passes + 1"/></on>
    """

  @Test func `a pass follows what layout depends on, and nothing else`() {
    PlayRow.check([
      PlayRow(
        "one at appearance", pinned, behavior: counted,
        #"<wait for="0.5"/><expect that="passes = 1"/>"#),
      PlayRow(
        "a constant that changes brings one, an equal one none", pinned, behavior: counted,
        """
        <set property="height.constant" to="60"/>
        <expect that="passes = 2 and b.frame.height = 60"/>
        <set property="height.constant" to="60"/>
        <expect that="passes = 2"/>
        <set property="b.alpha" to="0.5"/>
        <expect that="passes = 2"/>
        """),
      PlayRow(
        "a set in viewDidLayoutSubviews brings another, an equal value ends it", pinned,
        behavior: counted + """
          <on event="viewDidLayoutSubviews">
            <set property="height.constant" to="min(53, b.frame.height + 1)"/></on>
          """,
        #"<expect that="passes = 4 and b.frame.height = 53"/>"#),
      PlayRow(
        "frames are the last laid out ones until layoutIfNeeded, which is a pass", pinned,
        behavior: counted + """
          <on action="grow">
            <set property="height.constant" to="80"/>
            <set property="before" to="b.frame.height"/>
            <layoutIfNeeded/>
            <set property="after" to="b.frame.height"/>
          </on>
          """,
        """
        <call action="grow"/>
        <expect that="before = 50 and after = 80 and passes = 2"/>
        """),
      PlayRow(
        "layoutIfNeeded with nothing to lay out is none, even where a pass has just been", pinned,
        behavior: counted + """
          <on event="viewDidLayoutSubviews"><layoutIfNeeded/></on>
          <on action="again"><layoutIfNeeded/><layoutIfNeeded/></on>
          """,
        #"<call action="again"/><expect that="passes = 1"/>"#),
      PlayRow(
        "several sets of one turn share a pass", pinned,
        behavior: counted + """
          <on action="grow"><set property="height.constant" to="80"/>
          <set property="top.constant" to="9"/></on>
          """,
        #"<call action="grow"/><expect that="passes = 2 and b.frame = rect(0, 9, 100, 80)"/>"#),
      PlayRow(
        "a frame that scrolling moves is laid out in the same turn",
        """
        <view id="root"><scrollView id="s" frame="0 0 300 400" contentSize="300 900">
        <view id="c" frame="0 300 10 10"/></scrollView><view id="f"/><constraints>
        f.top = c.top
        f.leading = root.leading
        f.width = 10
        f.height = 10
        </constraints></view>
        """, behavior: counted,
        """
        <scroll view="s" to="0 100"/>
        <expect that="f.frame.minY = 200 and passes = 2"/>
        """),
    ])
  }
}
