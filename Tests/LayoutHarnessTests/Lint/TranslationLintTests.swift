import Foundation
import PlainText
import Testing

@testable import LayoutHarness

private let storyboard = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
  <device id="retina6_12" orientation="portrait"/>
  <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
  <label userLabel="Title" text="Boats" id="l"><rect key="frame" x="0.0" y="0.0" width="99" height="21"/></label>
  <label text="12:30" id="n"><rect key="frame" x="0.0" y="0.0" width="99" height="21"/></label>
  <button id="b"><rect key="frame" x="0.0" y="99" width="99" height="50"/>
  <state key="normal" title="Go"/></button>
  <button id="f"><rect key="frame" x="0.0" y="199" width="99" height="50"/>
  <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="Stay"/></button>
  </subviews></view><navigationItem key="navigationItem" title="Ferries" id="i"/></viewController>
  </objects></scene></scenes></document>
  """

/// What lint says of the texts beside the storyboard, with the files' names for their paths.
private func found(
  _ files: [String: String], in documents: [String] = ["Base.lproj/A.storyboard"]
) throws -> [String] {
  let place = try Place()
  try place.write(storyboard, to: "Base.lproj/A.storyboard")
  for (name, text) in files { try place.write(text, to: name) }
  let lint = try Lint(except: "fixed-frame")
  return lint.findings(in: documents.map { "\(place.path)/\($0)" }).map { finding in
    let position = finding.diagnostic.location.map { "\($0.position.line)" } ?? ""
    return "\(finding.file):\(position): \(finding.diagnostic.words) [\(finding.diagnostic.code)]"
      .replacingOccurrences(of: place.path + "/", with: "")
  }
}

@Test func `lint finds texts without a translation, and translations without a text`() throws {
  let whole = """
    "l.text" = "Boote"; "b.normalTitle" = "Los"; "f.configuration.title" = "Bleib"; "i.title" = "Fähren";
    """
  #expect(try found(["de.lproj/A.strings": whole, "en.lproj/A.strings": ""]) == [])
  #expect(
    try found([
      "de.lproj/A.strings": whole + "\n\"old.text\" = \"Alt\";",
      "it.lproj/A.strings": #""l.text" = "Barche"; "b.normalTitle" = "Via"; "i.title" = "T";"#,
      "fr.lproj/A.strings": #""l.text" = "Bateaux"; "l.text" = "B"; "i.title" = "T";"#,
      "pt.lproj/A.strings": "nothing = ",
    ]) == [
      "Base.lproj/A.storyboard:8: button 'b': 'normalTitle' is not translated into 'fr' [missing-translation]",
      "Base.lproj/A.storyboard:10: button 'f': 'configuration.title' is not translated into 'fr' and 'it' [missing-translation]",
      "de.lproj/A.strings:2: 'old.text' translates an object that is not in the document [stale-translation]",
      "fr.lproj/A.strings:1: 'l.text' is given twice; the last one counts [duplicate-translation]",
      "pt.lproj/A.strings:1: expected a text for 'nothing' [unreadable-translation]",
    ])
}

// Xcode writes `shouldTranslate` for a text that is marked "Don't Translate".
@Test func `a catalog's text that is not to be translated is not missed, and its keys stand once`()
  throws
{
  func catalog(_ more: String) -> String {
    let languages = ["de", "fr"].map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "T"}}"#
    }.joined(separator: ", ")
    let keys = ["b.normalTitle", "f.configuration.title", "i.title"].map {
      #""\#($0)": {"localizations": {\#(languages)}}"#
    }
    return "{\"sourceLanguage\": \"en\", \"strings\": {\n"
      + ([more] + keys).joined(separator: ",\n") + "}}"
  }
  let kept = #""l.text": {"shouldTranslate": false}"#
  #expect(try found(["mul.lproj/A.xcstrings": catalog(kept)]) == [])
  let missed =
    "Base.lproj/A.storyboard:5: label 'Title': 'text' is not translated into 'de' and 'fr'"
  #expect(
    try found(["mul.lproj/A.xcstrings": catalog(#""l.text": {"shouldTranslate": true}"#)])
      == [missed + " [missing-translation]"])
  #expect(
    try found(["mul.lproj/A.xcstrings": catalog(kept + ",\n" + kept)]) == [
      "mul.lproj/A.xcstrings:3: 'l.text' is given twice; the last one counts [duplicate-translation]"
    ])
}

@Test func `texts for the base document are no other's, and are told of once`() throws {
  let files = [
    "fr.lproj/A.storyboard": storyboard, "pt.lproj/A.strings": #""old.text" = "V";"#,
    "en.lproj/A.strings": #""l.text" = "a"; "l.text" = "b";"#,
  ]
  #expect(try found(files, in: ["fr.lproj/A.storyboard"]) == [])
  let all = try found(files, in: ["Base.lproj/A.storyboard", "fr.lproj/A.storyboard"])
  #expect(all == (try found(files)))
  #expect(
    all.filter { !$0.hasPrefix("Base.lproj") } == [
      "en.lproj/A.strings:1: 'l.text' is given twice; the last one counts [duplicate-translation]",
      "pt.lproj/A.strings:1: 'old.text' translates an object that is not in the document [stale-translation]",
    ])
  // Without a base document nobody knows whose they are.
  let place = try Place()
  for locale in ["en", "fr"] { try place.write(storyboard, to: "\(locale).lproj/A.storyboard") }
  try place.write(#""old.text" = "V";"#, to: "pt.lproj/A.strings")
  let paths = ["en", "fr"].map { "\(place.path)/\($0).lproj/A.storyboard" }
  #expect(try Lint(only: "stale-translation").findings(in: paths).map(\.subject) == ["old"])
}

@Test func `a file of texts that cannot be opened is itself the place`() throws {
  let place = try Place()
  let path = "\(place.path)/Base.lproj/A.storyboard"
  try place.write(storyboard, to: "Base.lproj/A.storyboard")
  try place.write(String(repeating: " ", count: (16 << 20) + 1), to: "de.lproj/A.strings")
  try place.write("", to: "fr.lproj/A.strings/B")
  let findings = try Lint(only: "unreadable-translation").findings(in: [path])
  let expected = [
    ("de", "is larger than 16 MB"), ("fr", "is no regular file; put a regular file there"),
  ].map {
    "\(place.path)/\($0).lproj/A.strings:1:1: error: '\(place.path)/\($0).lproj/A.strings' \($1)\n\n^"
  }
  #expect(findings.map(\.diagnostic.text) == expected)
  #expect(findings.map(\.file) == ["de", "fr"].map { "\(place.path)/\($0).lproj/A.strings" })
}
