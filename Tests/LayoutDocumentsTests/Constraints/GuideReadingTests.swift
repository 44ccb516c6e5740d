import Geometry
import LayoutEngine
import Testing

@Suite struct GuideReadingTests {
  @Test func `guides are named by Interface Builder's elements and tied by every spelling`() throws
  {
    let source = CaseSource(
      interface: """
        <view id="root">
          <viewLayoutGuide key="safeArea" id="safe-1"/>
          <viewLayoutGuide key="keyboard" id="keys"/>
          <layoutGuides>
            <viewControllerLayoutGuide type="top" id="top-2"/>
            <viewControllerLayoutGuide type="bottom" id="bottom-2"/>
            <layoutGuide id="gap"/>
          </layoutGuides>
          <layoutGuide id="other"/>
          <view id="box"/>
          <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe-1" secondAttribute="top"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="top-2" secondAttribute="bottom"/>
            <constraint firstItem="gap" firstAttribute="leading" secondItem="box" secondAttribute="trailing"/>
            `bottom-2`.top = keys.bottom
            other.edges = gap.edges
          </constraints>
        </view>
        """)
    #expect(source.shown == "read")
    let scene = try #require(source.scene())
    #expect(
      scene.rules.map { $0.words(in: scene.tree, catalog: scene.catalog) } == [
        "box.top = root.safeArea.top", "box.top = topLayoutGuide.bottom",
        "gap.leading = box.trailing", "bottomLayoutGuide.top = root.keyboardLayoutGuide.bottom",
        "other.top = gap.top", "other.leading = gap.leading", "other.bottom = gap.bottom",
        "other.trailing = gap.trailing",
      ])
    #expect(scene.tree.guides.map(\.identifier) == ["gap", "other"])
  }

  @Test func `margins and alignment are read as attributes and as elements`() throws {
    let source = CaseSource(
      interface: """
        <view id="root" viewRespectsSystemMinimumLayoutMargins="NO">
          <view id="a" layoutMargins="1 2 3 4" preservesSuperviewLayoutMargins="YES"/>
          <view id="b" directionalLayoutMargins="1 2 3 4" insetsLayoutMarginsFromSafeArea="NO"/>
          <view id="c"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>
          <view id="d" alignmentRectInsets="0 1 2 3" layoutMarginsFollowReadableWidth="YES">
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3"
              trailing="4"/>
          </view>
        </view>
        """)
    #expect(source.shown == "read")
    let scene = try #require(source.scene())
    let margins = scene.tree.ids.map { scene.tree.traits(of: $0).margins }
    let own = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(margins.map(\.own) == [nil, own, own, own, own])
    #expect(margins.map(\.isDirectional) == [false, false, true, false, true])
    #expect(margins.map(\.preservesSuperview) == [false, true, false, false, false])
    #expect(margins.map(\.insetsFromSafeArea) == [true, true, false, true, true])
    #expect(margins.map(\.followsReadableWidth) == [false, false, false, false, true])
    #expect(margins.map(\.respectsSystemMinimum) == [false, true, true, true, true])
    #expect(
      scene.tree.alignmentRects.value(of: ViewID(index: 4))
        == Insets(top: 0, left: 1, bottom: 2, right: 3))
  }

  @Test func `what is wrong with guides and insets is told at its place`() {
    let rows: [(text: String, column: Int, words: String)] = [
      (#"<layoutGuide/>"#, 29, "'<layoutGuide>' needs 'id'"),
      (
        #"<viewLayoutGuide key="top" id="a"/>"#, 50,
        "'top' is no value of 'key'; expected 'safeArea', 'layoutMargins', 'readableContent', "
          + "'keyboard', 'contentLayoutGuide' or 'frameLayoutGuide'"
      ),
      (
        #"<viewLayoutGuide key="contentLayoutGuide" id="a"/>"#, 50,
        "'root' is no scroll view and has no contentLayoutGuide"
      ),
      (
        #"<edgeInsets key="frame" top="1" left="1" bottom="1" right="1"/>"#, 45,
        "'<view>' has no insets 'frame'"
      ),
      (
        #"<edgeInsets key="layoutMargins" top="1" left="1" bottom="1"/>"#, 29,
        "'<edgeInsets>' needs 'right'"
      ),
      (
        #"<view><layoutGuides><viewControllerLayoutGuide type="top" id="a"/></layoutGuides></view>"#,
        49, "only the outermost view, the controller's, has 'viewControllerLayoutGuide'"
      ),
      (
        #"<view viewRespectsSystemMinimumLayoutMargins="NO"/>"#, 34,
        "only the outermost view, the controller's, has 'viewRespectsSystemMinimumLayoutMargins'"
      ),
      (#"<layoutGuide id="root"/>"#, 45, "id 'root' is given twice"),
    ]
    for row in rows {
      let source = CaseSource(interface: #"<view id="root">\#(row.text)</view>"#)
      let shown = source.shown.split(separator: "\n").first.map(String.init)
      #expect(shown == "c.xml:3:\(row.column): error: \(row.words)", "\(row.text)")
    }
  }

  @Test func `of a layout guide only its rectangle is a value`() {
    let rows: [(text: String, column: Int, words: String)] = [
      ("gap", 22, "'gap' is a layout guide; its 'layoutFrame' is a value"),
      ("gap.width", 26, "a layout guide has no 'width' here"),
      (
        "gap.layoutFram.width", 26,
        "a layout guide has no 'layoutFram' here; did you mean 'layoutFrame'?"
      ),
      (
        "root.layoutMarginsGuide.width", 46, "a layout guide has no 'width' here"
      ),
      ("root.contentLayoutGuide.layoutFrame.width", 27, "a view has no 'contentLayoutGuide'"),
    ]
    for row in rows {
      let source = CaseSource(
        interface: #"<view id="root"><layoutGuide id="gap"/></view>"#,
        steps: #"<expect that="\#(row.text) = 3"/>"#)
      let shown = source.shown.split(separator: "\n").first.map(String.init)
      #expect(shown == "c.xml:5:\(row.column): error: \(row.words)", "\(row.text)")
    }
  }

  @Test func `each guide tells its rectangle in its view`() {
    let play = Play(
      environment: #"size="768 667" scale="2" safeArea="20 0 34 0""#,
      interface: """
        <view id="root">
          <view id="panel" frame="30 40 100 90"><layoutGuide id="half"/></view>
          <scrollView id="scroll" frame="0 200 300 100">
            <layoutGuide id="inner"/>
          </scrollView>
          <constraints>
            half.leading = panel.leading + 5
            half.trailing = panel.centerX
            half.top = panel.top + 10
            half.bottom = panel.bottom
            inner.leading = scroll.leading + 7
            inner.top = scroll.top + 8
            inner.trailing = scroll.trailing - 3
            inner.bottom = scroll.bottom - 4
            inner.width = 390
            inner.height = 488
          </constraints>
        </view>
        """,
      steps: """
        <scroll view="scroll" to="0 50"/>
        <expect that="root.safeAreaLayoutGuide.layoutFrame = rect(0, 20, 768, 613)"/>
        <expect that="root.layoutMarginsGuide.layoutFrame = rect(20, 20, 728, 613)"/>
        <expect that="root.readableContentGuide.layoutFrame = rect(48, 20, 672, 613)"/>
        <expect that="root.keyboardLayoutGuide.layoutFrame = rect(0, 633, 768, 34)"/>
        <expect that="panel.layoutMarginsGuide.layoutFrame = rect(8, 8, 84, 74)"/>
        <expect that="half.layoutFrame = rect(5, 10, 45, 80)"/>
        <expect that="scroll.frameLayoutGuide.layoutFrame.minY = 50"/>
        <expect that="inner.layoutFrame = rect(7, 8, 390, 488)"/>
        <expect that="scroll.contentLayoutGuide.layoutFrame = rect(0, 0, 400, 500)"/>
        """)
    #expect(play.complaints() == [])
  }
}
