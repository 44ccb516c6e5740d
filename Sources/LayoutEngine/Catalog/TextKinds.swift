import Expressions
import Geometry

extension Catalog {
  /// UILabel and UIImageView: what shows content and by default takes no touch.
  mutating func addTextKinds(on view: KindID) {
    add(
      Kind(
        name: "label", summary: "Text that cannot be edited.", base: view,
        properties: Property.text + [
          .row(
            "numberOfLines", "How many lines it shows at most; 0 for all.", .intrinsicSize,
            refusal: { $0 >= 0 && $0 == $0.rounded() ? nil : "a number of lines is 0, 1, 2 …" },
            get: { tree, id in tree.text[id].numberOfLines },
            set: { tree, id, lines in tree.text[id].numberOfLines = lines })
        ],
        attach: { tree, id in
          tree.text.attach(TextContent(), to: id)
          tree[id].flags.remove(.interactive)
        },
        intrinsicSize: { tree, id, width in
          TextLayout(tree.text[id], maximumWidth: width)?.size
        }))
    add(
      Kind(
        name: "imageView", summary: "A picture.", base: view, properties: [],
        attach: { tree, id in tree[id].flags.remove(.interactive) }))
  }
}

extension Property {
  /// The properties of what shows text.
  static let text: [Property] = [
    .row(
      "text", "What it says.", .intrinsicSize, get: { tree, id in tree.text[id].text },
      set: { tree, id, text in tree.text[id].text = text }),
    font,
    .stored(
      "textAlignment", "Where in its width its lines lie.", default: TextAlignment.natural),
    .stored(
      "lineBreakMode", "How a text that is too long ends.",
      default: LineBreakMode.byTruncatingTail),
    .stored(
      "textColor", "The color of its text.", default: Color(red: 0, green: 0, blue: 0)),
  ]

  static let font: Property = .row(
    "font", "\"fixed 10\": every character 10 points wide, a line 12 high.", .intrinsicSize,
    record: .never,
    refusal: { (name: String) in
      guard let font = Font(name) else { return "a font is \"fixed\" and a size, as \"fixed 10\"" }
      return font.isSupported ? nil : "the font '\(name)' is not supported yet; \"fixed 10\" is"
    },
    get: { tree, id in tree.text[id].font.name },
    set: { tree, id, name in if let font = Font(name) { tree.text[id].font = font } })
}

package enum TextAlignment: String, Choice {
  case left, center, right, justified, natural
}

package enum LineBreakMode: String, Choice {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
