import Expressions
import LayoutEngine

/// The child elements that give a view what it shows, as Interface Builder writes them.
extension Grammar {
  static let resources = ElementRow(
    "resources", "What the views name.", children: { [image, namedColor] })

  static let image = ElementRow(
    "image", "A picture that views show by its name.",
    [
      .required("name", .text, "Its name."),
      .required("width", .number(size), "In points."),
      .required("height", .number(size), "In points."),
      // A symbol is as large as the font that it is drawn with makes it, which the resource does not tell.
      .later("catalog", "The system's symbols."),
    ])

  static let string = text("string")
  static let mutableString = text("mutableString")

  private static func text(_ name: String) -> ElementRow {
    ElementRow(
      name, "A text of several lines.",
      [
        .required("key", .text, "Which of the view's."),
        AttributeRow("base64-UTF8", .yesOrNo, "Whether it is in base 64."),
      ], holdsText: true)
  }

  /// A color that no property keeps, in any of Xcode's ways: it only draws.
  static let drawnColor = ElementRow(
    "color", "A color.",
    [
      "key", "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "name",
      "catalog", "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
    ].map { AttributeRow($0, .text, "Changes nothing: no picture is drawn.") })

  static let imageReference = ElementRow(
    "imageReference", "A picture in a size.",
    [
      .required("key", .value(.choice(["image"])), "Always image."),
      .required("image", .text, "Its name."),
      .later("catalog", "The system's symbols."), .later("symbolScale"), .later("renderingMode"),
    ])

  static let inset = ElementRow(
    "inset", "Insets as Interface Builder writes a button's.",
    [.required("key", .text, "Which of the view's.")]
      + ["minX", "minY", "maxX", "maxY"].map { .required($0, .text, "In points.") })

  /// Where a table's separators are drawn.
  static let drawnInsets = ["separatorInset"]

  static let state = ElementRow(
    "state", "What a button shows in a state.",
    [
      .required(
        "key",
        .value(
          .choice(["normal", "highlighted", "disabled", "selected", "focused", "application"])),
        "Which; the normal one is shown."),
      AttributeRow("title", .text, "What it says."),
      AttributeRow("image", .text, "The picture beside the title."),
      AttributeRow("backgroundImage", .text, "The picture behind all."),
      .later("catalog", "The system's symbols."),
    ],
    children: {
      [
        string, mutableString, attributedString, imageReference, drawnColor,
        .idle("preferredSymbolConfiguration", "How a symbol is drawn."),
      ]
    })

  static let buttonConfiguration = ElementRow(
    "buttonConfiguration", "UIButton.Configuration.",
    [
      .required("key", .value(.choice(["configuration"])), "Always configuration."),
      .required("style", .value(ButtonConfiguration.type), "Its style."),
      AttributeRow("title", .text, "What it says."),
      AttributeRow("subtitle", .text, "What it says below the title."),
      AttributeRow("image", .text, "The picture beside the title."),
      AttributeRow("imagePlacement", .value(ImagePlacement.type), "On which side of the title."),
      AttributeRow("imagePadding", .number(size), "Between picture and title, in points."),
      AttributeRow("titlePadding", .number(size), "Between title and subtitle, in points."),
    ],
    children: {
      [
        string, mutableString, attributedString, directionalEdgeInsets, imageReference, drawnColor,
      ]
    })

  private static let size = 0...ValueSyntax.largestLength
}
