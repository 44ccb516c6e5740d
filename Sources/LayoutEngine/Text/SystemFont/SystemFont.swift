/// The system font in one size and weight, as one release of iOS draws it.
///
/// An advance is size / 2048 · (A + tracking), where A goes from the text cut to the display cut with the size, and in each
/// cut from the regular design to the light or the black one with the weight (see `GlyphTable.advances`).
struct SystemFont: Sendable {
  /// A unit of the tables, 1/2048 em, in millionths of a point.
  private let unit: Double
  private let mix: WeightMix
  private let han: HanDesign
  /// The share of the display cut, 0 to 1.
  private let displayShare: Double
  /// The space after each character of an alphabet, in 1/2048 em.
  private let tracking: Double
  private var table: GlyphTable { .shared }

  init(size: Double, weight: Font.Weight, traits: TextTraits) {
    unit = size / 2048 * 1e6
    mix = WeightMix(weight)
    han = traits.hanDesign
    if traits.metrics >= .iOS14 {
      displayShare = Tracking.displayShare.value(at: size)
      tracking = Tracking.current.value(at: size)
    } else {
      // Apple's guidelines asked for the display cut from 20 points on.
      displayShare = size < 20 ? 0 : 1
      let steps = size < 20 ? Tracking.formerText : Tracking.formerDisplay
      let extra = size < 20 || traits.metrics > .iOS10 ? 0 : Tracking.firstDisplayExtra
      tracking = (steps.value(at: size) + extra) * 2.048
    }
  }

  /// The width of a scalar that takes room, in millionths of a point, and its glyph where it may have kerning.
  func measure(of scalar: Unicode.Scalar) -> (width: Int, glyph: Int?) {
    if let em = CharacterClass.advance(of: scalar, in: han) {
      return (Int((em * 2048 * unit).rounded()), nil)
    }
    // A character that the table lacks is as wide as an n, for want of better.
    let glyph = table.place(of: scalar) ?? table.place(of: "n") ?? 0
    return (width(of: table.glyphs[glyph]), glyph)
  }

  /// The kerning of two glyphs, in millionths of a point.
  func kerning(of left: Int, _ right: Int) -> Int {
    let regular = table.kerning(of: left, right)
    // Most pairs have none; but digits have some in other weights.
    if regular == (0, 0), mix.share == 0 || !GlyphTable.digits.contains(left) { return 0 }
    return Int((mixed(mix.kerning(regular, of: left, right)) * unit).rounded())
  }

  /// Tells the same of each character of ASCII text, and how far from its width it stands behind the one before.
  func measure(_ text: Span<UInt8>, _ tell: (_ width: Int, _ kerning: Int) -> Void) {
    let table = table
    let stranger = table.place(of: "n") ?? 0
    var last: Int?
    for place in text.indices {
      let glyph = table.place(of: Unicode.Scalar(text[place])) ?? stranger
      tell(width(of: table.glyphs[glyph]), last.map { kerning(of: $0, glyph) } ?? 0)
      last = glyph
    }
  }

  /// The measure between those of the text and the display cut that the size has.
  private func mixed(_ cuts: GlyphTable.Cuts) -> Double {
    cuts.text + displayShare * (cuts.display - cuts.text)
  }

  /// The advance of a glyph with its tracking, in millionths of a point, rounded half up: none is negative.
  private func width(of glyph: GlyphTable.Glyph) -> Int {
    Int((mixed(mix.advance(of: glyph)) + tracking) * unit + 0.5)
  }
}
