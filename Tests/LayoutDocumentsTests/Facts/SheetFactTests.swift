import Testing

@testable import LayoutDocuments

/// What was proved or derived of the sheet article's screen, each a scene that is touched.
@Suite struct SheetFactTests {
  private static func sheet(
    height: Double, inside: String = "subviews", content: String = #"<view id="info"/>"#,
    attributes: String = ""
  ) -> String {
    """
    <view id="root">
      <mapView id="map"/>
      <scrollView id="sheet" pointInside="\(inside)" pagingEnabled="YES" \(attributes)>\(content)</scrollView>
      <constraints>
        map.edges = root.edges
        V:|-150-[sheet]|
        H:|[sheet]|
        info.edges = sheet.contentLayoutGuide.edges
        info.width = sheet.frameLayoutGuide.width
        info.height = \(height)
      </constraints>
    </view>
    """
  }

  private static let behavior = """
    <on event="viewDidLayoutSubviews">
      <set property="sheet.contentInset.top"
        to="sheet.frame.height - min(150, info.frame.height) - root.safeAreaInsets.bottom"/>
    </on>
    <on event="scrollViewDidScroll" view="sheet">
      <let name="hidden" be="max(0, -sheet.contentOffset.y)"/>
      <let name="frameHeight" be="sheet.frame.height - root.safeAreaInsets.bottom - hidden"/>
      <let name="contentHeight" be="sheet.contentSize.height + root.safeAreaInsets.bottom + hidden"/>
      <let name="ratio" be="min(1, frameHeight / contentHeight)"/>
      <let name="value"
        be="max(0, min(sheet.contentInset.top, sheet.contentInset.top + sheet.contentOffset.y))"/>
      <set property="sheet.scrollIndicatorInsets" to="insets(hidden - value * ratio, 0, 0, 0)"/>
      <set property="sheet.isPagingEnabled" to="sheet.contentOffset.y ≤ 0"/>
    </on>
    """

  private static let phone = #"device="iPhone X""#

  private static func check(
    _ fact: Int, _ says: String, _ interface: String, _ steps: String,
    environment: String = phone, physics: String = ""
  ) {
    let play = Play(
      environment: environment, physics: physics, interface: interface, behavior: behavior,
      steps: steps)
    #expect(play.complaints() == [], "sheet-article-\(fact): \(says)")
  }

  @Test
  func
    `the knob keeps to the content's edge, then to its share, and ends above the home indicator`()
  {
    var steps: [String] = []
    for offset in stride(from: -478.0, through: 572, by: 42) {
      let expected =
        offset <= 0 ? "-sheet.contentOffset.y" : "sheet.contentOffset.y * (662 - 34) / (1200 + 34)"
      steps += [
        "<scroll view=\"sheet\" to=\"0 \(offset)\"/>",
        "<expect that=\"abs(sheet.verticalIndicator.y - \(expected)) * 1000000 &lt; 1\"/>",
      ]
    }
    steps += [
      #"<scroll view="sheet" to="0 572"/>"#,
      #"<expect that="abs(sheet.verticalIndicator.maxY - (662 - 34)) * 1000000 &lt; 1"/>"#,
    ]
    Self.check(
      1, "I1, I2 and I3", Self.sheet(height: 1200), steps.joined(separator: "\n"),
      environment: #"size="375 812" scale="100" safeArea="44 0 34 0""#)
  }

  @Test func `zero is never written minus zero, and no content makes no nan`() {
    Self.check(
      3, "max(0, -0.0)", Self.sheet(height: 1200),
      """
      <scroll view="sheet" to="0 0"/>
      <expect that="1 / max(0, -sheet.contentOffset.y) &lt; 0 or 1 / max(0, -sheet.contentOffset.y) > 0"/>
      <expect that="sheet.contentOffset.y = 0"/>
      """)
    Self.check(
      4, "min(1, x / 0)", Self.sheet(height: 0),
      """
      <expect that="sheet.contentOffset.y = -628"/>
      <expect that="sheet.scrollIndicatorInsets.top = 628"/>
      <expect that="min(1, sheet.frame.height / info.frame.height) = 1"/>
      <expect that="min(1, info.frame.height / info.frame.height) = 1"/>
      <expect that="not (min(info.frame.height / info.frame.height, 1) = 1)"/>
      """)
  }

  @Test func `short content never reaches offset zero, and paging never turns off`() {
    Self.check(
      5, "content shorter than the frame", Self.sheet(height: 300),
      """
      <flick on="info" by="0 -200"/>
      <settle/>
      <expect that="sheet.contentOffset.y = 300 - 517"/>
      <expect that="sheet.isPagingEnabled"/>
      """, environment: #"device="iPhone 8""#)
  }

  @Test func `a small frame cannot stay collapsed`() {
    Self.check(
      6, "an inset below half a page", Self.sheet(height: 1200),
      """
      <expect that="sheet.contentInset.top = 54"/>
      <drag at="400 300" by="0 -12" duration="0.3" hold="0.2"/>
      <expect that="sheet.contentOffset.y &lt; -50"/>
      <settle/>
      <expect that="sheet.contentOffset.y = 0"/>
      """, environment: #"device="iPhone X" orientation="landscapeLeft""#)
  }

  @Test func `the override drops the bounds and forgets alpha`() {
    Self.check(
      7, "content above the frame takes touches", Self.sheet(height: 1200),
      """
      <scroll view="sheet" to="0 200"/>
      <expect hit="info" at="187 100"/>
      <tap at="187 100"/>
      <settle/>
      <expect view="map" received="touchesBegan" not="YES"/>
      """)
    Self.check(
      8, "an alpha 0 subview makes the sheet itself hit",
      Self.sheet(height: 1200, content: #"<view id="info" alpha="0"/>"#),
      """
      <expect hit="sheet" at="187 700"/>
      <tap at="187 700"/>
      <settle/>
      <expect view="map" received="touchesBegan" not="YES"/>
      <expect view="sheet" received="touchesBegan" times="1"/>
      """)
  }

  @Test func `the bottom safe area is added only to content longer than the frame`() {
    Self.check(
      9, "content as high as the frame", Self.sheet(height: 600),
      """
      <expect that="sheet.adjustedContentInset.bottom = 0"/>
      <flick on="info" by="0 -200"/>
      <settle/>
      <expect that="sheet.contentOffset.y = 600 - 662"/>
      """)
    Self.check(
      9, "unless it always bounces",
      Self.sheet(height: 600, attributes: #"alwaysBounceVertical="YES""#),
      """
      <expect that="sheet.adjustedContentInset.bottom = 34"/>
      """)
  }
}
