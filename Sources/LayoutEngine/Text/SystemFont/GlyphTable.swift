/// What the system font's characters measure; decoded from its tables when a text is first measured.
struct GlyphTable: Sendable {
  static let shared = GlyphTable()

  /// Widths in ten-thousandths of an em.
  struct Glyph: Sendable {
    let text: Double
    /// What display sizes add.
    let display: Double
    /// What light, medium, semibold and bold add.
    let weights: (light: Double, medium: Double, semibold: Double, bold: Double)
  }

  private(set) var glyphs: [Glyph] = []
  /// By Unicode scalar: where its glyph stands; `missing` where the table has none.
  private var places = [UInt8](repeating: missing, count: 0x2714)
  /// By left glyph, then by right one; most stand as far apart as their widths say.
  private var kernings: [(text: Int16, display: Int16)] = []

  private static let missing = UInt8.max

  private init() {
    readAdvances()
    readKerning()
  }

  /// The place of a character's glyph; nil where the table lacks it.
  func place(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.value < places.count else { return nil }
    let place = places[Int(scalar.value)]
    return place == Self.missing ? nil : Int(place)
  }

  /// The letter of ASCII that shares a character's glyph, as an E does an É's; nil where none does.
  func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let own = place(of: scalar) else { return nil }
    return (0x20...0x7E).lazy.map { Unicode.Scalar($0 as UInt8) }.first { place(of: $0) == own }
  }

  /// How far apart from their widths two glyphs stand, in thousandths of an em, in text and in display sizes.
  func kerning(of left: Int, _ right: Int) -> (text: Int, display: Int) {
    let (text, display) = kernings[left * glyphs.count + right]
    return (Int(text), Int(display))
  }

  private mutating func readAdvances() {
    var reader = TableReader(Self.advances)
    glyphs.reserveCapacity(240)
    while !reader.isAtEnd {
      let place = UInt8(glyphs.count)
      setPlace(of: reader.scalars(), to: place)
      func figure() -> Double { Double(reader.number()) }
      let (text, display) = (figure(), figure())
      let weights = (figure(), figure(), figure(), figure())
      glyphs.append(Glyph(text: text, display: display, weights: weights))
      if !reader.endsLine() {
        for scalar in reader.scalars() { places[Int(scalar.value)] = place }
        _ = reader.endsLine()
      }
    }
    // A no-break space is as wide as a space.
    places[0xA0] = places[0x20]
  }

  private mutating func setPlace(of name: String.UnicodeScalarView, to place: UInt8) {
    let scalar = name.count == 1 ? name.first : " "
    if let scalar { places[Int(scalar.value)] = place }
  }

  private mutating func readKerning() {
    kernings = Array(repeating: (0, 0), count: glyphs.count * glyphs.count)
    var reader = TableReader(Self.kerning)
    while !reader.isAtEnd {
      let left = reader.scalars().first.flatMap { place(of: $0) } ?? 0
      while !reader.endsLine() {
        let text = Int16(reader.number())
        reader.skip()
        let display = Int16(reader.number())
        reader.skip()
        for right in reader.scalars() {
          let place = left * glyphs.count + Int(places[Int(right.value)])
          kernings[place] = (text, display)
        }
      }
    }
  }
}
