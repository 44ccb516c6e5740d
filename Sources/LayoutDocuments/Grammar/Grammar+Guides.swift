import Expressions
import LayoutEngine

extension Grammar {
  /// `<edgeInsets key="layoutMargins" …/>`.
  static let edgeInsets = ElementRow(
    "edgeInsets", "Insets as Interface Builder writes them.",
    insets(["top", "left", "bottom", "right"]))

  static let directionalEdgeInsets = ElementRow(
    "directionalEdgeInsets", "Insets that follow the writing direction.",
    insets(["top", "leading", "bottom", "trailing"]))

  private static func insets(_ sides: [String]) -> [AttributeRow] {
    let length = -ValueSyntax.largestLength...ValueSyntax.largestLength
    return [.required("key", .text, "Which of the view's.")]
      + sides.map { .required($0, .number(length), "In points.") }
  }

  /// `UILayoutGuide`.
  static let layoutGuide = ElementRow(
    "layoutGuide", "A rectangle without a view, for constraints.",
    [.required("id", .identifier, "Its name in this case.")])

  static let layoutGuides = ElementRow(
    "layoutGuides", "The layout guides of a view or controller.",
    children: { [layoutGuide, viewControllerLayoutGuide] })

  /// What Xcode wrote before there was a safe area.
  static let viewControllerLayoutGuide = ElementRow(
    "viewControllerLayoutGuide", "What bars cover at the top or the bottom.",
    [
      .required("type", .value(.choice(["top", "bottom"])), "Which."),
      .required("id", .identifier, "Its name in this case."),
    ])

  static let viewLayoutGuide = ElementRow(
    "viewLayoutGuide", "A name for one of the view's own guides.",
    [
      .required("key", .value(.choice(viewGuides.map(\.key))), "Which."),
      .required("id", .identifier, "Its name in this case."),
    ])

  /// Interface Builder's names.
  static let viewGuides: [(key: String, item: @Sendable (ViewID) -> LayoutItem)] = [
    ("safeArea", { .safeArea($0) }), ("layoutMargins", { .layoutMargins($0) }),
    ("readableContent", { .readableContentGuide($0) }),
    ("keyboard", { .keyboardLayoutGuide($0) }),
    ("contentLayoutGuide", { .contentLayoutGuide($0) }),
    ("frameLayoutGuide", { .frameLayoutGuide($0) }),
  ]
}
