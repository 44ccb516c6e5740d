import Geometry
import LayoutEngine
import PlainText
import Testing

@testable import LayoutDocuments

@Test func `a document of another kind gets one clear answer`() {
  let type = #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0""#
  let rows = [
    (#"<plist/>"#, "<plist> is no storyboard or xib; expected <document>"),
    (
      #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"/>"#,
      "this is a xib of Xcode 4; open it in a later Xcode, which saves it in the format that is read"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
      "'MacOSX.Cocoa' is another platform's; only iOS is laid out"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#,
      "'watchKit' is another platform's; only iOS is laid out"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="4.0"/>"#,
      "'com.apple.InterfaceBuilder3.CocoaTouch.XIB' is no storyboard or xib of UIKit in Xcode's format 3.0"
    ),
    (
      "<document \(type) toolsVersion=\"new\"/>", "'new' is no version of Xcode's tools"
    ),
  ]
  for (text, words) in rows {
    do {
      _ = try Sketch(text: text).document()
      Issue.record("\(text) was read")
    } catch let problem as Diagnostic {
      #expect(problem.words == words)
    } catch {
      Issue.record(error)
    }
  }
}

@Test func `the version that Xcode hides is that of its plug-ins`() throws {
  let plugIns = """
    <dependencies><plugIn identifier="a" version="22685"/><plugIn identifier="b" version="22500.3"/>
    </dependencies>
    """
  let sketch = Sketch(inside: "", device: plugIns, tools: "32700.99.1234")
  #expect(try sketch.document().screen.toolsVersion == 22685)
  #expect(try Sketch(inside: "", tools: "14460.31").document().screen.toolsVersion == 14460.31)
}

@Test func `roots are the views of controllers, and in a xib those of their own`() throws {
  let storyboard = Sketch(
    inside: "", controller: "",
    beside: #"<view id="dock"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#)
  let scenes = try storyboard.document().scenes
  #expect(scenes.map(\.id) == ["c"])
  #expect(scenes.map(\.root) == ["root"])
  let xib = Sketch(
    xib: """
      <view id="one"><rect key="frame" x="0.0" y="0.0" width="90" height="40"/></view>
      <tableViewCell id="two" userLabel="Row"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="in"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      </tableViewCellContentView></tableViewCell>
      """)
  #expect(try xib.document().scenes.map(\.root) == ["one", "two"])
  #expect(try xib.document().scenes[1].viewNames == ["two": ["Row"]])
}

@Test func `what lays out nothing is passed over, what nobody knows is told`() throws {
  let sketch = Sketch(
    inside: """
      <subviews><label opaque="NO" text="Hi" baselineAdjustment="alignBaselines" id="l" wobble="1">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <nil key="highlightedColor"/><color key="textColor" systemColor="labelColor"/></label>
      <hologram id="h"/><hologramView id="v"><rect key="frame" x="1e-14" y="2" width="3" height="4"/>
      </hologramView></subviews><connections/>
      """)
  #expect(
    try sketch.unsupported() == [
      "'<label>' has no attribute 'wobble'", "'<hologram>' is not known in '<subviews>'",
      "<hologramView> is not known and laid out as a plain view",
    ])
}

@Test func `a configuration is a button's alone`() throws {
  for kind in ["view", "imageView", "switch", "label"] {
    let sketch = Sketch(
      inside: """
        <subviews><\(kind) id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <buttonConfiguration key="configuration" style="filled" title="A"/></\(kind)></subviews>
        """)
    #expect(
      try sketch.unsupported() == ["'<buttonConfiguration>' cannot stand in '<\(kind)>'"], "\(kind)"
    )
  }
}

@Test func `a device that nobody knows covers nothing`() throws {
  let scene = try Sketch(inside: "", device: #"<device id="retina99" orientation="portrait"/>"#)
    .document().scenes[0]
  #expect(scene.safeArea == Insets())
  #expect(scene.frame.size == Size(width: 375, height: 667))
}

@Test func `views go by user labels, outlets and accessibility identifiers, too`() throws {
  let sketch = Sketch(
    inside: """
      <subviews><view id="a" userLabel="Card"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <accessibility key="accessibilityConfiguration" identifier="card"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="accessibilityIdentifier" value="panel"/></userDefinedRuntimeAttributes></view></subviews>
      """,
    controller: """
      <connections><outlet property="cardView" destination="a" id="o"/>
      <outlet property="delegate" destination="elsewhere" id="p"/></connections>
      """)
  #expect(
    try sketch.document().scenes[0].viewNames == ["a": ["Card", "cardView", "card", "panel"]])
}

@Test func `numbers with exponents are read, and nothing else that is no decimal`() {
  let rows: [(String, Double?)] = [
    ("1.5", 1.5), ("-8", -8), ("2.2250738585072014e-308", 2.2250738585072014e-308), ("1e+2", 100),
    ("1E2", 100), ("inf", nil), ("nan", nil), ("1e", nil), ("e5", nil), ("0x10", nil),
    ("1e99999", nil), ("1e300", nil), ("", nil), ("1e-2e3", nil),
  ]
  for (text, value) in rows { #expect(DocumentNumber.value(of: text) == value, "\(text)") }
}

@Test func `base 64 is text again`() {
  for (encoded, text) in [("", ""), ("SGk", "Hi"), ("SGk=", "Hi"), ("YQpi\nZQ", "a\nbe")] {
    #expect(Base64.text(encoded) == text)
  }
}
