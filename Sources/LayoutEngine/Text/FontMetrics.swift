/// How large the characters of a font are, in points.
package struct FontMetrics: Sendable {
  package let lineHeight: Double
  /// From a line's top down to its baseline.
  package let ascent: Double
  private let size: Double

  /// The metrics of a font; nil where its widths are not known.
  package init?(_ font: Font) {
    guard case .fixed(let size) = font else { return nil }
    self.size = size
    lineHeight = size * 1.2
    ascent = size
  }

  /// How wide a run of text is.
  package func width(of text: some StringProtocol) -> Double { width(ofUnits: units(of: text)) }

  /// How wide a run of text is in units of the font, whole numbers that add up without rounding.
  func units(of text: some StringProtocol) -> Int { text.count }

  func width(ofUnits units: Int) -> Double { Double(units) * size }
}
