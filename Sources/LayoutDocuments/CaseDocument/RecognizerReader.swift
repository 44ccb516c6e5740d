import Expressions
import LayoutEngine
import Markup

/// Reads gesture recognizers: when a view is met, then, once all have names, what they refer to.
extension SceneDraft {
  /// A scroll view and a map bring a pan of their own.
  mutating func addOwnRecognizer(of view: ViewID, _ kind: KindID) {
    let gesture: Recognizer.Gesture
    if catalog.isKind(kind, of: "scrollView") {
      gesture = .scroll
    } else if catalog.isKind(kind, of: "mapView") {
      gesture = .map
    } else {
      return
    }
    let origin = scene.tree[view].origin
    let name = name(of: view) + ".panGestureRecognizer"
    let id = add(Recognizer(identifier: name, view: view, gesture: gesture, origin: origin))
    guard !scene.tree.identifier(of: view).isEmpty else { return }
    _ = names.define(name, as: .recognizer(id), origin: origin)
  }

  @discardableResult
  mutating func readRecognizer(_ element: Element, of view: ViewID) -> RecognizerID {
    let isTap = element.name == "tapGestureRecognizer"
    let row = isTap ? Grammar.tapGestureRecognizer : Grammar.panGestureRecognizer
    let isDocuments = grammar.format == .document
    let written = checked(element, as: isDocuments ? row.inDocuments : row)
    let gesture = isTap ? tap(written) : pan(written)
    let own = isDocuments ? element["userLabel"]?.value : element["id"]?.value
    let identifier = own ?? unusedIdentifier(name(of: view) + "." + element.name)
    var recognizer = Recognizer(
      identifier: identifier, view: view, gesture: gesture, origin: origin(of: element))
    read("enabled", of: written, into: &recognizer.isEnabled)
    read("cancelsTouchesInView", of: written, into: &recognizer.cancelsTouchesInView)
    read("delaysTouchesBegan", of: written, into: &recognizer.delaysTouchesBegan)
    read("delaysTouchesEnded", of: written, into: &recognizer.delaysTouchesEnded)
    let id = add(recognizer)
    if let attribute = written["id"] { define(attribute, as: .recognizer(id)) }
    recognizerElements.append((id, written))
    return id
  }

  /// Reads what recognizers say of one another and of the scene.
  mutating func resolveRecognizers() {
    for (id, element) in recognizerElements {
      if let attribute = element["simultaneousWith"] {
        scene.recognizers[id.index].simultaneousWith = recognizers(attribute)
      }
      if let attribute = element["requiresFailureOf"] {
        scene.recognizers[id.index].requiresFailureOf = recognizers(attribute)
      }
      guard let attribute = element["shouldBegin"] else { continue }
      var scope = NameScope()
      scope.event = NameScope.Event(name: "shouldBegin", fields: EventField.recognizer)
      scene.recognizers[id.index].shouldBegin = expression(
        attribute, expecting: .boolean, in: scope)
    }
  }

  private mutating func recognizers(_ attribute: Attribute) -> [RecognizerID] {
    let tokens = attribute.text.tokens
    if tokens.isEmpty { report(.emptyValue(attribute.name), at: attribute.location) }
    return tokens.compactMap { recognizer($0) }
  }

  private mutating func tap(_ element: CheckedElement) -> Recognizer.Gesture {
    .tap(
      taps: element.whole("numberOfTapsRequired", &diagnostics) ?? 1,
      fingers: element.whole("numberOfTouchesRequired", &diagnostics) ?? 1)
  }

  private mutating func pan(_ element: CheckedElement) -> Recognizer.Gesture {
    let minimum = element.whole("minimumNumberOfTouches", &diagnostics) ?? 1
    let maximum = element.whole("maximumNumberOfTouches", &diagnostics)
    if let maximum, maximum < minimum, let attribute = element["maximumNumberOfTouches"] {
      report(
        .outOfRange(attribute.name, attribute.value, Double(minimum)...10), at: attribute.location)
    }
    return .pan(minimumFingers: minimum, maximumFingers: maximum ?? .max)
  }

  private mutating func read(_ name: String, of element: CheckedElement, into flag: inout Bool) {
    if let value = element.value(name, as: Bool.self, &diagnostics) { flag = value }
  }

  private mutating func add(_ recognizer: Recognizer) -> RecognizerID {
    scene.recognizers.append(recognizer)
    return RecognizerID(index: scene.recognizers.count - 1)
  }

  /// The name itself, or with a number behind it where another recognizer has it.
  private func unusedIdentifier(_ name: String) -> String {
    let used = scene.recognizers.count {
      $0.identifier == name || $0.identifier.hasPrefix(name + "#")
    }
    return used == 0 ? name : "\(name)#\(used + 1)"
  }
}
