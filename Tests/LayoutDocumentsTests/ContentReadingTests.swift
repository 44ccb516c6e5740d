import Expressions
import Geometry
import LayoutEngine
import Testing

@testable import LayoutDocuments

/// The child elements that give a view what it shows.
@Suite struct ContentReadingTests {
  private static let resources =
    #"<resources><image name="star" width="24" height="20"/></resources>"#

  @Test func `a state, a configuration, a string and insets are properties spelt out`() throws {
    let source = CaseSource(
      interface: Self.resources + """
        <view id="root">
        <button id="a">
        <state key="normal" image="star"><string key="title">two
        lines</string><color key="titleColor" white="1"/></state>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="2.2250738585072014e-308"/>
        </button>
        <button id="b">
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" image="star" imagePlacement="top"
        imagePadding="3" subtitle="s"/>
        </button>
        <label id="c"><string key="text">one</string></label>
        </view>
        """)
    #expect(source.shown == "read")
    let scene = try #require(source.scene())
    let rows: [(view: Int, property: String, value: Value)] = [
      (1, "title", .text("two\nlines")), (1, "image", .text("star")),
      (
        1, "contentEdgeInsets",
        .insets(Insets(top: 2, left: 1, bottom: .leastNormalMagnitude, right: 3))
      ),
      (2, "title", .text("")), (2, "configuration", .text("filled")),
      (2, "imagePlacement", .text("top")), (2, "imagePadding", .number(3)),
      (2, "subtitle", .text("s")), (3, "text", .text("one")),
    ]
    for row in rows {
      let view = ViewID(index: row.view)
      let property = scene.catalog.property(row.property, of: scene.tree[view].kind)
      #expect(property?.get(scene.tree, view) == row.value, "\(row.property)")
    }
  }

  @Test func `what is wrong with it is told at its place`() {
    let table: [(text: String, shown: String)] = [
      (
        #"<view><imageView image="stra"/></view>"#,
        "'image' cannot be 'stra': no image of the resources has that name; there are star"
      ),
      (
        #"<view><button><state key="selected" title="a"/></button></view>"#,
        "'key' cannot be 'selected': only what is shown in the normal state is laid out yet"
      ),
      (
        #"<view><label><state key="normal" title="a"/></label></view>"#,
        "'<state>' cannot stand in '<label>'"
      ),
      (
        #"<view><imageView><attributedString key="attributedText"/></imageView></view>"#,
        "'<imageView>' has no such 'attributedText'"
      ),
      (
        #"<view><label><attributedString key="attributedText"><fragment content="a"><attributes><font key="NSFont" size="7"/></attributes></fragment></attributedString></label></view>"#,
        "'<font>' needs 'metaFont' or 'name'"
      ),
      (
        #"<view><label><attributedString key="attributedText"><fragment content="a"><attributes><paragraphStyle key="NSParagraphStyle" headIndent="7"/></attributes></fragment></attributedString></label></view>"#,
        "'headIndent' is not supported yet"
      ),
      (
        #"<view><label><string key="txt">a</string></label></view>"#,
        "'<label>' has no such 'txt'"
      ),
      (
        #"<view><button><inset key="title" minX="1" minY="1" maxX="1" maxY="1"/></button></view>"#,
        "'<button>' has no such 'title'"
      ),
      (
        #"<view><button><inset key="titleEdgeInsets" minX="a" minY="1" maxX="1" maxY="1"/></button></view>"#,
        "'minX' must be a number, not 'a'"
      ),
      (
        #"<resources><image name="star" width="1" height="1"/></resources><view/>"#,
        "'star' is given twice"
      ),
      (
        #"<resources><image name="moon" catalog="system" width="1" height="1"/></resources><view/>"#,
        "'catalog' is not supported yet"
      ),
    ]
    for row in table {
      let shown = CaseSource(interface: Self.resources + row.text).shown
      let first = shown.split(separator: "\n").first.map(String.init) ?? ""
      #expect(first.hasSuffix("error: " + row.shown), "\(shown)")
    }
  }
}

extension ContentReadingTests {
  @Test func `an attributed text has a run a fragment`() throws {
    let source = CaseSource(
      interface: """
        <view id="root"><label id="a"><attributedString key="attributedText">
        <fragment content="one "><attributes>
        <font key="NSFont" metaFont="systemBold" size="15"/>
        <paragraphStyle key="NSParagraphStyle" lineBreakMode="charWrapping" lineSpacing="3"/>
        <color key="NSColor" white="0"/>
        </attributes></fragment>
        <fragment><string key="content">two</string><attributes>
        <font key="NSFont" name="fixed" size="10"/><real key="NSKern" value="-0.5"/>
        </attributes></fragment>
        <fragment content="three"/>
        </attributedString></label></view>
        """)
    #expect(source.shown == "read")
    let content = try #require(source.scene()).tree.text[ViewID(index: 1)]
    #expect(content.text == "one twothree")
    #expect(content.lineBreakMode == .byCharWrapping)
    var style = ParagraphStyle()
    style.lineSpacing = 3
    #expect(
      content.runs == [
        TextRun("one ", font: .system(size: 15, weight: .bold), paragraph: style),
        TextRun("two", font: .fixed(size: 10), kern: -0.5), TextRun("three"),
      ])
  }
}
