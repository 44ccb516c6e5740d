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

  /// As Xcode writes them: an author copies views out of a document.
  @Test func `what Interface Builder writes beside can stand in a case`() throws {
    let source = CaseSource(
      interface: """
        <resources><namedColor name="Brand"><color red="1" green="0.5" blue="0"/></namedColor></resources>
        <view id="root" contentMode="scaleToFill">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"
          verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation"
          baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" enabled="NO" userLabel="Title"
          translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="166" y="323" width="43" height="21"/>
        <fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/>
        <color key="textColor" systemColor="secondaryLabelColor"/>
        <nil key="highlightedColor"/>
        </label>
        <stepper opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center"
          maximumValue="100" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="1" y="2" width="94" height="32"/>
        <color key="tintColor" systemColor="systemRedColor"/>
        </stepper>
        <textField opaque="NO" contentHorizontalAlignment="left" borderStyle="roundedRect" minimumFontSize="17" id="c">
        <textInputTraits key="textInputTraits" returnKeyType="done"/>
        <color key="backgroundColor" name="Brand"/>
        </textField>
        </subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        """)
    #expect(source.shown == "read")
    let scene = try #require(source.scene())
    let rows: [(view: Int, property: String, value: Value)] = [
      (0, "backgroundColor", .color(Color(red: 255, green: 255, blue: 255))),
      (1, "textColor", .color(Color(red: 60, green: 60, blue: 67, alpha: 153))),
      (1, "font", .text("system 17 medium")), (1, "isEnabled", .boolean(false)),
      (1, "translatesAutoresizingMaskIntoConstraints", .boolean(false)),
      (2, "maximumValue", .number(100)),
      (2, "translatesAutoresizingMaskIntoConstraints", .boolean(true)),
      (3, "backgroundColor", .color(Color(red: 255, green: 128, blue: 0))),
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
        #"<view><color key="backgroundColor" systemColor="systemBackgroundColour"/></view>"#,
        "no color is named 'systemBackgroundColour'; did you mean 'systemBackgroundColor'?"
      ),
      (
        #"<view><color key="backgroundColor" name="Brand"/></view>"#, "no color is named 'Brand'"
      ),
      (
        #"<view><color key="fooColor" white="0"/></view>"#, "'<view>' has no color 'fooColor'"
      ),
      (
        #"<view><label title="a"/></view>"#, "'<label>' has no attribute 'title'"
      ),
      (
        #"<view><label><fontDescription key="fontDescription" name="FooSans" pointSize="17"/></label></view>"#,
        "'name' cannot be 'FooSans': how large its characters are is not known"
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
