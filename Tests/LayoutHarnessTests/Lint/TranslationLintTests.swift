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
private func found(_ files: [String: String]) throws -> [String] {
  let place = try Place()
  try place.write(storyboard, to: "Base.lproj/A.storyboard")
  for (name, text) in files { try place.write(text, to: name) }
  let lint = try Lint(except: "fixed-frame")
  return lint.findings(in: ["\(place.path)/Base.lproj/A.storyboard"]).map { finding in
    let position = finding.diagnostic.location.map { "\($0.position.line)" } ?? ""
    let file = finding.file.replacingOccurrences(of: place.path + "/", with: "")
    return "\(file):\(position): \(finding.diagnostic.words) [\(finding.diagnostic.code)]"
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
