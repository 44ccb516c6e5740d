/// Fills an area with a text, paragraph by paragraph and line by line, until no line may follow.
struct TextFilling {
  private let mode: LineBreakMode
  /// Whether it may have one line only, which then wants the room of all that it says.
  private let isSingleLine: Bool
  private let metrics: FontMetrics
  private let width: Double
  private let mostLines: Int
  private(set) var lines: [String] = []
  /// How wide the widest line would be that is not shortened.
  private(set) var widest = 0.0
  /// Whether some of the text is not shown, or not whole.
  private(set) var isTruncated = false

  init(_ content: TextContent, in metrics: FontMetrics, width: Double, height: Double) {
    mode = content.lineBreakMode
    isSingleLine = content.numberOfLines == 1
    (self.metrics, self.width) = (metrics, width)
    mostLines = Self.mostLines(content, in: metrics, height: height)
    guard !content.text.isEmpty else { return }
    let paragraphs = Self.paragraphs(of: content.text)
    for (place, paragraph) in paragraphs.enumerated() {
      let isLast = place == paragraphs.count - 1
      add(MeasuredText(paragraph, in: metrics), isLast: isLast)
      guard lines.count < mostLines else {
        isTruncated = isTruncated || !isLast
        return
      }
    }
  }

  /// The parts of a text between its own line ends.
  static func paragraphs(of text: String) -> [Substring] {
    // Bytes that a line end may begin with: a text without them, as most are, is not looked at by characters.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }) else {
      return [Substring(text)]
    }
    return text.split(omittingEmptySubsequences: false, whereSeparator: ends)
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
    _ content: TextContent, in metrics: FontMetrics, height: Double
  ) -> Int {
    // An expression may set more lines than an Int counts.
    let asked = content.numberOfLines == 0 ? Double.infinity : content.numberOfLines
    let held = ((height + 1) / metrics.lineHeight).rounded(.down)
    let most = max(1, min(asked, held))
    return most < 1e9 ? Int(most) : 1_000_000_000
  }

  /// Adds a paragraph's lines: words fill all but the last line that may be shown.
  private mutating func add(_ text: MeasuredText, isLast: Bool) {
    guard text.count > 0 else {
      lines.append("")
      return
    }
    var breaking = LineBreaking(
      text, width: width, breaksCharacters: mode == .byCharWrapping)
    while lines.count < mostLines - 1, let line = breaking.nextLine() {
      lines.append(String(text[line]))
      // Spaces at the end of a paragraph are part of its width as far as they fit.
      let trimmed = text.width(of: text.trimmed(line))
      widest = max(widest, trimmed, min(text.width(of: line), width))
    }
    let rest = breaking.rest
    guard !rest.isEmpty else { return }
    let whole = text.width(of: rest)
    widest = max(widest, isSingleLine ? whole : min(whole, width))
    addLastLine(of: text, &breaking, isCut: !isLast)
    isTruncated = isTruncated || text.width(of: text.trimmed(rest)) > width + 1e-6
  }

  /// Adds the last line that may be shown, with what is left of the paragraph as far as its mode shows it.
  private mutating func addLastLine(
    of text: MeasuredText, _ breaking: inout LineBreaking, isCut: Bool
  ) {
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      if let line = breaking.nextLine() { lines.append(String(text[line])) }
      isTruncated = isTruncated || !breaking.rest.isEmpty
    case .byClipping:
      lines.append(String(text[breaking.rest]))
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      let truncation = Truncation(mode: mode, metrics: metrics, width: width)
      lines.append(truncation.line(of: text, breaking.rest, isCut: isCut))
    }
  }
}
