/// A text without line ends whose characters are measured once, so that any part of it is as quick to measure.
struct MeasuredText: Sendable {
  private let text: Substring
  /// Where each character begins, and where the last one ends; empty where each is a byte.
  private var starts: [String.Index] = []
  /// How much all before each character takes, and all together, in units.
  private var sums: [Int] = [0]
  /// By how much each character stands apart from its width from the one before; nothing does on a line of its own.
  private var kernings: [Int32] = []
  private(set) var roles: [BreakRole] = []
  /// The place of each character's look; empty where all have the same.
  private(set) var looks: [Int] = []

  init(_ text: Substring, in metrics: FontMetrics) {
    self.text = text
    let bytes = text.utf8.span
    kernings.reserveCapacity(bytes.count)
    sums.reserveCapacity(bytes.count + 1)
    roles.reserveCapacity(bytes.count)
    // Most texts are ASCII: no character is looked for there, each byte is one.
    if FontMetrics.isPlain(bytes) {
      metrics.measure(bytes) { width, kerning in
        sums.append(sums[sums.count - 1] + width + kerning)
        kernings.append(Int32(kerning))
      }
      for place in bytes.indices { roles.append(BreakRole(Unicode.Scalar(bytes[place]))) }
      return
    }
    starts.reserveCapacity(bytes.count + 1)
    if text.unicodeScalars.allSatisfy(CharacterClass.standsAlone) {
      addScalars(in: metrics)
    } else {
      addCharacters(in: metrics)
    }
    starts.append(text.endIndex)
  }

  /// Of most others each scalar is a character, which is quicker to find.
  private mutating func addScalars(in metrics: FontMetrics) {
    var last: Int?
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      starts.append(index)
      let scalar = scalars[index]
      add(metrics.measure(of: scalar), BreakRole(scalar), after: &last, in: metrics)
    }
  }

  private mutating func addCharacters(in metrics: FontMetrics) {
    var last: Int?
    for index in text.indices {
      let character = text[index]
      starts.append(index)
      add(metrics.measure(of: character), BreakRole(character), after: &last, in: metrics)
    }
  }

  /// Measures a part of a text whose looks change; a character has the look that it begins with.
  init(_ text: Substring, at offset: Int, in looks: [TextLook]) {
    self.text = text
    var last: Int?
    var place = 0
    var offset = offset
    for index in text.indices {
      let character = text[index]
      while place < looks.count - 1, offset >= looks[place].end {
        place += 1
        last = nil
      }
      starts.append(index)
      self.looks.append(place)
      let (width, glyph) = looks[place].metrics.measure(of: character)
      let kerned = (width + looks[place].kern, glyph)
      add(kerned, BreakRole(character), after: &last, in: looks[place].metrics)
      offset += character.utf8.count
    }
    starts.append(text.endIndex)
  }

  /// Adds a character behind the one that the last glyph is of.
  private mutating func add(
    _ measure: (width: Int, glyph: Int?), _ role: BreakRole, after last: inout Int?,
    in metrics: FontMetrics
  ) {
    var kerning = 0
    if let last, let glyph = measure.glyph { kerning = metrics.kerning(of: last, glyph) }
    sums.append(sums[sums.count - 1] + measure.width + kerning)
    kernings.append(Int32(kerning))
    roles.append(role)
    last = measure.glyph
  }

  /// How many characters it has.
  var count: Int { roles.count }
  /// All of its places.
  var range: Range<Int> { 0..<count }
  var width: Double { width(of: range) }

  /// How wide characters are as a line of their own, in points.
  func width(of range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    let units = sums[range.upperBound] - sums[range.lowerBound] - Int(kernings[range.lowerBound])
    return Double(units) / FontMetrics.unitsPerPoint
  }

  subscript(range: Range<Int>) -> Substring {
    text[start(of: range.lowerBound)..<start(of: range.upperBound)]
  }

  private func start(of place: Int) -> String.Index {
    starts.isEmpty ? text.utf8.index(text.startIndex, offsetBy: place) : starts[place]
  }

  /// The range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, roles[end - 1] == .space { end -= 1 }
    return range.lowerBound..<end
  }
}
