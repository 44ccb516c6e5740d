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
    let limit = content.numberOfLines == 0 ? all.count : Int(content.numberOfLines)
    lines = Array(all.prefix(limit))
    isTruncated = all.count > limit || lines.contains { metrics.width(of: $0) > maximumWidth }
    size = Size(
      width: lines.map { metrics.width(of: $0) }.max() ?? 0,
      height: Double(lines.count) * metrics.lineHeight)
  }

  /// Fills lines word by word; spaces at a break hang over, and a word wider than a line is broken between characters.
  private static func wrap(
    _ paragraph: Substring, to width: Double, by metrics: FontMetrics, into lines: inout [String]
  ) {
    guard metrics.width(of: paragraph) > width else {
      lines.append(String(paragraph))
      return
    }
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if metrics.width(of: longer) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = String(word)
      while metrics.width(of: line) > width, line.count > 1 {
        let head = TextLayout.head(of: line, fitting: width, by: metrics)
        lines.append(head)
        line = String(line.dropFirst(head.count))
      }
    }
    lines.append(line)
  }

  /// As many characters as fit, and at least one.
  private static func head(
    of line: String, fitting width: Double, by metrics: FontMetrics
  ) -> String {
    var head = ""
    for character in line {
      let longer = head + String(character)
      if !head.isEmpty, metrics.width(of: longer) > width { break }
      head = longer
    }
    return head
  }
}
