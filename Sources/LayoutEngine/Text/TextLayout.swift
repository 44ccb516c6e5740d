package import Geometry

/// A text broken into lines, as a label shows it.
package struct TextLayout: Sendable {
  /// What each line shows, with the ellipsis where text is left out.
  package private(set) var lines: [String] = []
  /// As wide as the widest line would be that is not shortened, and as high as all together; not rounded to pixels.
  package private(set) var size = Size()
  /// Whether some of the text is not shown, or not whole.
  package private(set) var isTruncated = false
  /// By what part of its size the font was made smaller to fit; 1 where it was not.
  package private(set) var scaleFactor = 1.0
  /// How high a line is.
  package let lineHeight: Double

  /// Breaks the text into lines no wider than the maximum, and shows as many as the content allows and the height holds.
  package init(
    _ content: TextContent, in traits: TextTraits = .standard, maximumWidth: Double,
    maximumHeight: Double = .infinity
  ) {
    let font = content.shownFont
    self.init(content, FontMetrics(font, in: traits), maximumWidth, maximumHeight)
    // UIKit's documentation: with a factor of 0, the text is not scaled down.
    guard content.adjustsFontSizeToFitWidth, content.numberOfLines == 1, isTruncated,
      content.minimumScaleFactor > 0
    else { return }
    let size = size
    // A thousandth of the size is the step: UIKit's own is not documented.
    let smallest = Int((min(1, content.minimumScaleFactor) * 1000).rounded(.up))
    var (fits, overflows) = (smallest, 1000)
    while overflows - fits > 1 {
      let middle = (fits + overflows) / 2
      let trial = TextLayout(
        scaled: content, font, by: middle, traits, maximumWidth, maximumHeight)
      if trial.isTruncated { overflows = middle } else { fits = middle }
    }
    guard fits < 1000 else { return }
    self = TextLayout(scaled: content, font, by: fits, traits, maximumWidth, maximumHeight)
    self.size = size
  }

  private init(
    scaled content: TextContent, _ font: Font, by thousandths: Int, _ traits: TextTraits,
    _ maximumWidth: Double, _ maximumHeight: Double
  ) {
    let factor = Double(thousandths) / 1000
    let metrics = FontMetrics(font.scaled(by: factor, in: traits), in: traits)
    self.init(content, metrics, maximumWidth, maximumHeight)
    scaleFactor = factor
  }

  private init(
    _ content: TextContent, _ metrics: FontMetrics, _ maximumWidth: Double, _ maximumHeight: Double
  ) {
    lineHeight = metrics.lineHeight
    guard !content.text.isEmpty else { return }
    let most = Self.mostLines(content, metrics, maximumHeight)
    let paragraphs = content.text.split(omittingEmptySubsequences: false, whereSeparator: Self.ends)
    for (place, paragraph) in paragraphs.enumerated() {
      let isLast = place == paragraphs.count - 1
      fill(
        MeasuredText(paragraph, in: metrics), content, metrics, maximumWidth, most: most,
        isLast: isLast)
      guard lines.count < most else {
        isTruncated = isTruncated || !isLast
        break
      }
    }
    size.height = Double(lines.count) * lineHeight
  }

  /// How wide the widest line of a text is that nothing breaks but its own line ends, in points.
  package static func widestLine(of text: String, in metrics: FontMetrics) -> Double {
    text.split(omittingEmptySubsequences: false, whereSeparator: ends)
      .map { metrics.width(of: $0) }.max() ?? 0
  }

  /// What ends a line whatever its width: Unicode's mandatory breaks.
  private static func ends(_ character: Character) -> Bool {
    switch character {
    case "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// How many lines the content may have and the height holds, less a pixel's rounding: one at least.
  private static func mostLines(
    _ content: TextContent, _ metrics: FontMetrics, _ maximumHeight: Double
  ) -> Int {
    // An expression may set more lines than an Int counts.
    let asked = content.numberOfLines == 0 ? Double.infinity : content.numberOfLines
    let held = ((maximumHeight + 1) / metrics.lineHeight).rounded(.down)
    let most = max(1, min(asked, held))
    return most < 1e9 ? Int(most) : 1_000_000_000
  }

  /// Adds the lines of one paragraph, the last one shortened where it is the last that may be shown.
  private mutating func fill(
    _ text: MeasuredText, _ content: TextContent, _ metrics: FontMetrics, _ maximumWidth: Double,
    most: Int, isLast: Bool
  ) {
    guard text.count > 0 else {
      lines.append("")
      return
    }
    let breaksCharacters = content.lineBreakMode == .byCharWrapping
    var breaking = LineBreaking(text, width: maximumWidth, breaksCharacters: breaksCharacters)
    while lines.count < most - 1, let line = breaking.nextLine() {
      show(line, of: text, maximumWidth)
    }
    let rest = breaking.rest
    guard !rest.isEmpty else { return }
    let whole = text.width(of: rest)
    size.width = max(size.width, content.numberOfLines == 1 ? whole : min(whole, maximumWidth))
    switch content.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      if let line = breaking.nextLine() { lines.append(String(text[line])) }
      isTruncated = isTruncated || !breaking.rest.isEmpty
    case .byClipping:
      lines.append(String(text[rest]))
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      let truncation = Truncation(
        mode: content.lineBreakMode, metrics: metrics, width: maximumWidth)
      lines.append(truncation.line(of: text, rest, isCut: !isLast))
    }
    isTruncated = isTruncated || text.width(of: text.trimmed(rest)) > maximumWidth + 1e-6
  }

  private mutating func show(_ line: Range<Int>, of text: MeasuredText, _ maximumWidth: Double) {
    lines.append(String(text[line]))
    // Spaces at the end of a paragraph are part of its width as far as they fit.
    let trimmed = text.width(of: text.trimmed(line))
    size.width = max(size.width, trimmed, min(text.width(of: line), maximumWidth))
  }
}
