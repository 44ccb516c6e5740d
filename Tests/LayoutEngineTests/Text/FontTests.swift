import Expressions
import Geometry
import Testing

@testable import LayoutEngine

private let names: [(name: String, font: Font?)] = [
  ("system 17", .system(size: 17)),
  ("system 17.5", .system(size: 17.5)),
  ("system 17 ultraLight", .system(size: 17, weight: .ultraLight)),
  ("system 17 thin", .system(size: 17, weight: .thin)),
  ("system 17 light", .system(size: 17, weight: .light)),
  ("system 17 regular", .system(size: 17)),
  ("system 17 medium", .system(size: 17, weight: .medium)),
  ("system 17 semibold", .system(size: 17, weight: .semibold)),
  ("system 17 bold", .system(size: 17, weight: .bold)),
  ("system 17 heavy", .system(size: 17, weight: .heavy)),
  ("system 17 black", .system(size: 17, weight: .black)),
  ("boldSystem 17", .system(size: 17, weight: .bold)),
  ("fixed 10", .fixed(size: 10)),
  ("body", .textStyle(.body)),
  ("largeTitle", .textStyle(.largeTitle)),
  ("caption2", .textStyle(.caption2)),
  ("", nil),
  ("system", nil),
  ("system 0", nil),
  ("system 1001", nil),
  ("system -17", nil),
  ("system 1e3", nil),
  ("system  17", nil),
  ("system 17 fat", nil),
  ("system 17 bold italic", nil),
  ("boldSystem 17 bold", nil),
  ("fixed 10 bold", nil),
  ("italicSystem 17", .system(size: 17)),
  ("Helvetica 17", .named("Helvetica", size: 17)),
  ("HelveticaNeue-UltraLight 12.5", .named("HelveticaNeue-UltraLight", size: 12.5)),
  ("Helvetica 17 bold", nil),
  ("Helvetika 17", nil),
  ("Body", nil),
]

@Test func `a font is read by its name`() {
  for row in names { #expect(Font(row.name) == row.font, "\(row.name)") }
  for row in names {
    guard let font = row.font else { continue }
    #expect(Font(font.name) == font, "\(row.name)")
  }
}

/// Apple's Human Interface Guidelines (XS, L, AX1, AX5), a public measurement on iOS 13.3 for the rest.
private let styles: [(style: TextStyle, sizes: [Double])] = [
  (.largeTitle, [31, 34, 40, 44, 60]),
  (.title1, [25, 28, 34, 38, 58]),
  (.title2, [19, 22, 28, 34, 56]),
  (.title3, [17, 20, 26, 31, 55]),
  (.headline, [14, 17, 23, 28, 53]),
  (.body, [14, 17, 23, 28, 53]),
  (.callout, [13, 16, 22, 26, 51]),
  (.subheadline, [12, 15, 21, 25, 49]),
  (.footnote, [12, 13, 19, 23, 44]),
  (.caption1, [11, 12, 18, 22, 43]),
  (.caption2, [11, 11, 17, 20, 41]),
]

@Test func `a text style grows with the size that the user chose`() {
  let categories: [ContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge,
  ]
  #expect(Set(styles.map(\.style)) == Set(TextStyle.allCases))
  for row in styles {
    #expect(categories.map { row.style.size(for: $0) } == row.sizes, "\(row.style)")
    for (category, size) in zip(categories, row.sizes) {
      let styled = FontMetrics(
        .textStyle(row.style), in: TextTraits(contentSizeCategory: category))
      let weight: Font.Weight = row.style == .headline ? .semibold : .regular
      let plain = FontMetrics(.system(size: size, weight: weight))
      #expect(styled.lineHeight == plain.lineHeight)
      #expect(styled.width(of: "Headline") == plain.width(of: "Headline"), "\(row.style)")
    }
  }
}

/// Heights of labels of one line in public documents: font, pixels a point, and what most of them store.
private let heights: [(font: String, scale: Double, height: Double)] = [
  ("system 8", 1, 10), ("system 9", 2, 11), ("system 10", 2, 12), ("system 10", 3, 12),
  ("system 11", 3, 13.333), ("system 12", 2, 14.5), ("system 12", 3, 14.333),
  ("system 13", 2, 16), ("system 13", 3, 15.667), ("system 14", 2, 17), ("system 14", 3, 17),
  ("system 15", 2, 18), ("system 15", 3, 18), ("system 16", 2, 19.5), ("system 17", 1, 21),
  ("system 17", 2, 20.5), ("system 17", 3, 20.333), ("system 18", 2, 21.5),
  ("system 18", 3, 21.667), ("system 20", 2, 24), ("system 21", 2, 25.5), ("system 25", 2, 30),
  ("system 30", 2, 36), ("system 31", 2, 37), ("system 34", 2, 41), ("system 40", 2, 48),
  ("system 999", 2, 1192.5), ("system 18 heavy", 2, 21.5), ("boldSystem 11", 3, 13.333),
  ("boldSystem 36", 2, 43), ("system 16 medium", 3, 19.333), ("body", 2, 20.5),
  ("body", 3, 20.333), ("callout", 2, 19.5), ("callout", 3, 19.333), ("caption1", 2, 14.5),
  ("caption1", 3, 14.333), ("subheadline", 2, 18), ("subheadline", 3, 18), ("title1", 1, 34),
  ("title3", 2, 24), ("fixed 10", 2, 12), ("fixed 10", 3, 12),
  ("HelveticaNeue-Light 17", 2, 20.5), ("HelveticaNeue-Light 18", 3, 21.333),
  ("HelveticaNeue-UltraLight 50", 2, 57.5), ("HelveticaNeue-Bold 28", 2, 33.5),
  ("Helvetica 17", 1, 20), ("AvenirNext-Regular 22", 2, 30.5), ("AvenirNext-Regular 90", 3, 123),
  ("Futura-CondensedMedium 17", 3, 20.667), ("STHeitiSC-Medium 18", 3, 25.333),
  ("HoeflerText-Regular 30", 2, 30), ("Didot-Bold 20", 2, 26),
]

@Test func `a line of a label is so high`() throws {
  for row in heights {
    var label = try Sample("label", scale: row.scale)
    label.set("text", .text("Label"))
    label.set("font", .text(row.font))
    let height = try #require(label.size()).height
    #expect(abs(height - row.height) < 0.001, "\(row.font) @\(row.scale): \(height)")
  }
}

@Test func `a system font's baseline lies where a measurement at 20 points found it`() {
  let metrics = FontMetrics(.system(size: 20))
  #expect(abs(metrics.ascent - 19.04) < 0.005)
  #expect(abs(metrics.descent - 4.82) < 0.005)
  let fixed = FontMetrics(.fixed(size: 10))
  #expect([fixed.lineHeight, fixed.ascent, fixed.descent] == [12, 10, 2])
}

/// Advances of Adobe's Font Metrics: 1000, 556 and 222 for an em, an a and an l of Helvetica, 600 for all of Courier.
@Test func `other fonts have their published widths`() {
  let rows: [(font: Font, text: String, width: Double)] = [
    (.named("Helvetica", size: 10), "al", 7.78),
    (.named("Helvetica", size: 10), "ál", 7.78),
    (.named("Helvetica", size: 10), "—", 10),
    (.named("ArialMT", size: 10), "al", 7.78),
    (.named("ArialMT", size: 10), "漢", 10.203),
    (.named("ArialMT", size: 10), "e\u{301}", 5.56),
    (.named("Courier", size: 10), "iW", 12),
    (.named("Menlo-Regular", size: 10), "iW漢", 22.243),
    (.named("TimesNewRomanPSMT", size: 10), "al", 7.22),
    // An unknown one is measured as Helvetica.
    (.named("Acme", size: 10), "al", 7.78),
  ]
  for row in rows {
    let width = FontMetrics(row.font).width(of: row.text)
    #expect(abs(width - row.width) < 1e-4, "\(row.font) \(row.text): \(width)")
  }
}
