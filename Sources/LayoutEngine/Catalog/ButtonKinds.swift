import Expressions
import Geometry

extension Catalog {
  /// UIButton.
  mutating func addButtonKinds(on control: KindID) {
    add(
      Kind(
        name: "button", summary: "A button with a title.", base: control,
        properties: Property.button, touches: .tracks, actsOnTap: true,
        attach: { tree, id in
          var content = TextContent()
          content.lineBreakMode = .byTruncatingMiddle
          tree.text.attach(content, to: id)
          tree.button.attach(ButtonState(), to: id)
        },
        intrinsicSize: { tree, id, _ in ButtonSize(of: id, in: tree).size },
        baselines: { tree, id, height in
          Kind.centeredBaselines(tree.shownFont(of: id), tree, height: height)
        }))
  }
}

extension ViewTree {
  /// The font that a view's text is shown in; a button that was given none has its type's.
  package func shownFont(of id: ViewID) -> Font {
    let content = text[id]
    guard content.font == nil, let button = button.value(of: id) else { return content.shownFont }
    // 15 for system and 18 for custom buttons in Interface Builder's documents; 31 high, so 14 points, below Xcode 14 and
    // 34.5, so 17 points, from then on where there is a configuration.
    switch (button.configuration, button.type) {
    case (.none, .custom): return .system(size: 18)
    case (.none, _): return .system(size: 15)
    default: return .system(size: systemMetrics < .iOS16 ? 14 : 17)
    }
  }
}

extension Property {
  static let button: [Property] =
    [
      .row(
        "title", "What it says.", .intrinsicSize, get: { tree, id in tree.text[id].text },
        set: { tree, id, text in tree.setText(text, of: id) }),
      font, lineBreakMode,
      .row(
        "buttonType", "What kind of button it is.", .intrinsicSize,
        refusal: { (type: ButtonType) in
          type == .close ? "the size of such a button is not known" : nil
        },
        get: { tree, id in tree.button[id].type },
        set: { tree, id, type in tree.button[id].type = type }),
      .row(
        "configuration", "The style of its configuration, or none.", .intrinsicSize,
        get: { tree, id in tree.button[id].configuration },
        set: { tree, id, configuration in tree.button[id].configuration = configuration }),
      .row(
        "contentEdgeInsets",
        "Round the title where there is no configuration: top left bottom right.",
        .intrinsicSize, get: { tree, id in tree.button[id].contentEdgeInsets },
        set: { tree, id, insets in tree.button[id].contentEdgeInsets = insets }),
      .image("image", "The name of the picture beside the title."),
      .image(
        "backgroundImage", "The name of the picture behind all; the button is as large at least."),
      .stored(
        "imageEdgeInsets",
        "By how much the picture is moved where there is no configuration; it adds nothing to the size.",
        default: Insets()),
      .stored(
        "titleEdgeInsets",
        "By how much the title is moved where there is no configuration; it adds nothing to the size.",
        default: Insets()),
    ] + configuration

  private static let configuration: [Property] = [
    .row(
      "contentInsets", "Round the title where there is a configuration: top left bottom right.",
      .intrinsicSize, get: { tree, id in tree.button[id].contentInsets },
      set: { tree, id, insets in tree.button[id].contentInsets = insets }),
    configured(
      "subtitle", "What its configuration says below the title, in caption1.", \.subtitle),
    configured(
      "imagePlacement", "On which side of the title its configuration puts the picture.",
      \.imagePlacement),
    configured(
      "imagePadding", "Between the picture and the title of its configuration, in points.",
      \.imagePadding),
    configured(
      "titlePadding", "Between the title and the subtitle of its configuration, in points.",
      \.titlePadding),
  ]

  private static func configured<T: ValueConvertible>(
    _ name: String, _ summary: String, _ path: any WritableKeyPath<ButtonState, T> & Sendable
  ) -> Property {
    .row(
      name, summary, .intrinsicSize, get: { tree, id in tree.button[id][keyPath: path] },
      set: { tree, id, value in tree.button[id][keyPath: path] = value })
  }
}

package enum ButtonType: String, Choice {
  case system, custom, infoLight, infoDark, detailDisclosure, contactAdd, close
}

/// The styles of UIButton.Configuration whose size is known; `none` for a button without one.
package enum ButtonConfiguration: String, Choice {
  case none, plain, gray, tinted, filled
}

/// On which side of its title a configured button has its image.
package enum ImagePlacement: String, Choice {
  case leading, trailing, top, bottom
}
