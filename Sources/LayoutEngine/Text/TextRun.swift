/// A part of an attributed text that looks the same throughout.
package struct TextRun: Sendable, Equatable {
  package var text: String
  /// Nil for the font of the view.
  package var font: Font?
  /// What stands behind each character beside its width, in points.
  package var kern: Double
  package var paragraph: ParagraphStyle

  package init(
    _ text: String, font: Font? = nil, kern: Double = 0,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    (self.text, self.font, self.kern, self.paragraph) = (text, font, kern, paragraph)
  }
}

/// How the lines of a paragraph stand to one another, as NSParagraphStyle has it; lengths in points, 0 for none.
package struct ParagraphStyle: Sendable, Equatable {
  /// Between two of its lines.
  package var lineSpacing = 0.0
  /// Below its last line, where another paragraph follows.
  package var paragraphSpacing = 0.0
  /// Above its first line, where a paragraph is before it.
  package var paragraphSpacingBefore = 0.0
  /// By how much a line's own height is multiplied; 0 for not at all.
  package var lineHeightMultiple = 0.0
  package var minimumLineHeight = 0.0
  /// 0 for no limit.
  package var maximumLineHeight = 0.0

  package init() {}

  /// How high a line is whose fonts ask for so much.
  ///
  /// Stored labels: 26 for a line of 16 points and 67.667 for three of 14 with a multiple of 1.35, 44.667 for two of 17 with 1.1,
  /// 22 for one of 17 with a minimum of 22, 39 for two of 15 with a spacing of 3.
  func height(of natural: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(multiplied, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }
}

extension TextContent {
  /// Gives it a text of several looks; what it says is all of them.
  package mutating func setRuns(_ new: [TextRun]) {
    text = new.map(\.text).joined()
    runs = new
  }

  /// The same text in other sizes of its fonts.
  func scaled(by factor: Double, in traits: TextTraits) -> TextContent {
    var content = self
    content.font = shownFont.scaled(by: factor, in: traits)
    content.runs = runs.map { run in
      var run = run
      run.font = run.font?.scaled(by: factor, in: traits)
      return run
    }
    return content
  }
}
