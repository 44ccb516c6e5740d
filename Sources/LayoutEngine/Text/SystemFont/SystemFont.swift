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
  private var table: GlyphTable { .shared }

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
    return (width(of: table.glyphs[glyph]), glyph)
  }

  /// How far apart from their widths two glyphs stand, in millionths of a point.
  func kerning(of left: Int, _ right: Int) -> Int {
    let (text, display) = table.kerning(of: left, right)
    return mixed(text, display)
  }

  /// Tells the same of each character of ASCII text, and how far from its width it stands behind the one before.
  func measure(_ text: Span<UInt8>, _ tell: (_ width: Int, _ kerning: Int) -> Void) {
    let table = table
    let stranger = table.place(of: "n") ?? 0
    var last: Int?
    for place in text.indices {
      let glyph = table.place(of: Unicode.Scalar(text[place])) ?? stranger
      var kerning = 0
      if let last {
        let (near, far) = table.kerning(of: last, glyph)
        kerning = mixed(near, far)
      }
      tell(width(of: table.glyphs[glyph]), kerning)
      last = glyph
    }
  }

  /// A distance of text sizes and one of display sizes, in thousandths of an em, as one in millionths of a point.
  private func mixed(_ text: Int, _ display: Int) -> Int {
    if text == 0, display == 0 { return 0 }
    let mixed = Double(text) * (1 - displayShare) + Double(display) * displayShare
    return Int((mixed * size * 1e3).rounded())
  }

  /// How wide a glyph is with what stands after it, in millionths of a point, rounded half up: no glyph is less than
  /// nothing wide.
  private func width(of glyph: GlyphTable.Glyph) -> Int {
    var width = glyph.text + displayShare * (glyph.display + mix.displayExtra)
    if !mix.isRegular {
      let weights = glyph.weights
      width +=
        weights.light * mix.light + weights.medium * mix.medium + weights.semibold * mix.semibold
        + weights.bold * mix.bold
    }
    return Int(width / 10_000 * size * 1e6 + tracking + 0.5)
  }
}

/// Which of the fitted weights a weight is made of; the outermost are extrapolated.
private struct WeightMix: Sendable {
  var light = 0.0
  var medium = 0.0
  var semibold = 0.0
  var bold = 0.0
  /// Whether it is made of none of them.
  private(set) var isRegular = false
  /// What weights above regular add in display sizes, in ten-thousandths of an em: 69 for bold, fitted.
  var displayExtra = 0.0

  init(_ weight: Font.Weight) {
    switch weight {
    case .ultraLight: light = 3
    case .thin: light = 2
    case .light: light = 1
    case .regular: isRegular = true
    case .medium: (medium, displayExtra) = (1, 69.0 * 100 / 300)
    case .semibold: (semibold, displayExtra) = (1, 69.0 * 200 / 300)
    case .bold: (bold, displayExtra) = (1, 69)
    case .heavy: (bold, displayExtra) = (1.3333, 69.0 * 400 / 300)
    case .black: (bold, displayExtra) = (1.6667, 69.0 * 500 / 300)
    }
  }
}
