import Testing

@testable import LayoutHarness

private let card = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait"/><objects>
  <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/><subviews>
  <view fixedFrame="YES" userLabel="“Card”" id="a">
  <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
  <view id="a"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
  </view></objects></document>
  """

/// What is told of a card and of a file that is none.
private func report(_ format: LintReport.Format) throws -> String {
  let place = try Place()
  try place.write(card, to: "my card.xib")
  try place.write("<plist/>", to: "two.xib")
  let lint = try Lint(only: "fixed-frame,duplicate-id")
  let paths = ["my card.xib", "two.xib"].map { "\(place.path)/\($0)" }
  let report = LintReport(lint.findings(in: paths), of: lint, documents: 2, version: "1.2.3")
  let text = String(decoding: report.bytes(as: format), as: UTF8.self)
  return text.split(separator: place.path + "/", omittingEmptySubsequences: false).joined()
}

@Test func `findings are told as diagnostics`() throws {
  #expect(
    try report(.text) == """
      my card.xib:5:1: warning: view '“Card”' has no constraints: its frame is fixed [fixed-frame]
      <view fixedFrame="YES" userLabel="“Card”" id="a">
      ^
      my card.xib:7:1: error: view has the id 'a' of another object [duplicate-id]
      <view id="a"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
      ^
      my card.xib:5:47: note: first given here
      <view fixedFrame="YES" userLabel="“Card”" id="a">
                                                    ^
      two.xib:1:2: error: <plist> is no storyboard or xib; expected <document> [unreadable-document]
      <plist/>
       ^

      3 findings in 2 documents

      """)
}

@Test func `a finding is a line of JSON`() throws {
  #expect(
    try report(.json) == #"""
      {"file":"my card.xib","line":5,"column":1,"severity":"warning","code":"fixed-frame","view":"“Card”","message":"view '“Card”' has no constraints: its frame is fixed","notes":[]}
      {"file":"my card.xib","line":7,"column":1,"severity":"error","code":"duplicate-id","view":"a","message":"view has the id 'a' of another object","notes":[{"message":"first given here","line":5,"column":47}]}
      {"file":"two.xib","line":1,"column":2,"severity":"error","code":"unreadable-document","view":"","message":"<plist> is no storyboard or xib; expected <document>","notes":[]}

      """#)
}

@Test func `code scanning gets SARIF`() throws {
  #expect(
    try report(.sarif) == #"""
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":{"name":"plumb","semanticVersion":"1.2.3","rules":[
      {"id":"unreadable-document","shortDescription":{"text":"The file is no storyboard or xib that can be laid out."},"defaultConfiguration":{"level":"error"}},
      {"id":"duplicate-id","shortDescription":{"text":"Two objects of the document have one id."},"defaultConfiguration":{"level":"error"}},
      {"id":"fixed-frame","shortDescription":{"text":"A view has no constraints in a document that uses Auto Layout."},"defaultConfiguration":{"level":"warning"}}
      ]}},"columnKind":"unicodeCodePoints","results":[
      {"ruleId":"fixed-frame","ruleIndex":2,"level":"warning","message":{"text":"view '“Card”' has no constraints: its frame is fixed"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"file://my%20card.xib"},"region":{"startLine":5,"startColumn":1}}}]},
      {"ruleId":"duplicate-id","ruleIndex":1,"level":"error","message":{"text":"view has the id 'a' of another object"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"file://my%20card.xib"},"region":{"startLine":7,"startColumn":1}}}],"relatedLocations":[{"physicalLocation":{"artifactLocation":{"uri":"file://my%20card.xib"},"region":{"startLine":5,"startColumn":47}},"message":{"text":"first given here"}}]},
      {"ruleId":"unreadable-document","ruleIndex":0,"level":"error","message":{"text":"<plist> is no storyboard or xib; expected <document>"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"file://two.xib"},"region":{"startLine":1,"startColumn":2}}}]}
      ]}]}

      """#)
}

@Test func `nothing found is said, too`() throws {
  let lint = try Lint()
  let report = LintReport([], of: lint, documents: 1, version: "1")
  #expect(report.bytes(as: .text) == Array("nothing found in 1 document\n".utf8))
  #expect(report.bytes(as: .json) == [])
}

@Test func `a path is a URI`() {
  let rows = [
    ("a/b.xib", "a/b.xib"), ("./a.xib", "a.xib"), ("/a b.xib", "file:///a%20b.xib"),
    ("ä~#?%:.xib", "%C3%A4~%23%3F%25%3A.xib"),
  ]
  for (path, uri) in rows { #expect(FileAddress.uri(of: path) == uri) }
}
