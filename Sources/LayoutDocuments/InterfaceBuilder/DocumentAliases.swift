import LayoutEngine
import Markup

/// Names that views of a document go by besides object ids: outlets and accessibility identifiers.
extension SceneDraft {
  /// Those that a controller, or a xib's owner, has for views of the root.
  mutating func readOutlets(of owner: Element) {
    for connections in owner.children where connections.name == "connections" {
      for outlet in connections.children where outlet.name == "outlet" {
        guard let property = outlet["property"], let destination = outlet["destination"],
          let view = names.view(destination.value)
        else { continue }
        aliases.append((property.value, view))
      }
    }
  }

  /// `<accessibility key="accessibilityConfiguration" identifier="title"/>`.
  mutating func readAccessibility(_ element: Element, of view: ViewID) {
    if let identifier = element["identifier"] { aliases.append((identifier.value, view)) }
  }
}
