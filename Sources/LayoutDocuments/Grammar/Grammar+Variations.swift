import Expressions

/// What Interface Builder lets size classes decide.
extension Grammar {
  /// A view's `<variation>`: any of its properties, and which of its constraints and subviews take part.
  static func variation(_ properties: [AttributeRow]) -> ElementRow {
    ElementRow(
      "variation", "Values for size classes.",
      [.required("key", .text, "Which: default, or as heightClass=compact-widthClass=regular.")]
        + properties,
      children: {
        [
          mask, edgeInsets, directionalEdgeInsets, string, mutableString, fontDescription,
          drawnColor,
        ]
      })
  }

  /// The same of a constraint, whose reader checks it.
  static let constraintVariation = ElementRow(
    "variation", "A constant for size classes.",
    [
      .required("key", .text, "Which."),
      .required("constant", .number(-ValueSyntax.largestLength...ValueSyntax.largestLength), "It."),
    ])

  static let mask = ElementRow(
    "mask", "What is taken out or put back.",
    [.required("key", .value(.choice(["subviews", "constraints"])), "Of what.")],
    children: { [exclude, include] })

  static let exclude = ElementRow(
    "exclude", "Takes no part.", [.required("reference", .identifier, "Its id.")])

  static let include = ElementRow(
    "include", "Takes part.", [.required("reference", .identifier, "Its id.")])
}
