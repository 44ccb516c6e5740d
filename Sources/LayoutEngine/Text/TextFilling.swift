/// Fills an area with a text, paragraph by paragraph and line by line, until no line may follow.
struct TextFilling {
  private let mode: LineBreakMode
  /// Whether it may have one line only, which then wants the room of all that it says.
  private let isSingleLine: Bool
  private let looks: [TextLook]
  private let width: Double
  private let mostLines: Int
  /// What each line shows.
  private(set) var lines: [Substring] = []
  /// How high each line is.
  private(set) var measures: [TextLine] = []
  /// How wide the widest line would be that is not shortened.
  private(set) var widest = 0.0
  /// Whether some of the text is not shown, or not whole.
  private(set) var isTruncated = false

  init(_ content: TextContent, in looks: [TextLook], width: Double, height: Double) {
    let even = content.runs.isEmpty ? looks[0].metrics : nil
    self.init(
      content, in: looks, width: width, most: Self.mostLines(content, in: height, of: even))
    guard even == nil else { return }
    // Where lines differ it is known only now how many of them the height holds.
    let held = heldLines(in: height)
    if held < lines.count { self.init(content, in: looks, width: width, most: held) }
  }

  private init(_ content: TextContent, in looks: [TextLook], width: Double, most: Int) {
    mode = content.lineBreakMode
    isSingleLine = content.numberOfLines == 1
    (self.looks, self.width, mostLines) = (looks, width, most)
    guard !content.text.isEmpty else { return }
    let parts = Self.paragraphs(of: content.text)
    for (place, part) in parts.enumerated() {
      let isLast = place == parts.count - 1
      let offset = content.text.utf8.distance(from: content.text.startIndex, to: part.startIndex)
      add(Paragraph(part, at: offset, in: looks), isLast: isLast)
      guard lines.count < mostLines else {
        isTruncated = isTruncated || !isLast
        return
      }
    }
  }

  /// The parts of a text between its own line ends.
  static func paragraphs(of text: String) -> [Substring] {
    guard mayEndLines(text) else { return [Substring(text)] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: ends)
  }

  /// Whether there are bytes that a line end may begin with: a text without them, as most are, is not looked at by
  /// characters.
  static func mayEndLines(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for place in bytes.indices {
      let byte = bytes[place]
      if byte < 0x20 || byte == 0xC2 || byte == 0xE2 { return true }
    }
    return false
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
    _ content: TextContent, in height: Double, of metrics: FontMetrics?
  ) -> Int {
    // An expression may set more lines than an Int counts.
    let asked = content.numberOfLines == 0 ? Double.infinity : content.numberOfLines
    let held = metrics.map { $0.lines(in: height + 1) } ?? .infinity
    let most = max(1, min(asked, held))
    return most < 1e9 ? Int(most) : 1_000_000_000
  }

  /// How many of the lines that there are a height holds: one at least.
  private func heldLines(in height: Double) -> Int {
    var bottom = 0.0
    for (place, line) in measures.enumerated() {
      bottom += line.gap + line.height
      if bottom > height + 1 { return max(1, place) }
    }
    return max(1, lines.count)
  }

  /// Adds a paragraph's lines: words fill all but the last line that may be shown.
  private mutating func add(_ paragraph: Paragraph, isLast: Bool) {
    let first = lines.count
    defer { separate(from: first, by: paragraph.style) }
    let text = paragraph.text
    guard text.count > 0 else {
      append("", 0..<0, of: paragraph)
      return
    }
    var breaking = LineBreaking(
      text, width: width, breaksCharacters: mode == .byCharWrapping)
    while lines.count < mostLines - 1, let line = breaking.nextLine() {
      append(text[line], line, of: paragraph)
      // Spaces at the end of a paragraph are part of its width as far as they fit.
      let trimmed = text.width(of: text.trimmed(line))
      widest = max(widest, trimmed, min(text.width(of: line), width))
    }
    let rest = breaking.rest
    guard !rest.isEmpty else { return }
    let whole = text.width(of: rest)
    widest = max(widest, isSingleLine ? whole : min(whole, width))
    addLastLine(of: paragraph, &breaking, isCut: !isLast)
    isTruncated = isTruncated || text.width(of: text.trimmed(rest)) > width + 1e-6
  }

  private mutating func append(_ line: Substring, _ range: Range<Int>, of paragraph: Paragraph) {
    lines.append(line)
    measures.append(paragraph.line(range))
  }

  /// Keeps free what the style wants between its lines and before them.
  private mutating func separate(from first: Int, by style: ParagraphStyle) {
    guard style != ParagraphStyle() || spacingBelow > 0 else { return }
    for place in measures.indices.dropFirst(first) where place > 0 {
      measures[place].gap =
        place == first ? spacingBelow + style.paragraphSpacingBefore : style.lineSpacing
    }
    spacingBelow = style.paragraphSpacing + style.lineSpacing
  }

  /// What the paragraph before keeps free below itself.
  private var spacingBelow = 0.0

  /// Adds the last line that may be shown, with what is left of the paragraph as far as its mode shows it.
  private mutating func addLastLine(
    of paragraph: Paragraph, _ breaking: inout LineBreaking, isCut: Bool
  ) {
    let text = paragraph.text
    let rest = breaking.rest
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      if let line = breaking.nextLine() { append(text[line], line, of: paragraph) }
      isTruncated = isTruncated || !breaking.rest.isEmpty
    case .byClipping:
      append(text[rest], rest, of: paragraph)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      let truncation = Truncation(
        mode: mode, metrics: paragraph.metrics(at: rest.lowerBound), width: width)
      append(truncation.line(of: text, rest, isCut: isCut), rest, of: paragraph)
    }
  }
}
