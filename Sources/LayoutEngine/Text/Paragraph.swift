/// How the characters of a run look.
struct TextLook: Sendable {
  /// Behind how many bytes of the text another look begins.
  let end: Int
  let metrics: FontMetrics
  /// What stands behind each character, in units.
  let kern: Int
  let paragraph: ParagraphStyle

  /// The looks of a text, one at least.
  static func all(of content: TextContent, in traits: TextTraits) -> [TextLook] {
    let font = FontMetrics(content.shownFont, in: traits)
    var end = 0
    let looks = content.runs.map { run in
      end += run.text.utf8.count
      return TextLook(
        end: end, metrics: run.font.map { FontMetrics($0, in: traits) } ?? font,
        kern: Int((run.kern * FontMetrics.unitsPerPoint).rounded()), paragraph: run.paragraph)
    }
    guard looks.isEmpty else { return looks }
    return [TextLook(end: .max, metrics: font, kern: 0, paragraph: ParagraphStyle())]
  }
}

/// A paragraph of a text, measured: its lines have the heights that their looks ask for.
struct Paragraph: Sendable {
  let text: MeasuredText
  let style: ParagraphStyle
  private let looks: [TextLook]
  /// The place of the look that it begins with.
  private let first: Int

  /// - Parameter offset: how many bytes of the whole text are before it.
  init(_ part: Substring, at offset: Int, in looks: [TextLook]) {
    self.looks = looks
    first = looks.firstIndex { offset < $0.end } ?? looks.count - 1
    style = looks[first].paragraph
    text =
      looks.count == 1 && looks[0].kern == 0
      ? MeasuredText(part, in: looks[0].metrics)
      : MeasuredText(part, at: offset, in: looks)
  }

  /// The font of a character, or of the paragraph where there is none.
  func metrics(at place: Int) -> FontMetrics {
    looks[place < text.looks.count ? text.looks[place] : first].metrics
  }

  /// A line's measures: the tallest of its characters above and below the baseline decide.
  func line(_ range: Range<Int>) -> TextLine {
    guard looks.count > 1 else {
      let metrics = looks[0].metrics
      return TextLine(height: style.height(of: metrics.lineHeight), descent: metrics.descent)
    }
    var ascent = 0.0
    var descent = 0.0
    var last = -1
    for place in range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range {
      let look = place < text.looks.count ? text.looks[place] : first
      guard look != last else { continue }
      last = look
      ascent = max(ascent, looks[look].metrics.ascent)
      descent = max(descent, looks[look].metrics.descent)
    }
    // What a line has more, or less, than its fonts ask for is above the text.
    return TextLine(height: style.height(of: ascent + descent), descent: descent)
  }
}

/// How high a line is, in points.
struct TextLine: Sendable {
  /// Without what is kept free round it.
  let height: Double
  /// From its baseline down to its bottom.
  let descent: Double
  /// Kept free above it.
  var gap = 0.0
}
