import Expressions
import LayoutEngine
import Markup
import PlainText

/// Reads `<userDefinedRuntimeAttributes>`: what is set by key paths when an app loads a view.
extension SceneDraft {
  /// Sets those of all views: after their texts, which a view is decoded with in the app's language.
  mutating func setRuntimeAttributes() {
    for (element, view) in runtimeAttributes {
      for attribute in element.children {
        guard let path = attribute["keyPath"]?.value else { continue }
        set(attribute, at: path, of: view, isOfController: false)
      }
    }
  }

  /// Those of a controller that are written at its view here.
  mutating func readRuntimeAttributes(ofController controller: Element) {
    for attributes in controller.children where attributes.name == "userDefinedRuntimeAttributes" {
      for attribute in attributes.children {
        guard let path = attribute["keyPath"]?.value else { continue }
        set(attribute, at: path, of: scene.tree.root, isOfController: true)
      }
    }
  }

  /// A key that no property has is the app's own, or lays out nothing: its code is not here.
  private mutating func set(
    _ attribute: Element, at path: String, of view: ViewID, isOfController: Bool
  ) {
    guard let property = RuntimeKey(path).property(of: scene.tree[view].kind, in: catalog),
      let set = property.set, Self.isOfController(property) == isOfController
    else { return }
    let type = attribute["type"]
    let location = type?.location ?? attribute.nameLocation
    let held = runtimeValue(of: attribute)
    if property.type == .color, case .color(nil)? = held { return }
    guard let value = held?.value(for: property) else {
      diagnostics.report(
        SourceProblem.runtimeType(
          path, type?.value ?? "", expected: RuntimeValue.words(for: property)), at: location)
      return
    }
    if let words = property.refusal(scene.tree, value) {
      let written = attribute["value"]?.value ?? value.numbers.map(DecimalNumber.text).joined()
      report(.refusedValue(path, written, words), at: location)
    } else {
      set(&scene.tree, view, value)
      if property.name == "text" { forgetWantedSize(of: view) }
    }
  }

  /// What it holds: in its `value`, or in a child element of that key.
  private mutating func runtimeValue(of attribute: Element) -> RuntimeValue? {
    let child = attribute.children.first { $0["key"]?.value == "value" }
    func structure(_ sides: [String], _ type: ValueType) -> RuntimeValue? {
      let numbers = sides.compactMap { name in child?.documentNumber(name) }
      return Value(numbers, as: type).map(RuntimeValue.structure)
    }
    switch attribute["type"]?.value {
    case "boolean": return attribute["value"].map { .boolean($0.value == "YES") }
    case "number": return child?.documentNumber("value").map(RuntimeValue.number)
    case "string", "localizedString":
      return .string(attribute["value"]?.value ?? child?.documentText ?? "")
    case "image": return attribute["value"].map { .image($0.value) }
    case "point": return structure(["x", "y"], .point)
    case "size": return structure(["width", "height"], .size)
    case "rect": return structure(["x", "y", "width", "height"], .rect)
    case "color": return .color(child.flatMap { plainColor(of: $0) })
    case "nil": return .null
    default: return nil
    }
  }
}
