import Expressions

/// Colors, as Interface Builder writes them.
extension Grammar {
  static let color = ElementRow(
    "color", "A color.",
    [
      .required("key", .text, "Which of the view's."),
      AttributeRow("systemColor", .text, "UIKit's color by its name, as systemBackgroundColor."),
      AttributeRow("cocoaTouchSystemColor", .text, "The same, as Xcode 10 wrote it."),
      AttributeRow("name", .text, "A color of the resources."),
    ] + channels)

  /// A color of the resources.
  static let namedColor = ElementRow(
    "namedColor", "A color that views name.", [.required("name", .text, "Its name.")],
    children: { [plainColor] })

  static let plainColor = ElementRow("color", "A color.", channels)

  private static let channels: [AttributeRow] = [
    AttributeRow("red", .number(0...1), "How much red."),
    AttributeRow("green", .number(0...1), "How much green."),
    AttributeRow("blue", .number(0...1), "How much blue."),
    AttributeRow("white", .number(0...1), "How much of all three."),
    AttributeRow("alpha", .number(0...1), "How opaque; 1 where left out."),
    AttributeRow("colorSpace", .text, "Changes nothing: no picture is drawn."),
    AttributeRow("customColorSpace", .text, "Changes nothing: no picture is drawn."),
  ]
}
