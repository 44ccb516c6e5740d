import Markup
import PlainText

/// Names that an element would have brought that was refused; what misses them is no second error.
struct RefusedNames: Sendable {
  private var names: Set<ExactText> = []
  /// Whether a refused document would have brought names that nobody knows.
  private var isOpen = false

  /// Takes the names of all that the grammar refuses in a case.
  init(of root: Element, in known: Set<String>) {
    for child in root.children where child.name == "parameter" {
      if let name = child["name"]?.value { names.insert(name) }
    }
    for interface in root.children where interface.name == "interface" {
      collect(interface, isRefused: false, known)
    }
  }

  /// Takes all names as explained: a document that could not be read would have brought some.
  mutating func open() { isOpen = true }

  /// Takes the names of an element that is not read.
  mutating func add(_ element: Element) {
    for attribute in ["id", "customClass"] {
      if let name = element[attribute]?.value { names.insert(name) }
    }
    for child in element.children { add(child) }
  }

  /// Whether a name is missing because an element was refused.
  func explains(_ name: String) -> Bool { isOpen || names.contains(name) }

  private mutating func collect(_ element: Element, isRefused: Bool, _ known: Set<String>) {
    for child in element.children {
      let isRefused = isRefused || !known.contains(child.name)
      if isRefused, let id = child["id"]?.value {
        names.insert(id)
        names.insert(id + ".panGestureRecognizer")
      }
      if isRefused, let name = child["customClass"]?.value { names.insert(name) }
      collect(child, isRefused: isRefused, known)
    }
  }
}
