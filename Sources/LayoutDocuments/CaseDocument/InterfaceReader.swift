import Expressions
import Geometry
import LayoutEngine
import Markup
import PlainText

/// Reads the views: kinds and properties as the catalog has them, written Interface Builder's way.
extension SceneDraft {
  mutating func readInterface(_ element: Element, opening documents: DocumentOpening) {
    let interface = checked(element, as: grammar.interface)
    for resources in interface.children(named: "resources") { readResources(resources) }
    if let source = interface["src"] {
      readSource(source, of: interface, opening: documents)
    } else {
      readOwnInterface(interface)
    }
  }

  private mutating func readOwnInterface(_ interface: CheckedElement) {
    let element = interface.element
    if let scene = interface["scene"] {
      report(.attributeWithout("scene", needed: "src"), at: scene.nameLocation)
    }
    let changes = interface.children.filter { Grammar.sourceChanges.contains($0.name) }
    for change in changes {
      report(.attributeWithout("<\(change.name)>", needed: "src"), at: change.nameLocation)
    }
    let views = interface.children.filter {
      $0.name != "resources" && !Grammar.sourceChanges.contains($0.name)
    }
    for (place, child) in views.enumerated() {
      guard place == 0 else {
        report(.secondRoot, at: child.nameLocation)
        continue
      }
      readView(child, in: nil)
    }
    let isRefused = element.children.contains {
      $0.name != "resources" && !Grammar.sourceChanges.contains($0.name)
    }
    if views.isEmpty, !isRefused, changes.isEmpty {
      report(.noView, at: element.nameLocation)
    }
  }

  mutating func readView(_ element: Element, in parent: ViewID?) {
    guard let kind = catalog.kind(named: element.name) else { return }
    let grammar = grammar[kind]
    let checkedView = checked(element, as: grammar.row)
    let identifier = element["id"]?.value ?? ""
    let view = scene.tree.insert(
      kind, of: catalog, in: parent, identifier: identifier, origin: origin(of: element))
    if let id = checkedView["id"] { define(id, as: .view(view)) }
    if let name = checkedView.text("customClass", &diagnostics) { enlist(view, in: name) }
    if checkedView["pointInside"] != nil || checkedView["hitTest"] != nil {
      hitElements.append((view, checkedView))
    }
    addOwnRecognizer(of: view, kind)
    let isFramed = readFrame(of: checkedView, view)
    readProperties(of: checkedView, view, grammar)
    readAlignmentRect(of: checkedView, view)
    if parent == nil { scene.rootFillsScreen = !isFramed }
    let saysItself = checkedView["translatesAutoresizingMaskIntoConstraints"] != nil
    if !isFramed, !saysItself, parent != nil { scene.tree[view].flags.remove(.translatesMask) }
    if checkedView.value("fixedFrame", as: Bool.self, &diagnostics) == true {
      scene.tree[view].flags.insert(.translatesMask)
    }
    // A stack view turns the masks of what it arranges off, as UIKit's does.
    if scene.tree.isArranged(view) { scene.tree[view].flags.remove(.translatesMask) }
    for child in checkedView.children { readChild(child, of: view, checkedView) }
  }

  private mutating func readChild(
    _ child: Element, of view: ViewID, _ parent: CheckedElement
  ) {
    switch child.name {
    case "subviews":
      for subview in checked(child, as: grammar.subviews).children {
        readView(subview, in: view)
      }
    case "constraints": constraintBlocks.append((child, view, file))
    case "rect": break
    case _ where Grammar.drawnElements.contains { $0.name == child.name }: break
    case "autoresizingMask": readAutoresizingMask(child, of: view)
    case "color": readColor(child, of: view)
    case "edgeInsets": readInsets(child, as: Grammar.edgeInsets, of: view)
    case "directionalEdgeInsets": readInsets(child, as: Grammar.directionalEdgeInsets, of: view)
    case "layoutGuide", "layoutGuides", "viewLayoutGuide": readGuide(child, of: view)
    case "string", "mutableString": readString(child, of: view)
    case "fontDescription": readFont(child, of: view)
    case "variation":
      readVariation(child, of: view) { $0.readChild($1, of: $2, parent) }
    case "attributedString": readAttributedString(child, of: view)
    case "inset": readInset(child, of: view)
    case "state": readState(child, of: view)
    case "buttonConfiguration": readConfiguration(child, of: view, in: parent)
    case "annotation": readAnnotation(child, of: view)
    case "segments": readSegments(child, of: view)
    case "tapGestureRecognizer", "panGestureRecognizer": readRecognizer(child, of: view)
    default: readView(child, in: view)
    }
  }

  /// Interface Builder's `<segments><segment title="…"/></segments>` is the attribute `titles` spelt out.
  mutating func readSegments(_ element: Element, of view: ViewID) {
    var titles: [String] = []
    for child in checked(element, as: Grammar.segments).children {
      guard let title = checked(child, as: Grammar.segment)["title"] else { continue }
      if title.value.contains("|") {
        let words = "'|' stands between the titles of segments"
        report(.refusedValue("title", title.value, words), at: title.location)
      }
      titles.append(title.value)
    }
    let property = catalog.property("titles", of: scene.tree[view].kind)
    property?.set?(&scene.tree, view, .text(titles.joined(separator: " | ")))
  }

  private mutating func readAnnotation(_ element: Element, of map: ViewID) {
    let annotation = checked(element, as: Grammar.annotation)
    if let id = annotation["id"] { define(id, as: .annotation(map)) }
    guard let coordinate = annotation.value("coordinate", as: Coordinate.self, &diagnostics),
      let id = element["id"]?.value
    else { return }
    let isOnEarth = abs(coordinate.latitude) <= 85 && abs(coordinate.longitude) <= 180
    guard isOnEarth else {
      let words = "a place lies within 85 degrees of latitude and 180 of longitude"
      if let attribute = element["coordinate"] {
        report(.refusedValue("coordinate", attribute.value, words), at: attribute.location)
      }
      return
    }
    scene.tree.map[map].annotations.append(Annotation(id: id, coordinate: coordinate))
  }
}
