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

  private mutating func choice(_ name: String, of element: CheckedElement) -> String? {
    guard let attribute = element[name],
      case .value(.choice(let names))? = element.row.attribute(name)?.syntax
    else { return nil }
    return ValueReader(attribute).choice(of: names, &diagnostics)
  }
}
