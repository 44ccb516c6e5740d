extension Grammar {
  static let recognizers: [ElementRow] = [
    tapGestureRecognizer, panGestureRecognizer,
    .later("pinchGestureRecognizer", "Two fingers apart or together."),
    .later("rotationGestureRecognizer", "Two fingers about one another."),
    .later("swipeGestureRecognizer", "A quick stroke."),
    .later("longPressGestureRecognizer", "A finger that rests."),
    .later("pongPressGestureRecognizer", "A finger that rests, as Interface Builder writes it."),
    .later("screenEdgePanGestureRecognizer", "A pan from the screen's edge."),
  ]

  static let tapGestureRecognizer = ElementRow(
    "tapGestureRecognizer", "Fingers that touch and leave.",
    recognizerAttributes + [
      AttributeRow("numberOfTapsRequired", .whole(1...10), "How often; 1 where left out."),
      AttributeRow("numberOfTouchesRequired", .whole(1...10), "Fingers; 1 where left out."),
    ])

  static let panGestureRecognizer = ElementRow(
    "panGestureRecognizer", "Fingers that move.",
    recognizerAttributes + [
      AttributeRow("minimumNumberOfTouches", .whole(1...10), "Fingers; 1 where left out."),
      AttributeRow("maximumNumberOfTouches", .whole(1...10), "Fingers; any where left out."),
    ])

  private static let recognizerAttributes: [AttributeRow] = [
    AttributeRow("id", .identifier, "Its name in this case."),
    AttributeRow("enabled", .yesOrNo, "Whether it recognizes at all; YES where left out."),
    AttributeRow(
      "cancelsTouchesInView", .yesOrNo, "Whether the view loses the touches; YES where left out."),
    AttributeRow(
      "delaysTouchesBegan", .yesOrNo, "Whether the view waits for them; NO where left out."),
    AttributeRow(
      "delaysTouchesEnded", .yesOrNo, "Whether the view waits for their end; YES where left out."),
    AttributeRow("shouldBegin", .expression, "A boolean, asked before it begins."),
    AttributeRow("simultaneousWith", .identifiers, "Recognizers that may act along with it."),
    AttributeRow("requiresFailureOf", .identifiers, "Recognizers that must fail first."),
  ]
}
