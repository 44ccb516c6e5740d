import LayoutDocuments
import PlainText
import Testing

/// What each mistake in a case is told as; in every row the rest of the case is right.
@Suite struct CaseProblemTests {
  /// The case around a part: one line for each part, from line 2.
  static func source(_ part: String, _ text: String) -> CaseSource {
    switch part {
    case "whole": CaseSource(text)
    case "environment": CaseSource(interface: "<view/>", environment: text)
    case "interface": CaseSource(interface: text)
    case "behavior": CaseSource(interface: screen, behavior: text)
    case "steps": CaseSource(interface: screen, steps: text)
    default: CaseSource(interface: screen, rest: text)
    }
  }

  private static let screen = #"""
    <view id="root"><scrollView id="sheet" customClass="Pass"/><mapView id="map">
    <annotation id="here" coordinate="1 2"/></mapView><view id="pad"/><label id="label"/>
    <tapGestureRecognizer id="tapper"/>
    <constraints>map.edges = root.edges # all</constraints></view>
    """#

  @Test func `what is wrong with the root is told at its place`() {
    let table: [(text: String, shown: String)] = [
      (
        #"<layout/>"#,
        #"""
        c.xml:1:2: error: '<layout>' is no case file; expected '<case>'
        <layout/>
         ^
        """#
      ),
      (
        #"<case/>"#,
        #"""
        c.xml:1:2: error: '<case>' needs 'title'
        <case/>
         ^
        c.xml:1:2: error: neither the case nor suite.xml has an '<environment>'; write <environment device="iPhone 8"/>
        <case/>
         ^
        c.xml:1:2: error: '<case>' has no '<interface>'
        <case/>
         ^
        """#
      ),
      (
        #"<case title="t"/>"#,
        #"""
        c.xml:1:2: error: neither the case nor suite.xml has an '<environment>'; write <environment device="iPhone 8"/>
        <case title="t"/>
         ^
        c.xml:1:2: error: '<case>' has no '<interface>'
        <case title="t"/>
         ^
        """#
      ),
      (
        #"<case titel="t"><environment device="iPhone 8"/><interface><view/></interface></case>"#,
        #"""
        c.xml:1:7: error: '<case>' has no attribute 'titel'; did you mean 'title'?
        <case titel="t"><environment device="iPhone 8"/><interface><view/></interface></case>
              ^
        """#
      ),
      (
        #"<case title="t">stray<environment device="iPhone 8"/><interface><view/></interface></case>"#,
        #"""
        c.xml:1:17: error: no text is expected in '<case>'
        <case title="t">stray<environment device="iPhone 8"/><interface><view/></interface></case>
                        ^
        """#
      ),
    ]
    for row in table {
      #expect(Self.source("whole", row.text).shown == row.shown)
    }
  }
}
