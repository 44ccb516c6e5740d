import Expressions
import LayoutDocuments
import LayoutEngine
import PlainText
import Testing

/// A storyboard of a label, a button, one with a configuration, and a control of two segments.
private func storyboard(_ title: String = "Title") -> String {
  Sketch(
    inside: """
      <subviews>
      <label text="\(title)" userLabel="Label" id="l-1"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></label>
      <button userLabel="Plain" id="b-1"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <state key="normal" title="Go"/></button>
      <button userLabel="Filled" id="b-2"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="New" subtitle="Sub"/></button>
      <segmentedControl userLabel="Parts" id="s-1"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      <label userLabel="Rich" id="l-2"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <attributedString key="attributedText"><fragment content="Rich"/></attributedString></label>
      </subviews>
      """
  ).text
}

private let german = """
  "l-1.text" = "Titel"; "b-1.normalTitle" = "Los"; "b-2.normalTitle" = "Alt";
  "b-2.configuration.title" = "Neu"; "b-2.configuration.subtitle" = "Unter";
  "s-1.segmentTitles[1]" = "Zwei"; "s-1.segmentTitles[7]" = "Acht"; "gone.text" = "Weg";
  "l-1.accessibilityLabel" = "Vorgelesen"; "b-1.selectedTitle" = "Gewählt"; "l-1" = "nichts";
  """

private func source(
  _ locale: String, _ files: [String: String] = ["Base.lproj/M.storyboard": storyboard()],
  beside environment: String = ""
) -> CaseSource {
  var source = CaseSource(
    """
    <case title="t">
    <environment device="iPhone 8" locale="\(locale)" \(environment)/>
    <interface src="Base.lproj/M.storyboard"/>
    </case>
    """)
  source.documents = files
  return source
}

/// What the views of each variant say, a line a variant.
private func texts(_ source: CaseSource) throws -> [String] {
  let (read, diagnostics) = source.read()
  let layoutCase = try #require(read, "\(diagnostics.all.map(\.text))")
  return layoutCase.variants.map { variant in
    let scene = layoutCase.scene(for: variant)
    let texts = scene.tree.ids.flatMap { view in
      ["text", "title", "subtitle", "titles"].compactMap { name -> String? in
        let value = scene.catalog.property(name, of: scene.tree[view].kind)?.get(scene.tree, view)
        guard case .text(let text)? = value, !text.isEmpty else { return nil }
        return text
      }
    }
    return ([variant.name, variant.screen.direction.rawValue] + texts).joined(separator: ", ")
  }
}

@Suite struct LocalizedCaseTests {
  // The keys are those that Xcode exports; of a button with a configuration it exports both titles.
  @Test func `a strings file beside the base document gives its objects their texts`() throws {
    let files = [
      "Base.lproj/M.storyboard": storyboard(), "de.lproj/M.strings": german,
      "he.lproj/M.strings": "", "en.lproj/Localizable.strings": "",
    ]
    #expect(
      try texts(source("en | de-AT | he", files)) == [
        "en, ltr, Title, Go, New, Sub, One | Two, Rich",
        "de-AT, ltr, Titel, Los, Neu, Unter, One | Zwei, Rich",
        "he, rtl, Title, Go, New, Sub, One | Two, Rich",
      ])
    #expect(
      try texts(source("de", files, beside: #"direction="ltr | rtl""#)) == [
        "ltr, ltr, Titel, Los, Neu, Unter, One | Zwei, Rich",
        "rtl, rtl, Titel, Los, Neu, Unter, One | Zwei, Rich",
      ])
  }

  @Test
  func `a whole document of a language comes before texts, and a catalog gives all languages`()
    throws
  {
    let catalog = """
      {"sourceLanguage": "ja", "version": "1.0", "strings": {
      "l-1.text": {"comment": "c", "extractionState": "manual", "localizations": {
      "it": {"stringUnit": {"state": "translated", "value": "Titolo"}},
      "ja": {"stringUnit": {"state": "new", "value": ""}}}}, "l-9.text": {}}}
      """
    let files = [
      "Base.lproj/M.storyboard": storyboard(), "fr.lproj/M.storyboard": storyboard("Titre"),
      "fr.lproj/M.strings": #""l-1.text" = "Non";"#, "mul.lproj/M.xcstrings": catalog,
    ]
    #expect(
      try texts(source("ja | it | fr-CA | Base", files)) == [
        "ja, ltr, Title, Go, New, Sub, One | Two, Rich",
        "it, ltr, Titolo, Go, New, Sub, One | Two, Rich",
        "fr-CA, ltr, Titre, Go, New, Sub, One | Two, Rich",
        "Base, ltr, Title, Go, New, Sub, One | Two, Rich",
      ])
    // From the document of another language it is the same.
    var french = CaseSource(
      source("en | fr | de").text.split(separator: "Base.lproj").joined(separator: "fr.lproj"))
    french.documents = [
      "Base.lproj/M.storyboard": storyboard(), "fr.lproj/M.storyboard": storyboard("Titre"),
      "de.lproj/M.strings": german,
    ]
    #expect(
      try texts(french) == [
        "en, ltr, Title, Go, New, Sub, One | Two, Rich",
        "fr, ltr, Titre, Go, New, Sub, One | Two, Rich",
        "de, ltr, Titel, Los, Neu, Unter, One | Zwei, Rich",
      ])
  }

  @Test
  func
    `an override is said after the language, and a view of the case's own has no texts but its own`()
    throws
  {
    var overriding = CaseSource(
      """
      <case title="t">
      <environment device="iPhone 8" locale="en | de"/>
      <interface src="Base.lproj/M.storyboard"><override of="Label" text="Mine"/></interface>
      </case>
      """)
    overriding.documents = [
      "Base.lproj/M.storyboard": storyboard(), "de.lproj/M.strings": german,
    ]
    #expect(
      try texts(overriding) == [
        "en, ltr, Mine, Go, New, Sub, One | Two, Rich",
        "de, ltr, Mine, Los, Neu, Unter, One | Zwei, Rich",
      ])
    let own = CaseSource(
      interface: #"<label text="a"/>"#, steps: #"<wait for="1" only="rtl"/>"#,
      environment: #"device="iPhone 8" locale="de | ar""#)
    #expect(try texts(own) == ["de, ltr, a", "ar, rtl, a"])
  }

  // A nib holds runtime attributes apart from its objects (`UINibKeyValuePairsKey` beside `UINibObjectsKey`), so that they are
  // set when those have their texts. ibtool exports a section's titles under the section's id.
  @Test
  func `a static table's titles are translated, and a runtime attribute has the last word`() throws
  {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="c">
      <device id="retina4_7" orientation="portrait"/><scenes><scene><objects><tableViewController id="c" \
      sceneMemberID="viewController"><tableView key="view" dataMode="static" style="grouped" id="t">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <view key="tableFooterView" id="h"><rect key="frame" x="0" y="0" width="375" height="99"/><subviews>
      <label text="Hello" id="l-1"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="text" value="Foo"/>
      </userDefinedRuntimeAttributes></label></subviews></view><sections>
      <tableViewSection headerTitle="Head" footerTitle="Foot" id="e-1"><cells/></tableViewSection>
      <tableViewSection headerTitle="Stays" id="e-2"><string key="footerTitle">Long</string><cells/></tableViewSection>
      </sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    let strings = """
      "l-1.text" = "Hallo"; "e-1.headerTitle" = "Kopf"; "e-1.footerTitle" = "Fuß"; "e-2.footerTitle" = "Lang";
      """
    let files = ["Base.lproj/M.storyboard": document, "de.lproj/M.strings": strings]
    #expect(
      try texts(source("en | de", files)) == [
        "en, ltr, Foo, Head, Foot, Stays, Long",
        "de, ltr, Foo, Kopf, Fuß, Stays, Lang",
      ])
  }

  @Test func `a key of a catalog that is given twice is told once, and the last one counts`() throws
  {
    let catalog = #"""
      {"version": "l-1.text", "sourceLanguage": "en", "strings": {
      "l-1.text": {"localizations": {"de": {"stringUnit": {"value": "A"}}}},
      "b-1.normalTitle": {"comment": "\"l-1.text\": {", "localizations": {}},
      "l-1.text": {"localizations": {"de": {"stringUnit": {"value": "B"}}, "fr": {"stringUnit": {"value": "C"}}}}}}
      """#
    let files = ["Base.lproj/M.storyboard": storyboard(), "mul.lproj/M.xcstrings": catalog]
    #expect(
      try texts(source("de | fr", files)) == [
        "de, ltr, B, Go, New, Sub, One | Two, Rich", "fr, ltr, C, Go, New, Sub, One | Two, Rich",
      ])
    let words = "mul.lproj/M.xcstrings:4:1: warning: 'l-1.text' is given twice; the last one counts"
    for locale in ["de", "de | fr"] {
      let told = source(locale, files).shown.split(separator: "\n")
      #expect(told.filter { $0 == words } == [words[...]])
      #expect(told.contains("mul.lproj/M.xcstrings:2:1: note: first given here"))
    }
  }

  @Test func `what is not there in a language is told where the case names it`() {
    let table: [(CaseSource, String)] = [
      (
        source("de | fr", ["Base.lproj/M.storyboard": storyboard(), "de.lproj/M.strings": german]),
        """
        c.xml:2:45: error: 'M.storyboard' is not localized into 'fr'; it is there in 'Base' and 'de'
        <environment device="iPhone 8" locale="de | fr" />
                                                    ^
        """
      ),
      (
        source("d e"),
        """
        c.xml:2:40: error: 'd e' is no locale; expected a language as en, pt-BR or zh-Hant
        <environment device="iPhone 8" locale="d e" />
                                               ^
        """
      ),
      (
        source("de", ["Base.lproj/M.storyboard": storyboard(), "de.lproj/M.strings": "a = b"]),
        """
        de.lproj/M.strings:1:6: error: expected ';' behind the text of 'a'
        a = b
             ^
        """
      ),
      (
        source(
          "de",
          [
            "Base.lproj/M.storyboard": storyboard(),
            "de.lproj/M.strings": #""l-2.attributedText" = "Reich";"#,
          ]),
        """
        de.lproj/M.strings:1:1: warning: 'l-2.attributedText' translates an attributed text, which is not supported yet; the document's own is shown
        "l-2.attributedText" = "Reich";
        ^
        """
      ),
      (
        source(
          "de",
          [
            "Base.lproj/M.storyboard": storyboard(),
            "mul.lproj/M.xcstrings": """
            {"sourceLanguage": "en", "strings": {
            "l-1.text": {"localizations": {"de": {"variations": {"device": {}}}}}}}
            """,
          ]),
        """
        mul.lproj/M.xcstrings:2:1: error: 'l-1.text' varies with device or number, which is not supported yet
        "l-1.text": {"localizations": {"de": {"variations": {"device": {}}}}}}}
        ^
        """
      ),
      (
        source("de", ["Base.lproj/M.storyboard": storyboard(), "mul.lproj/M.xcstrings": "{}"]),
        """
        mul.lproj/M.xcstrings:1:1: error: the file is no string catalog: JSON with 'sourceLanguage' and 'strings'
        {}
        ^
        """
      ),
    ]
    for (source, expected) in table { #expect(source.shown == expected) }
  }

  @Test func `a document in no folder of a language is not localized`() {
    var source = CaseSource(
      "<case title=\"t\">\n<environment device=\"iPhone 8\" locale=\"ar\"/>\n<interface src=\"M.xib\"/>\n</case>"
    )
    source.documents = ["M.xib": storyboard()]
    #expect(
      source.shown == """
        c.xml:2:40: error: 'M.xib' lies in no '.lproj' folder, so it is not localized; 'direction' turns it round
        <environment device="iPhone 8" locale="ar"/>
                                               ^
        """)
  }
}
