/// A font that is not the system's: how high its lines are and how wide its characters.
struct Typeface: Sendable {
  /// In parts of its size, from a line's top down to its baseline.
  let ascent: Double
  /// In parts of its size, from the baseline down to the line's bottom.
  let descent: Double
  /// In parts of its size, between a line's bottom and the next one's top.
  let gap: Double
  /// In millionths of its size: one for each place of `TypefaceTable`, or one for all.
  private let widths: [Int]
  /// In millionths of its size, by the place of the left character, then by that of the right one; empty for none.
  private let kernings: [Int32]

  init(
    ascent: Double, descent: Double, gap: Double, widths: [Int], kernings: [Int32] = []
  ) {
    (self.ascent, self.descent, self.gap) = (ascent, descent, gap)
    (self.widths, self.kernings) = (widths, kernings)
  }

  /// The face of a PostScript name; nil where it is not known.
  static func named(_ name: String) -> Typeface? { TypefaceTable.shared.faces[name] }

  /// What a font of the app's own is taken to be, for want of its figures.
  static let assumed =
    named("Helvetica")
    ?? Typeface(ascent: 0.92, descent: 0.23, gap: 0, widths: [500_000])

  /// The width of a character that is one scalar, in millionths of its size.
  func width(of scalar: Unicode.Scalar, in han: HanDesign) -> Int {
    if let em = CharacterClass.advance(of: scalar, in: han) {
      return Int((em * 1e6).rounded())
    }
    return widths.count > 1 ? widths[TypefaceTable.place(of: scalar)] : widths[0]
  }

  /// The place of a character that may have kerning; nil for all others.
  func kerningPlace(of scalar: Unicode.Scalar) -> Int? {
    guard !kernings.isEmpty else { return nil }
    let place = TypefaceTable.place(of: scalar)
    return place < TypefaceTable.kernedPlaces ? place : nil
  }

  /// The kerning of the characters of two places, in millionths of the size.
  func kerning(of left: Int, _ right: Int) -> Int {
    kernings.isEmpty ? 0 : Int(kernings[left * TypefaceTable.kernedPlaces + right])
  }
}

/// What fonts of other names than the system's measure; decoded when one of them is first used.
struct TypefaceTable: Sendable {
  static let shared = TypefaceTable()

  /// By PostScript name.
  private(set) var faces: [String: Typeface] = [:]

  private init() {
    let widths = Self.readWidths()
    for line in Self.faces.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = [words[0], words[1], words[2], words[4]].compactMap { Int($0) }
      let own = widths[words[3]] ?? Int(words[3]).map { [$0] } ?? []
      let face = Typeface(
        ascent: Double(numbers[0]) / 1000, descent: Double(numbers[1]) / 1000,
        gap: Double(numbers[2]) / 1000, widths: own.map { $0 * numbers[3] })
      for name in words.dropFirst(5) { faces[String(name)] = face }
    }
    addRoboto()
  }

  private mutating func addRoboto() {
    var kernings: [Substring: [Int32]] = [:]
    for line in Self.robotoKerning.split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst(2) {
        let parts = word.split(separator: ":", maxSplits: 1)
        let distance = Int32((Double(Int(parts[0]) ?? 0) / 2048 * 1e6).rounded())
        for (left, right) in Self.pairs(words[1], parts[1]) {
          kernings[
            words[0], default: Array(repeating: 0, count: Self.kernedPlaces * Self.kernedPlaces)][
              left * Self.kernedPlaces + right] = distance
        }
      }
    }
    for line in Self.robotoWidths.split(separator: "\n") {
      let words = line.split(separator: " ")
      let widths = words.dropFirst().map { Int((Double(Int($0) ?? 0) / 2048 * 1e6).rounded()) }
      faces[String(words[0])] = Typeface(
        ascent: 1900.0 / 2048, descent: 500.0 / 2048, gap: 0, widths: widths,
        kernings: kernings[words[0]] ?? kernings["Roboto-Regular"] ?? [])
    }
  }

  /// The places of each left character with each right one.
  private static func pairs(_ lefts: Substring, _ rights: Substring) -> [(Int, Int)] {
    func places(_ text: Substring) -> [Int] {
      text.unicodeScalars.map { place(of: $0 == "␠" ? " " : $0) }
    }
    return places(lefts).flatMap { left in places(rights).map { (left, $0) } }
  }

  /// The places of ASCII come first.
  static let kernedPlaces = 0x5F

  private static func readWidths() -> [Substring: [Int]] {
    var designs: [Substring: [Int]] = [:]
    for line in widths.split(separator: "\n") {
      let words = line.split(separator: " ")
      designs[words[0]] = words.dropFirst().compactMap { Int($0) }
    }
    return designs
  }

  /// Where a character's width stands; an accented letter has its base's, and one that is not there an n's.
  static func place(of scalar: Unicode.Scalar) -> Int {
    if let place = ownPlace(of: scalar) { return place }
    return GlyphTable.shared.base(of: scalar).flatMap(ownPlace) ?? 0x6E - 0x20
  }

  private static func ownPlace(of scalar: Unicode.Scalar) -> Int? {
    if (0x20...0x7E).contains(scalar.value) { return Int(scalar.value) - 0x20 }
    if scalar.value == 0xA0 { return 0 }
    let scalars = further.unicodeScalars
    return scalars.firstIndex(of: scalar).map {
      0x5F + scalars.distance(from: scalars.startIndex, to: $0)
    }
  }
}
