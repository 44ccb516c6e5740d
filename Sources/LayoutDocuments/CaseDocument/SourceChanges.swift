import LayoutEngine
import Markup
import PlainText

/// Reads what a case changes of its document's views: values, and what the app adds in code.
extension SceneDraft {
  /// `<override of="title" text="…"/>`.
  mutating func readOverride(_ element: Element) {
    guard let name = element["of"] else {
      report(.missingAttributes(["of"], of: "override"), at: element.nameLocation)
      return
    }
    guard let view = view(name) else { return }
    let grammar = CatalogGrammar.documents[scene.tree[view].kind]
    let change = checked(element, as: grammar.changes)
    _ = readFrame(of: change, view)
    readProperties(of: change, view, grammar)
  }

  /// `<insert above="map">…`; of several views the first lies lowest, as written.
  mutating func readInsert(_ element: Element) {
    let insert = checked(element, as: Grammar.insert(holding: grammar.subviews.children()))
    let places = ["above", "below", "into"].compactMap { insert[$0] }
    guard places.count == 1 else {
      report(.attributeChoice(["above", "below", "into"], of: "insert"), at: element.nameLocation)
      return
    }
    guard var sibling = view(places[0]) else {
      for child in insert.children { refused.add(child) }
      return
    }
    let isInto = places[0].name == "into"
    guard let parent = isInto ? sibling : scene.tree[sibling].parent else {
      diagnostics.report(
        SourceProblem.noSuperview(places[0].value), at: places[0].location)
      return
    }
    for child in insert.children {
      if child.name == "constraints" {
        constraintBlocks.append((child, parent, file))
        continue
      }
      let next = ViewID(index: scene.tree.count)
      readView(child, in: parent)
      guard !isInto, scene.tree.count > Int(next.index) else { continue }
      scene.tree.move(next, above: places[0].name == "above", sibling)
      if places[0].name == "above" { sibling = next }
    }
  }
}
