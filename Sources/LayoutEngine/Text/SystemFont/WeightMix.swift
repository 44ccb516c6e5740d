/// The way from the regular design to the light or the black one that a weight goes.
struct WeightMix: Sendable {
  enum Design { case light, black }

  let design: Design
  /// 0 for the regular design, 1 for the other.
  let share: Double

  /// The shares are measured: see `GlyphTable.advances`.
  init(_ weight: Font.Weight) {
    switch weight {
    case .ultraLight: (design, share) = (.light, 15155.0 / 16384)
    case .thin: (design, share) = (.light, 11878.0 / 16384)
    case .light: (design, share) = (.light, 5161.0 / 16384)
    case .regular: (design, share) = (.light, 0)
    case .medium: (design, share) = (.black, 3004.0 / 16384)
    case .semibold: (design, share) = (.black, 5188.0 / 16384)
    case .bold: (design, share) = (.black, 8192.0 / 16384)
    case .heavy: (design, share) = (.black, 12561.0 / 16384)
    case .black: (design, share) = (.black, 1)
    }
  }

  /// The advance of a glyph, in 1/2048 em.
  func advance(of glyph: GlyphTable.Glyph) -> GlyphTable.Cuts {
    guard share > 0 else { return glyph.regular }
    let end = design == .light ? glyph.light : glyph.black
    return GlyphTable.Cuts(
      text: glyph.regular.text + share * (end.text - glyph.regular.text),
      display: glyph.regular.display + share * (end.display - glyph.regular.display))
  }

  /// The kerning of two glyphs, in 1/2048 em, by that of the regular weight.
  ///
  /// The measurement tells the other designs' kerning for whole strings only, in text and in display sizes: 850 and 1350
  /// units light, 840 and 1100 black, for 810 and 1150 regular of "AVAST Wavy To. LT"; 210 and 220, 270 and 240, for 245
  /// and 310 of the pangram, all of whose pairs are small letters; 110 and 110, 30 and 0, for 30 and 20 of "0123456789".
  /// Kerning of letters is multiplied to fit them; what digits add is shared out among the nine pairs of digits.
  func kerning(
    _ regular: (text: Int16, display: Int16), of left: Int, _ right: Int
  ) -> GlyphTable.Cuts {
    var kerning = GlyphTable.Cuts(text: Double(regular.text), display: Double(regular.display))
    guard share > 0 else { return kerning }
    let isLight = design == .light
    if GlyphTable.digits.contains(left), GlyphTable.digits.contains(right) {
      kerning.text -= share * (isLight ? 80.0 / 9 : 0)
      kerning.display -= share * (isLight ? 90.0 / 9 : -20.0 / 9)
      return kerning
    }
    let isSmall =
      GlyphTable.smallLetters.contains(left) && GlyphTable.smallLetters.contains(right)
    let text: Double, display: Double
    switch (design, isSmall) {
    case (.light, true): (text, display) = (210.0 / 245, 220.0 / 310)
    case (.light, false): (text, display) = (1.0568, 1.2017)
    case (.black, true): (text, display) = (270.0 / 245, 240.0 / 310)
    case (.black, false): (text, display) = (1.0345, 0.9674)
    }
    kerning.text *= 1 + share * (text - 1)
    kerning.display *= 1 + share * (display - 1)
    return kerning
  }
}
