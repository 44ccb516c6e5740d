import Expressions
import LayoutEngine

/// What Xcode's documents hold beside what cases do: read, or known to lay out nothing.
extension Grammar {
  /// The row of a kind in a document.
  static func documentRow(
    of kind: Kind, _ properties: [AttributeRow], holding views: [ElementRow]
  ) -> ElementRow {
    let read = [
      rect, autoresizingMask, edgeInsets, directionalEdgeInsets, layoutGuide, viewLayoutGuide,
      segments, inset, fontDescription, string, mutableString, state, buttonConfiguration,
      attributedString, imageReference, runtimeAttributes, variation,
      ElementRow("constraints", "Constraints between the views.", isReadElsewhere: true),
    ]
    let known = Set(properties.map(\.name))
    let children = views + holders(of: views) + read + idleElements
    let own = documentAttributes.filter { !known.contains($0.name) }
    let idle = idleAttributes.filter { !known.contains($0.name) }
    return ElementRow(
      indexed: kind.name, kind.summary, own + properties + idle, children: children)
  }

  private static let documentAttributes: [AttributeRow] = [
    AttributeRow("id", .identifier, "Its object id."),
    AttributeRow("key", .text, "Which of its superview's views it is."),
    AttributeRow("customClass", .text, "The app's class."),
    AttributeRow("userLabel", .text, "What Xcode's outline calls it."),
    AttributeRow("fixedFrame", .yesOrNo, "Whether its frame is given, whatever else it says."),
    AttributeRow("placeholderIntrinsicWidth", .text, "What Xcode lays out in place of its own."),
    AttributeRow("placeholderIntrinsicHeight", .text, "What Xcode lays out in place of its own."),
  ]

  /// Elements between a view and its subviews: rows of a table, items of a bar.
  static let holderNames = [
    "subviews", "sections", "tableViewSection", "cells", "prototypes", "items", "barButtonItem",
  ]

  static let documentHolders = holders(
    of: Catalog.documents.kinds.map { ElementRow($0.name, $0.summary) })

  /// Their rows; each may hold the others.
  private static func holders(of views: [ElementRow]) -> [ElementRow] {
    holderNames.map { name in
      ElementRow(
        name, "What holds views.", holderAttributes,
        children: { views + documentHolders + idleHeld })
    }
  }

  private static let holderAttributes = [
    "id", "key", "systemItem", "style", "title", "enabled", "image", "width", "catalog",
    "userLabel", "headerTitle", "footerTitle", "selectedImage", "tag", "largeContentSizeImage",
    "landscapeImage",
  ].map(AttributeRow.idle)

  private static let idleHeld = [
    "connections", "color", "userDefinedRuntimeAttributes", "string", "attributedString",
    "imageReference", "navigationItem", "inset", "accessibility", "menu", "size",
  ].map { ElementRow.idle($0, "Not about places.") }

  private static let variation = ElementRow(
    "variation", "Values for size classes.", isReadElsewhere: true)
  static let runtimeAttributes = ElementRow(
    "userDefinedRuntimeAttributes", "Values set when a view is loaded.", isReadElsewhere: true)

  /// What a document may hold in a view without any effect on a frame.
  private static let idleElements: [ElementRow] =
    drawnElements
    + [
      (["color"], "What is drawn."),
      (["connections", "gestureRecognizers"], "Not about places."),
      (["point", "animations", "simulatedAppContext"], "Xcode's own."),
      (
        [
          "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
          "simulatedScreenMetrics", "simulatedOrientationMetrics", "simulatedNavigationBarMetrics",
          "simulatedTabBarMetrics", "simulatedToolbarMetrics", "freeformSimulatedSizeMetrics",
        ], "What stands round it on Xcode's canvas."
      ),
      (
        [
          "collectionViewFlowLayout", "collectionViewLayout", "size", "listContentConfiguration",
          "scopeButtonTitles", "wkWebViewConfiguration",
        ], "It places nothing that stands in the document."
      ),
      (["frame"], "What a class of Xcode 5's added."),
    ].flatMap { names, summary in names.map { ElementRow.idle($0, summary) } }

  /// What is drawn, read out or typed; the same in cases.
  static let drawnElements: [ElementRow] = [
    (["nil", "textAttributes", "blurEffect", "vibrancyEffect"], "What is drawn."),
    (
      ["navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "offsetWrapper"],
      "What is drawn."
    ),
    (["preferredSymbolConfiguration"], "How a symbol is drawn."),
    (["accessibility"], "What is read out."),
    (["textInputTraits", "dataDetectorType", "dataDetectorTypes", "date"], "How text is typed."),
  ].flatMap { names, summary in names.map { ElementRow.idle($0, summary) } }
}
