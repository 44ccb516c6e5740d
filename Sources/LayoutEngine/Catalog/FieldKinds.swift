import Expressions
import Geometry

extension Catalog {
  /// UITextField, UITextView and UISearchBar: what text is typed into.
  mutating func addFieldKinds(on view: KindID, control: KindID, scrollView: KindID) {
    add(
      Kind(
        name: "textField", summary: "A box for a line of text.", base: control,
        properties: Property.field, touches: .tracks,
        attach: { tree, id in tree.text.attach(TextContent(), to: id) },
        intrinsicSize: { tree, id, _ in Kind.fieldSize(tree, id) },
        baselines: { tree, id, height in
          Kind.centeredBaselines(tree.shownFont(of: id), tree, height: height)
        }))
    add(
      Kind(
        name: "textView", summary: "Text of several lines that scrolls.", base: scrollView,
        properties: Property.textView,
        attach: { tree, id in
          var content = TextContent()
          content.numberOfLines = 0
          content.lineBreakMode = .byWordWrapping
          tree.text.attach(content, to: id)
        },
        intrinsicSize: { tree, id, width in Kind.textViewSize(tree, id, maximumWidth: width) },
        baselines: { tree, id, _ in
          let insets = Property.textContainerInset(tree, id)
          let text = Kind.edgeBaselines(tree, id)
          return Baselines(
            firstFromTop: tree.pixel.roundedUp(insets.top + text.firstFromTop),
            lastFromBottom: insets.bottom + text.lastFromBottom)
        }))
    add(
      Kind(
        name: "searchBar", summary: "A bar to search in.", base: view,
        properties: [.stored("placeholder", "What it shows while it is empty.", default: "")],
        touches: .unbuilt,
        intrinsicSize: { tree, _, _ in
          Size(
            width: Kind.noIntrinsicMetric, height: Kind.searchBarHeight(in: tree.systemMetrics))
        }))
  }
}

extension Kind {
  /// 44 before iOS 11's search bar; 56 in all of 4 documents since Xcode 11 and 1 of 2 of Xcode 9 and 10; 64 in the one
  /// of Xcode 26.
  fileprivate static func searchBarHeight(in metrics: SystemMetrics) -> Double {
    switch metrics {
    case .iOS10: 44
    case .iOS26: 64
    default: 56
    }
  }

  /// As wide as its text, or else its placeholder, and as high as its border asks.
  static func fieldSize(_ tree: ViewTree, _ id: ViewID) -> Size {
    let text = tree.text[id].text
    let shown = text.isEmpty ? Property.placeholder(tree, id) : text
    let metrics = FontMetrics(tree.shownFont(of: id), in: tree.textTraits)
    let width = TextLayout.widestLine(of: shown, in: metrics)
    let isFormer = tree.systemMetrics < .iOS13
    switch Property.borderStyle(tree, id) {
    case .roundedRect:
      // Widths of 8 fields, all exact; 32 where it is empty. 30 high to Xcode 10, 34 from Xcode 11 on: 34 of 34.
      let padded = shown.isEmpty && !isFormer ? 32 : width + (isFormer ? 21 : 28)
      return Size(
        width: tree.pixel.roundedUp(padded),
        height: isFormer ? 30 : roundedFieldHeight(lineHeight: metrics.lineHeight))
    case .none:
      // Up to 4 points wider than its text to Xcode 10.
      return Size(
        width: tree.pixel.roundedUp(width + (isFormer ? 4 : 0)),
        height: plainFieldHeight(tree, id, lineHeight: metrics.lineHeight))
    case .line, .bezel:
      // 32 high at 20 points of AvenirNext, whose line is 27.3, in the one document there is; a bezel is taken to be so, too.
      return Size(
        width: tree.pixel.roundedUp(width + 14), height: metrics.lineHeight.rounded(.up) + 4)
    }
  }

  /// Its line up to Xcode 11, as 17 at 14 points in 14 of 21 documents; then a point more than its line where it shows
  /// what is typed: 22 at 17 points in 15 of 15 documents, 35 at 28 in 5 of 7, but 21 at 17 points in 3 of 3 where it
  /// hides it.
  private static func plainFieldHeight(
    _ tree: ViewTree, _ id: ViewID, lineHeight: Double
  ) -> Double {
    guard tree.systemMetrics >= .iOS14 else { return tree.pixel.roundedUp(lineHeight) }
    return lineHeight.rounded(.up) + (Property.isSecure(tree, id) ? 0 : 1)
  }

  /// 34 points up to about 20, then what fits the few documents there are: 35 at 22 points and 46 at 30.
  private static func roundedFieldHeight(lineHeight: Double) -> Double {
    let size = lineHeight * 2048 / 2444
    return max(34, (35 + (size - 22) * 11 / 8).rounded(.up))
  }

  /// What its text takes inside its insets where it does not scroll; a text view that scrolls wants no size.
  static func textViewSize(_ tree: ViewTree, _ id: ViewID, maximumWidth: Double) -> Size? {
    guard !tree.scroll[id].flags.contains(.scrollEnabled) else { return nil }
    return textAndInsets(tree, id, width: maximumWidth)
  }

  static func textViewHeight(_ tree: ViewTree, _ id: ViewID, width: Double) -> Double {
    textAndInsets(tree, id, width: width).height
  }

  /// Lines keep UIKit's documented 5 points from each side (`lineFragmentPadding`).
  private static func textAndInsets(_ tree: ViewTree, _ id: ViewID, width: Double) -> Size {
    let insets = Property.textContainerInset(tree, id)
    let room = max(0, width - insets.left - insets.right - 2 * 5)
    let layout = TextLayout(tree.text[id], in: tree.textTraits, maximumWidth: room)
    // The caret's line stands where there is no text.
    // The gap below the last line counts, too: 130 are stored for 6 lines that are 19 apart.
    let height = max(layout.lineHeight, layout.size.height) + layout.lineGap
    return tree.pixel.roundedUp(
      Size(width: layout.size.width + 2 * 5, height: height).padded(by: insets))
  }
}

extension ViewTree {
  /// Gives every text view's content the view's width and the height of its text and insets, as UITextView does.
  mutating func fitContentOfTextViews() {
    for id in text.views where scroll.has(id) {
      let width = self[id].frame.width
      let height = Kind.textViewHeight(self, id, width: width)
      scroll[id].contentSize = Size(width: width, height: height)
    }
  }
}

extension Property {
  static let field: [Property] = [
    .row(
      "text", "What it holds.", .intrinsicSize, get: { tree, id in tree.text[id].text },
      set: { tree, id, text in tree.setText(text, of: id) }),
    font, textAlignment, isFirstResponder,
    .stored("placeholder", "What it shows while it is empty.", .intrinsicSize, default: ""),
    .stored(
      "borderStyle", "What is drawn round it.", .intrinsicSize, default: BorderStyle.none),
    .stored(
      "isSecureTextEntry", "Whether it hides what it holds.", .intrinsicSize, default: false),
  ]

  private static let isFirstResponder: Property = .row(
    "isFirstResponder",
    "Whether it is typed into; setting it is becoming and resigning first responder.", .focus,
    get: { tree, id in tree.focus == id },
    set: { tree, id, isFirst in
      if isFirst { tree.focus = id } else if tree.focus == id { tree.focus = nil }
    })

  static let textView: [Property] =
    text + [
      isFirstResponder,
      .stored("isEditable", "Whether its text can be changed.", default: true),
      .stored("isSelectable", "Whether its text can be selected.", default: true),
      .stored(
        "textContainerInset", "Between its edges and its text, in points.", .intrinsicSize,
        default: standardTextContainerInset),
      .scroll(
        "isScrollEnabled", "Whether a finger moves the content; if not, it is as high as its text.",
        .scrollEnabled, [.scroll, .gestures, .intrinsicSize]),
    ]

  /// UITextView's documented 8 above and below.
  private static let standardTextContainerInset = Insets(top: 8, left: 0, bottom: 8, right: 0)

  static func textContainerInset(_ tree: ViewTree, _ id: ViewID) -> Insets {
    tree.stored.value(of: id)?["textContainerInset"].flatMap(Insets.init)
      ?? standardTextContainerInset
  }

  static func placeholder(_ tree: ViewTree, _ id: ViewID) -> String {
    tree.stored.value(of: id)?["placeholder"].flatMap(String.init) ?? ""
  }

  static func isSecure(_ tree: ViewTree, _ id: ViewID) -> Bool {
    tree.stored.value(of: id)?["isSecureTextEntry"].flatMap(Bool.init) ?? false
  }

  static func borderStyle(_ tree: ViewTree, _ id: ViewID) -> BorderStyle {
    tree.stored.value(of: id)?["borderStyle"].flatMap(BorderStyle.init) ?? .none
  }
}

package enum BorderStyle: String, Choice {
  case none, line, bezel, roundedRect
}
