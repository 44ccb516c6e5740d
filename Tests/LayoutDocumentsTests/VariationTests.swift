import Testing

@testable import LayoutDocuments

/// What Interface Builder lets size classes decide.
@Suite struct VariationTests {
  private static let screens = #"device="iPhone 8 | iPhone 8 Plus | iPad (9th generation)""#

  /// A view whose width is what the size classes of a phone upright and across, a Plus across and a pad choose.
  @Test func `the variation that asks for most counts, in whatever order they are written`() {
    let variations = [
      #"<variation key="heightClass=compact-widthClass=regular" constant="4"/>"#,
      #"<variation key="widthClass=regular" constant="3"/>"#,
      #"<variation key="heightClass=compact" constant="2"/>"#,
      #"<variation key="default" constant="1"/>"#,
      #"<variation key="heightClass=regular-widthClass=regular-userInterfaceIdiom=pad" constant="5"/>"#,
      #"<variation key="userInterfaceIdiom=mac" constant="6"/>"#,
    ]
    for variations in [variations, variations.reversed()] {
      let play = Play(
        environment: Self.screens,
        interface: """
          <view id="root"><view id="a"/><constraints>
          <constraint firstItem="a" firstAttribute="width" constant="0">\(variations.joined())</constraint>
          <constraint firstItem="a" firstAttribute="height" constant="1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
          </constraints></view>
          """,
        steps: """
          <expect that="a.frame.width = 1" only="iPhone 8 | iPhone 8 Plus"/>
          <expect that="a.frame.width = 5" only="iPad (9th generation)"/>
          <turn to="landscapeLeft"/>
          <expect that="a.frame.width = 2" only="iPhone 8"/>
          <expect that="a.frame.width = 4" only="iPhone 8 Plus"/>
          <expect that="a.frame.width = 5" only="iPad (9th generation)"/>
          """)
      #expect(play.complaints() == [])
    }
  }

  @Test func `what a size class takes out is not laid out, not hit and not ambiguous`() {
    let play = Play(
      environment: Self.screens,
      interface: """
        <view id="root">
        <stackView id="stack" frame="0 0 100 40" distribution="fillEqually">
        <view id="a"/><view id="b"><view id="c"/></view>
        <variation key="heightClass=regular"><mask key="subviews"><exclude reference="a"/></mask></variation>
        </stackView>
        <view id="d"/>
        <constraints>c.edges = b.edges
        d.leading = a.leading
        d.width = 30
        d.top = root.top + 50
        d.height = 10</constraints>
        <constraints id="elsewhere">d.leading = b.leading @500</constraints>
        </view>
        """,
      steps: """
        <expect that="b.frame = rect(0, 0, 100, 40)"/>
        <expect hit="c" at="10 10"/>
        <turn to="landscapeLeft"/>
        <expect that="b.frame = rect(0, 0, 100, 40)" only="iPad (9th generation)"/>
        <expect that="b.frame = rect(50, 0, 50, 40)" only="iPhone 8 | iPhone 8 Plus"/>
        <expect hit="a" at="10 10" only="iPhone 8 | iPhone 8 Plus"/>
        <turn to="portrait"/>
        <expect that="b.frame = rect(0, 0, 100, 40)"/>
        <expect hit="c" at="10 10"/>
        """)
    #expect(play.complaints() == [])
  }

  @Test
  func `a property and a child element may vary, and a value that the app set stays until then`() {
    let play = Play(
      environment: #"device="iPhone 8""#,
      interface: """
        <view id="root">
        <label id="a" frame="0 0 100 40" text="abc" hidden="YES">
        <variation key="heightClass=compact" hidden="NO"><string key="text">de</string></variation>
        </label>
        </view>
        """,
      steps: """
        <expect that="a.isHidden and a.text = 'abc'"/>
        <set property="a.text" to="'xyz'"/>
        <turn to="landscapeLeft"/>
        <expect that="not a.isHidden and a.text = 'de'"/>
        <turn to="portrait"/>
        <expect that="a.isHidden and a.text = 'abc'"/>
        """)
    #expect(play.complaints() == [])
  }

  @Test func `what is wrong with a variation is told at its place`() {
    let rows: [(text: String, shown: String)] = [
      (
        #"<view><variation key="widthClass=wide"/></view>"#,
        "'widthClass=wide' is no size class; expected default, widthClass=compact, heightClass=regular or both with '-' between them"
      ),
      (
        #"<view><variation key="default" hiden="YES"/></view>"#,
        "'<variation>' has no attribute 'hiden'; did you mean 'hidden'?"
      ),
      (
        #"<view><variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation></view>"#,
        "no view is named 'b'"
      ),
      (
        #"<view id="a"><variation key="default"><mask key="constraints"><exclude reference="a"/></mask></variation></view>"#,
        "'a' is a view, not a constraint"
      ),
      (
        #"<view id="a"><view id="b"/><constraints><constraint firstItem="b" firstAttribute="width" constant="1"><variation key="default"/></constraint></constraints></view>"#,
        "'<variation>' needs 'constant'"
      ),
    ]
    for row in rows {
      let shown = CaseSource(interface: row.text).shown
      let first = shown.split(separator: "\n").first.map(String.init) ?? ""
      #expect(first.hasSuffix("error: " + row.shown), "\(shown)")
    }
  }
}
