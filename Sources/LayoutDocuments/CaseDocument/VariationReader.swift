import Expressions
import LayoutEngine
import Markup
import PlainText

/// What the variations of a document say, while it is read: what they are about may stand further on.
struct VariationDraft {
  /// What some variation changes, in the order in which they say so.
  private(set) var subjects: [Subject] = []
  /// The masks, whose ids are looked up once all is read.
  var masks: [(element: Element, condition: SizeCondition)] = []

  struct Subject {
    let key: String
    let target: Variation.Target
    var cases: [Variation.Case]
  }

  mutating func add(_ key: String, _ target: Variation.Target, _ one: Variation.Case) {
    if let place = subjects.firstIndex(where: { $0.key == key }) {
      subjects[place].cases.append(one)
    } else {
      subjects.append(Subject(key: key, target: target, cases: [one]))
    }
  }
}

/// Reads what size classes decide.
extension SceneDraft {
  /// A view's `<variation>`; `read` reads its child elements into the tree.
  mutating func readVariation(
    _ element: Element, of view: ViewID, read: (inout SceneDraft, Element, ViewID) -> Void
  ) {
    let grammar = grammar[scene.tree[view].kind]
    let variation = checked(element, as: grammar.variation)
    guard let condition = condition(variation["key"]) else { return }
    let whole = scene.tree
    readProperties(of: variation, view, grammar)
    for child in variation.children {
      switch child.name {
      case "mask": variations.masks.append((child, condition))
      case "color": _ = checked(child, as: Grammar.drawnColor)
      default: read(&self, child, view)
      }
    }
    let varied = scene.tree
    scene.tree = whole
    for property in catalog.properties(of: scene.tree[view].kind) where property.set != nil {
      let value = property.get(varied, view)
      guard value != property.get(whole, view) else { continue }
      variations.add(
        "\(view.index).\(property.name)", .property(view, property), (condition, value))
    }
  }

  mutating func readVariations(of rule: RuleID, _ written: [NamedRule.Constant]) {
    for (key, constant) in written {
      guard let condition = condition(key) else { continue }
      variations.add("\(rule.index)", .constant(rule), (condition, .number(constant)))
    }
  }

  /// Puts what all variations say into the scene, once everything has its value and its name.
  mutating func finishVariations() {
    for (element, condition) in variations.masks { readMask(element, where: condition) }
    scene.variations = variations.subjects.map { subject in
      Variation(subject.target, standard: standard(of: subject.target), subject.cases)
    }
  }

  private func standard(of target: Variation.Target) -> Value {
    switch target {
    case .constant(let rule): .number(scene.rules[rule.index].constant)
    case .rule, .view: .boolean(true)
    case .property(let view, let property): property.get(scene.tree, view)
    }
  }

  private mutating func condition(_ key: Attribute?) -> SizeCondition? {
    guard let key else { return nil }
    do throws(SizeConditionReader.Fault) {
      return try SizeConditionReader(key).read()
    } catch {
      report(.notASizeClass(error.part), at: key.location)
      return nil
    }
  }

  private mutating func readMask(_ element: Element, where condition: SizeCondition) {
    let mask = checked(element, as: Grammar.mask)
    guard let key = mask.value("key", as: String.self, &diagnostics) else { return }
    for child in mask.children {
      let isIncluded = child.name == "include"
      let row = isIncluded ? Grammar.include : Grammar.exclude
      guard let reference = checked(child, as: row)["reference"] else { continue }
      let one = (condition, Value.boolean(isIncluded))
      if key == "subviews" {
        guard let view = view(reference) else { continue }
        variations.add("view \(view.index)", .view(view), one)
      } else {
        for rule in rules(reference.text) ?? [] {
          variations.add("rule \(rule.index)", .rule(rule), one)
        }
      }
    }
  }
}
