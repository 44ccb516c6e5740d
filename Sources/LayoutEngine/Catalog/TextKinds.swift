import Expressions
import Geometry

extension Catalog {
  /// UILabel: what shows text and by default takes no touch.
  mutating func addTextKinds(on view: KindID) {
    add(
      Kind(
        name: "label", summary: "Text that cannot be edited.", base: view,
        properties: Property.text + Property.label,
        attach: { tree, id in
          tree.text.attach(TextContent(), to: id)
          tree[id].flags.remove(.interactive)
        },
        intrinsicSize: { tree, id, width in Kind.labelSize(tree, id, maximumWidth: width) },
        baselines: { tree, id, _ in Kind.edgeBaselines(tree, id) }))
  }
}

extension Kind {
  /// As large as its lines, each side rounded up to a pixel.
  static func labelSize(_ tree: ViewTree, _ id: ViewID, maximumWidth: Double) -> Size {
    let content = tree.text[id]
    let preferred = content.preferredMaxLayoutWidth
    let size = TextLayout.size(
      of: content, in: tree.textTraits, maximumWidth: preferred > 0 ? preferred : maximumWidth)
    let pixel = isWhole(content, of: id, in: tree) ? Pixel(scale: 1) : tree.pixel
    return pixel.roundedUp(size)
  }

  /// Whether Interface Builder's canvas shows a label of one line in whole points.
  ///
  /// Before Xcode 11 it mostly does outside of stacks: 35 of 47 such labels are a point-rounded line high in documents of 11
  /// repositories, the others a pixel-rounded one; 38 of 39 in stacks are the latter.
  private static func isWhole(
    _ content: TextContent, of id: ViewID, in tree: ViewTree
  ) -> Bool {
    guard tree.isOnCanvas, tree.systemMetrics < .iOS13, content.numberOfLines == 1,
      case .system = content.shownFont
    else { return false }
    return !tree.isArranged(id)
  }
}

extension Property {
  /// The properties of what shows text.
  static let text: [Property] = [
    shownText, font,
    textAlignment,
    .stored(
      "textColor", "The color of its text.", default: Color(red: 0, green: 0, blue: 0)),
  ]

  static let shownText: Property = .row(
    "text", "What it says.", .intrinsicSize, get: { tree, id in tree.text[id].text },
    set: { tree, id, text in tree.setText(text, of: id) })

  static let textAlignment: Property = .stored(
    "textAlignment", "Where in its width its lines lie.", default: TextAlignment.natural)

  static let lineBreakMode: Property = .row(
    "lineBreakMode", "Where its lines break, and how a text that is too long ends.",
    .intrinsicSize, get: { tree, id in tree.text[id].lineBreakMode },
    set: { tree, id, mode in tree.text[id].lineBreakMode = mode })

  static let label: [Property] = [
    .stored("isEnabled", "Whether its text is drawn as enabled.", default: true),
    .row(
      "numberOfLines", "How many lines it shows at most; 0 for all.", .intrinsicSize,
      refusal: { $0 >= 0 && $0 == $0.rounded() ? nil : "a number of lines is 0, 1, 2 …" },
      get: { tree, id in tree.text[id].numberOfLines },
      set: { tree, id, lines in tree.text[id].numberOfLines = lines }),
    lineBreakMode,
    .row(
      "adjustsFontSizeToFitWidth", "Whether the font of a single line shrinks to fit its width.",
      get: { tree, id in tree.text[id].adjustsFontSizeToFitWidth },
      set: { tree, id, adjusts in tree.text[id].adjustsFontSizeToFitWidth = adjusts }),
    .row(
      "minimumScaleFactor", "How far the font may shrink, 0 to 1; 0 for not at all.",
      refusal: { $0 >= 0 && $0 <= 1 ? nil : "a scale factor is 0 to 1" },
      get: { tree, id in tree.text[id].minimumScaleFactor },
      set: { tree, id, factor in tree.text[id].minimumScaleFactor = factor }),
    .row(
      "preferredMaxLayoutWidth",
      "How wide lines are that its wanted size is reckoned with, in points; 0 for its own width.",
      .intrinsicSize, refusal: { $0 >= 0 ? nil : "a width is not negative" },
      get: { tree, id in tree.text[id].preferredMaxLayoutWidth },
      set: { tree, id, width in tree.text[id].preferredMaxLayoutWidth = width }),
  ]

  static let font: Property = .row(
    "font", "\"system 17\", \"system 17 bold\", a text style, or \"fixed 10\" for no font at all.",
    .intrinsicSize, record: .never,
    refusal: { (name: String) in
      Font(name) == nil
        ? "a font is \"system 17\", \"system 17 bold\", \"fixed 10\" or a text style, as \"body\""
        : nil
    },
    get: { tree, id in tree.shownFont(of: id).name },
    set: { tree, id, name in
      tree.text[id].font = Font(name)
      // A font that is set goes for an attributed text throughout, as UILabel's documentation says.
      for place in tree.text[id].runs.indices { tree.text[id].runs[place].font = nil }
    })
}

package enum TextAlignment: String, Choice {
  case left, center, right, justified, natural
}

package enum LineBreakMode: String, Choice {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
