package import Geometry

/// A text broken into lines: at its own line breaks, then at spaces where a line would be too wide.
package struct TextLayout: Sendable {
  package let lines: [String]
  /// As wide as the widest line and as high as all together.
  package let size: Size
  /// Whether the number of lines left some text out.
  package let isTruncated: Bool

  /// Breaks the text; nil where the font's widths are not known.
  package init?(_ content: TextContent, maximumWidth: Double) {
    guard let metrics = FontMetrics(content.font) else { return nil }
    let width = content.numberOfLines == 1 ? .infinity : maximumWidth
    var all: [String] = []
    if !content.text.isEmpty {
      for paragraph in content.text.split(separator: "\n", omittingEmptySubsequences: false) {
        TextLayout.wrap(paragraph, to: width, by: metrics, into: &all)
      }
    }
    // An expression may set more lines than an Int counts.
    let most = content.numberOfLines
    let limit = most == 0 ? all.count : Int(min(most, Double(all.count)))
    lines = Array(all.prefix(limit))
    isTruncated = all.count > limit || lines.contains { metrics.width(of: $0) > maximumWidth }
    size = Size(
      width: lines.map { metrics.width(of: $0) }.max() ?? 0,
      height: Double(lines.count) * metrics.lineHeight)
  }

  /// Fills lines word by word; spaces at a break hang over, and a word wider than a line is broken between characters.
  ///
  /// Complexity: O(n), since no character is measured once for each line before it.
  private static func wrap(
    _ paragraph: Substring, to width: Double, by metrics: FontMetrics, into lines: inout [String]
  ) {
    guard metrics.width(of: paragraph) > width else {
      lines.append(String(paragraph))
      return
    }
    let space = metrics.units(of: " ")
    var (line, length) = ("", 0)
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let wordLength = metrics.units(of: word)
      if !line.isEmpty {
        let longer = length + space + wordLength
        if metrics.width(ofUnits: longer) <= width {
          line += " " + word
          length = longer
          continue
        }
        lines.append(line)
      }
      (line, length) = broken(word, wordLength, to: width, by: metrics, into: &lines)
    }
    lines.append(line)
  }

  /// What is left of a word, and its length, once as many characters as fit stand on each line before: at least one.
  private static func broken(
    _ word: Substring, _ length: Int, to width: Double, by metrics: FontMetrics,
    into lines: inout [String]
  ) -> (rest: String, length: Int) {
    guard metrics.width(ofUnits: length) > width else { return (String(word), length) }
    var (head, headLength) = ("", 0)
    for character in word {
      let longer = headLength + metrics.units(of: String(character))
      if !head.isEmpty, metrics.width(ofUnits: longer) > width {
        lines.append(head)
        (head, headLength) = (String(character), longer - headLength)
      } else {
        head.append(character)
        headLength = longer
      }
    }
    return (head, headLength)
  }
}
