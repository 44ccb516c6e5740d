import LayoutEngine
import Markup
import PlainText

/// Reads what is connected to the views of a case's document.
extension SceneDraft {
  mutating func readConnections(_ element: Element, of view: ViewID) {
    for child in element.children {
      switch child.name {
      case "action": readAction(child, of: view)
      case "outletCollection" where child["property"]?.value == "gestureRecognizers":
        readGesture(child, of: view)
      default: break
      }
    }
  }

  /// `<action selector="save:" eventType="touchUpInside" …/>` is recorded as a call of that name.
  private mutating func readAction(_ element: Element, of view: ViewID) {
    guard let selector = element["selector"]?.value, let type = element["eventType"] else { return }
    guard let event = EventName(rawValue: type.value), case .kind("control") = event.audience,
      catalog.isKind(scene.tree[view].kind, of: "control")
    else {
      diagnostics.report(
        SourceProblem.eventNeverComes(action: selector, type.value), at: type.location,
        severity: .warning)
      return
    }
    addCall(of: selector, at: .view(event, view), element)
  }

  /// A recognizer stands beside the controller, and its view is connected to it.
  private mutating func readGesture(_ connection: Element, of view: ViewID) {
    guard let id = connection["destination"]?.value else { return }
    var above = connection.parent
    while let element = above, element.name != "objects" { above = element.parent }
    guard let element = above?.children.first(where: { $0["id"]?.value == id }) else { return }
    guard ["tapGestureRecognizer", "panGestureRecognizer"].contains(element.name) else {
      diagnostics.report(
        SourceProblem.recognizerNotFelt(element.name), at: element.nameLocation,
        severity: .warning)
      return
    }
    let recognizer = readRecognizer(element, of: view)
    for connections in element.children where connections.name == "connections" {
      for action in connections.children where action.name == "action" {
        guard let selector = action["selector"]?.value else { continue }
        addCall(of: selector, at: .recognizer(recognizer), action)
      }
    }
  }

  private mutating func addCall(of selector: String, at signal: Signal, _ element: Element) {
    let origin = origin(of: element)
    scene.reactions.append(
      Reaction(
        signal: signal, statements: [.call(action: selector, with: [], origin)], localCount: 0,
        origin: origin))
    if !actions.contains(selector) { actions.append(selector) }
  }
}

extension ElementRow {
  /// The recognizer as Xcode writes it.
  fileprivate static let gestureIdle = [
    "customClass", "customModule", "customModuleProvider", "userLabel",
  ]

  var inDocuments: ElementRow {
    ElementRow(
      name, summary, attributes + Self.gestureIdle.map(AttributeRow.idle),
      children: { [.idle("connections", "Read where the view is.")] })
  }
}
