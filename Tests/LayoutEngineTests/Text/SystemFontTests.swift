import Expressions
import Geometry
import Testing

@testable import LayoutEngine

/// Sizes that Interface Builder stored in public documents: kind and configuration, font, text, pixels a point (1 where
/// the frame was kept in whole points), the release of the document's Xcode, and what is stored.
private let stored:
  [(
    kind: String, font: String, text: String, scale: Double, metrics: SystemMetrics, width: Double,
    height: Double
  )] = [
    ("button", "system 20 bold", "Play Again", 1, .iOS11, 100, 36),
    ("button", "system 16 bold", "Hide", 1, .iOS26, 36, 32),
    ("button", "system 18 bold", "Save", 1, .iOS11, 42, 34),
    ("button", "system 18 bold", "Close", 1, .iOS11, 49, 34),
    ("button", "system 37", "Start", 1, .iOS14, 76, 57),
    ("button", "system 32", "Button", 1, .iOS14, 92, 51),
    ("button", "system 24", "Back", 1, .iOS14, 52, 41),
    ("button", "system 20", "Animate", 1, .iOS11, 72, 36),
    ("button", "system 17", "Query", 1, .iOS14, 47, 33),
    ("button", "system 15", "Disconnect", 1, .iOS26, 78, 30),
    ("button", "system 17", "Refresh", 1, .iOS26, 59, 33),
    ("button", "system 12", "Sign Up Here", 1, .iOS26, 75, 27),
    ("button", "system 15", "Action", 1, .iOS26, 44, 30),
    ("button", "system 15", "Save", 1, .iOS12, 34, 30),
    ("button", "system 15", "unit ↓", 1, .iOS13, 42, 30),
    ("button", "system 18", "Close", 1, .iOS12, 46, 34),
    ("button", "system 15", "Redraw", 1, .iOS11, 52, 30),
    ("button", "system 15", "Einstellungen", 1, .iOS13, 92, 30),
    ("button plain", "system 30", "Geri", 2, .iOS15, 78, 50),
    ("button plain", "system 30", "Sayfa B", 2, .iOS15, 122, 50),
    ("button plain", "system 14", "TOPLAMA", 2, .iOS15, 91, 31),
    ("button plain", "system 17", "Redraw", 1, .iOS16, 82, 35),
    ("button plain", "system 14", "ÇARPMA", 2, .iOS15, 82, 31),
    ("button plain", "system 17", "Change Filter", 3, .iOS16, 125.333, 34.333),
    ("label", "system 30 bold", "Delivery", 2, .iOS15, 115, 36),
    ("label", "system 20 bold", "Dhango", 2, .iOS15, 73.5, 24),
    ("label", "system 40 bold", "0", 2, .iOS15, 27, 48),
    ("label", "system 22 bold", "Label", 2, .iOS15, 56, 26.5),
    ("label", "system 20 bold", "Document Name", 2, .iOS11, 157, 24),
    ("label", "system 18 bold", "Title", 3, .iOS26, 38.333, 21.667),
    ("label", "system 17 bold", "Label", 3, .iOS12, 44.667, 20.333),
    ("label", "system 17 bold", "Users", 1, .iOS10, 48, 21),
    ("label", "system 18 bold", "Name", 2, .iOS11, 50.5, 21.5),
    ("label", "system 21 medium", "Top Categories", 1, .iOS15, 142, 26),
    ("label", "system 20 medium", "Restaurant name", 2, .iOS10, 156.5, 24),
    ("label", "system 14 medium", "Plan", 2, .iOS26, 29, 17),
    ("label", "system 16 medium", "CustomView example", 2, .iOS26, 159.5, 19.5),
    ("label", "system 16 medium", "UISearchController", 2, .iOS26, 142, 19.5),
    ("label", "system 16 medium", "SwiftUI", 2, .iOS26, 54, 19.5),
    ("label", "system 14 medium", ":example:", 2, .iOS11, 64, 17),
    ("label", "system 40", "Sayfa B", 2, .iOS15, 129.5, 48),
    ("label", "system 50", "SAYFA A", 2, .iOS15, 188, 60),
    ("label", "system 40", "Sayfa X", 2, .iOS15, 131, 48),
    ("label", "system 42", "Tabman", 1, .iOS14, 142.5, 51),
    ("label", "system 21", "Weigh your items with a spoon", 1, .iOS12, 276.5, 26),
    ("label", "system 20", "B", 2, .iOS11, 12.5, 24),
    ("label", "system 21", "Packing List", 3, .iOS12, 110, 25.333),
    ("label", "system 17", "0xC000", 3, .iOS26, 61, 20.333),
    ("label", "system 14", "FRIEND FEATURE", 2, .iOS26, 113, 17),
    ("label", "system 17", "None", 2, .iOS14, 41, 20.5),
    ("label", "system 17", "Label that has gotten too long", 1, .iOS12, 229, 21),
    ("label", "system 17", "Server Version: 0.64.0-rc2", 2, .iOS12, 201.5, 20.5),
    ("label", "system 17", "We will remind you at:", 2, .iOS10, 167, 20.5),
    ("label", "system 17", "Hello World", 2, .iOS11, 88.5, 20.5),
    ("label", "system 17", "No", 1, .iOS11, 22, 21),
    ("label", "system 25 semibold", "1", 2, .iOS15, 12, 30),
    ("label", "system 50 semibold", "0", 2, .iOS15, 32.5, 60),
    ("label", "system 27 semibold", "Şube : MİLAS", 2, .iOS15, 162.5, 32.5),
    ("label", "system 20 semibold", "New Square", 2, .iOS14, 111, 24),
    ("label", "system 17 semibold", "Label", 2, .iOS14, 43.5, 20.5),
    ("label", "system 17 semibold", "Categories", 3, .iOS16, 87, 20.333),
    ("label", "system 17 semibold", "Name", 2, .iOS11, 47, 20.5),
    ("label", "system 15 semibold", "0 g", 3, .iOS13, 23, 18),
    ("label", "system 15 semibold", "Active Insulin", 3, .iOS13, 95.333, 18),
  ]

@Test func `labels and buttons have the sizes that Interface Builder stored`() throws {
  for row in stored {
    let isConfigured = row.kind == "button plain"
    let isLabel = row.kind == "label"
    var sample = try Sample(isLabel ? "label" : "button", row.metrics, scale: row.scale)
    sample.set("font", .text(row.font))
    sample.set(isLabel ? "text" : "title", .text(row.text))
    if isConfigured { sample.set("configuration", .text("plain")) }
    let size = try #require(sample.size())
    let fontSize = try #require(Double(row.font.split(separator: " ")[1]))
    // A point below 20, two from there on: what the table of widths is good for.
    let tolerance = fontSize < 20 ? 1.001 : 2.001
    #expect(abs(size.width - row.width) <= tolerance, "\(row.text) \(row.font): \(size.width)")
    #expect(abs(size.height - row.height) < 0.001, "\(row.text): \(size.height)")
  }
}

/// Widths by the law and the tables of `GlyphTable`, from a script in Python: text, size, weight, release, points.
private let widths:
  [(text: String, size: Double, weight: Font.Weight, metrics: SystemMetrics, width: Double)] = [
    ("Label", 17, .regular, .iOS18, 41.33),
    ("Label", 17, .bold, .iOS18, 44.276),
    ("Label", 17, .medium, .iOS18, 42.41),
    ("Label", 17, .semibold, .iOS18, 43.196),
    ("Label", 17, .light, .iOS18, 40.83),
    ("Label", 17, .thin, .iOS18, 40.18),
    ("Label", 17, .ultraLight, .iOS18, 39.863),
    ("Label", 17, .heavy, .iOS18, 45.848),
    ("Label", 17, .black, .iOS18, 47.223),
    ("Label", 17, .regular, .iOS12, 41.448),
    ("Label", 20, .regular, .iOS12, 47.828),
    ("Label", 20, .regular, .iOS10, 49.078),
    ("Label", 19, .regular, .iOS12, 46.134),
    ("Label", 19.5, .regular, .iOS12, 47.348),
    ("Label", 22, .regular, .iOS18, 51.953),
    ("Label", 24, .regular, .iOS18, 56.607),
    ("Label", 34, .bold, .iOS18, 86.361),
    ("Label", 34, .heavy, .iOS18, 89.761),
    ("Label", 12, .regular, .iOS18, 30.697),
    ("Label", 11, .regular, .iOS18, 28.461),
    ("Label", 10.5, .regular, .iOS18, 27.322),
    ("Label", 55, .regular, .iOS18, 127.845),
    ("Label", 80, .regular, .iOS18, 183.711),
    ("Label", 96, .regular, .iOS18, 220.453),
    ("Label", 5, .regular, .iOS18, 13.792),
    ("AVATAR To. 7, “Y”", 17, .regular, .iOS18, 132.082),
    ("AVATAR To. 7, “Y”", 22, .regular, .iOS18, 161.781),
    ("AVATAR To. 7, “Y”", 40, .bold, .iOS18, 310.994),
    ("AVATAR To. 7, “Y”", 15, .regular, .iOS12, 118.938),
    ("The quick brown fox jumps over the lazy dog", 17, .regular, .iOS18, 338.954),
    ("THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG", 13, .semibold, .iOS18, 342.514),
    ("0123456789 +-*/=<>()[]{}", 15, .regular, .iOS18, 180.264),
    ("Äpfel, Öl & Übermut", 17, .regular, .iOS18, 152.494),
    ("Привет, мир", 17, .regular, .iOS18, 99.784),
    ("Ñandú café", 16, .regular, .iOS18, 83.016),
    ("中文测试", 17, .regular, .iOS18, 69.38),
    ("设置 Wi-Fi", 15, .medium, .iOS18, 71.757),
    ("한국어 설정", 17, .regular, .iOS18, 77.764),
    ("ひらがな", 17, .regular, .iOS18, 63.614),
    ("カタカナ", 17, .regular, .iOS18, 63.614),
    ("Hi 👋", 17, .regular, .iOS18, 39.308),
    ("€ 5 — ½ price… ✓", 17, .regular, .iOS18, 137.469),
    ("a\u{A0}b", 17, .regular, .iOS18, 23.309),
  ]

@Test func `a line is as wide as the table says`() {
  for row in widths {
    let font = Font.system(size: row.size, weight: row.weight)
    let metrics = FontMetrics(font, in: TextTraits(metrics: row.metrics))
    let width = metrics.width(of: row.text)
    #expect(abs(width - row.width) < 0.001, "\(row.text) \(font.name) \(row.metrics): \(width)")
  }
}

/// A character of several scalars, and one as wide: joined emoji, a flag, parts of a syllable, a letter with a mark.
private let joined: [(several: String, one: String)] = [
  ("👨\u{200D}👩\u{200D}👧", "👧"), ("👍\u{1F3FD}", "👍"), ("🇩🇪", "👍"),
  ("\u{1112}\u{1161}\u{11AB}", "한"), ("e\u{301}", "e"), ("a\u{200D}b", "ab"), ("\u{AD}a", "a"),
]

@Test func `a character of several scalars is as wide as what it shows`() {
  let metrics = FontMetrics(.system(size: 17))
  for row in joined {
    #expect(metrics.width(of: row.several) == metrics.width(of: row.one), "\(row.one)")
  }
}
