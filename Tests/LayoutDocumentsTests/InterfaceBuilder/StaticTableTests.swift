import Geometry
import LayoutDocuments
import LayoutEngine
import PlainText
import Testing

/// A case on a table view controller with static cells.
private func source(
  _ sections: String, style: String = "grouped", rowHeight: String = "-1",
  environment: String = #"size="414 896" scale="2""#, ends: String = "", steps: String = ""
) -> CaseSource {
  var source = CaseSource(
    """
    <case title="t"><environment \(environment)/><interface src="A.storyboard"/>
    <steps>\(steps)</steps></case>
    """)
  source.documents["A.storyboard"] = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
    <device id="retina6_1" orientation="portrait"/><scenes><scene><objects><tableViewController id="c" \
    sceneMemberID="viewController"><tableView key="view" dataMode="static" style="\(style)" \
    alwaysBounceVertical="YES" rowHeight="\(rowHeight)" estimatedRowHeight="-1" sectionHeaderHeight="18" \
    sectionFooterHeight="18" id="t"><rect key="frame" x="0" y="0" width="414" height="896"/>\(ends)
    <sections>
    \(sections)
    </sections></tableView></tableViewController></objects></scene></scenes></document>
    """
  return source
}

private func section(_ attributes: String = "", _ rows: String...) -> String {
  "<tableViewSection \(attributes)><cells>\(rows.joined())</cells></tableViewSection>"
}

/// A row whose content is stored 44 high.
private func row(_ id: String, _ attributes: String = "", _ inside: String = "") -> String {
  """
  <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="0" width="414" height="44"/>
  <tableViewCellContentView key="contentView" id="\(id)Content">
  <rect key="frame" x="0" y="0" width="414" height="44"/>\(inside)</tableViewCellContentView></tableViewCell>
  """
}

private func label(
  _ id: String, _ text: String, size: Int = 17, more attributes: String = ""
) -> String {
  """
  <label text="\(text)" \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="1" height="1"/>
  <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
  """
}

private func titled(_ id: String, _ attributes: String = "") -> String {
  row(
    id, #"style="IBUITableViewCellStyleDefault" textLabel="\#(id)Title" \#(attributes)"#,
    "<subviews>\(label("\(id)Title", "Title"))</subviews>")
}

/// A row whose label keeps its content's margins.
private func wrapped(_ id: String, _ text: String) -> String {
  row(
    id, "",
    """
    <subviews>\(label("\(id)Label", text, more: #"numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO""#))
    </subviews><constraints>
    <constraint firstItem="\(id)Label" firstAttribute="top" secondItem="\(id)Content" secondAttribute="topMargin" id="\(id)1"/>
    <constraint firstItem="\(id)Label" firstAttribute="leading" secondItem="\(id)Content" secondAttribute="leadingMargin" id="\(id)2"/>
    <constraint firstAttribute="trailingMargin" secondItem="\(id)Label" secondAttribute="trailing" id="\(id)3"/>
    <constraint firstAttribute="bottomMargin" secondItem="\(id)Label" secondAttribute="bottom" id="\(id)4"/>
    </constraints>
    """)
}

/// Runs the case and expects every claim to hold.
private func expect(
  _ source: CaseSource, _ words: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let (read, diagnostics) = source.read()
  guard let read else {
    Issue.record("\(words): \(diagnostics.all.map(\.text))", sourceLocation: sourceLocation)
    return
  }
  let variant = read.variants[0]
  let outcome = Simulation.outcome(of: read.scene(for: variant), on: variant.screen)
  #expect(outcome.findings.isEmpty, "\(words): \(outcome.findings)", sourceLocation: sourceLocation)
}

private func claims(_ claims: String...) -> String {
  claims.map { "<expect that=\"\($0)\"/>" }.joined()
}

@Suite struct StaticTableTests {
  /// Numbers that Interface Builder stored in public documents, as `TableMetrics` counts them.
  @Test func `sections stand as far apart as their style and their titles ask`() {
    let (a, b) = (row("a", #"rowHeight="44""#), row("b", #"rowHeight="96""#))
    let head = #"headerTitle="From""#
    let rows: [(String, String, String, String, [String])] = [
      (
        "titles in groups", section(head, a) + section(head, b), "grouped", "",
        ["a.frame = rect(0, 55.5, 414, 44)", "b.frame = rect(0, 155.5, 414, 96)"]
      ),
      (
        "three pixels a point", section(head, a) + section(head, b), "grouped",
        #"size="414 896" scale="3""#,
        ["abs(a.frame.y - 55.333) < 0.001", "abs(b.frame.y - 155.333) < 0.001"]
      ),
      (
        "iOS 15", section(head, a) + section(head, b), "grouped",
        #"size="414 896" scale="2" system="iOS 15""#, ["a.frame.y = 49.5", "b.frame.y = 143.5"]
      ),
      (
        "no titles", section("", a) + section("", b), "grouped", "",
        ["a.frame.y = 18", "b.frame.y = 98", "t.contentSize.height = 212"]
      ),
      (
        "no titles before iOS 13", section("", a) + section("", b), "grouped",
        #"size="375 667" scale="2" system="iOS 12""#, ["a.frame.y = 35", "b.frame.y = 115"]
      ),
      (
        "inset groups", section("", a) + section("", b), "insetGrouped", "",
        ["a.frame = rect(20, 18, 374, 44)", "b.frame.y = 98"]
      ),
      (
        "inset groups of a narrow phone", section("", a), "insetGrouped",
        #"size="375 812" scale="2""#, ["a.frame = rect(16, 18, 343, 44)"]
      ),
      (
        "footers of one line and of two",
        section(#"footerTitle="Tap to copy""#, a)
          + section(
            #"footerTitle="Selected layers will scale according to the reference scale of the map.""#,
            b)
          + section("", row("c")),
        "grouped", "", ["b.frame.y = 18 + 44 + 30 + 18", "c.frame.y = 110 + 96 + 46 + 18"]
      ),
      (
        "plain", section("", a) + section("", b), "plain", "",
        ["a.frame = rect(0, 0, 414, 44)", "b.frame.y = 44", "t.contentSize = size(414, 140)"]
      ),
      (
        "plain titles", section(head, a) + section(head, b), "plain", "",
        ["a.frame.y = 50", "b.frame.y = 144"]
      ),
      (
        "plain titles before iOS 15", section(head, a) + section(head, b), "plain",
        #"size="414 896" scale="2" system="iOS 14""#, ["a.frame.y = 28", "b.frame.y = 100"]
      ),
    ]
    for (words, sections, style, environment, claims) in rows {
      let steps = claims.map { "<expect that=\"\($0.replacing("<", with: "&lt;"))\"/>" }.joined()
      expect(
        source(
          sections, style: style,
          environment: environment.isEmpty ? #"size="414 896" scale="2""# : environment,
          steps: steps), words)
    }
  }

  @Test func `rows are as high as they say, else as their content asks`() {
    let two = "Two lines of text that are too long for one line of a row"
    let rows = [
      ("iOS 18", "2", "a.frame.height = 43.5 and a.frame.y = 18"),
      ("iOS 14", "2", "a.frame.height = 44"),
      ("iOS 26", "2", "a.frame.height = 51"),
      ("iOS 18", "2", "b.frame.height = 42.5 and bLabel.frame = rect(20, 11, 374, 20.5)"),
      ("iOS 18", "2", "c.frame.height = 22 + cLabel.frame.height and cLabel.frame.height > 40"),
      ("iOS 18", "2", "d.frame.height = 44"), ("iOS 26", "2", "d.frame.height = 51"),
      ("iOS 18", "2", "e.frame.height = 70 and eContent.frame = rect(0, 0, 414, 70)"),
      // To Xcode 10 the separator was the content's last pixel.
      ("iOS 12", "2", "eContent.frame.height = 69.5"),
    ]
    let all = section(
      "", titled("a"), wrapped("b", "One"), wrapped("c", two), row("d"),
      row("e", #"rowHeight="70""#))
    for (system, scale, claim) in rows {
      expect(
        source(
          all, environment: #"size="414 896" scale="\#(scale)" system="\#(system)""#,
          steps: claims(claim.replacing(">", with: "&gt;"))), "\(system): \(claim)")
    }
    expect(
      source(
        section("", row("a"), row("b", #"rowHeight="60""#)), rowHeight: "45",
        steps: claims("a.frame.height = 45", "b.frame.height = 60")), "the table's")
  }

  /// Stored of tables 414 points wide: 383.5 beside a disclosure, 370 beside a checkmark, labels from 20 to 8 before the end.
  @Test func `UIKit's own labels and accessories lie where it puts them`() {
    let detailed = row(
      "v",
      #"style="IBUITableViewCellStyleValue1" textLabel="v1" detailTextLabel="v2" rowHeight="44""#,
      "<subviews>\(label("v1", "Map Scale"))\(label("v2", "1:1"))</subviews>")
    let subtitled = row(
      "s",
      #"style="IBUITableViewCellStyleSubtitle" textLabel="s1" detailTextLabel="s2" rowHeight="70""#,
      "<subviews>\(label("s1", "Title"))\(label("s2", "Subtitle", size: 12))</subviews>")
    let all = section(
      "", titled("a"), titled("b", #"accessoryType="disclosureIndicator""#),
      titled("c", #"accessoryType="checkmark""#), detailed, subtitled)
    let steps = claims(
      "aContent.frame.width = 414", "aTitle.frame = rect(20, 0, 374, 43.5)",
      "bContent.frame.width = 383.5", "bTitle.frame.maxX = 375.5",
      "cContent.frame.width = 370", "v1.frame.minX = 20", "v2.frame.maxX = 394",
      "v1.frame.y = 12", "s1.frame = rect(20, 15, s1.frame.width, 20.5)", "s2.frame.y = 38.5")
    expect(source(all, steps: steps), "left to right")
    let mirrored = claims(
      "bContent.frame = rect(30.5, 0, 383.5, 43.5)", "bTitle.frame = rect(8, 0, 355.5, 43.5)",
      "v1.frame.maxX = 394", "v2.frame.minX = 20")
    expect(
      source(all, environment: #"size="414 896" scale="2" direction="rtl""#, steps: mirrored),
      "right to left")
  }

  @Test func `a plain table's title stays in sight while rows of its section are`() {
    let rows = (0..<10).map { row("a\($0)", #"rowHeight="100""#) }.joined()
    let sections =
      section(#"headerTitle="One""#, rows)
      + section(#"headerTitle="Two""#, rows.replacing(#"id="a"#, with: #"id="b"#))
    let source = source(
      sections, style: "plain", environment: #"size="414 500" scale="2""#)
    let rowsStay = claims("a0.frame.y = 50", "a9.frame.y = 950", "b0.frame.y = 1100")
    expect(
      source.withSteps(
        """
        \(rowsStay)<set property="t.contentOffset" to="point(0, 300)"/>\(rowsStay)
        <expect hit="a2Content" at="20 40"/>
        """), "rows stay")
    let frames = titles(of: source, at: [0, 300, 1040, 1200])
    // 22 below the table's top, then at the top of what is seen, and pushed out by the section's end.
    #expect(frames == ["22 1072", "300 1072", "1022 1072", "1022 1200"])
  }

  @Test func `a table's own header and footer stand above and below its rows`() {
    let ends = """
      <view key="tableHeaderView" id="top"><rect key="frame" x="0" y="0" width="414" height="129"/></view>
      <view key="tableFooterView" id="end"><rect key="frame" x="0" y="323" width="414" height="200"/></view>
      """
    expect(
      source(
        section("", row("a", #"rowHeight="44""#)), style: "insetGrouped", ends: ends,
        steps: claims(
          "top.frame = rect(0, 0, 414, 129)", "a.frame.y = 147",
          "end.frame = rect(0, 209, 414, 200)", "t.contentSize.height = 409")), "ends")
  }

  @Test func `what of a table is not known is refused by name`() {
    let rows = [
      (section(#"footerTitle="x""#, row("a")), "plain", "the height of a plain table's footer"),
      (
        section("", row("a", #"accessoryType="detailButton""#)), "grouped",
        "the width of the accessory 'detailButton'"
      ),
      (
        section("", row("a", #"style="IBUITableViewCellStyleValue2""#)), "grouped",
        "the layout of the style 'IBUITableViewCellStyleValue2'"
      ),
      (
        section("", row("a", #"style="IBUITableViewCellStyleDefault" imageView="i""#)), "grouped",
        "the place of a row's own image"
      ),
    ]
    for (sections, style, words) in rows {
      let shown = source(sections, style: style).shown
      #expect(
        shown.contains("error: \(words) is not known; show the document to see it as stored\n"),
        "\(shown)")
    }
  }

  @Test func `what makes no table is told`() {
    let rows = [
      ("fancy", section("", row("a")), "a table's style is plain, grouped or insetGrouped"),
      ("plain", section("", row("a", #"rowHeight="1e308""#)), "'rowHeight' must be a number"),
      ("plain", section("", row("a", #"rowHeight="NaN""#)), "'rowHeight' must be a number"),
      ("plain", row("a"), "'<tableViewCell>' cannot stand in '<sections>'"),
      (
        "plain", section("", row("a", "", "<sections/>")),
        "'<sections>' cannot stand in '<tableViewCellContentView>'"
      ),
    ]
    for (style, sections, words) in rows {
      let shown = source(sections, style: style).shown
      #expect(shown.contains(words), "\(shown)")
    }
  }

  /// Where the titles of the sections stand at each offset.
  private func titles(of source: CaseSource, at offsets: [Int]) -> [String] {
    offsets.map { offset in
      let steps = "<set property=\"t.contentOffset\" to=\"point(0, \(offset))\"/>"
      guard let read = source.withSteps(steps).read().0 else { return "unread" }
      let variant = read.variants[0]
      let outcome = Simulation.outcome(of: read.scene(for: variant), on: variant.screen)
      for case .snapshot(let snapshot) in outcome.steps.flatMap(\.entries) {
        let tree = snapshot.tree
        return tree.ids.filter {
          read.scene(for: variant).catalog[tree[$0].kind].name == "tableViewHeaderFooterView"
        }.map { DecimalNumber.text(tree[$0].frame.minY) }.joined(separator: " ")
      }
      return "no snapshot"
    }
  }
}

extension CaseSource {
  fileprivate func withSteps(_ steps: String) -> CaseSource {
    guard let start = text.firstRange(of: "<steps>")?.upperBound,
      let end = text.firstRange(of: "</steps>")?.lowerBound
    else { return self }
    var source = CaseSource(String(text[..<start]) + steps + String(text[end...]))
    source.documents = documents
    return source
  }
}
