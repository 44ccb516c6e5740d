import Expressions
import Geometry
import LayoutEngine
import Markup
import PlainText

/// Reads the views of a document: what cases have, in the places where Xcode writes it.
extension SceneDraft {
  mutating func readDocumentView(_ element: Element, in parent: ViewID?) {
    guard let kind = catalog.kind(named: element.name) ?? plainKind(of: element) else { return }
    let grammar = grammar[kind]
    let checkedView = checked(element, as: grammar.row)
    let objectID = element["id"]?.value ?? ""
    let identifier = documentNames?.shownName(of: objectID) ?? objectID
    let view = scene.tree.insert(
      kind, of: catalog, in: parent, identifier: identifier, origin: origin(of: element))
    if let id = checkedView["id"] { define(id, as: .view(view)) }
    for name in documentNames?.names(of: objectID) ?? [] {
      names.add(name, for: view, origin: scene.tree[view].origin)
    }
    if let name = checkedView["customClass"] { enlist(view, in: name.value) }
    addOwnRecognizer(of: view, kind)
    // A document writes down what takes no touch.
    scene.tree[view].flags.insert(.interactive)
    readStoredFrame(of: element, view)
    readProperties(of: checkedView, view, grammar)
    readDefaults(of: checkedView, view)
    readWantedSize(of: checkedView, view)
    readPlacing(of: checkedView, view)
    for child in checkedView.children { readDocumentChild(child, of: view, checkedView) }
    if scene.tree.table.has(view) { readTableEnds(of: element, view) }
  }

  /// A view of a class that nobody knows is laid out as a plain one; nil for what is no view.
  private mutating func plainKind(of element: Element) -> KindID? {
    guard element.hasFrame else { return nil }
    diagnostics.report(DocumentProblem.plainView(element.name), at: element.nameLocation)
    return catalog.kind(named: "view")
  }

  private mutating func readStoredFrame(of element: Element, _ view: ViewID) {
    for rect in element.children where rect.name == "rect" && rect["key"]?.value == "frame" {
      let sides = ["x", "y", "width", "height"].compactMap(rect.documentNumber)
      guard case .rect(let frame)? = Value(sides, as: .rect) else {
        diagnostics.report(DocumentProblem.unreadFrame, at: rect.nameLocation)
        continue
      }
      scene.tree[view].frame = frame
    }
  }

  /// Who places it: constraints, unless its mask or a fixed frame does.
  private mutating func readPlacing(of element: CheckedElement, _ view: ViewID) {
    if scene.tree.isArranged(view), element["key"] == nil {
      scene.tree[view].flags.remove(.translatesMask)
    }
    if element["fixedFrame"]?.value == "YES" { scene.tree[view].flags.insert(.translatesMask) }
    // A bar puts the views of its items where there is room.
    if element["key"]?.value == "customView" { scene.tree[view].flags.insert(.translatesMask) }
  }

  /// What Xcode leaves out that is otherwise in code.
  private mutating func readDefaults(of element: CheckedElement, _ view: ViewID) {
    if scene.tree.button.has(view), element.element["buttonType"] == nil {
      scene.tree.button[view].type = .custom
    }
    // Xcode hides an indicator of itself that is seen only while it turns, and shows it all the same.
    if !runsDocument, element.element["hidesWhenStopped"]?.value == "YES" {
      scene.tree[view].flags.remove(.hidden)
    }
  }

  /// The size that Xcode was told to lay out with, or found for the app's class.
  private mutating func readWantedSize(of element: CheckedElement, _ view: ViewID) {
    var wanted: WantedSize?
    if let id = element["id"], let size = resources.wantedSize(of: id.value) {
      wanted = WantedSize(width: size.width, height: size.height)
    }
    // From here on Xcode's own: an app that runs knows nothing of placeholders.
    guard !runsDocument else {
      if let wanted { scene.tree.wantedSize.attach(wanted, to: view) }
      return
    }
    if let width = placeholder("placeholderIntrinsicWidth", of: element) {
      wanted = WantedSize(width: width, height: wanted?.height)
    }
    if let height = placeholder("placeholderIntrinsicHeight", of: element) {
      wanted = WantedSize(width: wanted?.width, height: height)
    }
    if let wanted { scene.tree.wantedSize.attach(wanted, to: view) }
  }

  /// `infinite` is Xcode's word for no size.
  private mutating func placeholder(_ name: String, of element: CheckedElement) -> Double? {
    guard let attribute = element[name] else { return nil }
    if attribute.value == "infinite" { return Kind.noIntrinsicMetric }
    guard let number = DocumentNumber.value(of: attribute.value) else {
      report(.notANumber(name, attribute.value), at: attribute.location)
      return nil
    }
    return number
  }

  private mutating func readDocumentChild(
    _ child: Element, of view: ViewID, _ parent: CheckedElement
  ) {
    switch child.name {
    case "constraints": constraintBlocks.append((child, view, file))
    case "autoresizingMask": readAutoresizingMask(child, of: view)
    case "edgeInsets": readInsets(child, as: Grammar.edgeInsets, of: view)
    case "directionalEdgeInsets": readInsets(child, as: Grammar.directionalEdgeInsets, of: view)
    case "layoutGuide", "viewLayoutGuide": readGuide(child, of: view)
    case "segments": readSegments(child, of: view)
    case "inset": readInset(child, of: view)
    case "fontDescription": readFont(child, of: view)
    case "string", "mutableString": readString(child, of: view)
    case "state":
      if runsDocument { checkState(child, of: parent.element) }
      readState(child, of: view)
    case "buttonConfiguration": readConfiguration(child, of: view, in: parent)
    case "variation":
      readVariation(child, of: view) { $0.readDocumentChild($1, of: $2, parent) }
    case "attributedString": readAttributedString(child, of: view)
    case "imageReference": readImageReference(child, of: view)
    case "connections" where runsDocument: readConnections(child, of: view)
    // In an app that runs, its data source decides which cells a table has.
    case "prototypes" where runsDocument, "cells" where runsDocument: break
    case "sections" where runsDocument: readSections(child, of: view)
    case "textInputTraits": readInputTraits(child, of: view)
    // People know views by it, see `DocumentNames`.
    case "accessibility": break
    case "userDefinedRuntimeAttributes":
      // Xcode's canvas leaves them out.
      if runsDocument { runtimeAttributes.append((child, view)) }
    case _ where Grammar.holderNames.contains(child.name): readHeld(child, in: view)
    default: readDocumentView(child, in: view)
    }
  }

  /// A button is as large as the title of the normal state, whatever state it begins in.
  private mutating func checkState(_ state: Element, of button: Element) {
    let isSelected = button["selected"]?.value == "YES"
    let key = button["enabled"]?.value == "NO" ? "disabled" : isSelected ? "selected" : "normal"
    guard key != "normal", state["key"]?.value == key, let title = state["title"] else { return }
    refuse("the size of a button by its title in the state '\(key)'", at: title.location)
  }

  /// The views in a holder, which are their superview's all the same.
  private mutating func readHeld(_ holder: Element, in view: ViewID) {
    guard let row = Grammar.documentHolders.first(where: { $0.name == holder.name }) else { return }
    let known = row.children()
    for child in holder.children {
      if Grammar.holderNames.contains(child.name) {
        readHeld(child, in: view)
      } else if catalog.kind(named: child.name) != nil || child.hasFrame {
        readDocumentView(child, in: view)
      } else if row.child(child.name, among: known) == nil {
        let problem = CaseProblem.unknownElement(child.name, in: holder.name, nearest: nil)
        report(problem, at: child.nameLocation)
      }
    }
  }
}
