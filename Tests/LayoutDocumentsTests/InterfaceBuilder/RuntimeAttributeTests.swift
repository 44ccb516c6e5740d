import LayoutDocuments
import LayoutEngine
import PlainText
import Testing

/// A case on a document whose one subview, `t`, is of a kind and has a runtime attribute.
private func source(_ kind: String, _ attribute: String, steps: String) -> CaseSource {
  var source = CaseSource(
    """
    <case title="t"><environment device="iPhone 8"/><interface src="A.storyboard"/>
    <steps>\(steps)</steps></case>
    """)
  source.documents["A.storyboard"] = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
    <device id="retina4_7" orientation="portrait"/><scenes><scene><objects><viewController id="c" \
    sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><\(kind) id="t"><rect key="frame" x="0" y="0" width="100" height="40"/>
    <userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>
    </\(kind)></subviews></view></viewController></objects></scene></scenes>
    <resources><image name="key" width="9" height="7"/></resources></document>
    """
  return source
}

private func attribute(_ type: String, _ path: String, _ value: String) -> String {
  let child = value.hasPrefix("<")
  return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\""
    + (child ? ">\(value)</userDefinedRuntimeAttribute>" : " value=\"\(value)\"/>")
}

@Test func `runtime attributes set UIKit's properties by their keys when a case begins`() throws {
  let rows = [
    ("view", attribute("boolean", "hidden", "YES"), "t.isHidden"),
    ("view", attribute("boolean", "layer.masksToBounds", "YES"), "t.clipsToBounds"),
    ("view", attribute("number", "alpha", #"<real key="value" value="0.5"/>"#), "t.alpha = 0.5"),
    (
      "view", attribute("number", "layer.hidden", #"<integer key="value" value="1"/>"#),
      "t.isHidden"
    ),
    ("label", attribute("string", "text", "Hi"), "t.text = 'Hi'"),
    ("label", attribute("localizedString", "text", "key"), "t.text = 'key'"),
    (
      "label", attribute("number", "numberOfLines", #"<integer key="value" value="0"/>"#),
      "t.numberOfLines = 0"
    ),
    // NSTextAlignment.right.
    (
      "label", attribute("number", "textAlignment", #"<integer key="value" value="2"/>"#),
      "t.textAlignment = 'right'"
    ),
    // UIStackView.Alignment.center.
    (
      "stackView", attribute("number", "alignment", #"<integer key="value" value="3"/>"#),
      "t.alignment = 'center'"
    ),
    (
      "scrollView",
      attribute("rect", "contentInset", #"<rect key="value" x="1" y="2" width="3" height="4"/>"#),
      "t.contentInset = insets(1, 2, 3, 4)"
    ),
    (
      "scrollView",
      attribute("size", "contentSize", #"<size key="value" width="500" height="600"/>"#),
      "t.contentSize = size(500, 600)"
    ),
    (
      "button",
      attribute(
        "rect", "contentEdgeInsets", #"<rect key="value" x="1" y="2" width="3" height="4"/>"#),
      "t.contentEdgeInsets.right = 4"
    ),
    ("imageView", attribute("image", "image", "key"), "t.image = 'key'"),
    ("view", attribute("nil", "backgroundColor", ""), "t.alpha = 1"),
    // The app's own, what only draws, and the Swift name, which is no key.
    ("view", attribute("number", "layer.cornerRadius", "5"), "t.alpha = 1"),
    ("view", attribute("string", "ownStyle", "body"), "t.alpha = 1"),
    ("view", attribute("boolean", "isHidden", "YES"), "not t.isHidden"),
    ("button", attribute("string", "subtitle", "mine"), "t.subtitle = ''"),
    ("view", attribute("string", "accessibilityIdentifier", "card"), "card.alpha = 1"),
  ]
  for (kind, attribute, claim) in rows {
    let source = source(kind, attribute, steps: "<expect that=\"\(claim)\"/>")
    let (read, diagnostics) = source.read()
    let layoutCase = try #require(read, "\(attribute): \(diagnostics.all.map(\.text))")
    let variant = layoutCase.variants[0]
    let outcome = Simulation.outcome(of: layoutCase.scene(for: variant), on: variant.screen)
    #expect(outcome.findings.isEmpty, "\(attribute): \(outcome.findings)")
  }
}

@Test func `a runtime attribute of another type than its key's is an error at its type`() {
  let rows = [
    (
      "label", attribute("string", "numberOfLines", "0"),
      "the runtime attribute 'numberOfLines' takes a number, not a value of the type 'string'"
    ),
    (
      "label", attribute("string", "font", "Helvetica"),
      "the runtime attribute 'font' takes a font, which no runtime attribute is, not a value of the type 'string'"
    ),
    (
      "scrollView", attribute("point", "contentInset", #"<point key="value" x="1" y="2"/>"#),
      "the runtime attribute 'contentInset' takes a rect for its insets, not a value of the type 'point'"
    ),
    (
      "imageView", attribute("image", "image", "nowhere"),
      "'image' cannot be 'nowhere': no image of the resources has that name; there are key"
    ),
  ]
  for (kind, attribute, words) in rows {
    let shown = source(kind, attribute, steps: "").shown
    #expect(shown.hasPrefix("A.storyboard:4:66: error: \(words)\n"), "\(shown)")
  }
}
