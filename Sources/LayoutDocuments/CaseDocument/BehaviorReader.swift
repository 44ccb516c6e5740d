import Expressions
import LayoutEngine
import Markup
import PlainText

/// Reads the app's own code: variables first, then reactions in document order.
extension SceneDraft {
  mutating func readVariables(_ behavior: CheckedElement) {
    for element in behavior.children(named: "var") {
      let variable = checked(element, as: Grammar.variable)
      guard let name = variable["name"] else { continue }
      let initial = variable["be"].flatMap { plainValue($0) }
      let index = scene.variables.count
      define(name, as: .variable(index))
      scene.variables.append((name.value, initial?.value ?? .number(0)))
      variableTypes.append(initial?.type ?? .number)
    }
  }

  /// A value that needs nothing of the scene.
  private mutating func plainValue(_ attribute: Attribute) -> (value: Value, type: ValueType)? {
    guard let expression = expression(attribute, in: NameScope()) else { return nil }
    guard expression.slots.isEmpty, expression.views.isEmpty else {
      report(.notAPlainValue, at: attribute.location)
      return nil
    }
    let value = expression.value(read: { _ in .number(0) }, convert: { what, _, _ in what })
    guard value.isFinite else {
      report(.notFinite, at: attribute.location)
      return nil
    }
    return (value, expression.type)
  }

  mutating func readReactions(_ behavior: CheckedElement) {
    for element in behavior.children {
      switch element.name {
      case "on": readReaction(checked(element, as: Grammar.on), own: nil)
      case "class": readClass(checked(element, as: Grammar.customClass))
      default: break
      }
    }
  }

  /// The code of a class, once for every view of it; an error that two views share is told once.
  private mutating func readClass(_ element: CheckedElement) {
    guard let attribute = element["name"] else { return }
    guard let entry = classes.first(where: { $0.name == attribute.value }) else {
      guard !refused.explains(attribute.value) else { return }
      let nearest = NearestName.suggestion(for: attribute.value, among: classes.map(\.name))
      report(.unknownClass(attribute.value, nearest: nearest), at: attribute.location)
      return
    }
    let before = diagnostics
    diagnostics = Diagnostics()
    for view in entry.views { readHit(element, of: view) }
    for child in element.children {
      let on = checked(child, as: Grammar.on)
      for view in entry.views { readReaction(on, own: view) }
    }
    let found = diagnostics.all
    diagnostics = before
    for (place, diagnostic) in found.enumerated()
    where !found.prefix(place).contains(diagnostic) {
      diagnostics.report(diagnostic)
    }
  }

  private mutating func readReaction(_ element: CheckedElement, own: ViewID?) {
    let kinds = ["event", "recognizer", "action"].filter { element[$0] != nil }
    guard kinds.count == 1 else {
      report(
        .attributeChoice(["event", "recognizer", "action"], of: "on"),
        at: element.element.nameLocation)
      return
    }
    var scope = NameScope()
    scope.own = own
    if own != nil { scope.hearer = own }
    let signal =
      switch kinds[0] {
      case "event": event(element, own, &scope)
      case "recognizer": recognizerSignal(element, own, &scope)
      default: actionSignal(element, own, &scope)
      }
    let block = statements(element.children, in: &scope)
    guard let signal else { return }
    scene.reactions.append(
      Reaction(
        signal: signal, statements: block, localCount: scope.localCount,
        origin: origin(of: element.element)))
  }

  private mutating func recognizerSignal(
    _ element: CheckedElement, _ own: ViewID?, _ scope: inout NameScope
  ) -> Signal? {
    scope.event = NameScope.Event(name: "recognizer", fields: EventField.recognizer)
    guard let attribute = element["recognizer"], standsAlone(attribute, element, own) else {
      return nil
    }
    return recognizer(attribute.text).map { .recognizer($0) }
  }

  private mutating func actionSignal(
    _ element: CheckedElement, _ own: ViewID?, _ scope: inout NameScope
  ) -> Signal? {
    guard let attribute = element["action"], standsAlone(attribute, element, own) else {
      return nil
    }
    return knownAction(attribute).map { .action($0) }
  }

  /// Whether neither a view nor a class is said where none has a meaning.
  private mutating func standsAlone(
    _ attribute: Attribute, _ element: CheckedElement, _ own: ViewID?
  ) -> Bool {
    if own != nil {
      report(.viewInClass, at: attribute.nameLocation)
      return false
    }
    guard let view = element["view"] else { return true }
    report(.clashingAttributes("view", attribute.name), at: view.nameLocation)
    return false
  }

  /// The action of that name, which some `<call>` calls.
  mutating func knownAction(_ attribute: Attribute) -> String? {
    guard !actions.contains(attribute.value) else { return attribute.value }
    let nearest = NearestName.suggestion(for: attribute.value, among: actions)
    report(.unknownAction(attribute.value, nearest: nearest), at: attribute.location)
    return nil
  }
}
