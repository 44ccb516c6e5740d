import PlainText
import Testing

@testable import LayoutHarness

/// A check, what a document's root holds, and what the check says of it with the object that it says it of.
private struct Row {
  let code: String
  let inside: String
  var beside = ""
  var resources = ""
  var controller = ""
  let found: [String]

  init(
    _ code: String, _ inside: String, beside: String = "", resources: String = "",
    controller: String = "", _ found: String...
  ) {
    (self.code, self.inside, self.beside, self.resources) = (code, inside, beside, resources)
    (self.controller, self.found) = (controller, found)
  }

  var document: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="c">\(controller)
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    \(inside)
    <viewLayoutGuide key="safeArea" id="safe"/></view>
    </viewController>\(beside)</objects></scene></scenes>
    <resources>\(resources)</resources></document>
    """
  }
}

private func view(
  _ kind: String, _ frame: (Double, Double, Double, Double), _ id: String = "a",
  _ attributes: String = "", _ content: String = ""
) -> String {
  """
  <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
  <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
  \(content)</\(kind)>
  """
}

private func view(
  _ frame: (Double, Double, Double, Double), _ id: String = "a", _ attributes: String = "",
  _ content: String = ""
) -> String {
  view("view", frame, id, attributes, content)
}

private func inRoot(_ views: String, _ constraints: String) -> String {
  "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>"
}

/// `a.width = 100`, and so on: Interface Builder's element.
private func tie(
  _ item: String?, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
  _ constant: Double = 0, id: String, more: String = ""
) -> String {
  "<constraint \(item.map { "firstItem=\"\($0)\" " } ?? "")firstAttribute=\"\(attribute)\" "
    + (second.map { "secondItem=\"\($0)\" secondAttribute=\"\(other ?? attribute)\" " } ?? "")
    + "constant=\"\(constant)\" \(more) id=\"\(id)\"/>"
}

/// At 20, 100 below the root's corner.
private let corner =
  tie("a", "leading", "root", nil, 20, id: "1") + tie("a", "top", "root", nil, 100, id: "2")

private func sized(_ width: Double, _ height: Double) -> String {
  tie("a", "width", nil, nil, width, id: "3") + tie("a", "height", nil, nil, height, id: "4")
}

private let rows: [Row] = [
  Row(
    "duplicate-id", inRoot(view((20, 100, 50, 50)), corner + sized(50, 50)),
    beside: #"<placeholder id="a"/>"#,
    "a: placeholder has the id 'a' of another object"),
  Row("duplicate-id", inRoot(view((20, 100, 50, 50)), corner + sized(50, 50))),
  Row(
    "dangling-reference",
    inRoot(
      view((20, 100, 50, 50)),
      corner + sized(50, 50) + tie("a", "top", "gone", "bottom", 8, id: "5")),
    controller: #"<connections><outlet property="title" destination="lost" id="6"/></connections>"#,
    "6: outlet '6': no object has the destination 'lost'",
    "5: constraint '5': no object has the secondItem 'gone'"),
  Row(
    "dangling-reference", inRoot(view((20, 100, 50, 50)), corner + sized(50, 50)),
    controller: #"<connections><outlet property="title" destination="a" id="6"/></connections>"#),
  Row(
    "conflicting-constraints",
    inRoot(
      view((20, 100, 50, 50)), corner + sized(50, 50) + tie("a", "width", nil, nil, 60, id: "5")),
    "5: these two constraints cannot hold together; 'a.width = 60' is broken"),
  Row("conflicting-constraints", inRoot(view((20, 100, 50, 50)), corner + sized(50, 50))),
  Row(
    "conflicting-constraints",
    inRoot(
      view((20, 100, 353, 50)),
      corner + tie("a", "height", nil, nil, 50, id: "4")
        + tie("a", "width", nil, nil, 340, id: "3", more: #"relation="greaterThanOrEqual""#)
        + tie("root", "trailing", "a", nil, 20, id: "5")),
    "3: on iPhone SE (3rd generation) these four constraints cannot hold together; "
      + "'a.width ≥ 340' is broken"),
  Row(
    "ambiguous-view",
    inRoot(
      view((20, 100, 50, 50), "a", #"userLabel="Card""#),
      corner + tie("a", "height", nil, nil, 5, id: "4")),
    "Card: view 'Card' has no width"),
  Row("ambiguous-view", inRoot(view((20, 100, 50, 50)), corner + sized(50, 50))),
  Row(
    "misplaced-view", inRoot(view((20, 100, 50, 50)), corner + sized(60, 50)),
    "a: view 'a' is stored at (20, 100, 50, 50); its constraints put it at (20, 100, 60, 50)"),
  Row("misplaced-view", inRoot(view((20, 100.4, 50, 50)), corner + sized(50, 50))),
  // How wide a text is, only Xcode knows exactly.
  Row("misplaced-view", inRoot(view("label", (20, 100, 44, 21), "a", #"text="Title""#), corner)),
  // What constraints leave open is told as that.
  Row(
    "misplaced-view",
    inRoot(view((20, 100, 50, 50)), corner + tie("a", "width", nil, nil, 60, id: "3"))),
  Row(
    "fixed-frame",
    #"<subviews><view fixedFrame="YES" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>"#
      + "</view></subviews>", "a: view 'a' has no constraints: its frame is fixed"),
  Row(
    "fixed-frame",
    #"<subviews><view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>"#
      + "</view></subviews>"),
  Row(
    "missing-image",
    inRoot(view("imageView", (20, 100, 50, 50), "a", #"image="cat""#), corner + sized(50, 50)),
    resources: #"<image name="dog" width="16" height="16"/>"#,
    "a: imageView 'a': the resources have no image 'cat'"),
  Row(
    "missing-image",
    inRoot(view("imageView", (20, 100, 50, 50), "a", #"image="cat""#), corner + sized(50, 50)),
    resources: #"<image name="cat" width="16" height="16"/>"#),
  Row(
    "missing-color",
    inRoot(
      view((20, 100, 50, 50), "a", "", #"<color key="backgroundColor" name="Brand"/>"#),
      corner + sized(50, 50)),
    "a: view 'a': the resources have no color 'Brand'"),
  Row(
    "missing-color",
    inRoot(
      view((20, 100, 50, 50), "a", "", #"<color key="backgroundColor" name="Brand"/>"#),
      corner + sized(50, 50)),
    resources: #"<namedColor name="Brand"><color red="1" green="0" blue="0"/></namedColor>"#),
  Row(
    "fixed-text-width",
    inRoot(
      view("label", (20, 100, 50, 20), "a", #"text="A rather long title""#), corner + sized(50, 20)),
    "a: label 'a' cuts its text off: its width is fixed at 50 points; it needs 132"),
  Row(
    "fixed-text-width",
    inRoot(
      view(
        "label", (20, 100, 150, 20), "a", #"text="A rather long title""#,
        #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#),
      corner + sized(155, 20)),
    "a: label 'a' cuts its text off in text size XXXL: its width is fixed at 155 points"),
  Row(
    "fixed-text-width",
    inRoot(
      view("label", (20, 100, 155, 20), "a", #"text="A rather long title""#),
      corner + sized(155, 20))),
  Row(
    "fixed-text-width",
    inRoot(
      view("label", (20, 100, 50, 90), "a", #"text="A rather long title" numberOfLines="0""#),
      corner + sized(50, 90))),
  Row(
    "small-tap-target",
    inRoot(
      view(
        "button", (20, 100, 30, 44), "a", "", #"<state key="normal" title="X"/>"#),
      corner + sized(30, 44)), "a: button 'a' is 30 x 44 points; fingers need 44 x 44"),
  Row(
    "small-tap-target",
    inRoot(
      view(
        "button", (20, 100, 44, 44), "a", "", #"<state key="normal" title="X"/>"#),
      corner + sized(44, 44))),
  // A switch is as high as UIKit makes it.
  Row("small-tap-target", inRoot(view("switch", (20, 100, 51, 31)), corner)),
  Row(
    "view-off-screen", inRoot(view((20, 100, 360, 50)), corner + sized(360, 50)),
    "a: view 'a' reaches 5 points beyond the right edge on iPhone SE (3rd generation)"),
  Row("view-off-screen", inRoot(view((20, 100, 340, 50)), corner + sized(340, 50))),
  // What is beyond the screen that it was drawn on is meant to be.
  Row("view-off-screen", inRoot(view((20, 100, 500, 50)), corner + sized(500, 50))),
]

@Test func `each check finds what it is about, and nothing else`() throws {
  let place = try Place()
  for row in rows {
    try place.write(row.document, to: "a.storyboard")
    let found = try Lint(only: row.code).findings(in: [place.path + "/a.storyboard"])
    #expect(
      found.map { "\($0.subject): \($0.diagnostic.words)" } == row.found,
      "\(row.code) \(row.inside)")
    #expect(found.allSatisfy { $0.diagnostic.code == row.code && $0.diagnostic.location != nil })
  }
  // Texts in other languages lie in files of their own, with tests of their own.
  let others = LintCheck.all.map(\.code).filter { !$0.hasSuffix("-translation") }
  #expect(Set(rows.map(\.code)) == Set(others))
}

@Test func `screens are laid out on the devices that are asked for`() throws {
  let place = try Place()
  let row = Row("", inRoot(view((20, 100, 360, 50)), corner + sized(360, 50)))
  try place.write(row.document, to: "a.storyboard")
  let paths = [place.path + "/a.storyboard"]
  let devices = "iPhone SE (1st generation) |  iPhone 8|iPhone 15 Pro"
  let found = try Lint(only: "view-off-screen", devices: devices).findings(in: paths)
  #expect(
    found.map(\.diagnostic.words)
      == ["view 'a' reaches 60 points beyond the right edge on iPhone SE (1st generation)"])
  #expect(
    found[0].diagnostic.notes.map(\.words) == ["5 points beyond the right edge on iPhone 8"])
  #expect(try Lint(only: "view-off-screen", devices: "iPhone 16").findings(in: paths) == [])
}

@Test func `a name that nothing has is told with the nearest`() throws {
  let cases: [(only: String?, except: String?, devices: String?, words: String)] = [
    (
      "fixed-frames", nil, nil, "unknown check 'fixed-frames'; did you mean 'fixed-frame'?"
    ),
    (nil, "fixed-frame,", nil, "unknown check ''"),
    (nil, nil, "iPhone 8 | iPhone 80", "unknown device 'iPhone 80'; did you mean 'iPhone 8'?"),
    ("fixed-frame", "fixed-frame", nil, "no check is left to make"),
  ]
  for row in cases {
    #expect(throws: Lint.UnknownName(words: row.words)) {
      _ = try Lint(only: row.only, except: row.except, devices: row.devices)
    }
  }
  #expect(try Lint(except: "fixed-frame").checks.count == LintCheck.all.count - 1)
}

@Test func `images and colors of asset catalogs near the document are not missing`() throws {
  let place = try Place()
  let names = [
    "cat", "dog", "Pets/bird", "owl", "Icons 3.0/elk", "fish", "mole", "Brand", "Paint",
  ]
  let images = names.dropLast(2).map {
    view("imageView", (20, 100, 50, 50), $0, "image=\"\($0)\"")
  }
  let colors = names.suffix(2).map {
    view((20, 100, 50, 50), $0, "", "<color key=\"backgroundColor\" name=\"\($0)\"/>")
  }
  let row = Row("", inRoot((images + colors).joined(), ""))
  try place.write(row.document, to: "App/UI/Base.lproj/a.storyboard")
  func missing() throws -> [String] {
    try Lint(only: "missing-image,missing-color")
      .findings(in: [place.path + "/App/UI/Base.lproj/a.storyboard"]).map(\.subject)
  }
  #expect(try missing() == names)
  let contents = #"{"info": {"author": "xcode", "version": 1}}"#
  let namespace = #"{"properties": {"provides-namespace": true}}"#
  try place.write(contents, to: "App/UI/Assets.xcassets/cat.imageset/Contents.json")
  // In a group, beside it in a namespace, in a folder beside the document's, and above all without a `.git`.
  try place.write(contents, to: "App/UI/Assets.xcassets/Group/dog.imageset/Contents.json")
  try place.write(contents, to: "App/UI/Assets.xcassets/Group/Brand.colorset/Contents.json")
  try place.write(namespace, to: "App/UI/Assets.xcassets/Pets/Contents.json")
  try place.write(contents, to: "App/UI/Assets.xcassets/Pets/bird.imageset/Contents.json")
  // A dot in a group's name makes no set of it; what lies in a set is none of the app's images.
  try place.write(contents, to: "App/UI/Assets.xcassets/Icons 2.0/owl.imageset/Contents.json")
  try place.write(namespace, to: "App/UI/Assets.xcassets/Icons 3.0/Contents.json")
  try place.write(contents, to: "App/UI/Assets.xcassets/Icons 3.0/elk.imageset/Contents.json")
  try place.write(
    contents,
    to: "App/UI/Assets.xcassets/b.imagestack/l.imagestacklayer/mole.imageset/Contents.json")
  try place.write(contents, to: "App/UI/More/More.xcassets/Paint.colorset/Contents.json")
  try place.write(contents, to: "Shared/Assets.xcassets/fish.imageset/Contents.json")
  // Neither without contents nor through a link.
  try place.write("", to: "App/UI/Assets.xcassets/mole.imageset/Contents.txt")
  #expect(try missing() == ["fish", "mole"])
  try place.write("", to: ".git/HEAD")
  #expect(try missing() == ["mole"])
  try place.link("App/UI/Linked.xcassets", to: "../../Elsewhere")
  try place.write(contents, to: "Elsewhere/mole.imageset/Contents.json")
  #expect(try missing() == ["mole"])
}
