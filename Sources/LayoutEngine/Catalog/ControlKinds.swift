import Expressions
import Geometry

extension Catalog {
  /// UIControl and what derives from it.
  mutating func addControlKinds(on view: KindID) {
    let control = add(
      Kind(
        name: "control", summary: "A view that sends control events.", base: view,
        properties: Property.control, touches: .tracks,
        attach: { tree, id in tree.control.attach(ControlState(), to: id) }))
    add(
      Kind(
        name: "button", summary: "A button with a title.", base: control,
        properties: [
          .row(
            "title", "What it says.", .intrinsicSize, get: { tree, id in tree.text[id].text },
            set: { tree, id, text in tree.text[id].text = text }), .font,
        ], touches: .tracks, actsOnTap: true,
        attach: { tree, id in tree.text.attach(TextContent(), to: id) },
        intrinsicSize: { tree, id, _ in Kind.buttonSize(tree, id) },
        baselines: { tree, id, height in
          Kind.centeredBaselines(tree.text[id].shownFont, tree, height: height)
        }))
    add(
      Kind(
        name: "switch", summary: "An on and off switch.", base: control,
        properties: [
          .row(
            "isOn", "Whether it is on.", .picture, get: { tree, id in tree.isOn[id] },
            set: { tree, id, isOn in tree.isOn[id] = isOn })
        ], touches: .tracks, actsOnTap: true,
        attach: { tree, id in tree.isOn.attach(false, to: id) },
        // 51 by 31 in 36 of 37 documents laid out by Apple's engine up to Xcode 16.
        intrinsicSize: { _, _, _ in Size(width: 51, height: 31) }))
    add(
      Kind(
        name: "textField", summary: "A box for a line of text.", base: control,
        properties: Property.field, touches: .tracks,
        attach: { tree, id in
          tree.text.attach(TextContent(), to: id)
        }))
  }
}

extension Kind {
  /// A system button as high as its line and 12 points, and at least 30 wide, as UIButton's are.
  static func buttonSize(_ tree: ViewTree, _ id: ViewID) -> Size? {
    let title = TextLayout(tree.text[id], in: tree.textTraits, maximumWidth: .infinity).size
    let whole = Pixel(scale: 1).roundedUp(title)
    return Size(width: max(30, whole.width), height: whole.height + 12)
  }
}

extension Property {
  static let control: [Property] = [
    .row(
      "isEnabled", "Whether it reacts to touches.", .picture,
      get: { tree, id in tree.control[id].isEnabled },
      set: { tree, id, isEnabled in tree.control[id].isEnabled = isEnabled }),
    .row(
      "isSelected", "Whether it is selected.", .picture,
      get: { tree, id in tree.control[id].isSelected },
      set: { tree, id, isSelected in tree.control[id].isSelected = isSelected }),
    .row(
      "isHighlighted", "Whether a finger that began on it is inside it.", .picture,
      get: { tree, id in tree.control[id].isHighlighted },
      set: { tree, id, isHighlighted in tree.control[id].isHighlighted = isHighlighted }),
  ]

  static let field: [Property] = [
    .row(
      "text", "What it holds.", .picture, get: { tree, id in tree.text[id].text },
      set: { tree, id, text in tree.text[id].text = text }),
    .stored("placeholder", "What it shows while it is empty.", default: ""),
    .stored("borderStyle", "What is drawn round it.", default: BorderStyle.none),
    .stored("isSecureTextEntry", "Whether it hides what it holds.", default: false),
  ]
}

package enum BorderStyle: String, Choice {
  case none, line, bezel, roundedRect
}
