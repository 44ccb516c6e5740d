import Testing

@testable import LayoutEngine

/// Widths by fontTools 4.68 from `hmtx` and `GPOS` of Roboto 3.015 (SIL Open Font License 1.1) at width 100.
private let widths: [(name: String, text: String, size: Double, width: Double)] = [
  ("Roboto-Thin", "Hello World", 17, 83.921),
  ("Roboto-Thin", "AVAST Wavy To. LT", 17, 140.059),
  ("Roboto-Thin", "Yesterday, 7:45 PM", 12, 97.787),
  ("Roboto-Thin", "TOTAL (VAT) 1/2", 20, 143.34),
  ("Roboto-Thin", "“Fahrt” – Tür", 16, 85.344),
  ("Roboto-Thin", "Übermut, Café", 15, 93.325),
  ("Roboto-Thin", "0123456789", 34, 186.104),
  ("Roboto-Thin", "r. v, w. f) \"A\" F. P,", 24, 152.801),
  ("Roboto-Light", "Hello World", 17, 85.639),
  ("Roboto-Light", "AVAST Wavy To. LT", 17, 142.367),
  ("Roboto-Light", "Yesterday, 7:45 PM", 12, 99.598),
  ("Roboto-Light", "TOTAL (VAT) 1/2", 20, 146.953),
  ("Roboto-Light", "“Fahrt” – Tür", 16, 87.531),
  ("Roboto-Light", "Übermut, Café", 15, 94.233),
  ("Roboto-Light", "0123456789", 34, 188.594),
  ("Roboto-Light", "r. v, w. f) \"A\" F. P,", 24, 158.859),
  ("Roboto-Regular", "Hello World", 17, 87.324),
  ("Roboto-Regular", "AVAST Wavy To. LT", 17, 144.608),
  ("Roboto-Regular", "Yesterday, 7:45 PM", 12, 101.385),
  ("Roboto-Regular", "TOTAL (VAT) 1/2", 20, 150.518),
  ("Roboto-Regular", "“Fahrt” – Tür", 16, 89.688),
  ("Roboto-Regular", "Übermut, Café", 15, 95.105),
  ("Roboto-Regular", "0123456789", 34, 191.084),
  ("Roboto-Regular", "r. v, w. f) \"A\" F. P,", 24, 164.812),
  ("Roboto-Medium", "Hello World", 17, 87.98),
  ("Roboto-Medium", "AVAST Wavy To. LT", 17, 146.293),
  ("Roboto-Medium", "Yesterday, 7:45 PM", 12, 102.797),
  ("Roboto-Medium", "TOTAL (VAT) 1/2", 20, 151.543),
  ("Roboto-Medium", "“Fahrt” – Tür", 16, 91.18),
  ("Roboto-Medium", "Übermut, Café", 15, 96.101),
  ("Roboto-Medium", "0123456789", 34, 193.242),
  ("Roboto-Medium", "r. v, w. f) \"A\" F. P,", 24, 167.121),
  ("Roboto-Bold", "Hello World", 17, 88.511),
  ("Roboto-Bold", "AVAST Wavy To. LT", 17, 147.646),
  ("Roboto-Bold", "Yesterday, 7:45 PM", 12, 103.975),
  ("Roboto-Bold", "TOTAL (VAT) 1/2", 20, 152.354),
  ("Roboto-Bold", "“Fahrt” – Tür", 16, 92.43),
  ("Roboto-Bold", "Übermut, Café", 15, 96.943),
  ("Roboto-Bold", "0123456789", 34, 195.068),
  ("Roboto-Bold", "r. v, w. f) \"A\" F. P,", 24, 169.02),
  ("Roboto-Black", "Hello World", 17, 89.092),
  ("Roboto-Black", "AVAST Wavy To. LT", 17, 149.14),
  ("Roboto-Black", "Yesterday, 7:45 PM", 12, 105.234),
  ("Roboto-Black", "TOTAL (VAT) 1/2", 20, 153.262),
  ("Roboto-Black", "“Fahrt” – Tür", 16, 93.758),
  ("Roboto-Black", "Übermut, Café", 15, 97.844),
  ("Roboto-Black", "0123456789", 34, 197.061),
  ("Roboto-Black", "r. v, w. f) \"A\" F. P,", 24, 171.059),
]

@Test func `Roboto has the widths and the kerning of its font`() {
  for row in widths {
    let width = FontMetrics(.named(row.name, size: row.size)).width(of: row.text)
    #expect(abs(width - row.width) < 0.001, "\(row.name) '\(row.text)': \(width), not \(row.width)")
  }
}

/// 2400/2048 of the size are a line's height, by `hhea`.
@Test func `Roboto's lines are as high as its font says`() {
  for name in ["Thin", "Light", "Regular", "Medium", "Bold", "Black"] {
    let metrics = FontMetrics(.named("Roboto-\(name)", size: 16))
    #expect(metrics.lineHeight == 18.75, "\(name)")
    #expect(metrics.ascent == 14.84375, "\(name)")
  }
}
