import Expressions
import LayoutEngine
import Markup
import PlainText

/// Resolves the names of expressions: lets, `event`, `self`, then ids.
extension SceneDraft {
  /// The expression that an attribute holds; what is wrong is reported at its place.
  mutating func expression(
    _ attribute: Attribute, expecting type: ValueType? = nil,
    comparing precision: ComparisonPrecision = .exact, in scope: NameScope
  ) -> Expression? {
    expression(attribute.text, expecting: type, comparing: precision, in: scope)
  }

  mutating func expression(
    _ text: SourceText, expecting type: ValueType? = nil,
    comparing precision: ComparisonPrecision = .exact, in scope: NameScope
  ) -> Expression? {
    do {
      return try Parser.syntax(of: text.value).checked(
        expecting: type, comparing: precision, resolve: { resolution(of: $0, in: scope) },
        view: { viewSlot(of: $0, in: scope) })
    } catch {
      report(error, in: text)
      return nil
    }
  }

  /// Tells what is wrong, unless it follows from an element that was refused before.
  mutating func report(_ error: ExpressionError, in text: SourceText) {
    if case .unknownName = error.problem {
      let utf8 = Array(text.value.utf8)[error.range]
      let name = String(decoding: utf8, as: UTF8.self)
      guard !refused.explains(name.filter { $0 != "`" }) else { return }
    }
    diagnostics.report(error.problem, at: text.location(at: error.range.lowerBound))
  }

  /// What a dotted name reads.
  mutating func resolution(
    of path: [NamePart], in scope: NameScope
  ) -> Result<Resolution, NameFailure> {
    let first = path[0].text
    if let local = scope.local(first) {
      return found(.local(local.index), "l\(local.index)", local.type, 1)
    }
    if scope.asksPoint, first == "point" { return found(.point, "point", .point, 1) }
    if scope.asksPoint, first == "bounds" { return found(.bounds, "bounds", .rect, 1) }
    if first == "event" { return eventField(path, in: scope) }
    if first == "self" {
      guard let own = scope.own else {
        return .failure(NameFailure(words: "'self' has a meaning only in a '<class>'", index: 0))
      }
      return property(path, of: own)
    }
    switch names[first]?.meaning {
    case .view(let view): return property(path, of: view)
    case .rules(let rules): return constraintPart(path, of: rules)
    case .recognizer(let id): return recognizerState(path, of: id, behind: 1)
    case .annotation:
      return .failure(NameFailure(words: "'\(first)' is an annotation, not a value", index: 0))
    case .guide(let item): return layoutFrame(path, of: item, behind: 1)
    case .several(let views):
      let words = "'\(first)' is the name of \(views.count) views"
      return .failure(NameFailure(words: words, index: 0))
    case .variable(let index):
      return found(.variable(index), "v\(index)", variableTypes[index], 1)
    case nil:
      let known = scope.names + names.order.filter { !$0.contains(".") }
      return .failure(
        NameFailure(
          words: "nothing is named '\(CaseProblem.short(first))'", index: 0,
          candidates: candidates(known)))
    }
  }

  /// The view that an operand of `convert` names.
  mutating func viewSlot(
    of path: [NamePart], in scope: NameScope
  ) -> Result<Slot, NameFailure> {
    let name = path[0].text
    let view = name == "self" ? scope.own : names.view(name)
    guard path.count == 1, let view else {
      let words = names.view(name) == nil ? "no view is named '\(name)'" : "a view is expected"
      return .failure(
        NameFailure(
          words: words, index: names.view(name) == nil ? 0 : path.count - 1,
          candidates: candidates(names.viewNames)))
    }
    return .success(slot(for: .view(view), key: "w\(view.index)"))
  }

  private mutating func found(
    _ target: SlotTarget, _ key: String, _ type: ValueType, _ consumed: Int
  ) -> Result<Resolution, NameFailure> {
    .success(Resolution(slot: slot(for: target, key: key), type: type, consumed: consumed))
  }

  private mutating func property(
    _ path: [NamePart], of view: ViewID
  ) -> Result<Resolution, NameFailure> {
    let first = path[0].text
    let kind = scene.tree[view].kind
    guard path.count > 1 else {
      return .failure(
        NameFailure(words: "'\(first)' is a view; name one of its properties", index: 0))
    }
    let name = path[1].text
    if let guide = Self.guides.first(where: { $0.name == name }),
      !guide.isScrollViews || scene.tree.scroll.has(view)
    {
      return layoutFrame(path, of: guide.item(view), behind: 2)
    }
    if name == "panGestureRecognizer",
      case .recognizer(let id)? = names["\(first).panGestureRecognizer"]?.meaning
    {
      return recognizerState(path, of: id, behind: 2)
    }
    if path.count > 2, let property = catalog.property("\(name).\(path[2].text)", of: kind) {
      let key = "p\(view.index).\(property.name)"
      return found(.property(view, property), key, property.type, 3)
    }
    guard let property = catalog.property(name, of: kind) else {
      return .failure(unknownProperty(name, of: first, kind))
    }
    if Self.isOfController(property), view != scene.tree.root {
      let words = CaseProblem.rootOnly(property.name).words
      return .failure(NameFailure(words: words, index: 1))
    }
    return found(.property(view, property), "p\(view.index).\(name)", property.type, 2)
  }

  /// Names the property that an attribute's spelling stands for, where that was written.
  func unknownProperty(_ name: String, of view: String, _ kind: KindID) -> NameFailure {
    let properties = catalog.properties(of: kind)
    if let meant = properties.first(where: { Spelling.attribute(for: $0) == name }) {
      return NameFailure(
        words: "'\(name)' is an attribute's name; here it is '\(meant.name)'", index: 1)
    }
    return NameFailure(
      words: "a \(catalog[kind].name) has no '\(CaseProblem.short(name))'", index: 1,
      candidates: properties.map(\.name))
  }

  private mutating func constraintPart(
    _ path: [NamePart], of rules: [RuleID]
  ) -> Result<Resolution, NameFailure> {
    let first = path[0].text
    guard path.count > 1 else {
      let words = "'\(first)' is a constraint; name its constant or priority"
      return .failure(NameFailure(words: words, index: 0))
    }
    guard rules.count == 1, let rule = rules.first else {
      let words = CaseProblem.severalRules(first, rules.count).words
      return .failure(NameFailure(words: words, index: 0))
    }
    switch path[1].text {
    case "constant": return found(.constraintConstant(rule), "c\(rule.index)", .number, 2)
    case "priority": return found(.constraintPriority(rule), "r\(rule.index)", .number, 2)
    default:
      let words = "a constraint has no '\(CaseProblem.short(path[1].text))'"
      return .failure(
        NameFailure(words: words, index: 1, candidates: ["constant", "priority"]))
    }
  }

  private mutating func recognizerState(
    _ path: [NamePart], of id: RecognizerID, behind index: Int
  ) -> Result<Resolution, NameFailure> {
    guard path.count > index else {
      let words = "'\(path[0].text)' is a recognizer; its 'state' is a value"
      return .failure(NameFailure(words: words, index: 0))
    }
    guard path[index].text == "state" else {
      let words = "a recognizer has no '\(CaseProblem.short(path[index].text))' here"
      return .failure(NameFailure(words: words, index: index, candidates: ["state"]))
    }
    return found(
      .recognizerState(id), "s\(id.index)", RecognizerState.type, index + 1)
  }

  private mutating func eventField(
    _ path: [NamePart], in scope: NameScope
  ) -> Result<Resolution, NameFailure> {
    guard let event = scope.event else {
      return .failure(NameFailure(words: "there is no event here", index: 0))
    }
    guard !event.fields.isEmpty else {
      return .failure(NameFailure(words: "'\(event.name)' brings no arguments", index: 0))
    }
    for field in event.fields {
      let parts = field.rawValue.split(separator: ".").map(String.init)
      guard path.dropFirst().prefix(parts.count).map(\.text) == parts else { continue }
      return found(.event(field), "e\(field.rawValue)", field.type, parts.count + 1)
    }
    let known = event.fields.map(\.rawValue)
    guard path.count > 1 else {
      let words = "'event' is no value; '\(event.name)' brings \(CaseProblem.list(known, "and"))"
      return .failure(NameFailure(words: words, index: 0))
    }
    let name = path[1].text
    let meant = NearestName.suggestion(for: name, among: known)
    let words =
      "'\(event.name)' brings no '\(CaseProblem.short(name))'"
      + (meant == nil ? ", only \(CaseProblem.list(known, "and"))" : "")
    return .failure(NameFailure(words: words, index: 1, candidates: known))
  }
}
