import Expressions
import Geometry
import LayoutDocuments
import LayoutEngine
import PlainText
import Testing

/// The example of the format's description, in a font of fixed width.
let formatExample = """
  <case title="Flicking the sheet up expands it and keeps the map reachable" tags="sheet map">

    <environment device="iPhone 8 | iPhone 15 Pro" direction="ltr | rtl"/>

    <interface>
      <view id="root">
        <mapView id="map"/>
        <scrollView id="sheet" pointInside="subviews" pagingEnabled="YES">
          <view id="info">
            <label id="title" numberOfLines="0" text="Info text&#10;comes here" font="fixed 10"/>
          </view>
        </scrollView>
        <constraints>
          map.edges = root.edges
          V:|-150-[sheet]|
          H:|[sheet]|
          info.edges = sheet.contentLayoutGuide.edges
          info.width = sheet.frameLayoutGuide.width
          info.height = 1200
          H:|-16-[title]-16-|
          V:|-12-[title]
        </constraints>
      </view>
    </interface>

    <behavior>
      <on event="viewDidLayoutSubviews">
        <set property="sheet.contentInset.top"
             to="sheet.frame.height - min(150, info.frame.height) - root.safeAreaInsets.bottom"/>
      </on>
      <on event="scrollViewDidScroll" view="sheet">
        <let name="hidden" be="max(0, -sheet.contentOffset.y)"/>
        <set property="sheet.verticalScrollIndicatorInsets.top" to="hidden"/>
        <set property="sheet.isPagingEnabled" to="sheet.contentOffset.y ≤ 0"/>
      </on>
    </behavior>

    <steps>
      <snapshot name="collapsed"/>
      <tap on="map"/>
      <expect view="map" received="touchesBegan"/>
      <flick on="info" by="0 -200"/>
      <settle/>
      <snapshot name="expanded"/>
      <expect that="sheet.contentOffset.y = 0"/>
    </steps>
  </case>
  """

@Test func `the format's example is read whole`() throws {
  let source = CaseSource(formatExample)
  #expect(source.shown == "read")
  let read = try #require(source.read().0)
  #expect(read.title == "Flicking the sheet up expands it and keeps the map reachable")
  #expect(read.tags == ["sheet", "map"])
  #expect(
    read.variants.map(\.name) == [
      "iPhone 8, ltr", "iPhone 8, rtl", "iPhone 15 Pro, ltr", "iPhone 15 Pro, rtl",
    ])
  #expect(read.variants[3].screen.size == Size(width: 393, height: 852))
  #expect(read.variants[3].screen.rate == 120)
  #expect(read.variants[3].screen.direction == .rightToLeft)
  #expect(read.names.viewNames == ["root", "map", "sheet", "info", "title"])
  let scene = read.scene(for: read.variants[0])
  #expect(
    scene.tree.ids.map { scene.catalog[scene.tree[$0].kind].name }.joined(separator: " ")
      == "view mapView scrollView view label")
  #expect(
    scene.recognizers.map(\.identifier) == [
      "map.panGestureRecognizer", "sheet.panGestureRecognizer",
    ])
  #expect(scene.rules.count == 17)
  #expect(scene.rootFillsScreen)
  let title = try #require(read.names.view("title"))
  #expect(scene.tree.text[title].text == "Info text\ncomes here")
  #expect(scene.tree.text[title].font == .fixed(size: 10))
  #expect(!scene.tree[title].flags.contains(.translatesMask))
  #expect(
    scene.steps.map(\.words) == [
      "snapshot collapsed", "tap map", "expect map received touchesBegan", "flick info", "settle",
      "snapshot expanded", "expect sheet.contentOffset.y = 0",
    ])
  #expect(scene.invariants.map(\.claim) == [.unambiguous, .satisfiable])
  #expect(scene.reactions.map(\.localCount) == [0, 1])
}

@Test func `interface elements give what Interface Builder means by them`() throws {
  let source = CaseSource(
    interface: """
      <view id="root" frame="0 0 100 200">
        <subviews>
          <view id="a" hidden="YES" userInteractionEnabled="NO" clipsSubviews="YES" alpha="0.5">
            <rect key="frame" x="1" y="2" width="30" height="40"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
            <color key="backgroundColor" red="1" green="0.8" blue="0" alpha="1" colorSpace="custom"/>
          </view>
          <switch id="s" on="YES" enabled="NO"/>
        </subviews>
        <mapView id="m" region="52 13 0.1 0.2">
          <annotation id="here" coordinate="52.5 13.4"/>
        </mapView>
        <label text="x" font="fixed 12" lineBreakMode="wordWrap" horizontalHuggingPriority="251"/>
        <tapGestureRecognizer id="twice" numberOfTapsRequired="2"/>
        <panGestureRecognizer id="pull" simultaneousWith="m.panGestureRecognizer"
          requiresFailureOf="twice" shouldBegin="event.translation.y > 0"/>
      </view>
      """)
  #expect(source.shown == "read")
  let scene = try #require(source.scene())
  let (root, a, s, m, label) = (
    scene.tree.root, ViewID(index: 1), ViewID(index: 2), ViewID(index: 3), ViewID(index: 4)
  )
  #expect(!scene.rootFillsScreen)
  #expect(scene.tree[root].frame == Rect(x: 0, y: 0, width: 100, height: 200))
  #expect(scene.tree[a].frame == Rect(x: 1, y: 2, width: 30, height: 40))
  #expect(scene.tree[a].flags == [.hidden, .clipsToBounds, .translatesMask])
  #expect(scene.tree[a].alpha == 0.5)
  #expect(scene.tree.traits(of: a).autoresizing == [.flexibleRightMargin, .flexibleHeight])
  #expect(scene.tree.stored.value(of: a)?["backgroundColor"] == Color("#ffcc00").map(Value.color))
  #expect(scene.tree.isOn[s])
  #expect(!scene.tree.control[s].isEnabled)
  #expect(!scene.tree[s].flags.contains(.translatesMask))
  #expect(
    scene.tree.map[m].annotations == [
      Annotation(id: "here", coordinate: Coordinate(latitude: 52.5, longitude: 13.4))
    ])
  #expect(scene.tree.text[label].lineBreakMode == .byWordWrapping)
  #expect(scene.tree.traits(of: label).horizontalHugging == 251)
  #expect(scene.recognizers.map(\.identifier) == ["m.panGestureRecognizer", "twice", "pull"])
  #expect(scene.recognizers[1].gesture == .tap(taps: 2, fingers: 1))
  #expect(scene.recognizers[2].simultaneousWith == [RecognizerID(index: 0)])
  #expect(scene.recognizers[2].requiresFailureOf == [RecognizerID(index: 1)])
  #expect(scene.recognizers[2].shouldBegin?.type == .boolean)
}

@Test func `the code of a class goes for each of its views`() throws {
  let source = CaseSource(
    interface: """
      <view id="root"><scrollView id="a" customClass="Pass"/>
      <scrollView id="b" customClass="Pass" pointInside="none"/><view id="c" hitTest="a"/></view>
      """,
    behavior: """
      <class name="Pass" pointInside="subviews"><on event="scrollViewDidScroll">
      <set property="self.isPagingEnabled" to="self.contentOffset.y ≤ 0"/></on></class>
      """)
  #expect(source.shown == "read")
  let scene = try #require(source.scene())
  let (a, b, c) = (ViewID(index: 1), ViewID(index: 2), ViewID(index: 3))
  #expect(
    scene.reactions.map(\.signal) == [
      .view(.scrollViewDidScroll, a), .view(.scrollViewDidScroll, b),
    ])
  guard case .subviews? = scene.tree.hitOverride.value(of: a)?.pointInside,
    case PointInside.none? = scene.tree.hitOverride.value(of: b)?.pointInside
  else {
    Issue.record("the views answer otherwise")
    return
  }
  #expect(scene.tree.hitOverride.value(of: c)?.hitTest == a)
}

@Test func `each statement and step is read`() throws {
  let source = CaseSource(
    interface: """
      <view id="root"><mapView id="map"><annotation id="here" coordinate="1 2"/></mapView>
      <scrollView id="list"/><view id="pad" frame="0 0 9 9"/>
      <tapGestureRecognizer id="once"/><constraints>map.height = 10 # high</constraints></view>
      """,
    behavior: """
      <var name="count" be="0"/><var name="moving" be="false"/>
      <on event="touchesBegan" view="pad">
        <let name="place" be="event.location"/>
        <set property="count" to="count + place.x + event.touches.count"/>
        <if test="moving"><set property="high.constant" to="20" animated="0.3"/>
        <else><deactivate constraint="high"/><activate constraint="high"/></else></if>
        <call action="began" with="event.tapCount"/>
        <showAnnotations view="map" annotations="here" edgePadding="insets(0, 0, count, 0)"/>
        <layoutIfNeeded/><forward/><forward to="map"/>
      </on>
      <on event="scrollViewWillEndDragging" view="list">
        <set property="event.targetContentOffset.y" to="100"/>
        <set property="list.frame.origin.x" to="event.velocity.x"/></on>
      <on recognizer="once"><set property="moving" to="event.state = 'ended'"/></on>
      <on action="began"><set property="high.priority" to="500"/></on>
      <on event="touchesEnded"><set property="pad.frame" to="convert(pad.bounds, pad, map)"/></on>
      """,
    steps: """
      <tap at="50% 10" taps="2" fingers="2"/><drag on="pad" at="1 2" to="map" duration="1" hold="0"/>
      <drag on="pad" to="10 20"/><flick on="map" by="0 -200"/>
      <touches><down finger="a" at="1 2" time="0"/><move finger="a" to="-3 4" time="0.1"/></touches>
      <turn to="landscapeLeft"/><touches><up finger="a" time="0"/></touches>
      <wait for="0.5"/><settle/><set property="map.isHidden" to="true" only="iPhone 8"/>
      <scroll view="list" to="0 100" animated="YES"/><call action="began"/>
      <expect that="once.state = 'possible'"/><expect hit="none" at="1 1"/>
      <expect hit="map" at="1 1" not="YES"/><expect action="began" times="2"/>
      <expect view="pad" received="touchesBegan" times="0"/>
      """)
  #expect(source.shown == "read")
  let scene = try #require(source.scene())
  #expect(
    scene.steps.map(\.words) == [
      "tap at 50% 10", "drag pad", "drag pad", "flick map", "touches", "turn landscapeLeft",
      "touches", "wait 0.5", "settle", "set map.isHidden", "scroll list", "call began",
      "expect once.state = 'possible'", "expect hit none", "expect not hit map",
      "expect action began", "expect pad received touchesBegan", "settle", "snapshot end",
    ])
  #expect(
    scene.reactions.map(\.signal) == [
      .view(.touchesBegan, ViewID(index: 3)), .view(.scrollViewWillEndDragging, ViewID(index: 2)),
      .recognizer(RecognizerID(index: 2)), .action("began"), .controller(.touchesEnded),
    ])
  #expect(scene.reactions.map(\.statements.count) == [8, 2, 1, 1, 1])
  #expect(scene.variables.map(\.initial) == [.number(0), .boolean(false)])
}
