import Testing

@testable import LayoutDocuments

/// The facts of UIScrollView that have an official or otherwise strong source, each a scene that is touched.
@Suite struct ScrollFactTests {
  /// A scroll view of 300 by 400 points with content of a size.
  private static func scene(
    _ width: Double = 300, _ height: Double = 1000, _ attributes: String = "", y: Double = 100,
    high: Double = 400
  ) -> String {
    """
    <view id="root">
      <scrollView id="s" frame="0 \(y) 300 \(high)" contentSize="\(width) \(height)" \(attributes)>
        <view id="content" frame="0 0 \(width) \(height)"/>
      </scrollView>
    </view>
    """
  }

  private struct Row {
    let fact: Int
    let says: String
    let play: Play

    init(
      _ fact: Int, _ says: String, in interface: String = scene(), behavior: String = "",
      environment: String? = nil, _ steps: String
    ) {
      (self.fact, self.says) = (fact, says)
      var play = Play(interface: interface, behavior: behavior, steps: steps)
      if let environment { play.environment = environment }
      self.play = play
    }
  }

  private static func check(_ rows: [Row]) {
    for row in rows {
      #expect(row.play.complaints() == [], "scroll-\(row.fact): \(row.says)")
    }
  }

  private static let notched = #"size="300 600" scale="2" safeArea="44 0 34 0""#

  @Test func `offsets, ranges and insets`() {
    Self.check([
      Row(
        1, "the content offset is the bounds' origin",
        """
        <scroll view="s" to="0 120"/>
        <expect that="s.bounds.origin = s.contentOffset and s.contentOffset.y = 120"/>
        <set property="s.bounds" to="rect(0, 50, 300, 400)"/>
        <expect that="s.contentOffset.y = 50"/>
        """),
      Row(
        2, "the range goes from minus the top inset to content + bottom inset - bounds",
        in: Self.scene(300, 1000, #"contentInset="10 0 30 0""#),
        """
        <expect that="s.contentOffset.y = -10"/>
        <drag on="s" by="0 150" hold="0.2"/>
        <expect that="s.contentOffset.y &lt; -10"/>
        <settle/>
        <expect that="s.contentOffset.y = -10"/>
        <scroll view="s" to="0 600"/>
        <drag on="s" by="0 -150" hold="0.2"/>
        <settle/>
        <expect that="s.contentOffset.y = 630"/>
        """),
      Row(
        2, "the maximum is never less than the minimum",
        in: Self.scene(300, 100, #"contentInset="10 0 30 0" alwaysBounceVertical="YES""#),
        """
        <drag on="s" by="0 -100" hold="0.2"/>
        <settle/>
        <expect that="s.contentOffset.y = -10"/>
        """),
      Row(
        3, "the adjusted inset is the content inset and what the safe area adds",
        in: Self.scene(300, 1000, #"contentInset="10 0 5 0""#, y: 0, high: 600),
        environment: Self.notched,
        """
        <expect that="s.adjustedContentInset = insets(54, 0, 39, 0)"/>
        <expect that="s.contentOffset.y = -54"/>
        """),
      Row(
        4, "scrollableAxes adjusts an axis whose content is longer than the frame",
        in: Self.scene(
          300, 1000, #"contentInsetAdjustmentBehavior="scrollableAxes""#, y: 0, high: 600),
        environment: Self.notched,
        #"<expect that="s.adjustedContentInset = insets(44, 0, 34, 0)"/>"#),
      Row(
        4, "and no other, unless it always bounces",
        in: Self.scene(
          300, 500, #"contentInsetAdjustmentBehavior="scrollableAxes""#, y: 0, high: 600),
        environment: Self.notched,
        """
        <expect that="s.adjustedContentInset = insets(0, 0, 0, 0)"/>
        <set property="s.alwaysBounceVertical" to="true"/>
        <expect that="s.adjustedContentInset = insets(44, 0, 34, 0)"/>
        """),
      Row(
        5, "automatic, the default, is as scrollableAxes without a navigation controller",
        in: Self.scene(300, 500, y: 0, high: 600), environment: Self.notched,
        """
        <expect that="s.contentInsetAdjustmentBehavior = 'automatic'"/>
        <expect that="s.adjustedContentInset = insets(0, 0, 0, 0)"/>
        <set property="s.contentSize" to="size(300, 601)"/>
        <expect that="s.adjustedContentInset = insets(44, 0, 34, 0)"/>
        """),
      Row(
        6, "always adds, though the content is short",
        in: Self.scene(300, 500, #"contentInsetAdjustmentBehavior="always""#, y: 0, high: 600),
        environment: Self.notched,
        #"<expect that="s.adjustedContentInset = insets(44, 0, 34, 0)"/>"#),
      Row(
        6, "never does not, though it is long",
        in: Self.scene(300, 1000, #"contentInsetAdjustmentBehavior="never""#, y: 0, high: 600),
        environment: Self.notched,
        #"<expect that="s.adjustedContentInset = insets(0, 0, 0, 0)"/>"#),
      Row(
        7, "only the covered part counts: at y 150 the top is 0",
        in: Self.scene(300, 1000, y: 150, high: 450), environment: Self.notched,
        """
        <expect that="s.safeAreaInsets = insets(0, 0, 34, 0)"/>
        <expect that="s.adjustedContentInset = insets(0, 0, 34, 0)"/>
        """),
      Row(
        43, "safe areas are 0 until the view is on the screen",
        in: Self.scene(300, 1000, y: 0, high: 600),
        behavior: """
          <var name="loaded" be="-1"/>
          <var name="willAppear" be="-1"/>
          <var name="appearing" be="-1"/>
          <on event="viewDidLoad"><set property="loaded" to="root.safeAreaInsets.top"/></on>
          <on event="viewWillAppear"><set property="willAppear" to="root.safeAreaInsets.top"/></on>
          <on event="viewIsAppearing"><set property="appearing" to="root.safeAreaInsets.top"/></on>
          """, environment: Self.notched,
        """
        <expect that="loaded = 0 and willAppear = 0 and appearing = 44"/>
        <expect that="s.safeAreaInsets.bottom = 34"/>
        """),
      Row(
        40, "the content guide moves with the content, the frame guide stays",
        in: """
          <view id="root">
            <scrollView id="s">
              <view id="content"/>
              <view id="header"/>
            </scrollView>
            <constraints>
              V:|-100-[s(400)]
              H:|[s]|
              content.edges = s.contentLayoutGuide.edges
              content.width = s.frameLayoutGuide.width
              content.height = 1000
              header.top = s.frameLayoutGuide.top
              header.leading = s.frameLayoutGuide.leading
              header.width = s.frameLayoutGuide.width
              header.height = 40
            </constraints>
          </view>
          """,
        """
        <expect that="s.contentSize = size(300, 1000)"/>
        <drag on="s" at="150 200" by="0 -110" hold="0.2"/>
        <expect that="s.contentOffset.y = 100"/>
        <expect that="convert(content.bounds, content, root).minY = 0"/>
        <expect that="convert(header.bounds, header, root).minY = 100"/>
        """),
    ])
  }

  @Test func `dragging, the rubber band and slowing down`() {
    var rows = [
      Row(
        8, "short content is not dragged",
        in: Self.scene(300, 300),
        """
        <drag on="s" by="0 -100" hold="0.2"/>
        <expect view="s" received="scrollViewWillBeginDragging" not="YES"/>
        <expect that="s.contentOffset.y = 0"/>
        """),
      Row(
        8, "unless it always bounces",
        in: Self.scene(300, 300, #"alwaysBounceVertical="YES""#),
        """
        <drag on="s" by="0 -100" hold="0.2"/>
        <expect view="s" received="scrollViewWillBeginDragging" times="1"/>
        <expect that="s.contentOffset.y > 0"/>
        """),
      Row(
        9, "it keeps 0.998 of its speed a millisecond: e to the -2.002 after a second",
        in: Self.scene(300, 9000), behavior: Self.noted,
        """
        <scroll view="s" to="0 1000"/>
        <drag on="s" at="150 390" by="0 -310" duration="0.31" hold="0"/>
        <wait for="5"/>
        <expect that="abs(s.contentOffset.y - release - 494.01) &lt; 0.02"/>
        """),
      Row(
        11,
        "thrown fast at 1000 points a second it is told 98.504 points and comes 98.01, as simulators did",
        in: Self.scene(300, 9000, #"decelerationRate="fast""#), behavior: Self.noted,
        """
        <scroll view="s" to="0 1000"/>
        <drag on="s" at="150 390" by="0 -310" duration="0.31" hold="0"/>
        <expect that="abs(target - release - 98.504) &lt; 0.006"/>
        <settle/>
        <expect that="abs(s.contentOffset.y - release - 98.01) &lt; 0.006"/>
        """),
      Row(
        11, "and at the normal rate 494.505 and 494.01",
        in: Self.scene(300, 9000), behavior: Self.noted,
        """
        <scroll view="s" to="0 1000"/>
        <drag on="s" at="150 390" by="0 -310" duration="0.31" hold="0"/>
        <expect that="abs(target - release - 494.505) &lt; 0.006"/>
        <settle/>
        <expect that="abs(s.contentOffset.y - release - 494.01) &lt; 0.006"/>
        """),
      Row(
        12, "it comes as far as the discrete projection says, 0.499 of the speed above 10",
        in: Self.scene(300, 9000), behavior: Self.noted,
        """
        <scroll view="s" to="0 1000"/>
        <drag on="s" at="150 390" by="0 -310" duration="0.31" hold="0"/>
        <settle/>
        <expect that="abs(s.contentOffset.y - release - 0.499 * 990) &lt; 0.006"/>
        """),
    ]
    for (time, way) in [(0.1, 90.5352), (0.25, 196.4927), (0.5, 315.6119), (1.0, 431.6028)] {
      rows.append(
        Row(
          10, "thrown at 1000 points a second it is \(way) points on after \(time) s",
          in: Self.scene(300, 9000), behavior: Self.noted,
          """
          <scroll view="s" to="0 1000"/>
          <drag on="s" at="150 390" by="0 -300" duration="0.3" hold="0"/>
          <wait for="\(time)"/>
          <expect that="abs(s.contentOffset.y - release - \(way)) &lt; 0.006"/>
          """))
    }
    for (pull, stretch) in [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] {
      rows.append(
        Row(
          pull < 100 ? 14 : 16, "pulled \(pull) points past an edge 960 long it gives \(stretch)",
          in: Self.scene(300, 3000, y: 0, high: 960),
          environment: #"size="300 960" scale="100" safeArea="0 0 0 0""#,
          """
          <drag at="150 -20" by="0 1" duration="0.1"/>
          <drag at="150 0" by="0 \(pull + 10)" duration="1" hold="0.2"/>
          <expect that="abs(s.contentOffset.y + \(stretch)) &lt; 0.011"/>
          """))
    }
    rows.append(
      Row(
        15, "its slope is 0.55 of the square of what the stretch leaves",
        in: Self.scene(300, 3000, y: 0, high: 960),
        behavior: #"<var name="first" be="0"/>"#,
        environment: #"size="300 960" scale="100" safeArea="0 0 0 0""#,
        """
        <touches>
          <down finger="a" at="150 0" time="0"/>
          <move finger="a" to="150 209.5" time="0.5"/>
        </touches>
        <set property="first" to="s.contentOffset.y"/>
        <touches>
          <move finger="a" to="150 210.5" time="0.1"/>
          <up finger="a" time="0.5"/>
        </touches>
        <expect that="abs((first - s.contentOffset.y) - 0.55 * (1 + s.contentOffset.y / 960) * (1 + s.contentOffset.y / 960)) &lt; 0.011"/>
        """))
    rows.append(
      Row(
        17, "grabbed while stretched it goes on from the pull that such a stretch takes",
        in: Self.scene(300, 3000),
        behavior: #"<var name="held" be="0"/>"#,
        """
        <drag on="s" at="150 50" by="0 210" hold="0.2"/>
        <touches><down finger="a" at="150 200" time="0"/></touches>
        <set property="held" to="-s.contentOffset.y"/>
        <expect that="held > 20"/>
        <touches>
          <move finger="a" to="150 260" time="0.2"/>
          <up finger="a" time="0.5"/>
        </touches>
        <expect that="abs(-s.contentOffset.y - (1 - 1 / ((held * 400 / (0.55 * (400 - held)) + 50) * 0.55 / 400 + 1)) * 400) &lt; 0.02"/>
        """))
    Self.check(rows)
  }

  private static let noted = """
    <var name="release" be="0"/>
    <var name="target" be="0"/>
    <var name="speed" be="0"/>
    <on event="scrollViewWillEndDragging" view="s">
      <set property="release" to="s.contentOffset.y"/>
      <set property="target" to="event.targetContentOffset.y"/>
      <set property="speed" to="event.velocity.y"/>
    </on>
    """

  private static let logged = """
    <var name="log" be="''"/>
    <var name="scrolls" be="0"/>
    <on event="scrollViewWillBeginDragging" view="s"><set property="log" to="log + 'B'"/></on>
    <on event="scrollViewDidScroll" view="s">
      <set property="scrolls" to="scrolls + 1"/>
    </on>
    <on event="scrollViewWillEndDragging" view="s">
      <set property="log" to="log + (scrolls > 0 ? 's' : '-') + 'W'"/>
      <set property="scrolls" to="0"/>
    </on>
    <on event="scrollViewDidEndDragging" view="s">
      <set property="log" to="log + (scrolls > 0 ? 's' : '') + 'E' + (event.decelerate ? '+' : '-')"/>
    </on>
    <on event="scrollViewWillBeginDecelerating" view="s"><set property="log" to="log + 'D'"/></on>
    <on event="scrollViewDidEndDecelerating" view="s">
      <set property="log" to="log + (scrolls > 0 ? 's' : '-') + 'X'"/>
    </on>
    <on event="scrollViewDidEndScrollingAnimation" view="s"><set property="log" to="log + 'A'"/></on>
    """

  @Test func `pages and what the delegate hears`() {
    Self.check([
      Row(
        23, "paging stops on multiples of the bounds",
        in: Self.scene(300, 2000, #"pagingEnabled="YES""#),
        """
        <flick on="s" by="0 -60"/>
        <settle/>
        <expect that="s.contentOffset.y = 400"/>
        <drag on="s" by="0 -230" hold="0.2"/>
        <settle/>
        <expect that="s.contentOffset.y = 800"/>
        <drag on="s" by="0 -190" hold="0.2"/>
        <settle/>
        <expect that="s.contentOffset.y = 800"/>
        """),
      Row(
        24, "a page is as large as the bounds whatever the inset",
        in: Self.scene(300, 2000, #"pagingEnabled="YES" contentInset="100 0 0 0""#),
        """
        <scroll view="s" to="0 0"/>
        <flick on="s" by="0 -60"/>
        <settle/>
        <expect that="s.contentOffset.y = 400"/>
        """),
      Row(
        28, "the velocity is in points a millisecond",
        in: Self.scene(300, 9000), behavior: Self.noted,
        """
        <scroll view="s" to="0 1000"/>
        <drag on="s" at="150 390" by="0 -300" duration="0.3" hold="0"/>
        <expect that="speed = 1"/>
        """),
      Row(
        30, "on a flick the delegate hears them in this order",
        in: Self.scene(300, 2000), behavior: Self.logged,
        """
        <flick on="s" by="0 -100"/>
        <settle/>
        <expect that="log = 'BsWE+DsX'"/>
        """),
      Row(
        31, "without deceleration no decelerating calls come",
        in: Self.scene(300, 2000), behavior: Self.logged,
        """
        <drag on="s" by="0 -100" hold="0.2"/>
        <settle/>
        <expect that="log = 'BsWE-'"/>
        """),
      Row(
        31, "released off a page it decelerates though the finger rested",
        in: Self.scene(300, 2000, #"pagingEnabled="YES""#), behavior: Self.logged,
        """
        <drag on="s" by="0 -100" hold="0.2"/>
        <settle/>
        <expect that="log = 'BsWE+DsX'"/>
        """),
      Row(
        32, "any change of the offset is told, a programmatic one once",
        in: Self.scene(300, 2000), behavior: Self.logged,
        """
        <scroll view="s" to="0 300"/>
        <expect view="s" received="scrollViewDidScroll" times="1"/>
        <expect that="scrolls = 1"/>
        <set property="s.contentOffset.y" to="100"/>
        <expect view="s" received="scrollViewDidScroll" times="1"/>
        <set property="s.contentOffset.y" to="100"/>
        <expect view="s" received="scrollViewDidScroll" not="YES"/>
        <scroll view="s" to="0 700" animated="YES"/>
        <settle/>
        <expect that="s.contentOffset.y = 700 and scrolls > 10"/>
        <expect that="log = 'A'"/>
        """),
    ])
  }
}
