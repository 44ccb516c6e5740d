/// A text without line ends whose characters are measured once, so that any part of it is as quick to measure.
struct MeasuredText: Sendable {
  private let text: Substring
  /// Where each character begins, and where the last one ends.
  private var starts: [String.Index] = []
  /// How much all before each character takes, and all together, in units.
  private var sums: [Int] = [0]
  /// By how much each character stands apart from its width from the one before; nothing does on a line of its own.
  private var kernings: [Int32] = []
  private(set) var roles: [BreakRole] = []

  init(_ text: some StringProtocol, in metrics: FontMetrics) {
    self.text = Substring(text)
    let length = self.text.utf8.count
    starts.reserveCapacity(length + 1)
    sums.reserveCapacity(length + 1)
    kernings.reserveCapacity(length)
    roles.reserveCapacity(length)
    var (sum, last) = (0, Int?.none)
    for index in self.text.indices {
      let character = self.text[index]
      let (width, glyph) = metrics.measure(of: character)
      var kerning = 0
      if let last, let glyph { kerning = metrics.kerning(of: last, glyph) }
      sum += width + kerning
      starts.append(index)
      sums.append(sum)
      kernings.append(Int32(kerning))
      roles.append(BreakRole(character))
      last = glyph
    }
    starts.append(self.text.endIndex)
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
    text[starts[range.lowerBound]..<starts[range.upperBound]]
  }

  /// The range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, roles[end - 1] == .space { end -= 1 }
    return range.lowerBound..<end
  }
}
