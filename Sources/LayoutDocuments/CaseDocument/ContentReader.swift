import Expressions
import Geometry
import LayoutEngine
import Markup
import PlainText

/// Reads the child elements that give a view what it shows.
extension SceneDraft {
  /// The images that views may name, each once.
  mutating func readResources(_ element: Element) {
    for child in checked(element, as: Grammar.resources).children {
      guard child.name == "image" else {
        readNamedColor(child)
        continue
      }
      let image = checked(child, as: Grammar.image)
      let sides = ["width", "height"].compactMap { image.number($0, &diagnostics) }
      guard let name = image.text("name", &diagnostics), sides.count == 2 else { continue }
      if scene.tree.images[name] != nil, let attribute = image["name"] {
        report(.givenTwice(name), at: attribute.location)
      }
      scene.tree.images[name] = Size(width: sides[0], height: sides[1])
    }
  }

  /// `<string key="text">`: a property of text by its key.
  mutating func readString(_ element: Element, of view: ViewID) {
    guard let key = checked(element, as: Grammar.string)["key"] else { return }
    set(key.value, to: .text(element.documentText), of: view, at: key)
  }

  /// `<inset key="imageEdgeInsets" minX="…" …/>`: a property of insets by its key.
  mutating func readInset(_ element: Element, of view: ViewID) {
    let inset = checked(element, as: Grammar.inset)
    let sides = ["minY", "minX", "maxY", "maxX"].compactMap { name in
      inset[name].flatMap { side($0) }
    }
    guard let key = inset["key"], sides.count == 4, let value = Value(sides, as: .insets),
      grammar.format == .layoutCase || !Grammar.drawnInsets.contains(key.value)
    else { return }
    set(key.value, to: value, of: view, at: key)
  }

  /// A number with or without an exponent: the smallest one above zero is Xcode's for zero insets that take the place of
  /// UIKit's own.
  private mutating func side(_ attribute: Attribute) -> Double? {
    let side = DocumentNumber.value(of: attribute.value)
    if side == nil { report(.notANumber(attribute.name, attribute.value), at: attribute.location) }
    return side
  }

  /// `<state key="normal" title="…" image="…"/>`.
  mutating func readState(_ element: Element, of view: ViewID) {
    let state = checked(element, as: Grammar.state)
    guard let key = state.value("key", as: String.self, &diagnostics), isShown(key, state) else {
      return
    }
    for name in ["title", "image", "backgroundImage"] {
      guard let attribute = state[name] else { continue }
      set(name, to: .text(attribute.value), of: view, at: attribute)
    }
    readParts(of: state, view)
  }

  /// Whether it is the normal state's; what the others show is not laid out: Xcode's documents may have it all the same.
  private mutating func isShown(_ key: String, _ state: CheckedElement) -> Bool {
    if key != "normal", grammar.format == .layoutCase, let attribute = state["key"] {
      let words = "only what is shown in the normal state is laid out yet"
      report(.refusedValue("key", key, words), at: attribute.location)
    }
    return key == "normal"
  }

  /// A configuration says all that its button shows: a state's title is none of it.
  mutating func readConfiguration(
    _ element: Element, of view: ViewID, in button: CheckedElement
  ) {
    guard scene.tree.button.has(view) else {
      report(.misplacedElement(element.name, in: button.element.name), at: element.nameLocation)
      return
    }
    let configuration = checked(element, as: Grammar.buttonConfiguration)
    let _: String? = configuration.value("key", as: String.self, &diagnostics)
    if button["title"] == nil { scene.tree.text[view].text = "" }
    for row in configuration.row.attributes where row.name != "key" {
      guard let attribute = configuration[row.name],
        let value = value(of: attribute, row.syntax)
      else { continue }
      set(row.name == "style" ? "configuration" : row.name, to: value, of: view, at: attribute)
    }
    readParts(of: configuration, view)
  }

  private mutating func value(of attribute: Attribute, _ syntax: ValueSyntax) -> Value? {
    switch syntax {
    case .number(let range):
      ValueReader(attribute).number(in: range, &diagnostics).map { .number($0) }
    case .value(let type): ValueReader(attribute).value(of: type, &diagnostics)
    default: .text(attribute.value)
    }
  }

  /// The texts and insets of a state or configuration; its colors draw only.
  private mutating func readParts(of element: CheckedElement, _ view: ViewID) {
    for child in element.children {
      switch child.name {
      case "string", "mutableString": readString(child, of: view)
      case "imageReference": readImageReference(child, of: view)
      case "attributedString": readAttributedString(child, of: view)
      case "directionalEdgeInsets":
        readInsets(child, as: Grammar.directionalEdgeInsets, of: view)
      default: _ = checked(child, as: Grammar.drawnColor)
      }
    }
  }

  /// `<imageReference key="image" image="…"/>`.
  mutating func readImageReference(_ element: Element, of view: ViewID) {
    let image = checked(element, as: Grammar.imageReference)
    guard let name = image["image"] else { return }
    set("image", to: .text(name.value), of: view, at: name)
  }

  /// Sets the property that an element names, unless the view has none such or it refuses the value.
  private mutating func set(
    _ name: String, to value: Value, of view: ViewID, at attribute: Attribute
  ) {
    let kind = scene.tree[view].kind
    guard let property = catalog.property(name, of: kind), property.type.holds(value),
      let set = property.set
    else {
      report(.notAProperty(name, of: catalog[kind].name), at: attribute.location)
      return
    }
    if let words = property.refusal(scene.tree, value) {
      report(.refusedValue(attribute.name, attribute.value, words), at: attribute.location)
    } else {
      set(&scene.tree, view, value)
    }
  }
}
