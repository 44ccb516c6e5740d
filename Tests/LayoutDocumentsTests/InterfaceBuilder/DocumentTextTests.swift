import Testing

@testable import LayoutDocuments

/// A view in the root's corner, at a width where one is given; nothing else says how large it is.
private func corner(
  _ element: String, _ attributes: String, inside: String = "", width: Int? = nil,
  tools: String = "23504", after: String = ""
) -> Sketch {
  let constraint = width.map {
    #"<constraint firstItem="a" firstAttribute="width" constant="\#($0)" id="w"/>"#
  }
  return Sketch(
    inside: """
      <subviews><\(element) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="a">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>\(inside)</\(element)></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
      \(constraint ?? "")</constraints>
      """, tools: tools, after: after)
}

private func label(
  _ font: String, text: String = "Label", lines: Int = 1, width: Int = 100,
  tools: String = "23504"
) -> Sketch {
  corner(
    "label", #"text="\#(text)" numberOfLines="\#(lines)""#,
    inside: #"<fontDescription key="fontDescription" \#(font)/>"#, width: width, tools: tools)
}

private let style = #"style="UICTFontTextStyle"#

@Test func `a label is as high as its font's lines`() throws {
  let twoLines = "Label&#10;Label"
  let rows = [
    // Heights that public documents store.
    (label(#"type="system" pointSize="17""#), "0 0 100 20.5"),
    (label(#"type="boldSystem" pointSize="14""#), "0 0 100 17"),
    (label(#"type="system" weight="medium" pointSize="16""#), "0 0 100 19.5"),
    (label(#"type="italicSystem" pointSize="12""#), "0 0 100 14.5"),
    (label(#"type="boldSystem" size="button""#), "0 0 100 21.5"),
    (label(style + #"Body""#), "0 0 100 20.5"),
    (label(style + #"Title0""#), "0 0 100 41"),
    (label(#"name="HelveticaNeue-Light" family="Helvetica Neue" pointSize="17""#), "0 0 100 20.5"),
    (label(#"name="HelveticaNeue-UltraLight" pointSize="50""#, width: 300), "0 0 300 57.5"),
    (
      label(#"name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="17""#),
      "0 0 100 20.5"
    ),
    // Lines of a text style are its leading apart, others their height: 38 for two of subhead, 42.5 for two of body.
    (label(style + #"Subhead""#, text: twoLines, lines: 0), "0 0 100 38"),
    (label(style + #"Body""#, text: twoLines, lines: 0), "0 0 100 42.5"),
    (label(#"type="system" pointSize="17""#, text: twoLines, lines: 0), "0 0 100 41"),
    // Xcode 13.3 stores the smallest text size: body 17 high, callout 16.
    (label(style + #"Body""#, tools: "20037"), "0 0 100 17"),
    (label(style + #"Callout""#, tools: "20037"), "0 0 100 16"),
    (label(#"type="system" pointSize="17""#, tools: "20037"), "0 0 100 20.5"),
  ]
  for (sketch, frame) in rows { #expect(try sketch.frame("a") == frame, "\(sketch.text)") }
}

@Test func `a label of the app's own class wraps in the font that its stored size tells`() throws {
  // A line of 28 points is 33.41 high, two are 66.83.
  func sketch(lines: Int, width: Int?, stored: String) -> Sketch {
    corner(
      "label", #"text="Hello Hello" numberOfLines="\#(lines)" customClass="Title""#,
      inside: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
      width: width,
      after: """
        <designables><designable name="a"><size key="intrinsicContentSize" \(stored)/></designable>
        </designables>
        """)
  }
  let stored = #"width="141" height="33.5""#
  #expect(try sketch(lines: 0, width: 100, stored: stored).frame("a") == "0 0 100 67")
  #expect(try sketch(lines: 1, width: nil, stored: stored).frame("a") == "0 0 141 33.5")
  // No font makes the text so wide.
  #expect(
    try sketch(lines: 0, width: nil, stored: #"width="400" height="33.5""#).frame("a")
      == "0 0 400 33.5")
}

@Test func `a field is as high as its border and what it hides ask`() throws {
  let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
  let hidden = font + #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#
  let small = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
  let rows = [
    (corner("textField", "", inside: font, width: 200), "0 0 200 22"),
    (corner("textField", "", inside: hidden, width: 200), "0 0 200 21"),
    (corner("textField", #"borderStyle="roundedRect""#, inside: small, width: 200), "0 0 200 34"),
    (
      corner(
        "textField", #"borderStyle="roundedRect""#, inside: small, width: 200, tools: "14490"),
      "0 0 200 30"
    ),
    (corner("textField", "", inside: small, width: 200, tools: "15505"), "0 0 200 17"),
  ]
  for (sketch, frame) in rows { #expect(try sketch.frame("a") == frame, "\(sketch.text)") }
}
