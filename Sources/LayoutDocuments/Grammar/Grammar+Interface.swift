import Expressions
import LayoutEngine

extension Grammar {
  static func interface(holding views: [ElementRow]) -> ElementRow {
    ElementRow(
      "interface",
      "What is on the screen: one view with its subviews, a document's, or another case's.",
      [
        AttributeRow(
          "src", .text, "A storyboard, xib or other case, by its path from the case's folder."),
        AttributeRow(
          "scene", .text,
          "Which of its scenes: storyboard identifier, object id or class; else the initial one."),
      ],
      children: {
        views + [
          resources, anyChange, insert(holding: views),
          ElementRow("constraints", "Constraints beside the document's.", isReadElsewhere: true),
        ] + laterViews
      })
  }

  /// What stands in an interface beside `src`.
  static let sourceChanges = ["override", "insert", "constraints"]

  /// Its properties are those of the view that it is about.
  private static let anyChange = ElementRow(
    "override", "Gives a view of the document or other case other values.", isReadElsewhere: true)

  static func change(to properties: [AttributeRow]) -> ElementRow {
    ElementRow(
      "override", "Gives a view of the document or other case other values.",
      [.required("of", .identifier, "The view.")] + properties)
  }

  static func insert(holding views: [ElementRow]) -> ElementRow {
    ElementRow(
      "insert", "Views and constraints that the app adds in code.",
      [
        AttributeRow("above", .identifier, "The view that they lie on, in the same superview."),
        AttributeRow("below", .identifier, "The view that they lie under."),
        AttributeRow("into", .identifier, "The view that they become subviews of."),
      ],
      children: {
        views + [
          ElementRow("constraints", "Constraints between the views.", isReadElsewhere: true)
        ] + laterViews
      })
  }

  /// The row of a kind: what every view may be given, and the properties of the kind as attributes.
  static func row(
    of kind: Kind, _ properties: [AttributeRow], holding views: [ElementRow]
  ) -> ElementRow {
    let children =
      views + [subviews(holding: views), gestureRecognizers] + viewParts + recognizers
      + (parts[kind.name] ?? [])
      + laterViews
    let known = Set((viewAttributes + properties).map(\.name))
    let idle = idleInCases.filter { !known.contains($0.name) }
    return ElementRow(
      kind.name, kind.summary, viewAttributes + properties + idle + laterAttributes,
      children: { children })
  }

  /// The elements in views of one kind alone.
  private static let parts = [
    "mapView": [annotation], "segmentedControl": [segments],
    "button": [state, buttonConfiguration, inset],
  ]

  private static let viewAttributes: [AttributeRow] = [
    AttributeRow("id", .identifier, "Its name in this case."),
    AttributeRow("customClass", .text, "The app's class, whose code stands in the behavior."),
    AttributeRow(
      "pointInside", .expression,
      "What it answers to point(inside:with:): subviews, visibleSubviews, none, outset 10, or an "
        + "expression over point and bounds."),
    AttributeRow("hitTest", .identifier, "The view that is hit in place of it."),
    AttributeRow("fixedFrame", .yesOrNo, "Whether its frame is given, whatever else it says."),
    AttributeRow(
      "alignmentRectInsets", .value(.insets),
      "What it draws outside the rectangle that constraints tie: top left bottom right."),
  ]

  static func subviews(holding views: [ElementRow]) -> ElementRow {
    ElementRow(
      "subviews", "The views in a view; may be left out.", children: { views + laterViews })
  }

  static let gestureRecognizers = ElementRow.later(
    "gestureRecognizers", "The recognizers of a view; write them into the view itself.")

  /// The elements in a view that are no views.
  static let viewParts: [ElementRow] =
    [
      rect, autoresizingMask, color, edgeInsets, directionalEdgeInsets, layoutGuide, layoutGuides,
      viewLayoutGuide,
      ElementRow("constraints", "Constraints between the views.", isReadElsewhere: true),
      fontDescription,
      string, mutableString, attributedString, .later("size", "A size."),
      .later("point", "A point."),
      .later("connections", "Outlets and actions."),
      .later("userDefinedRuntimeAttributes", "Values set when the view is loaded."),
      ElementRow("variation", "Values for size classes.", isReadElsewhere: true),
    ] + drawnElements

  static let rect = ElementRow(
    "rect", "A rectangle.",
    [.required("key", .value(.choice(["frame"])), "Which of the view's.")]
      + ["x", "y"].map { .required($0, .number(length), "In points.") }
      + ["width", "height"].map {
        .required($0, .number(0...ValueSyntax.largestLength), "In points.")
      })

  static let segments = ElementRow(
    "segments", "A segmented control's segments.", children: { [segment] })

  static let segment = ElementRow(
    "segment", "One of them.",
    [.required("title", .text, "What it says."), .idle("enabled")])

  private static let length = -ValueSyntax.largestLength...ValueSyntax.largestLength

  static let autoresizingMask = ElementRow(
    "autoresizingMask", "What stretches when the superview does.",
    [.required("key", .value(.choice(["autoresizingMask"])), "Always autoresizingMask.")]
      + AutoresizingMask.spellings.map { AttributeRow($0.name, .yesOrNo, "Whether it stretches.") })

  static let annotation = ElementRow(
    "annotation", "A place marked on a map.",
    [
      .required("id", .identifier, "Its name in this case."),
      .required("coordinate", .value(.coordinate), "Latitude and longitude, in degrees."),
    ])
}

extension AutoresizingMask {
  /// Interface Builder's names.
  static let spellings: [(name: String, mask: AutoresizingMask)] = [
    ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
    ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
  ]
}
