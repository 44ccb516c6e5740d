import Foundation
import Testing

@testable import LayoutDocuments
@testable import LayoutHarness

private let xib = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait"/><objects>
  <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
  <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Header" id="a">
  <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view></subviews>
  <viewLayoutGuide key="safeArea" id="safe"/>
  <constraints>
  <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
  <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
  <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="3"/>
  <constraint firstItem="safe" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="4"/>
  </constraints></view></objects></document>
  """

/// Shows documents of a temporary folder.
private func shown(_ format: ShowFormat, _ safeArea: SafeAreaSource = .rules) throws -> String {
  let place = try Place()
  try place.write(xib, to: "one.xib")
  try place.write("<plist/>", to: "two.xib")
  let paths = ["one.xib", "two.xib"].map { "\(place.path)/\($0)" }
  var text = ""
  let failures = try DocumentShow(of: paths, as: format, safeArea: safeArea).run {
    text += String(decoding: $0, as: UTF8.self)
  }
  #expect(failures == 1)
  return text.replacingOccurrences(of: place.path + "/", with: "")
}

@Test func `a root is a line of JSON, and so is a file that cannot be laid out`() throws {
  #expect(
    try shown(.json) == """
      {"file":"one.xib","scene":"root","root":"root","views":{"root":[0,0,375,667],"a":[0,20,375,647]},"unsupported":[]}
      {"file":"two.xib","error":"<plist> is no storyboard or xib; expected <document> (line 1)"}

      """)
}

@Test func `people get a tree`() throws {
  #expect(
    try shown(.tree) == """
      one.xib: root
        view root 0 0 375 667
          view a "Header" 0 20 375 647
      two.xib:1:2: error: <plist> is no storyboard or xib; expected <document>
      <plist/>
       ^

      """)
}

@Test func `or a picture`() throws {
  let picture = try shown(.svg)
  #expect(picture.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="455" height="747""#))
  #expect(
    picture.contains(
      #"<rect x="0" y="20" width="375" height="647" stroke="black" stroke-width="0.5"><title>view a "Header"</title></rect>"#
    ))
}

@Test func `hints give a root's safe area`() throws {
  let folder = #"{"a.xib": {"r": {"top": 48, "bottom": 3.4e1}, "q": {}}, "b": {}}"#
  let hints = try #require(SafeAreaHints(Array(folder.utf8)))
  #expect(hints.safeArea(of: "r", in: "a.xib")?.top == 48)
  #expect(hints.safeArea(of: "r", in: "a.xib")?.bottom == 34)
  #expect(hints.safeArea(of: "r", in: "b") == nil)
  for wrong in [
    #"{"a": 1}"#, #"{"a": {"r": {"left": 1}}}"#, "", "[]", #"{"a": {"r": {"top": "1"}}}"#,
  ] {
    #expect(SafeAreaHints(Array(wrong.utf8)) == nil, "\(wrong)")
  }
}

@Test func `a document is shown in a language beside it, or it is said that there is none`() throws
{
  let place = try Place()
  let label = """
    <label text="Left" userLabel="Header" id="a">
    <rect key="frame" x="20" y="30" width="70" height="21"/>
    <constraints><constraint firstAttribute="height" constant="21" id="9"/></constraints></label>
    """
  let document = xib.replacingOccurrences(of: "</objects>", with: label + "</objects>")
  try place.write(document, to: "App/Base.lproj/a.xib")
  try place.write(#""a.text" = "Links";"#, to: "App/de.lproj/a.strings")
  try place.write("", to: "App/he.lproj/Localizable.strings")
  func shown(_ locale: String) throws -> String {
    var text = ""
    let path = "\(place.path)/App/Base.lproj/a.xib"
    let show = try DocumentShow(of: [path], as: .tree, safeArea: .rules, in: locale)
    _ = show.run { text += String(decoding: $0, as: UTF8.self) }
    return text.replacingOccurrences(of: place.path + "/", with: "")
  }
  #expect(try shown("de").hasPrefix("App/Base.lproj/a.xib: root\n"))
  #expect(try shown("he").hasPrefix("App/Base.lproj/a.xib: root\n"))
  #expect(
    try shown("it")
      == "error: 'a.xib' is not localized into 'it'; it is there in 'Base' and 'de'\n")
  #expect(throws: DocumentShow.WrongLocale.self) { try shown("i t") }
}
