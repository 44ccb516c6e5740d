/// The system font in one size and weight, as one release of iOS draws it.
///
/// Its widths come near Apple's: within a point for 97 of 100 ordinary labels of 6 to 19 points.
struct SystemFont: Sendable {
  private let size: Double
  private let mix: WeightMix
  /// How much of the display cut there is in it, 0 to 1.
  private let displayShare: Double
  /// What stands after each character of an alphabet, in millionths of a point.
  private let tracking: Double
  private let table = GlyphTable.shared

  init(size: Double, weight: Font.Weight, metrics: SystemMetrics) {
    self.size = size
    mix = WeightMix(weight)
    if metrics >= .iOS14 {
      displayShare = Tracking.displayShare.value(at: size)
      tracking = Tracking.current.value(at: size) * 1e6
    } else {
      // Apple's guidelines asked for the display cut from 20 points on.
      displayShare = size < 20 ? 0 : 1
      let steps = size < 20 ? Tracking.formerText : Tracking.formerDisplay
      let extra = size < 20 || metrics > .iOS10 ? 0 : Tracking.firstDisplayExtra
      tracking = (steps.value(at: size) + extra) * size * 1e3
    }
  }

  /// How wide a character is, and its glyph where it has one that stands nearer to some others.
  func measure(of character: Character) -> (width: Int, glyph: Int?) {
    var whole: (width: Int, glyph: Int?) = (0, nil)
    for (place, scalar) in CharacterClass.visibleScalars(of: character).enumerated() {
      let (width, glyph) = measure(of: scalar)
      whole = (whole.width + width, place == 0 ? glyph : nil)
    }
    return whole
  }

  /// The same of a scalar that takes room.
  func measure(of scalar: Unicode.Scalar) -> (width: Int, glyph: Int?) {
    if let em = CharacterClass.advance(of: scalar) {
      return (Int((em * size * 1e6).rounded()), nil)
    }
    // A character that the table lacks is as wide as an n, for want of better.
    let glyph = table.place(of: scalar) ?? table.place(of: "n") ?? 0
    return (Int((em(of: table.glyphs[glyph]) * size * 1e6 + tracking).rounded()), glyph)
  }

  /// How far apart from their widths two glyphs stand, in millionths of a point.
  func kerning(of left: Int, _ right: Int) -> Int {
    let (text, display) = table.kerning(of: left, right)
    if text == 0, display == 0 { return 0 }
    let mixed = Double(text) * (1 - displayShare) + Double(display) * displayShare
    return Int((mixed * size * 1e3).rounded())
  }

  /// The same of each character of a text, and how far from its width it stands behind the one before.
  func measures(ofASCII text: [UInt8]) -> [(width: Int, kerning: Int32)] {
    var last: Int?
    return text.map { byte in
      let (width, glyph) = measure(of: Unicode.Scalar(byte))
      var kerning = 0
      if let last, let glyph { kerning = self.kerning(of: last, glyph) }
      last = glyph
      return (width, Int32(kerning))
    }
  }

  private func em(of glyph: GlyphTable.Glyph) -> Double {
    let weights = glyph.weights
    let added =
      Double(weights.light) * mix.light + Double(weights.medium) * mix.medium
      + Double(weights.semibold) * mix.semibold + Double(weights.bold) * mix.bold
    return (Double(glyph.text) + displayShare * (Double(glyph.display) + mix.displayExtra) + added)
      / 10_000
  }
}

/// Which of the fitted weights a weight is made of; the outermost are extrapolated.
private struct WeightMix: Sendable {
  var light = 0.0
  var medium = 0.0
  var semibold = 0.0
  var bold = 0.0
  /// What weights above regular add in display sizes, in ten-thousandths of an em: 69 for bold, fitted.
  var displayExtra = 0.0

  init(_ weight: Font.Weight) {
    switch weight {
    case .ultraLight: light = 3
    case .thin: light = 2
    case .light: light = 1
    case .regular: break
    case .medium: (medium, displayExtra) = (1, 69.0 * 100 / 300)
    case .semibold: (semibold, displayExtra) = (1, 69.0 * 200 / 300)
    case .bold: (bold, displayExtra) = (1, 69)
    case .heavy: (bold, displayExtra) = (1.3333, 69.0 * 400 / 300)
    case .black: (bold, displayExtra) = (1.6667, 69.0 * 500 / 300)
    }
  }
}
