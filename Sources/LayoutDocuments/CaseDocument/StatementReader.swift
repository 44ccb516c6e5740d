import Expressions
import LayoutEngine
import Markup
import PlainText

/// Reads the lines of the app's own code.
extension SceneDraft {
  /// The statements of a block; its lets end with it.
  mutating func statements(
    _ elements: [Element], in scope: inout NameScope
  ) -> [Statement] {
    scope.enterBlock()
    defer { scope.leaveBlock() }
    var statements: [Statement] = []
    for element in elements {
      if let statement = statement(element, in: &scope) { statements.append(statement) }
    }
    return statements
  }

  private mutating func statement(_ element: Element, in scope: inout NameScope) -> Statement? {
    switch element.name {
    case "set": set(checked(element, as: Grammar.set), in: scope)
    case "let": define(checked(element, as: Grammar.define), in: &scope)
    case "if": when(checked(element, as: Grammar.when), in: &scope)
    case "call": call(checked(element, as: Grammar.call), in: scope)
    case "activate": activate(checked(element, as: Grammar.activate), true)
    case "deactivate": activate(checked(element, as: Grammar.deactivate), false)
    case "showAnnotations":
      showAnnotations(checked(element, as: Grammar.showAnnotations), in: scope)
    case "layoutIfNeeded": layoutIfNeeded(checked(element, as: Grammar.layoutIfNeeded))
    case "forward": forward(checked(element, as: Grammar.forward), in: scope)
    default: nil
    }
  }

  /// What a `<set>` says, as a statement or as a step.
  mutating func assignment(
    _ element: CheckedElement, in scope: NameScope
  ) -> (target: Target, value: Expression, animated: Double?)? {
    let animated = element.number("animated", &diagnostics)
    let changed = element["property"].flatMap { target($0, in: scope) }
    let value = element["to"].flatMap { expression($0, expecting: changed?.type, in: scope) }
    guard let changed, let value else { return nil }
    return (changed.target, value, animated)
  }

  private mutating func set(_ element: CheckedElement, in scope: NameScope) -> Statement? {
    guard let (target, value, animated) = assignment(element, in: scope) else { return nil }
    return .set(target, to: value, animated: animated, origin(of: element.element))
  }

  private mutating func define(
    _ element: CheckedElement, in scope: inout NameScope
  ) -> Statement? {
    let value = element["be"].flatMap { expression($0, in: scope) }
    guard let attribute = element["name"], let name = checkedName(attribute) else { return nil }
    if let first = names[name]?.origin ?? scope.local(name)?.origin {
      reportSecond(name, at: attribute.location, first: first)
      return nil
    }
    let place = origins.origin(in: file, at: attribute.valueRange.lowerBound)
    // A let whose value is wrong still has its name, so that no second error follows from the first.
    let local = scope.define(name, of: value?.type ?? .number, origin: place)
    guard let value else { return nil }
    return .define(local: local, value, origin(of: element.element))
  }

  private mutating func when(_ element: CheckedElement, in scope: inout NameScope) -> Statement? {
    let test = element["test"].flatMap { expression($0, expecting: .boolean, in: scope) }
    let others = element.children.filter { $0.name == "else" }
    let then = statements(element.children.filter { $0.name != "else" }, in: &scope)
    var otherwise: [Statement] = []
    for (place, other) in others.enumerated() {
      let block = checked(other, as: Grammar.otherwise)
      if place > 0 || element.children.last != other {
        report(.elseWithoutIf, at: other.nameLocation)
      }
      otherwise += statements(block.children, in: &scope)
    }
    guard let test else { return nil }
    return .when(test, then, otherwise: otherwise, origin(of: element.element))
  }

  /// What a `<call>` says, as a statement or as a step.
  mutating func action(
    _ element: CheckedElement, in scope: NameScope
  ) -> (name: String, arguments: [Expression])? {
    let name = element.text("action", &diagnostics)
    var arguments: [Expression] = []
    for text in element["with"]?.text.arguments ?? [] {
      if let argument = expression(text, in: scope) { arguments.append(argument) }
    }
    return name.map { ($0, arguments) }
  }

  private mutating func call(_ element: CheckedElement, in scope: NameScope) -> Statement? {
    guard let (name, arguments) = action(element, in: scope) else { return nil }
    return .call(action: name, with: arguments, origin(of: element.element))
  }

  private mutating func activate(_ element: CheckedElement, _ isActive: Bool) -> Statement? {
    guard let attribute = element["constraint"] else { return nil }
    let tokens = attribute.text.tokens
    if tokens.isEmpty { report(.emptyValue(attribute.name), at: attribute.location) }
    let ids = tokens.flatMap { rules($0) ?? [] }
    return .activate(ids, isActive, origin(of: element.element))
  }

  private mutating func showAnnotations(
    _ element: CheckedElement, in scope: NameScope
  ) -> Statement? {
    let padding = element["edgePadding"].flatMap {
      expression($0, expecting: .insets, in: scope)
    }
    guard let mapName = element["view"], let map = mapView(mapName, in: scope),
      let attribute = element["annotations"]
    else { return nil }
    let known = scene.tree.map[map].annotations.map(\.id)
    let tokens = attribute.text.tokens
    if tokens.isEmpty { report(.emptyValue(attribute.name), at: attribute.location) }
    for token in tokens where !known.contains(token.value) {
      let nearest = NearestName.suggestion(for: token.value, among: known)
      report(
        .noMapAnnotation(token.value, map: mapName.value, nearest: nearest),
        at: token.location(at: 0))
    }
    return .showAnnotations(
      map, tokens.map(\.value), padding: padding, origin(of: element.element))
  }

  private mutating func mapView(_ attribute: Attribute, in scope: NameScope) -> ViewID? {
    if attribute.value == "self", let own = scope.own,
      catalog.isKind(scene.tree[own].kind, of: "mapView")
    {
      return own
    }
    return view(attribute.text, of: "mapView")
  }

  private mutating func layoutIfNeeded(_ element: CheckedElement) -> Statement? {
    .layoutIfNeeded(origin(of: element.element))
  }

  private mutating func forward(_ element: CheckedElement, in scope: NameScope) -> Statement? {
    guard scope.handlesTouches else {
      report(.forwardOutside, at: element.element.nameLocation)
      return nil
    }
    let other = view(element["to"])
    if let attribute = element["to"], other != nil, other == scope.hearer {
      report(.forwardToSelf, at: attribute.location)
    }
    return .forward(to: other, origin(of: element.element))
  }
}
