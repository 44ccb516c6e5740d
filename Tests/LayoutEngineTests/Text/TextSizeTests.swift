import Testing

@testable import LayoutEngine

/// Sizes are told on a shorter way than lines are laid out; both must come to the same.
struct TextSizeTests {
  @Test func `a text's size is that of its layout, on one line or several`() {
    let texts = [
      "", " ", "Pay", "Pay now  ", "Two words", "One\nTwo", "Ends\n", "a\u{2028}b",
      "Straße – für 5 €",
      "e\u{301}te\u{301}", "東京タワー、夜", "👩‍👩‍👧 family", "No\u{A0}break",
      "Kontoübersicht und Umsätze anzeigen",
    ]
    for font in [Font.system(size: 17), .textStyle(.headline), .fixed(size: 10)] {
      for (text, lines) in texts.flatMap({ text in [0.0, 1, 2].map { (text, $0) } }) {
        var content = TextContent()
        (content.text, content.font, content.numberOfLines) = (text, font, lines)
        for width in [0.0, 20, 61.4, 120, .infinity] {
          let layout = TextLayout(content, maximumWidth: width)
          #expect(
            TextLayout.size(of: content, in: .standard, maximumWidth: width) == layout.size,
            "\(text) in \(font), \(lines) lines, \(width) wide")
        }
      }
    }
  }

  @Test func `a text is as wide as all of its characters measured one by one`() {
    let metrics = FontMetrics(.system(size: 17, weight: .semibold))
    for text in ["AVATAR To", "Ångström – “Łódź”", "Привет, мир", "한국어 텍스트", "日本語のテキスト。"] {
      // A mark at the end has no width, and makes each character be looked for.
      let marked = metrics.width(of: text + "\u{301}")
      #expect(metrics.width(of: text) == marked, "\(text)")
    }
  }

  @Test func `scalars that stand alone are characters of their own beside each other`() {
    let alone = (0..<0x11_0000).compactMap { Unicode.Scalar($0 as UInt32) }
      .filter(CharacterClass.standsAlone)
    #expect(alone.count > 30_000)
    for scalar in alone {
      #expect(CharacterClass.visibleScalars(of: Character(scalar)) == [scalar])
      let text = String(String.UnicodeScalarView(["e", scalar, scalar, "가", scalar, "A"]))
      #expect(text.count == 6, "\(scalar.value)")
    }
  }
}
