/// The measures of the system font's characters; decoded from its tables when a text is first measured.
struct GlyphTable: Sendable {
  static let shared = GlyphTable()

  /// A measure in text and in display sizes, in 1/2048 em.
  struct Cuts: Sendable {
    var text: Double
    var display: Double
  }

  /// The advances of a character in the three designs that all weights are made of.
  struct Glyph: Sendable {
    let regular: Cuts
    let light: Cuts
    let black: Cuts
  }

  private(set) var glyphs: [Glyph] = []
  /// By Unicode scalar: where its glyph stands; `missing` where the table has none.
  private var places = [UInt8](repeating: missing, count: 0x2714)
  /// By left glyph, then by right one; most pairs have none.
  private var kernings: [(text: Int16, display: Int16)] = []
  /// The places of 0 to 9, and of a to z: ASCII comes first in the table, in its order.
  static let digits = 0x10...0x19
  static let smallLetters = 0x41...0x5A

  private static let missing = UInt8.max

  private init() {
    readAdvances()
    kernings = Array(repeating: (0, 0), count: glyphs.count * glyphs.count)
    var reader = TableReader(Self.kerning)
    while !reader.isAtEnd { readKernings(from: &reader) { $0 = $1 } }
    reader = TableReader(Self.kerningCorrections)
    while !reader.isAtEnd {
      // The numbers of repositories are for the reader of the source.
      _ = (reader.number(), reader.number())
      reader.skip()
      readKernings(from: &reader) { $0 = ($0.text + $1.text, $0.display + $1.display) }
    }
    reader = TableReader(Self.knownKerning)
    while !reader.isAtEnd { readKernings(from: &reader) { $0 = $1 } }
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

  /// The kerning of two glyphs in the regular weight, in 1/2048 em.
  func kerning(of left: Int, _ right: Int) -> (text: Int16, display: Int16) {
    kernings[left * glyphs.count + right]
  }

  private mutating func readAdvances() {
    var reader = TableReader(Self.advances)
    glyphs.reserveCapacity(240)
    while !reader.isAtEnd {
      let place = UInt8(glyphs.count)
      setPlace(of: reader.scalars(), to: place)
      func cuts() -> Cuts { Cuts(text: Double(reader.number()), display: Double(reader.number())) }
      glyphs.append(Glyph(regular: cuts(), light: cuts(), black: cuts()))
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

  /// Reads one line of pairs and hands each of them to `change` with its distances.
  private mutating func readKernings(
    from reader: inout TableReader,
    _ change: (inout (text: Int16, display: Int16), (text: Int16, display: Int16)) -> Void
  ) {
    let lefts = reader.scalars().compactMap { place(of: $0) }
    precondition(!lefts.isEmpty, "a line of kerning begins with characters of the table")
    while !reader.endsLine() {
      let text = Int16(reader.number())
      reader.skip()
      let display = Int16(reader.number())
      reader.skip()
      for right in reader.scalars().compactMap({ place(of: $0) }) {
        for left in lefts { change(&kernings[left * glyphs.count + right], (text, display)) }
      }
    }
  }
}
