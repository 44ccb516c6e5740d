/// Fills lines of a width with a measured text, one after the other.
struct LineBreaking: Sendable {
  private let text: MeasuredText
  private let width: Double
  /// Whether a line may end after any character.
  private let breaksCharacters: Bool
  private var next = 0

  init(_ text: MeasuredText, width: Double, breaksCharacters: Bool) {
    (self.text, self.width, self.breaksCharacters) = (text, width, breaksCharacters)
  }

  /// What no line has taken yet.
  var rest: Range<Int> { next..<text.count }

  /// The characters of the next line; nil where none are left.
  ///
  /// Spaces at a break take no room and are left out.
  /// A word that is wider than a line is broken between characters: a line takes one at least. Over all lines no
  /// character is looked at more than three times.
  mutating func nextLine() -> Range<Int>? {
    guard next < text.count else { return nil }
    let start = next
    if fits(rest) {
      next = text.count
      return start..<next
    }
    var possible: Int?
    for place in start..<text.count {
      let isSpace = text.roles[place] == .space
      if !isSpace, place > start, !fits(start..<(place + 1)) {
        next = possible ?? place
        return text.trimmed(start..<next)
      }
      let after = place + 1
      if after < text.count, allowsBreak(after: place) { possible = after }
    }
    next = text.count
    return start..<next
  }

  /// Whether characters are no wider than a line; what the solver's rounding takes off a width is no reason to break.
  private func fits(_ range: Range<Int>) -> Bool { text.width(of: range) <= width + 1e-6 }

  private func allowsBreak(after place: Int) -> Bool {
    let (left, right) = (text.roles[place], text.roles[place + 1])
    return breaksCharacters ? right != .space : BreakRole.allowsBreak(left, right)
  }
}
