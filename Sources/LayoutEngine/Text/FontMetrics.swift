/// How large the characters of a font are, in points.
package struct FontMetrics: Sendable {
  package let lineHeight: Double
  /// From a line's baseline down to the next one's.
  package let baselineDistance: Double
  /// From a line's top down to its baseline.
  package let ascent: Double
  /// From the baseline down to the line's bottom.
  package var descent: Double { lineHeight - ascent }
  private let face: Face

  private enum Face: Sendable {
    /// How wide every character is, in units.
    case fixed(Int)
    case system(SystemFont)
    case named(Typeface, size: Double, han: HanDesign)
  }

  /// Widths are added up in millionths of a point: whole numbers, so that no order of adding matters.
  static let unitsPerPoint = 1e6

  package init(_ font: Font, in traits: TextTraits = .standard) {
    switch font {
    case .fixed(let size):
      self.init(
        face: .fixed(Int((size * Self.unitsPerPoint).rounded())), lineHeight: size * 1.2,
        ascent: size)
    case .system(let size, let weight):
      self.init(systemFontOfSize: size, weight, traits)
    case .textStyle(let style):
      let size = style.size(for: traits.contentSizeCategory)
      self.init(
        systemFontOfSize: size, style.weight, traits,
        baselineDistance: TextStyle.baselineDistance(forSize: size))
    case .named(let name, let size):
      let face = Typeface.named(name) ?? .assumed
      self.init(
        face: .named(face, size: size, han: traits.hanDesign),
        lineHeight: size * (face.ascent + face.descent),
        ascent: size * face.ascent,
        baselineDistance: size * (face.ascent + face.descent + face.gap))
    }
  }

  /// The line is 2444/2048 of the size high in every weight, found in stored heights of labels; the baseline 1950/2048
  /// below its top agrees with a published measurement at 20 points (19.04 above, 4.82 below).
  private init(
    systemFontOfSize size: Double, _ weight: Font.Weight, _ traits: TextTraits,
    baselineDistance: Double = 0
  ) {
    self.init(
      face: .system(SystemFont(size: size, weight: weight, traits: traits)),
      lineHeight: size * 2444 / 2048, ascent: size * 1950 / 2048,
      baselineDistance: baselineDistance)
  }

  /// Baselines are a line's height apart at least.
  private init(face: Face, lineHeight: Double, ascent: Double, baselineDistance: Double = 0) {
    (self.face, self.lineHeight, self.ascent) = (face, lineHeight, ascent)
    self.baselineDistance = max(lineHeight, baselineDistance)
  }

  /// How many lines a height holds, the first one in any case.
  func lines(in height: Double) -> Double {
    ((height - lineHeight) / baselineDistance).rounded(.down) + 1
  }

  /// How high so many lines are together, in points.
  func height(ofLines count: Int) -> Double {
    count == 0 ? 0 : lineHeight + Double(count - 1) * baselineDistance
  }

  /// How wide a line of text is, not rounded.
  package func width(of text: some StringProtocol) -> Double {
    let text = Substring(text)
    let bytes = text.utf8.span
    guard Self.isPlain(bytes) else { return MeasuredText(text, in: self).width }
    var units = 0
    measure(bytes) { width, kerning in units += width + kerning }
    return Double(units) / Self.unitsPerPoint
  }

  /// Whether a text is ASCII without control characters, of which each byte is a character.
  static func isPlain(_ text: Span<UInt8>) -> Bool {
    for place in text.indices where text[place] < 0x20 || text[place] > 0x7E { return false }
    return true
  }

  /// The width of a character, in units, and its glyph where it may have kerning.
  func measure(of character: Character) -> (width: Int, glyph: Int?) {
    if case .fixed(let width) = face { return (width, nil) }
    var whole: (width: Int, glyph: Int?) = (0, nil)
    for (place, scalar) in CharacterClass.visibleScalars(of: character).enumerated() {
      let (width, glyph) = measure(of: scalar)
      whole = (whole.width + width, place == 0 ? glyph : nil)
    }
    return whole
  }

  /// The same of a character that is one scalar.
  func measure(of scalar: Unicode.Scalar) -> (width: Int, glyph: Int?) {
    switch face {
    case .fixed(let width): return (width, nil)
    case .system(let font): return font.measure(of: scalar)
    case .named(let face, let size, let han):
      let width = Double(face.width(of: scalar, in: han)) * size
      return (Int(width.rounded()), face.kerningPlace(of: scalar))
    }
  }

  /// The kerning of two glyphs, in units.
  func kerning(of left: Int, _ right: Int) -> Int {
    switch face {
    case .fixed: 0
    case .named(let face, let size, _):
      Int((Double(face.kerning(of: left, right)) * size).rounded())
    case .system(let font): font.kerning(of: left, right)
    }
  }

  /// Tells of each character of a plain text how wide it is, and how far from that it stands behind the one before, in
  /// units.
  func measure(_ text: Span<UInt8>, _ tell: (_ width: Int, _ kerning: Int) -> Void) {
    if case .system(let font) = face {
      font.measure(text, tell)
    } else {
      var last: Int?
      for place in text.indices {
        let (width, glyph) = measure(of: Unicode.Scalar(text[place]))
        var kerning = 0
        if let last, let glyph { kerning = self.kerning(of: last, glyph) }
        tell(width, kerning)
        last = glyph
      }
    }
  }
}
