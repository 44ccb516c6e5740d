import LayoutEngine
import Markup
import PlainText

/// Reads Interface Builder's `<constraint …/>`.
struct ConstraintElement {
  /// Nil where something is wrong with it.
  private(set) var draft: RuleDraft?
  private(set) var isActive = true
  /// Its constants for size classes.
  private(set) var constants: [NamedRule.Constant] = []
  private(set) var isPlaceholder = false
  let id: Attribute?
  let identifier: String?

  private let element: Element
  private let resolver: AnchorResolver

  static let attributes = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant",
    "multiplier", "priority", "identifier", "symbolic", "placeholder", "active", "installed",
    // Neither says anything about layout: a name in Xcode's outline, and what a symbolic space is drawn from.
    "userLabel", "symbolType",
  ]

  init(_ element: Element, _ resolver: AnchorResolver, _ diagnostics: inout Diagnostics) {
    self.element = element
    self.resolver = resolver
    id = element["id"]
    identifier = element["identifier"].map(\.value)
    guard element.name == "constraint" else {
      diagnostics.report(
        ConstraintProblem.unknownElement(element.name), at: element.nameLocation)
      return
    }
    let before = diagnostics.all.count
    checkContents(&diagnostics)
    readSwitches(&diagnostics)
    readVariations(&diagnostics)
    let rule = rule(&diagnostics)
    if diagnostics.all.count == before { draft = rule }
  }

  private func checkContents(_ diagnostics: inout Diagnostics) {
    for attribute in element.attributes where !Self.attributes.contains(attribute.name) {
      diagnostics.report(
        ConstraintProblem.unknownSetting(
          attribute.name, of: element.name, known: Self.attributes),
        at: attribute.nameLocation)
    }
    for child in element.children where child.name != "variation" {
      diagnostics.report(ConstraintProblem.notEmpty("<\(child.name)>"), at: child.nameLocation)
    }
    for text in element.text {
      let bytes = Array(text.value.utf8)
      guard let first = bytes.firstIndex(where: { $0 > 0x20 }) else { continue }
      diagnostics.report(ConstraintProblem.notEmpty("text"), at: text.location(at: first))
    }
    if let id, let problem = ConstraintLine.problem(ofID: id.value) {
      diagnostics.report(problem, at: id.location)
    }
  }

  /// A placeholder is there for Interface Builder alone and removed at build time.
  private mutating func readSwitches(_ diagnostics: inout Diagnostics) {
    for name in ["active", "installed"] {
      if element[name]?.boolean(&diagnostics) == false { isActive = false }
    }
    isPlaceholder = element["placeholder"]?.boolean(&diagnostics) == true
    if isPlaceholder { isActive = false }
  }

  /// `<variation key="heightClass=compact" constant="8"/>`.
  private mutating func readVariations(_ diagnostics: inout Diagnostics) {
    for child in element.children where child.name == "variation" {
      let variation = CheckedElement(child, as: Grammar.constraintVariation, &diagnostics)
      let constant = variation.number("constant", &diagnostics)
      guard let key = variation["key"], let constant else { continue }
      constants.append((key, constant))
    }
  }

  private func rule(_ diagnostics: inout Diagnostics) -> RuleDraft? {
    let first = anchor("first", &diagnostics)
    let second = secondAnchor(&diagnostics)
    let relation = relation(&diagnostics)
    let multiplier = multiplier(&diagnostics)
    let constant = number("constant", RuleCheck.problem(ofConstant:), &diagnostics)
    let priority = number("priority", RuleCheck.problem(ofPriority:), &diagnostics)
    let isSymbolic = element["symbolic"]?.boolean(&diagnostics) ?? false
    guard let first else { return nil }
    var rule = RuleDraft(
      first: first, relation: relation, multiplier: multiplier ?? 1, second: second,
      constant: constant ?? 0, priority: priority ?? 1000)
    if isSymbolic, element["constant"] == nil, let second {
      rule.constant = resolver.standardSpace(between: first.item, second.item)
    }
    let hasSecond = element["secondItem"] != nil || element["secondAttribute"] != nil
    if hasSecond, second == nil { return nil }
    check(rule, &diagnostics)
    return rule
  }

  private func check(_ rule: RuleDraft, _ diagnostics: inout Diagnostics) {
    if rule.second == nil {
      for name in ["multiplier", "symbolic"] where element[name] != nil {
        diagnostics.report(
          ConstraintProblem.missingSecond("secondItem", for: name),
          at: element[name]?.nameLocation)
      }
    }
    guard let (problem, part) = RuleCheck.problem(of: rule, (spelling("first"), spelling("second")))
    else { return }
    let place: Attribute? =
      switch part {
      case .multiplier: element["multiplier"]
      case .second: element["secondAttribute"] ?? element["firstAttribute"]
      }
    diagnostics.report(problem, at: place?.location)
  }

  private func spelling(_ side: String) -> String {
    let tree = resolver.tree
    let item = element[side + "Item"]?.value ?? tree.name(of: resolver.owner, in: resolver.catalog)
    return item + "." + (element[side + "Attribute"]?.value ?? "")
  }
}

// MARK: - The attributes

extension ConstraintElement {
  private func secondAnchor(_ diagnostics: inout Diagnostics) -> Anchor? {
    switch (element["secondItem"], element["secondAttribute"]) {
    case (nil, nil): return nil
    case (let item?, nil):
      diagnostics.report(
        ConstraintProblem.missingSecond("secondAttribute", for: "secondItem"),
        at: item.nameLocation)
      return nil
    case (nil, let attribute?):
      diagnostics.report(
        ConstraintProblem.missingSecond("secondItem", for: "secondAttribute"),
        at: attribute.nameLocation)
      return nil
    default: return anchor("second", &diagnostics)
    }
  }

  private func anchor(_ side: String, _ diagnostics: inout Diagnostics) -> Anchor? {
    var item: LayoutItem? = .view(resolver.owner)
    if let attribute = element[side + "Item"] {
      item = self.item(attribute, &diagnostics)
    }
    guard let name = element[side + "Attribute"] else {
      diagnostics.report(ConstraintProblem.missingFirstAttribute, at: element.nameLocation)
      return nil
    }
    let known = AttributeName.elementNames
    guard known.contains(name.value),
      let attributes = AttributeName.attributes(of: name.value)
    else {
      let nearest = NearestName.suggestion(for: name.value, among: known)
      diagnostics.report(
        ConstraintProblem.unknownAttribute(name.value, nearest: nearest), at: name.location)
      return nil
    }
    guard let item else { return nil }
    if let problem = RuleCheck.problem(of: attributes, on: item, spelling(side)) {
      diagnostics.report(problem, at: name.location)
      return nil
    }
    return Anchor(item, attributes[0])
  }

  /// An id as it is, else `superview`, a guide, or a guide behind an id.
  private func item(_ attribute: Attribute, _ diagnostics: inout Diagnostics) -> LayoutItem? {
    let value = attribute.value
    if let view = resolver.names.view(value) { return .view(view) }
    if let guide = resolver.names.guide(value) { return guide }
    var path = [PathName(text: value)]
    if let dot = value.lastIndex(of: "."), GuideName(String(value[dot...].dropFirst())) != nil {
      let offset = value.utf8.distance(from: value.startIndex, to: dot) + 1
      path = [
        PathName(text: String(value[..<dot])),
        PathName(text: String(value[dot...].dropFirst()), offset: offset),
      ]
    }
    do {
      return try resolver.item(path)
    } catch {
      diagnostics.report(error.problem, at: attribute.location(atDecodedOffset: error.offset))
      return nil
    }
  }

  private func relation(_ diagnostics: inout Diagnostics) -> LayoutRule.Relation {
    guard let attribute = element["relation"] else { return .equal }
    switch attribute.value {
    case "equal": return .equal
    case "lessThanOrEqual": return .lessThanOrEqual
    case "greaterThanOrEqual": return .greaterThanOrEqual
    default:
      diagnostics.report(ConstraintProblem.unknownRelation(attribute.value), at: attribute.location)
      return .equal
    }
  }

  private func number(
    _ name: String, _ problem: (Double) -> ConstraintProblem?, _ diagnostics: inout Diagnostics
  ) -> Double? {
    guard let attribute = element[name] else { return nil }
    let value = Self.number(attribute.value[...])
    let problem = value.map(problem) ?? .notANumberOf(name, attribute.value)
    if let problem { diagnostics.report(problem, at: attribute.location) }
    return value
  }

  /// A decimal, or with an exponent as Xcode writes what is very small.
  private static func number(_ text: Substring) -> Double? {
    DecimalNumber.value(of: text) ?? DocumentNumber.value(of: String(text))
  }

  /// `2`, `16:9` or `1/3`.
  private func multiplier(_ diagnostics: inout Diagnostics) -> Double? {
    guard let attribute = element["multiplier"] else { return nil }
    let parts = attribute.value.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap(Self.number)
    guard numbers.count == parts.count, numbers.count <= 2 else {
      diagnostics.report(
        ConstraintProblem.notAMultiplier(attribute.value), at: attribute.location)
      return nil
    }
    let divisor = numbers.count == 2 ? numbers[1] : 1
    if let problem = RuleCheck.problem(ofMultiplier: numbers[0], over: divisor) {
      let offset = numbers.count == 2 ? parts[0].utf8.count + 1 : 0
      diagnostics.report(problem, at: attribute.location(atDecodedOffset: offset))
      return nil
    }
    return numbers[0] / divisor
  }
}
