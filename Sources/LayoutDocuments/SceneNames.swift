package import LayoutEngine
package import PlainText

/// What the ids of a case stand for; an id is unique among views, constraints, recognizers and variables.
package struct SceneNames: Sendable {
  package private(set) var entries: [ExactText: Entry] = [:]
  /// In the order in which they were defined, so that the nearest name does not depend on a hash.
  package private(set) var order: [String] = []

  package struct Entry: Sendable {
    package var meaning: Meaning
    package let origin: Origin
  }

  package enum Meaning: Sendable {
    case view(ViewID)
    /// Views that a document calls the same.
    case several([ViewID])
    /// A constraint, or all those of an equation or a block that share the id.
    case rules([RuleID])
    case recognizer(RecognizerID)
    case annotation(ViewID)
    case guide(LayoutItem)
    case variable(Int)
  }

  package init() {}

  package subscript(name: String) -> Entry? { entries[name] }

  /// Gives a name its meaning; the first definition where there is one already.
  package mutating func define(_ name: String, as meaning: Meaning, origin: Origin) -> Entry? {
    if let first = entries[name] { return first }
    entries[name] = Entry(meaning: meaning, origin: origin)
    order.append(name)
    return nil
  }

  /// The first id that looks like this one and has other bytes.
  package func lookalike(of name: String) -> String? {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return order.first { ExactText.areEquivalent($0, name) }
  }

  /// Lets a view have a further name, which may be others', too.
  package mutating func add(_ name: String, for view: ViewID, origin: Origin) {
    guard let first = define(name, as: .view(view), origin: origin) else { return }
    switch first.meaning {
    case .view(view): break
    case .view(let other): entries[name]?.meaning = .several([other, view])
    case .several(let others): entries[name]?.meaning = .several(others + [view])
    default: break
    }
  }

  /// Adds a constraint to those of its id.
  package mutating func extend(_ name: String, with rules: [RuleID]) {
    guard case .rules(let known) = entries[name]?.meaning else { return }
    entries[name]?.meaning = .rules(known + rules)
  }

  /// The view of that id.
  package func view(_ name: String) -> ViewID? {
    if case .view(let id) = entries[name]?.meaning { id } else { nil }
  }

  /// The layout guide of that id.
  package func guide(_ name: String) -> LayoutItem? {
    if case .guide(let item) = entries[name]?.meaning { item } else { nil }
  }

  /// Every id of a view, in document order.
  package var viewNames: [String] { order.filter { view($0) != nil } }
}
