/// A constraint's place in its scene.
package struct RuleID: Hashable, Sendable {
  package let index: Int

  package init(index: Int) {
    self.index = index
  }
}

/// A constraint between views: first (= ≤ ≥) multiplier · second + constant.
package struct LayoutRule: Equatable, Sendable {
  package var first: Anchor
  package var relation: Relation
  package var multiplier: Double
  /// Nil where a width or height has a constant.
  package var second: Anchor?
  package var constant: Double
  /// Above 0 and at most 1000; 1000 is required.
  package var priority: Double
  /// As written; empty where none is.
  package var identifier: String
  package var isActive: Bool
  /// Whether the size classes let it take part.
  package var isInstalled = true
  /// Whether it holds on Interface Builder's canvas alone and is gone when the app is built.
  package var isPlaceholder = false
  package let origin: Origin

  package init(
    _ first: Anchor, _ relation: Relation, multiplier: Double = 1, _ second: Anchor? = nil,
    constant: Double = 0, priority: Double = 1000, identifier: String = "", isActive: Bool = true,
    origin: Origin = .none
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.isActive = isActive
    self.origin = origin
  }

  /// Nil where none is written.
  var authoredIdentifier: String? { identifier.isEmpty ? nil : identifier }

  /// The views that it ties.
  package var views: [ViewID] { [first.item.view] + (second.map { [$0.item.view] } ?? []) }

  /// Whether it is among what a layout of the tree solves.
  func isInForce(in tree: ViewTree) -> Bool {
    isActive && isInstalled && tree.isInstalled(first.item.view)
      && (second.map { tree.isInstalled($0.item.view) } ?? true)
  }

  package enum Relation: String, Sendable {
    case equal = "="
    case lessThanOrEqual = "≤"
    case greaterThanOrEqual = "≥"
  }
}
