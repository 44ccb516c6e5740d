import Expressions
import Geometry
import LayoutEngine
import Markup
import PlainText

/// Reads a view's layout guides and what its margins and alignment are.
extension SceneDraft {
  mutating func readGuide(_ element: Element, of view: ViewID) {
    switch element.name {
    case "layoutGuides":
      for guide in checked(element, as: Grammar.layoutGuides).children {
        readGuide(guide, of: view)
      }
    case "viewControllerLayoutGuide": readControllerGuide(element, of: view)
    case "viewLayoutGuide": readViewGuide(element, of: view)
    default: readOwnGuide(element, of: view)
    }
  }

  private mutating func readOwnGuide(_ element: Element, of view: ViewID) {
    guard let id = checked(element, as: Grammar.layoutGuide)["id"] else { return }
    define(id, as: .guide(.guide(scene.tree.guides.count, of: view)))
    scene.tree.guides.append(
      LayoutGuide(of: view, identifier: id.value, origin: origin(of: element)))
  }

  private mutating func readControllerGuide(_ element: Element, of view: ViewID) {
    let guide = checked(element, as: Grammar.viewControllerLayoutGuide)
    guard view == scene.tree.root else {
      report(.rootOnly(element.name), at: element.nameLocation)
      return
    }
    guard let type = guide.value("type", as: String.self, &diagnostics), let id = guide["id"]
    else { return }
    define(id, as: .guide(type == "top" ? .topLayoutGuide(view) : .bottomLayoutGuide(view)))
  }

  private mutating func readViewGuide(_ element: Element, of view: ViewID) {
    let guide = checked(element, as: Grammar.viewLayoutGuide)
    guard let key = guide.value("key", as: String.self, &diagnostics), let id = guide["id"],
      let known = Grammar.viewGuides.first(where: { $0.key == key })
    else { return }
    let isScrollViews = key == "contentLayoutGuide" || key == "frameLayoutGuide"
    if isScrollViews, !scene.tree.scroll.has(view), let attribute = guide["key"] {
      diagnostics.report(
        ConstraintProblem.noScrollView(name(of: view), guide: key), at: attribute.location)
      return
    }
    define(id, as: .guide(known.item(view)))
  }

  /// `<edgeInsets key="layoutMargins" …/>` and its directional sister: a property of insets by its key.
  mutating func readInsets(_ element: Element, as row: ElementRow, of view: ViewID) {
    let insets = checked(element, as: row)
    guard let key = insets["key"] else { return }
    let kind = scene.tree[view].kind
    guard let property = catalog.property(key.value, of: kind), property.type == .insets,
      property.set != nil
    else {
      report(.notAnInsetsProperty(key.value, of: catalog[kind].name), at: key.location)
      return
    }
    let sides = row.attributes.map(\.name).filter { $0 != "key" }
    let numbers = sides.compactMap { insets.number($0, &diagnostics) }
    guard numbers.count == sides.count, let value = Value(numbers, as: .insets) else { return }
    property.set?(&scene.tree, view, value)
    // A stack view with margins is arranged in them: Interface Builder writes nothing else (25 of 26 stored stacks).
    if scene.tree.stack.has(view), key.value.hasSuffix("ayoutMargins") {
      scene.tree.stack[view].isMarginsRelative = true
    }
  }

  /// What a class of the app's overrides as `alignmentRectInsets`.
  mutating func readAlignmentRect(of element: CheckedElement, _ view: ViewID) {
    guard let insets = element.value("alignmentRectInsets", as: Insets.self, &diagnostics) else {
      return
    }
    scene.tree.alignmentRects.attach(insets, to: view)
  }
}
