package import Geometry

/// A text broken into lines, as a label shows it.
package struct TextLayout: Sendable {
  /// What each line shows, with the ellipsis where text is left out.
  package var lines: [String] { shown.map { String($0) } }
  private var shown: [Substring]
  package var lineCount: Int { shown.count }
  /// As wide as the widest line would be that is not shortened, and as high as all together; not rounded to pixels.
  package private(set) var size: Size
  /// Whether some of the text is not shown, or not whole.
  package private(set) var isTruncated: Bool
  /// By what part of its size the font was made smaller to fit; 1 where it was not.
  package private(set) var scaleFactor = 1.0
  /// How high a line of its first font is.
  package let lineHeight: Double
  /// What parts a line's bottom from the next one's top.
  let lineGap: Double
  private let first: TextLine?
  private let last: TextLine?

  /// Breaks the text into lines no wider than the maximum, and shows as many as the content allows and the height holds.
  package init(
    _ content: TextContent, in traits: TextTraits = .standard, maximumWidth: Double,
    maximumHeight: Double = .infinity
  ) {
    let area = Size(width: maximumWidth, height: maximumHeight)
    self.init(content, TextLook.all(of: content, in: traits), area)
    // UIKit's documentation: the text is not scaled down with a factor of 0.
    if isTruncated, content.adjustsFontSizeToFitWidth, content.numberOfLines == 1,
      content.minimumScaleFactor > 0
    {
      shrink(content, in: traits, to: area)
    }
  }

  private init(_ content: TextContent, _ looks: [TextLook], _ area: Size) {
    let filling = TextFilling(content, in: looks, width: area.width, height: area.height)
    (shown, isTruncated) = (filling.lines, filling.isTruncated)
    lineHeight = looks[0].metrics.lineHeight
    lineGap = looks[0].metrics.baselineDistance - lineHeight
    (first, last) = (filling.measures.first, filling.measures.last)
    let isEven = content.runs.isEmpty
    let height =
      isEven
      ? looks[0].metrics.height(ofLines: filling.lines.count)
      : filling.measures.reduce(0) { $0 + $1.gap + $1.height }
    size = Size(width: filling.widest, height: height)
  }

  /// Where its first and its last line stand; those of an empty line where there is none.
  var baselines: Baselines {
    let descent = last?.descent ?? 0
    guard let first else { return Baselines(firstFromTop: 0, lastFromBottom: descent) }
    return Baselines(firstFromTop: first.height - first.descent, lastFromBottom: descent)
  }

  /// Lays the text out in the largest font that lets it fit, or else the smallest that it may have.
  ///
  /// The factor goes by thousandths: UIKit's own step is not documented. The size that it wants stays.
  private mutating func shrink(_ content: TextContent, in traits: TextTraits, to area: Size) {
    func layout(_ thousandths: Int) -> TextLayout {
      let scaled = content.scaled(by: Double(thousandths) / 1000, in: traits)
      return TextLayout(scaled, TextLook.all(of: scaled, in: traits), area)
    }
    var fits = Int((min(1, content.minimumScaleFactor) * 1000).rounded(.up))
    var overflows = 1000
    while overflows - fits > 1 {
      let middle = (fits + overflows) / 2
      if layout(middle).isTruncated { overflows = middle } else { fits = middle }
    }
    guard fits < 1000 else { return }
    let size = size
    self = layout(fits)
    self.size = size
    scaleFactor = Double(fits) / 1000
  }

  /// The size of the layout that a text has at a width.
  ///
  /// Most texts stand on one line, whose size is told without laying them out.
  package static func size(
    of content: TextContent, in traits: TextTraits, maximumWidth: Double
  ) -> Size {
    if content.runs.isEmpty, !content.text.isEmpty, !TextFilling.mayEndLines(content.text) {
      let metrics = FontMetrics(content.shownFont, in: traits)
      let width = metrics.width(of: content.text)
      if content.numberOfLines == 1 || width <= maximumWidth {
        return Size(width: width, height: metrics.height(ofLines: 1))
      }
    }
    return TextLayout(content, in: traits, maximumWidth: maximumWidth).size
  }

  /// How wide the widest line of a text is that nothing breaks but its own line ends, in points.
  package static func widestLine(of text: String, in metrics: FontMetrics) -> Double {
    guard TextFilling.mayEndLines(text) else { return metrics.width(of: text) }
    return TextFilling.paragraphs(of: text).map { metrics.width(of: $0) }.max() ?? 0
  }
}
