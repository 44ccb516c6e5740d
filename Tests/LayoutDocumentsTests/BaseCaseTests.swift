import LayoutDocuments
import LayoutEngine
import PlainText
import Synchronization
import Testing

private let base = """
  <case title="b">
  <interface>
  <resources><image name="key" width="9" height="7"/></resources>
  <view id="root">
  <label id="title" font="fixed 10" text="Short"/><imageView id="icon" image="key"/>
  <constraints>
  title.leading = root.leading + 8
  title.top = root.top + 20 # down
  icon.leading = root.leading
  icon.top = title.bottom
  </constraints></view></interface>
  <behavior>
  <var name="taps" be="0"/>
  <on event="viewDidLoad"><set property="down.constant" to="30"/><call action="loaded"/></on>
  </behavior>
  </case>
  """

/// A case that stands on another.
private func source(
  _ interface: String, behavior: String = "", steps: String = "", on cases: [String: String]
) -> CaseSource {
  var source = CaseSource(
    """
    <case title="t">
    <environment device="iPhone 8"/>
    \(interface)
    \(behavior)
    <steps>\(steps)</steps>
    </case>
    """)
  source.documents = cases
  return source
}

@Test func `a case takes the interface of another, and its behavior unless it has its own`() throws
{
  let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="c">
    <device id="retina4_7"/><scenes><scene><objects><viewController id="c" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <view id="card"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></view>
    </viewController></objects></scene></scenes></document>
    """
  let rows: [(String, CaseSource)] = [
    (
      "all of it",
      source(
        #"<interface src="b.xml"/>"#,
        steps: """
          <expect that="title.frame = rect(8, 30, 50, 12)"/><expect that="icon.frame.width = 9"/>
          <expect action="loaded"/><expect that="taps = 0"/>
          """, on: ["b.xml": base])
    ),
    (
      "with changes",
      source(
        """
        <interface src="b.xml"><override of="title" text="Longer than that"/>
        <insert below="title"><view id="badge"/><constraints>badge.edges = title.edges</constraints></insert>
        <constraints>icon.width ≤ 100</constraints></interface>
        """,
        steps: #"<expect that="badge.frame = rect(8, 30, 160, 12)"/>"#, on: ["b.xml": base])
    ),
    (
      "with code of its own",
      source(
        #"<interface src="b.xml"/>"#,
        behavior: #"<behavior><on event="viewDidLoad"><call action="mine"/></on></behavior>"#,
        steps: #"<expect action="mine"/><expect that="title.frame.y = 20"/>"#, on: ["b.xml": base])
    ),
    (
      "with a picture of another size",
      source(
        #"<interface src="b.xml"><resources><image name="key" width="30" height="7"/></resources></interface>"#,
        steps: #"<expect that="icon.frame.width = 30"/>"#, on: ["b.xml": base])
    ),
    (
      "that stands on a third, by the path from its folder",
      source(
        #"<interface src="base/b.xml"/>"#, steps: #"<expect that="card.frame.x = 5"/>"#,
        on: [
          "base/b.xml":
            #"<case title="b"><interface src="../App/A.storyboard"><override of="card" frame="5 2 3 4"/></interface></case>"#,
          "base/../App/A.storyboard": storyboard.replacing(
            #"id="card""#, with: #"id="x" userLabel="card""#),
        ])
    ),
  ]
  for (words, source) in rows {
    let (read, diagnostics) = source.read()
    let layoutCase = try #require(read, "\(words): \(diagnostics.all.map(\.text))")
    let variant = layoutCase.variants[0]
    let outcome = Simulation.outcome(of: layoutCase.scene(for: variant), on: variant.screen)
    let failures = outcome.findings.filter { $0.kind == .expectation || $0.kind == .failure }
    #expect(failures.isEmpty, "\(words): \(failures)")
  }
}

@Test func `what does not fit between two cases is told where it is written`() {
  let rows: [(CaseSource, String)] = [
    (
      source(#"<interface src="c.xml"/>"#, on: ["c.xml": base]),
      "c.xml:3:17: error: 'src' is circular: 'c.xml' includes itself"
    ),
    (
      source(
        #"<interface src="b.xml"/>"#,
        on: [
          "b.xml": #"<case title="b"><interface src="d.xml"/></case>"#,
          "d.xml": #"<case title="d"><interface src="b.xml"/></case>"#,
        ]), "d.xml:1:33: error: 'src' is circular: 'b.xml' includes itself"
    ),
    (
      source(#"<interface src="b.xml" scene="Home"/>"#, on: ["b.xml": base]),
      "c.xml:3:24: error: 'scene' is for documents of Xcode's; 'b.xml' is a case, which has one"
    ),
    (
      source(#"<interface src="b.xml"/>"#, on: ["b.xml": "<suite/>"]),
      "b.xml:1:2: error: '<suite>' is no case file; expected '<case>'"
    ),
    (
      source(
        #"<interface src="b.xml"><insert into="root"><view id="title"/></insert></interface>"#,
        on: ["b.xml": base]), "c.xml:3:54: error: id 'title' is given twice"
    ),
    (
      source(
        #"<interface src="b.xml"/>"#, on: ["b.xml": base.replacing("icon.top", with: "icn.top")]),
      "b.xml:10:1: error: no view has the id 'icn'; did you mean 'icon'?"
    ),
  ]
  for (source, head) in rows {
    let shown = source.shown
    #expect(shown.hasPrefix(head), "\(shown)")
  }
}

/// Cases named 1.xml and so on that each include the next; the last has the views.
private func chain(of count: Int, last: String = base) -> CaseSource {
  var cases: [String: String] = [:]
  for number in 1..<count {
    cases["\(number).xml"] =
      "<case title=\"\(number)\">\n<interface src=\"\(number + 1).xml\"/></case>"
  }
  cases["\(count).xml"] = last
  return source(#"<interface src="1.xml"/>"#, on: cases)
}

@Test func `src leads through at most 16 cases, and the link beyond is told`() {
  let tooLong =
    "16.xml:2:17: error: 'src' leads through more than 16 cases; name the case that holds the views"
  let rows: [(CaseSource, String)] = [
    (chain(of: 1), "read"), (chain(of: 16), "read"), (chain(of: 17), tooLong),
    (chain(of: 5_000), tooLong),
    (
      chain(of: 16, last: #"<case title="l"><interface src="1.xml"/></case>"#),
      "16.xml:1:33: error: 'src' is circular: '1.xml' includes itself"
    ),
    (
      chain(of: 16, last: #"<case title="l"><interface src="A.xib"/></case>"#),
      "16.xml:1:33: error: there is no 'A.xib'"
    ),
  ]
  for (source, head) in rows {
    let shown = String(source.shown.prefix { $0 != "\n" })
    #expect(shown == head)
  }
}

@Test func `a case in several languages opens each case that it includes once`() {
  let opened = Mutex<[String]>([])
  let cases = [
    "b.xml": #"<case title="b"><interface src="d.xml"/></case>"#,
    "d.xml": #"<case title="d"><interface><view id="root"/></interface></case>"#,
  ]
  let opening = DocumentOpening(
    { path throws(Diagnostic) in
      opened.withLock { $0.append(path) }
      return SourceFile(name: path, text: cases[path] ?? "")
    }, names: { _ throws(Diagnostic) in [] })
  let text = """
    <case title="t"><environment device="iPhone 8" locale="en | de | fr"/>
    <interface src="b.xml"/></case>
    """
  var diagnostics = Diagnostics()
  _ = CaseReader.layoutCase(
    from: SourceFile(name: "c.xml", text: text), suite: SuiteSettings(), opening: opening,
    &diagnostics)
  #expect(diagnostics.all.map(\.text) == [])
  #expect(opened.withLock { $0 } == ["b.xml", "d.xml"])
}
