import Geometry
import LayoutEngine
import PlainText
import Testing

@testable import LayoutDocuments

private let none = #"<rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>"#
private let placed = #"translatesAutoresizingMaskIntoConstraints="NO""#

private func constraint(_ attributes: String) -> String { "<constraint \(attributes)/>" }

/// A view tied to the sides of its superview, with further attributes and content.
private func strip(_ id: String, _ more: String = "", in owner: String = "root") -> String {
  """
  <subviews><view \(placed) id="\(id)">\(none)<constraints>
  <constraint firstAttribute="height" constant="30" id="\(id)h"/></constraints></view></subviews>
  <constraints><constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(owner)" \
  secondAttribute="leading" id="\(id)1"/>
  <constraint firstAttribute="trailing" secondItem="\(id)" secondAttribute="trailing" id="\(id)2"/>
  \(more)</constraints>
  """
}

@Test func `a root's safe area follows its device, its version and its containers`() throws {
  let top =
    #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>"#
  let inside = #"<viewLayoutGuide key="safeArea" id="safe"/>"# + strip("a", top)
  let notched = #"<device id="retina6_1" orientation="portrait"/>"#
  let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
  let rows = [
    (Sketch(inside: inside), "0 20 375 30"),
    (Sketch(inside: inside, tools: "17156"), "0 0 375 30"),
    (Sketch(inside: inside, controller: bar), "0 64 375 30"),
    (
      Sketch(inside: inside, device: notched, size: #"width="414" height="896""#), "0 48 414 30"
    ),
    (
      Sketch(
        inside: inside, device: notched, size: #"width="414" height="896""#, tools: "17156"),
      "0 44 414 30"
    ),
    (
      Sketch(
        inside: inside, device: notched, size: #"width="414" height="896""#, tools: "24506"),
      "0 96 414 30"
    ),
  ]
  for (sketch, frame) in rows { #expect(try sketch.frame("a") == frame) }
}

@Test func `a controller that a segue shows in a navigation controller has its bar`() throws {
  let inside =
    #"<viewLayoutGuide key="safeArea" id="safe"/>"#
    + strip(
      "a",
      #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>"#
    )
  let navigation = """
    <navigationController id="n"><connections>
    <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    """
  #expect(try Sketch(inside: inside, beside: navigation).frame("a") == "0 64 375 30")
  let hidden = navigation.replacing("id=\"n\"", with: "id=\"n\" navigationBarHidden=\"YES\"")
  #expect(try Sketch(inside: inside, beside: hidden).frame("a") == "0 20 375 30")
  let absent = Sketch(
    inside: inside, controller: #"<nil key="simulatedTopBarMetrics"/>"#, beside: navigation)
  #expect(try absent.frame("a") == "0 20 375 30")
}

@Test func `what Xcode wrote in place of a size counts`() throws {
  let frame = #"<rect key="frame" x="7" y="9" width="50" height="20"/>"#
  let corner = """
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
    """
  func sketch(_ view: String, after: String = "") -> Sketch {
    Sketch(
      inside: "<subviews>\(view)</subviews><constraints>\(corner)</constraints>", after: after)
  }
  let rows = [
    // A fixed frame stays, whatever else is said.
    (sketch("<view \(placed) fixedFrame=\"YES\" id=\"a\">\(frame)</view>"), "7 9 50 20"),
    (
      sketch(
        "<view \(placed) placeholderIntrinsicWidth=\"40\" placeholderIntrinsicHeight=\"12\" id=\"a\">"
          + "\(none)</view>"), "0 0 40 12"
    ),
    // Constraints that are gone at build time hold on the canvas.
    (
      sketch(
        """
        <view \(placed) id="a">\(none)<constraints>
        <constraint firstAttribute="width" constant="60" placeholder="YES" id="3"/>
        <constraint firstAttribute="height" constant="6" placeholder="YES" id="4"/>
        </constraints></view>
        """), "0 0 60 6"
    ),
    (
      sketch(
        "<imageView image=\"star\" \(placed) id=\"a\">\(none)</imageView>",
        after: "<resources><image name=\"star\" width=\"24\" height=\"21\"/></resources>"),
      "0 0 24 21"
    ),
    (
      sketch(
        "<view \(placed) customClass=\"Badge\" id=\"a\">\(none)</view>",
        after: """
          <designables><designable name="a"><size key="intrinsicContentSize" width="33" height="11"/>
          </designable></designables>
          """), "0 0 33 11"
    ),
  ]
  for (sketch, frame) in rows { #expect(try sketch.frame("a") == frame, "\(sketch.text)") }
}

@Test func `a cell's content has margins of its own`() throws {
  func sketch(_ attributes: String = "", tools: String = "23504", width: Int = 375) -> Sketch {
    let margins = """
      <constraint firstItem="a" firstAttribute="top" secondItem="in" secondAttribute="topMargin" id="1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="in" secondAttribute="leadingMargin" id="2"/>
      <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="3"/>
      <constraint firstAttribute="bottomMargin" secondItem="a" secondAttribute="bottom" id="4"/>
      """
    return Sketch(
      inside: """
        <subviews><tableView id="t"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes><tableViewCell preservesSuperviewLayoutMargins="YES" id="cell">
        <rect key="frame" x="0.0" y="28" width="375" height="80"/>
        <tableViewCellContentView key="contentView" \(attributes) id="in">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="80"/>
        <subviews><view \(placed) id="a">\(none)</view></subviews>
        <constraints>\(margins)</constraints></tableViewCellContentView></tableViewCell>
        </prototypes></tableView></subviews>
        """, tools: tools)
  }
  let rows = [
    (sketch(), "16 11 343 58"),
    (sketch(#"preservesSuperviewLayoutMargins="YES""#), "16 11 343 58"),
    (sketch(tools: "14313"), "16 11 343 58.5"),
    (sketch(tools: "24506"), "20 15 335 50"),
    (sketch(tools: "12000"), "8 8 359 64"),
    // Beside an accessory 8 are left.
    (sketch(width: 316), "16 11 292 58"),
  ]
  for (sketch, frame) in rows { #expect(try sketch.frame("a") == frame) }
}

@Test func `a visual effect is as large as its content asks, and so is its content`() throws {
  let sketch = Sketch(
    inside: """
      <subviews><visualEffectView \(placed) id="e">\(none)
      <view key="contentView" id="in"><rect key="frame" x="0.0" y="0.0" width="375" height="70"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(strip("a", #"<constraint firstItem="a" firstAttribute="top" secondItem="in" secondAttribute="top" constant="20" id="5"/>"#
        + #"<constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="20" id="6"/>"#,
        in: "in"))
      </view></visualEffectView></subviews>
      <constraints><constraint firstAttribute="bottom" secondItem="e" secondAttribute="bottom" id="7"/>
      <constraint firstItem="e" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="8"/>
      <constraint firstAttribute="trailing" secondItem="e" secondAttribute="trailing" id="9"/></constraints>
      """)
  #expect(try sketch.frame("e") == "0 597 375 70")
  #expect(try sketch.frame("in") == "0 0 375 70")
  #expect(try sketch.frame("a") == "0 20 375 30")
}

@Test func `what content wants yields to constraints, required or not`() throws {
  let sketch = Sketch(
    xib: """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="30"/><subviews>
      <label \(placed) verticalCompressionResistancePriority="1000" text="Label" id="a">\(none)
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="12" id="1"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="9" id="2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="3"/>
      </constraints></view>
      """)
  #expect(try sketch.frame("a").hasSuffix(" 9"))
  #expect(try sketch.canvas().layout.conflicts().isEmpty)
}

@Test func `stored frames tell the safe area`() throws {
  let sketch = Sketch(
    inside: """
      <viewLayoutGuide key="safeArea" id="safe"/><subviews>
      <view \(placed) id="a"><rect key="frame" x="0.0" y="53" width="375" height="30"/></view>
      <view \(placed) id="b"><rect key="frame" x="0.0" y="83" width="375" height="550"/></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5" id="1"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="4" id="2"/>
      </constraints>
      """)
  #expect(try sketch.document().scenes[0].storedSafeArea == StoredSafeArea(top: 48, bottom: 30))
}

@Test func `what size classes take away tells nothing of the safe area`() throws {
  let sketch = Sketch(
    inside: """
      <viewLayoutGuide key="safeArea" id="safe"/><subviews>
      <view \(placed) id="a"><rect key="frame" x="0.0" y="53" width="375" height="30"/></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="30" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5" id="2"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="1"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="1"/>
      <exclude reference="2"/></mask></variation>
      """)
  #expect(try sketch.document().scenes[0].storedSafeArea == StoredSafeArea(top: 48))
}
