/// Every element and attribute that is neither a kind of view nor a property, one row each.
package enum Grammar {
  /// The roots of documents; all other rows hang below them.
  package static let roots = [caseRow, suite]

  static let caseRow = ElementRow(
    "case", "One screen, what happens to it and what must come of it.",
    [
      .required("title", .text, "What the case shows, in a sentence."),
      AttributeRow("tags", .identifiers, "Words to select cases by."),
    ],
    children: {
      [
        environment, parameter, tolerance, limits, interface(holding: []), behavior, steps,
        invariants, physics, knownFailure,
      ]
    })

  static let suite = ElementRow(
    "suite", "What the cases of a folder share.",
    children: { [environment, tolerance, limits, invariants, physics, knownFailure] })

  static let environment = ElementRow(
    "environment", "Devices and settings; each list is an axis of the matrix.",
    [
      AttributeRow("device", .alternatives, "Devices by name."),
      AttributeRow("size", .alternatives, "Instead of a device: width and height, in points."),
      AttributeRow("scale", .alternatives, "Pixels a point, with a size."),
      AttributeRow("safeArea", .alternatives, "Top left bottom right, with a size; else zero."),
      AttributeRow("orientation", .alternatives, "portrait, landscapeLeft, landscapeRight."),
      AttributeRow(
        "splitView", .alternatives, "An iPad's window in split view: full, 1/3, 1/2, 2/3."),
      AttributeRow("direction", .alternatives, "ltr or rtl; as the locale is written if none."),
      AttributeRow(
        "locale", .alternatives, "Languages that the document is localized into, as en, pt-BR."),
      AttributeRow(
        "contentSizeCategory", .alternatives,
        "The text size the user chose, XS to XXXL, AX1 to AX5."),
      AttributeRow(
        "system", .alternatives,
        "The release whose fonts and controls are measured: iOS 10 to iOS 18, iOS 26; iOS 18 if none."
      ),
    ])

  static let tolerance = ElementRow(
    "tolerance", "By how much a value may differ from the recorded one.",
    [.required("frame", .number(0...1000), "For each edge of a frame, in points.")])

  static let limits = ElementRow(
    "limits", "The most that one variant may do before it is an error.",
    [
      AttributeRow("time", .whole(1...mostOfALimit), "Virtual seconds; a day if none."),
      AttributeRow("events", .whole(1...mostOfALimit), "Events; a million if none."),
      AttributeRow("layoutPasses", .whole(1...mostOfALimit), "Layout passes; 432000 if none."),
    ])

  /// The largest number that a limit may have.
  private static let mostOfALimit = 100_000_000

  static let invariants = ElementRow(
    "invariants", "What must hold at every snapshot: YES, NO or ids.",
    [
      AttributeRow("unambiguous", .identifiers, "Constraints fix each view's place and size."),
      AttributeRow("satisfiable", .identifiers, "No required constraint had to be broken."),
      .later("insideParent"), .later("noOverlap"), .later("noClippedText"),
      .later("touchTargets"), .later("reachable"), .later("mirrored"),
      AttributeRow("except", .identifiers, "Views that these claims are not about."),
    ])

  private static let parameter = ElementRow.later(
    "parameter", "Values that multiply every variant.")
  private static let knownFailure = ElementRow.later(
    "knownFailure", "A failure that is expected.")
}
