import Geometry
import LayoutDocuments
import LayoutEngine
import PlainText
import Testing

/// A storyboard of a screen with a bar, a title, a button with an action, and two labels of one name.
private func storyboard(title: String = #"userLabel="Title""#, more: String = "") -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="n1">
  <device id="retina4_7" orientation="portrait"/>
  <scenes>
  <scene><objects>
  <navigationController id="n1" sceneMemberID="viewController"><connections>
  <segue destination="c1" kind="relationship" relationship="rootViewController" id="s1"/>
  </connections></navigationController>
  </objects></scene>
  <scene><objects>
  <viewController storyboardIdentifier="Home" id="c1" customClass="HomeViewController" \
  sceneMemberID="viewController">
  <view key="view" id="v1">
  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  <subviews>
  <view translatesAutoresizingMaskIntoConstraints="NO" id="t1" \(title)>
  <rect key="frame" x="0.0" y="64" width="375" height="30"/>
  </view>
  <button translatesAutoresizingMaskIntoConstraints="NO" id="b1">
  <rect key="frame" x="0.0" y="100" width="100" height="44"/>
  <connections><action selector="go:" destination="c1" eventType="touchUpInside" id="a1"/></connections>
  </button>
  <view id="m1" userLabel="Same">
  <rect key="frame" x="0.0" y="647" width="375" height="20"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
  </view>
  <view id="m2" userLabel="Same">
  <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
  </view>
  \(more)
  </subviews>
  <viewLayoutGuide key="safeArea" id="g1"/>
  <constraints>
  <constraint firstItem="t1" firstAttribute="top" secondItem="g1" secondAttribute="top" id="k1"/>
  <constraint firstItem="t1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="k2"/>
  <constraint firstAttribute="trailing" secondItem="t1" secondAttribute="trailing" id="k3"/>
  <constraint firstItem="t1" firstAttribute="height" constant="30" id="k4"/>
  <constraint firstItem="b1" firstAttribute="top" secondItem="t1" secondAttribute="bottom" id="k5"/>
  <constraint firstItem="b1" firstAttribute="leading" secondItem="t1" secondAttribute="leading" id="k6"/>
  <constraint firstItem="b1" firstAttribute="width" constant="100" id="k7"/>
  <constraint firstItem="b1" firstAttribute="height" constant="44" id="k8"/>
  </constraints>
  </view>
  <connections>
  <outlet property="goButton" destination="b1" id="o1"/>
  <outlet property="titleHeight" destination="k4" id="o2"/>
  </connections>
  </viewController>
  </objects></scene>
  </scenes>
  </document>
  """
}

private func source(
  _ interface: String, steps: String = "", behavior: String = "",
  document: String = storyboard()
) -> CaseSource {
  var source = CaseSource(
    interface: "", behavior: behavior, steps: steps,
    environment: #"device="iPhone SE (1st generation) | iPhone 15""#)
  source = CaseSource(
    source.text.replacingOccurrences("<interface></interface>", by: interface))
  source.documents = ["Main.storyboard": document]
  return source
}

extension String {
  fileprivate func replacingOccurrences(_ part: String, by other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, by: other)
  }

  private func replacingCharacters(in range: Range<Index>, by other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}

private let home = #"<interface src="Main.storyboard" scene="Home"/>"#

/// The frames of the last snapshot, by what the views are called.
private func frames(of source: CaseSource, variant: Int) throws -> [String: Rect] {
  let (read, diagnostics) = source.read()
  let layoutCase = try #require(read, "\(diagnostics.all.map(\.text))")
  let variant = layoutCase.variants[variant]
  let scene = layoutCase.scene(for: variant)
  let outcome = Simulation.outcome(of: scene, on: variant.screen)
  #expect(outcome.findings.isEmpty, "\(outcome.findings)")
  for case .snapshot(let snapshot) in outcome.steps.flatMap(\.entries).reversed() {
    return Dictionary(
      snapshot.tree.ids.map {
        (snapshot.tree.name(of: $0, in: scene.catalog), snapshot.tree[$0].frame)
      }, uniquingKeysWith: { first, _ in first })
  }
  return [:]
}

@Suite struct DocumentCaseTests {
  @Test func `a storyboard's scene is laid out on the case's devices, under its bars`() throws {
    for (variant, width, height, top) in [(0, 320.0, 568.0, 64.0), (1, 393, 852, 103)] {
      let frames = try frames(of: source(home), variant: variant)
      #expect(frames["view"] == Rect(x: 0, y: 0, width: width, height: height))
      #expect(frames["Title"] == Rect(x: 0, y: top, width: width, height: 30))
      #expect(frames["goButton"] == Rect(x: 0, y: top + 30, width: 100, height: 44))
      // Placed by masks in a root that was stored in another size.
      #expect(frames["view/view#1"] == Rect(x: 0, y: height - 20, width: width, height: 20))
      #expect(frames["view/view#2"] == Rect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test func `a scene has its identifier, its class and its object id, or is the initial one`() {
    for scene in [
      "", #" scene="Home""#, #" scene="c1""#, #" scene="HomeViewController""#, #" scene="n1""#,
    ] {
      #expect(source(#"<interface src="Main.storyboard"\#(scene)/>"#).shown == "read")
    }
  }

  @Test func `overrides and insertions change what the document has`() throws {
    let interface = """
      <interface src="Main.storyboard">
      <override of="goButton" title="Longer than before"/>
      <insert above="Title"><view id="badge"/><constraints>badge.size = 44</constraints></insert>
      <insert into="Title"><view id="dot" frame="1 2 3 4"/></insert>
      <constraints>
      badge.trailing = view.trailing - 8
      badge.top = `Title`.bottom
      </constraints>
      </interface>
      """
    let frames = try frames(
      of: source(
        interface,
        steps: """
          <tap on="goButton"/><expect action="go:"/>
          <expect that="titleHeight.constant = 30"/>
          """), variant: 0)
    #expect(frames["badge"] == Rect(x: 268, y: 94, width: 44, height: 44))
    #expect(frames["dot"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a button that begins in a state with a title of its own is refused by name`() {
    let rows = [
      (#"selected="YES""#, "selected", true), (#"enabled="NO""#, "disabled", true),
      (#"enabled="NO" selected="YES""#, "selected", false), ("", "selected", false),
      (#"selected="YES""#, "normal", false),
    ]
    for (attributes, key, isRefused) in rows {
      let button = """
        <button id="b2" \(attributes)><rect key="frame" x="0" y="0" width="9" height="9"/>
        <state key="\(key)" title="All of it"/></button>
        """
      let shown = source(home, document: storyboard(more: button)).shown
      let words = "error: the size of a button by its title in the state '\(key)' is not known;"
      #expect(shown.contains(words) == isRefused, "\(attributes): \(shown)")
    }
  }

  @Test func `what does not fit between a case and its document is told where it is written`() {
    let table: [(CaseSource, String)] = [
      (
        source(#"<interface src="Other.storyboard"/>"#),
        """
        c.xml:3:17: error: there is no 'Other.storyboard'
        <interface src="Other.storyboard"/>
                        ^
        """
      ),
      (
        source(#"<interface src="Main.storyboard" scene="Hme"/>"#),
        """
        c.xml:3:41: error: no scene of the document is 'Hme'; did you mean 'Home'?
        <interface src="Main.storyboard" scene="Hme"/>
                                                ^
        """
      ),
      (
        source(#"<interface src="other.txt"/>"#),
        """
        c.xml:3:17: error: 'src' takes a storyboard, a xib or a case; 'other.txt' is none of them
        <interface src="other.txt"/>
                        ^
        """
      ),
      (
        source(home, steps: #"<tap on="Same"/>"#),
        """
        c.xml:5:17: error: 'Same' is the name of 2 views, not a view
        <steps><tap on="Same"/></steps>
                        ^
        """
      ),
      (
        source(home, document: storyboard(title: #"widht="3""#)),
        """
        Main.storyboard:15:62: error: '<view>' has no attribute 'widht'; did you mean frame="x y width height"?
        """
      ),
      (
        source(#"<interface><view/><override of="x"/></interface>"#),
        """
        c.xml:3:20: error: '<override>' needs 'src'
        <interface><view/><override of="x"/></interface>
                           ^
        """
      ),
    ]
    for (source, expected) in table {
      let shown = source.shown
      let lines = expected.split(separator: "\n").count
      let head = shown.split(separator: "\n").prefix(lines).joined(separator: "\n")
      #expect(head == expected)
    }
  }
}
