import Testing

@testable import LayoutDocuments

/// Texts and controls in a screen: what they want reaches the constraints.
@Suite struct SimulationTextTests {
  private let device = #"device="iPhone 8""#

  private func pinned(_ element: String, _ more: String = "") -> String {
    """
    <view id="root">\(element)<constraints>
      a.leading = root.leading
      a.top = root.top
      \(more)
    </constraints></view>
    """
  }

  @Test func `a text is measured by the release and the size that the user chose`() {
    PlayRow.check([
      PlayRow(
        "17 points at two pixels a point", pinned(#"<label id="a" text="Label"/>"#),
        environment: device, #"<expect that="a.frame.size = size(41.5, 20.5)"/>"#),
      PlayRow(
        "one cut of the font goes over into the other since iOS 14",
        pinned(#"<label id="a" text="Label" font="system 22"/>"#), environment: device,
        #"<expect that="a.frame.width = 52"/>"#),
      PlayRow(
        "and from 20 points on only the display cut counts before",
        pinned(#"<label id="a" text="Label" font="system 22"/>"#),
        environment: device + #" system="iOS 12""#, #"<expect that="a.frame.width = 52.5"/>"#),
      PlayRow(
        "at three pixels a point", pinned(#"<label id="a" text="Label" font="body"/>"#),
        environment: #"device="iPhone 15 Pro""#,
        #"<expect that="abs(a.frame.height - 61 / 3) &lt; 0.01"/>"#),
      PlayRow(
        "body is 53 points at AX5", pinned(#"<label id="a" text="L" font="body"/>"#),
        environment: device + #" contentSizeCategory="AX5""#,
        #"<expect that="a.frame.height = 63.5"/>"#),
      PlayRow(
        "a font of one size does not follow", pinned(#"<label id="a" text="L" font="system 17"/>"#),
        environment: device + #" contentSizeCategory="AX5""#,
        #"<expect that="a.frame.height = 20.5"/>"#),
      PlayRow(
        "a switch of the newest release", pinned(#"<switch id="a"/>"#),
        environment: device + #" system="iOS 26""#,
        #"<expect that="a.frame.size = size(63, 28)"/>"#),
    ])
  }

  @Test func `a font or a text that is set is laid out`() {
    PlayRow.check([
      PlayRow(
        "font", pinned(#"<label id="a" text="Label"/>"#), environment: device,
        """
        <set property="a.font" to="'system 17 bold'"/>
        <expect that="a.frame.size = size(44.5, 20.5) and a.font = 'system 17 bold'"/>
        <set property="a.font" to="'boldSystem 34'"/>
        <expect that="a.frame.height = 41"/>
        """),
      PlayRow(
        "lines", pinned(#"<label id="a" text="Label Label" numberOfLines="0"/>"#, "a.width = 60"),
        environment: device,
        """
        <expect that="a.frame.height = 41"/>
        <set property="a.lineBreakMode" to="'byCharWrapping'"/>
        <expect that="a.frame.height = 41"/>
        <set property="a.numberOfLines" to="1"/>
        <expect that="a.frame.height = 20.5"/>
        """),
      PlayRow(
        "preferredMaxLayoutWidth",
        pinned(
          #"<label id="a" text="Label Label" numberOfLines="0" preferredMaxLayoutWidth="60"/>"#),
        environment: device,
        """
        <expect that="a.frame.size = size(41.5, 41)"/>
        <set property="a.preferredMaxLayoutWidth" to="0"/>
        <expect that="a.frame.height = 20.5"/>
        """),
      PlayRow(
        "title and configuration", pinned(#"<button id="a" title="Save"/>"#), environment: device,
        """
        <expect that="a.frame.size = size(34, 30)"/>
        <set property="a.configuration" to="'filled'"/>
        <expect that="a.frame.size = size(61, 34.5)"/>
        """),
      PlayRow(
        "a text view that scrolls has no size of its own, one that does not is as high as its text",
        pinned(
          #"<textView id="a" text="a b c" font="fixed 10"/>"#, "a.width = 30\na.height = 7 @50"),
        environment: device,
        """
        <expect that="a.frame.height = 7 and a.contentSize = size(30, 52)"/>
        <set property="a.isScrollEnabled" to="false"/>
        <expect that="a.frame.height = 52"/>
        """),
    ])
  }

  @Test func `a control that wants no width leaves it to constraints`() {
    PlayRow.check([
      PlayRow(
        "slider", pinned(#"<slider id="a"/>"#, "a.trailing = root.trailing"), environment: device,
        // Its frame reaches 2 beyond what constraints tie, at each side.
        #"<expect that="a.frame = rect(-2, 0, 379, 31)"/>"#),
      PlayRow(
        "progress", pinned(#"<progressView id="a"/>"#, "a.width = 5 @1"), environment: device,
        #"<expect that="a.frame.size = size(5, 4)"/>"#),
      PlayRow(
        "segments, as Interface Builder writes them",
        pinned(
          """
          <segmentedControl id="a"><segments><segment title="Flat"/><segment title="Native"/>
          </segments></segmentedControl>
          """), environment: device + #" system="iOS 12""#,
        #"<expect that="a.frame.size = size(107, 29)"/>"#),
    ])
  }
}
