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
          tree.text.attach(TextContent(), to: id)
          tree.button.attach(ButtonState(), to: id)
        },
        intrinsicSize: { tree, id, _ in Kind.buttonSize(tree, id) },
        baselines: { tree, id, height in
          Kind.centeredBaselines(tree.shownFont(of: id), tree, height: height)
        }))
  }
}

extension Kind {
  static func buttonSize(_ tree: ViewTree, _ id: ViewID) -> Size {
    let button = tree.button[id]
    // 22 by 22 in 11 of 11 documents.
    if button.type == .infoLight { return Size(width: 22, height: 22) }
    let metrics = FontMetrics(tree.shownFont(of: id), in: tree.textTraits)
    let width = TextLayout.widestLine(of: tree.text[id].text, in: metrics)
    return button.configuration == .none
      ? plainButtonSize(width, metrics.lineHeight, button.contentEdgeInsets)
      : configuredButtonSize(width, metrics.lineHeight, button.contentInsets, tree.pixel)
  }

  /// At least 30 wide and 12 higher than its line, whole points: 117 of 118 heights and 72 of 75 widths of kept documents.
  ///
  /// Insets take the place of that padding, which is why apps set one of 0.01 to be rid of it.
  private static func plainButtonSize(_ width: Double, _ height: Double, _ insets: Insets) -> Size {
    let whole = Pixel(scale: 1).roundedUp(Size(width: width, height: height))
    guard insets != Insets() else {
      return Size(width: max(30, whole.width), height: whole.height + 12)
    }
    return whole.padded(by: insets)
  }

  /// Its title and its insets, 12 at each side and 7 above and below, up to a pixel: 54 of 54 heights of kept documents.
  private static func configuredButtonSize(
    _ width: Double, _ height: Double, _ insets: Insets, _ pixel: Pixel
  ) -> Size {
    pixel.roundedUp(Size(width: width, height: height).padded(by: insets))
  }
}

extension Size {
  /// With insets round it, which may be negative; never smaller than nothing.
  func padded(by insets: Insets) -> Size {
    Size(
      width: max(0, width + insets.left + insets.right),
      height: max(0, height + insets.top + insets.bottom))
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
  static let button: [Property] = [
    .row(
      "title", "What it says.", .intrinsicSize, get: { tree, id in tree.text[id].text },
      set: { tree, id, text in tree.text[id].text = text }),
    font,
    .row(
      "buttonType", "What kind of button it is.", .intrinsicSize,
      refusal: { (type: ButtonType) in
        switch type {
        case .system, .custom, .infoLight: nil
        default: "the size of such a button is not known"
        }
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
    .row(
      "contentInsets", "Round the title where there is a configuration: top left bottom right.",
      .intrinsicSize, get: { tree, id in tree.button[id].contentInsets },
      set: { tree, id, insets in tree.button[id].contentInsets = insets }),
  ]
}

package enum ButtonType: String, Choice {
  case system, custom, infoLight, infoDark, detailDisclosure, contactAdd, close
}

/// The styles of UIButton.Configuration whose size is known; `none` for a button without one.
package enum ButtonConfiguration: String, Choice {
  case none, plain, gray, tinted, filled
}
