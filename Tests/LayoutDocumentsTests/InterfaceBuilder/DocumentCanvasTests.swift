import LayoutEngine
import Testing

@testable import LayoutDocuments

private let none = #"<rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>"#
private let placed = #"translatesAutoresizingMaskIntoConstraints="NO""#

/// A view that fills what the safe area leaves at the top and bottom.
private let filling = """
  <viewLayoutGuide key="safeArea" id="safe"/>
  <subviews><view \(placed) id="a">\(none)</view></subviews><constraints>
  <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
  <constraint firstItem="safe" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="2"/>
  <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="3"/>
  <constraint firstItem="root" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="4"/>
  </constraints>
  """

private func controller(_ id: String, _ more: String = "", _ segues: String = "") -> String {
  "<viewController id=\"\(id)\">\(more)<connections>\(segues)</connections></viewController>"
}

private func segue(_ kind: String) -> String {
  "<segue destination=\"c\" kind=\"\(kind)\" id=\"s\(kind)\"/>"
}

@Test
func
  `a controller lies under the bars of what it is pushed from, and under none in a container view`()
  throws
{
  func frame(_ beside: String, tools: String = "17156", height: Int = 667) throws -> String {
    try Sketch(
      inside: filling, size: "width=\"375\" height=\"\(height)\"", tools: tools, beside: beside
    ).frame("a")
  }
  let barless = """
    <navigationController navigationBarHidden="YES" id="n"><connections>
    <segue destination="p" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    """
  let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
  #expect(try frame(controller("p", "", segue("push"))) == "0 44 375 623")
  #expect(try frame(barless + controller("p", "", segue("push"))) == "0 0 375 667")
  #expect(try frame(controller("p", toolbar, segue("push"))) == "0 44 375 574")
  #expect(try frame(controller("p", toolbar, segue("push")), tools: "14490") == "0 64 375 559")
  // 623 is what a bar of 44 leaves of 667, and as high as a container may be.
  #expect(try frame(controller("p", "", segue("push")), height: 623) == "0 0 375 623")
  #expect(
    try frame(controller("p", "", segue("embed")), tools: "14490", height: 603) == "0 20 375 583")
}

@Test func `a root of a size of its own lies under its navigation bar`() throws {
  let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
  func frame(_ tools: String, _ controller: String) throws -> String {
    try Sketch(
      inside: filling, size: #"width="375" height="2000""#, tools: tools, controller: controller
    ).frame("a")
  }
  #expect(try frame("16097", bar) == "0 44 375 1956")
  #expect(try frame("13196", bar) == "0 64 375 1936")
  #expect(try frame("13196", "") == "0 20 375 1980")
}

/// A stack view of so many attributes, at the root's top left corner.
private func stack(_ attributes: String, _ views: String, _ more: String = "") -> String {
  """
  <subviews><stackView \(attributes) \(placed) id="s">\(none)<subviews>\(views)</subviews></stackView>
  </subviews><constraints>
  <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
  <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
  \(more)</constraints>
  """
}

private func box(_ id: String, width: Int, height: Int) -> String {
  """
  <view placeholderIntrinsicWidth="\(width)" placeholderIntrinsicHeight="\(height)" \
  horizontalHuggingPriority="251" verticalHuggingPriority="251" id="\(id)">\(none)</view>
  """
}

@Test func `Xcode shows an indicator that it hides because it does not turn`() throws {
  func frame(_ attributes: String) throws -> String {
    try Sketch(
      inside: stack(
        #"spacing="16""#,
        "<activityIndicatorView \(attributes) style=\"white\" id=\"i\">\(none)</activityIndicatorView>"
          + box("a", width: 40, height: 20))
    ).frame("a")
  }
  #expect(try frame(#"hidden="YES" hidesWhenStopped="YES""#) == "36 0 40 20")
  #expect(try frame(#"hidden="YES""#) == "0 0 40 20")
}

@Test func `on the canvas a view without a size of its own is as large as its stack across`() throws
{
  let inside = stack(
    #"axis="vertical" alignment="center""#,
    "<view id=\"a\">\(none)</view>" + box("b", width: 40, height: 20),
    #"<constraint firstItem="s" firstAttribute="height" constant="50" id="3"/>"#)
  #expect(try Sketch(inside: inside).frame("a") == "0 0 40 30")
}

@Test
func `on the canvas a stack is off by as little as can be, and which of two is off stays open`()
  throws
{
  let pair =
    "<stackView id=\"p\">\(none)<subviews>"
    + box("x", width: 40, height: 20) + box("y", width: 40, height: 20)
    + "</subviews></stackView>"
  let height = #"<constraint firstItem="s" firstAttribute="height" constant="50" id="3"/>"#
  let uneven = Sketch(
    inside: stack(#"axis="vertical""#, pair + box("b", width: 80, height: 20), height))
  #expect(try uneven.frame("p") == "0 0 80 20")
  #expect(try uneven.frame("b") == "0 20 80 30")
  let even = Sketch(
    inside: stack(
      #"axis="vertical""#, box("a", width: 80, height: 20) + box("b", width: 80, height: 20), height
    ))
  let findings = try even.canvas().findings.map(\.words)
  #expect(findings.contains { $0.contains("no definite height (20 to 30)") }, "\(findings)")
}

@Test func `a bar places the views of its items`() throws {
  let inside = """
    <subviews><toolbar \(placed) id="t">\(none)<items><barButtonItem id="i">
    <view key="customView" \(placed) id="a"><rect key="frame" x="134" y="27" width="30" height="10"/></view>
    </barButtonItem></items></toolbar></subviews><constraints>
    <constraint firstItem="t" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
    <constraint firstItem="t" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
    <constraint firstItem="root" firstAttribute="trailing" secondItem="t" secondAttribute="trailing" id="3"/>
    </constraints>
    """
  #expect(try Sketch(inside: inside).frame("a") == "134 27 30 10")
  #expect(try Sketch(inside: inside).canvas().findings.isEmpty)
}

@Test func `one line has one baseline, the first and the last`() throws {
  let label = "text=\"Ag\" \(placed)"
  let inside = """
    <subviews><label \(label) id="a">\(none)</label><label \(label) id="b">\(none)</label></subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="3"/>
    <constraint firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="firstBaseline" id="4"/>
    <constraint firstItem="b" firstAttribute="baseline" secondItem="a" secondAttribute="firstBaseline" id="5"/>
    </constraints>
    """
  for id in ["a", "b"] {
    let frame = try Sketch(inside: inside).frame(id)
    #expect(frame.hasSuffix(" 20.5"), "\(frame)")
  }
}

@Test
func `a picture is named by an attribute or an element, and a button of one has its title's line`()
  throws
{
  func frame(_ view: String) throws -> String {
    let corner = """
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
      """
    return try Sketch(
      inside: "<subviews>\(view)</subviews><constraints>\(corner)</constraints>",
      after: #"<resources><image name="menu" width="20" height="14"/></resources>"#
    ).frame("a")
  }
  let reference = #"<imageReference key="image" image="menu"/>"#
  #expect(
    try frame("<imageView image=\"menu\" \(placed) id=\"a\">\(none)</imageView>") == "0 0 20 14")
  #expect(try frame("<imageView \(placed) id=\"a\">\(none)\(reference)</imageView>") == "0 0 20 14")
  // A line of 18 points is 22 high in whole points, of 15 points 18.
  let state = #"<state key="normal" image="menu"/>"#
  #expect(try frame("<button \(placed) id=\"a\">\(none)\(state)</button>") == "0 0 20 22")
  #expect(
    try frame("<button buttonType=\"system\" \(placed) id=\"a\">\(none)\(state)</button>")
      == "0 0 20 18")
}

@Test func `separators and disabled segments lay out nothing`() throws {
  let inside = """
    <subviews><tableView id="t">\(none)
    <inset key="separatorInset" minX="15" minY="0.0" maxX="0.0" maxY="0.0"/></tableView>
    <segmentedControl id="s">\(none)<segments><segment title="One" enabled="NO"/></segments>
    </segmentedControl></subviews>
    """
  #expect(try Sketch(inside: inside).unsupported() == [])
}

@Test func `before Xcode 11 a label of one line outside of stacks is shown in whole points`() throws
{
  func frame(_ tools: String, _ font: String, _ more: String = "") throws -> String {
    try Sketch(
      inside: """
        <subviews><label text="Label" \(more) \(placed) id="a">\(none)
        <fontDescription key="fontDescription" \(font)/></label></subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        </constraints>
        """, tools: tools
    ).frame("a")
  }
  let system = #"type="system" pointSize="17""#
  // The label that Xcode's library holds, as most documents store it: 42 by 21 at first, 41.5 by 20.5 later.
  #expect(try frame("14113", system) == "0 0 42 21")
  #expect(try frame("17156", system) == "0 0 41.5 20.5")
  #expect(try frame("14113", #"style="UICTFontTextStyleBody""#) == "0 0 41.5 20.5")
  #expect(try frame("14113", system, #"numberOfLines="0""#) == "0 0 41.5 20.5")
}
