import Expressions
import Geometry
import LayoutEngine
import Markup
import PlainText

/// Reads attributes and child elements that are properties of a view.
extension SceneDraft {
  /// Sets the view's frame; whether one was written.
  mutating func readFrame(of element: CheckedElement, _ view: ViewID) -> Bool {
    var isWritten = false
    if let attribute = element["frame"] {
      isWritten = true
      if let value = ValueReader(attribute).value(of: .rect, &diagnostics), let frame = Rect(value)
      {
        scene.tree[view].frame = frame
      }
    }
    for child in element.children(named: "rect") {
      let rect = checked(child, as: Grammar.rect)
      if isWritten { report(.givenTwice("frame"), at: child.nameLocation) }
      isWritten = true
      let _: String? = choice("key", of: rect)
      let numbers = ["x", "y", "width", "height"].compactMap { rect.number($0, &diagnostics) }
      if case .rect(let frame)? = Value(numbers, as: .rect) { scene.tree[view].frame = frame }
    }
    return isWritten
  }

  /// Sets the properties in the order in which they are written.
  mutating func readProperties(
    of element: CheckedElement, _ view: ViewID, _ grammar: KindGrammar
  ) {
    for attribute in element.element.attributes where attribute.name != "frame" {
      guard let property = grammar.properties[attribute.name] else { continue }
      guard isHere(property, of: view, at: attribute) else { continue }
      let type = Spelling.type(of: property)
      guard let written = ValueReader(attribute).value(of: type, &diagnostics) else { continue }
      let value = Spelling.value(of: written, for: property)
      if let words = property.refusal(scene.tree, value) {
        report(
          .refusedValue(attribute.name, attribute.value, words), at: attribute.location)
      } else {
        property.set?(&scene.tree, view, value)
      }
    }
  }

  /// Whether the view is one that has the property; the controller's are the outermost's alone.
  mutating func isHere(_ property: Property, of view: ViewID, at attribute: Attribute) -> Bool {
    if property.name == "customSpacingAfter", !scene.tree.isArranged(view) {
      report(.arrangedOnly(property.name), at: attribute.nameLocation)
      return false
    }
    guard Self.isOfController(property), view != scene.tree.root else { return true }
    report(.rootOnly(property.name), at: attribute.nameLocation)
    return false
  }

  /// Whether a view controller has the property, which here is written at its view.
  static func isOfController(_ property: Property) -> Bool {
    ["additionalSafeAreaInsets", "viewRespectsSystemMinimumLayoutMargins"].contains(property.name)
  }

  mutating func readAutoresizingMask(_ element: Element, of view: ViewID) {
    let mask = checked(element, as: Grammar.autoresizingMask)
    let _: String? = choice("key", of: mask)
    for (name, flag) in AutoresizingMask.spellings {
      guard mask.value(name, as: Bool.self, &diagnostics) == true else { continue }
      scene.tree.traits[Int(view.index)].autoresizing.insert(flag)
    }
  }

  /// `<color key="backgroundColor" red="1" …/>`; a channel is rounded to eight bits.
  mutating func readColor(_ element: Element, of view: ViewID) {
    let color = checked(element, as: Grammar.color)
    guard let key = color["key"] else { return }
    let kind = scene.tree[view].kind
    guard let property = catalog.property(key.value, of: kind), property.type == .color else {
      report(.notAColorProperty(key.value, of: catalog[kind].name), at: key.location)
      return
    }
    let hasWhite = color["white"] != nil
    for name in ["red", "green", "blue"] where hasWhite {
      guard let attribute = color[name] else { continue }
      report(.clashingAttributes(name, "white"), at: attribute.nameLocation)
    }
    let missing = ["red", "green", "blue"].filter { !hasWhite && color[$0] == nil }
    guard missing.isEmpty else {
      report(.missingAttributes(missing, of: "color"), at: element.nameLocation)
      return
    }
    let channels = (hasWhite ? ["white", "white", "white"] : ["red", "green", "blue"])
      .compactMap { color.number($0, &diagnostics) }.map { UInt8(($0 * 255).rounded()) }
    let alpha = color.number("alpha", &diagnostics) ?? 1
    guard channels.count == 3 else { return }
    let value = Color(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: UInt8((alpha * 255).rounded()))
    property.set?(&scene.tree, view, .color(value))
  }

  private mutating func choice(_ name: String, of element: CheckedElement) -> String? {
    guard let attribute = element[name],
      case .value(.choice(let names))? = element.row.attribute(name)?.syntax
    else { return nil }
    return ValueReader(attribute).choice(of: names, &diagnostics)
  }
}
