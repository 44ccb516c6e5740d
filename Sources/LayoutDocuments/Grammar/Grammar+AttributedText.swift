import Expressions
import LayoutEngine

/// Attributed texts, as Interface Builder writes them.
extension Grammar {
  static let attributedString = ElementRow(
    "attributedString", "A text of several looks.",
    [
      .required(
        "key", .value(.choice(["attributedText", "attributedTitle", "userComments"])),
        "Which; the comments are for those who edit the document.")
    ],
    children: { [fragment] })

  static let fragment = ElementRow(
    "fragment", "A part of it that looks the same.",
    [AttributeRow("content", .text, "What it says.")],
    children: { [string, mutableString, attributes] })

  static let attributes = ElementRow(
    "attributes", "How it looks.",
    children: { [attributedFont, paragraphStyle, real, integer, drawnColor] })

  static let attributedFont = ElementRow(
    "font", "A font.",
    [
      .required("key", .value(.choice(["NSFont"])), "Always NSFont."),
      .required("size", .number(0.1...1000), "In points."),
      AttributeRow(
        "metaFont", .value(.choice(metaFonts.map(\.written))), "The system's, in a weight."),
      AttributeRow("name", .text, "The font's name."),
    ])

  static let fontDescription = ElementRow(
    "fontDescription", "A font.",
    [
      .required("key", .value(.choice(["fontDescription"])), "Always fontDescription."),
      AttributeRow(
        "type", .value(.choice(["system", "boldSystem", "italicSystem"])), "The system's."),
      AttributeRow("pointSize", .number(0...1000), "In points."),
      AttributeRow("size", .text, "In points, or as button, label, system, smallSystem."),
      AttributeRow(
        "weight", .value(.choice(Font.Weight.allCases.map(\.rawValue))), "How bold it is."),
      AttributeRow("style", .text, "A text style, as UICTFontTextStyleBody."),
      AttributeRow("name", .text, "Another font's PostScript name."),
      AttributeRow("family", .text, "What that one belongs to; changes nothing."),
    ])

  static let real = ElementRow("real", "A number of the text's.", number(.number(length)))

  static let integer = ElementRow("integer", "A number of the text's.", number(.number(length)))

  private static func number(_ syntax: ValueSyntax) -> [AttributeRow] {
    [
      .required("key", .value(.choice(["NSKern"])), "Always NSKern."),
      .required("value", syntax, "In points."),
    ]
  }

  static let paragraphStyle = ElementRow(
    "paragraphStyle", "How the lines of a paragraph stand.",
    [
      .required("key", .value(.choice(["NSParagraphStyle"])), "Always NSParagraphStyle."),
      AttributeRow(
        "alignment", .value(.choice(["left", "center", "right", "justified", "natural"])),
        "Where its lines lie."),
      AttributeRow(
        "lineBreakMode", .value(.choice(paragraphBreakModes.map(\.written))),
        "Where they break; the first paragraph's goes for the view."),
      AttributeRow("baseWritingDirection", .text, "Which way it is written."),
      AttributeRow(
        "tighteningFactorForTruncation", .text, "Changes nothing: no line is tightened."),
      AttributeRow("allowsDefaultTighteningForTruncation", .text, "Changes nothing likewise."),
      .later("firstLineHeadIndent"), .later("headIndent"), .later("tailIndent"),
      .later("hyphenationFactor"), .later("defaultTabInterval"),
    ]
      + [
        "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "lineHeightMultiple",
        "minimumLineHeight", "maximumLineHeight",
      ].map { AttributeRow($0, .number(0...10_000), "As NSParagraphStyle's.") })

  /// What Interface Builder calls the weights of the system's font.
  static let metaFonts = [
    (written: "system", font: "system"), (written: "systemBold", font: "system bold"),
    (written: "systemUltraLight", font: "system ultraLight"),
    (written: "systemThin", font: "system thin"), (written: "systemLight", font: "system light"),
    (written: "systemMedium", font: "system medium"),
    (written: "systemSemibold", font: "system semibold"),
    (written: "systemHeavy", font: "system heavy"), (written: "systemBlack", font: "system black"),
  ]

  /// A paragraph style's words differ from a label's.
  static let paragraphBreakModes = [
    (written: "wordWrapping", value: "byWordWrapping"),
    (written: "charWrapping", value: "byCharWrapping"), (written: "clipping", value: "byClipping"),
    (written: "truncatingHead", value: "byTruncatingHead"),
    (written: "truncatingTail", value: "byTruncatingTail"),
    (written: "truncatingMiddle", value: "byTruncatingMiddle"),
  ]

  private static let length = -1000.0...1000.0
}
