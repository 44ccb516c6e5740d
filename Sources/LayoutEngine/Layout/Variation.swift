package import Expressions

/// A value that is another where the size classes are others, as Interface Builder's variations have it.
package struct Variation: Sendable {
  package let target: Target
  /// Where no condition holds.
  package let standard: Value
  /// The less particular first: the last that holds counts.
  private let cases: [Case]

  package typealias Case = (condition: SizeCondition, value: Value)

  package enum Target: Sendable {
    case constant(RuleID)
    /// Whether the constraint takes part at all: a boolean.
    case rule(RuleID)
    /// Whether the view is in its superview: a boolean.
    case view(ViewID)
    case property(ViewID, Property)
  }

  /// - Parameter cases: in the order in which they were written.
  package init(_ target: Target, standard: Value, _ cases: [Case]) {
    (self.target, self.standard) = (target, standard)
    // Sorting keeps the order of equals, which the numbers stand for.
    self.cases = cases.enumerated().sorted {
      ($0.element.condition.precision, $0.offset) < ($1.element.condition.precision, $1.offset)
    }.map(\.element)
  }

  /// The value on a screen, as it is held now.
  package func value(on screen: Screen) -> Value {
    cases.last { $0.condition.holds(on: screen) }?.value ?? standard
  }
}

/// Where a variation holds; one that asks for nothing is the default.
package struct SizeCondition: Sendable, Equatable {
  package var width: SizeClass?
  package var height: SizeClass?
  package var idiom: Idiom?
  /// Whether it asks for a device that no screen here is of, as a Mac.
  package var isElsewhere = false

  package init(width: SizeClass? = nil, height: SizeClass? = nil) {
    (self.width, self.height) = (width, height)
  }

  /// How much it asks for: of two that hold the more particular one counts.
  fileprivate var precision: Int {
    (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (idiom == nil ? 0 : 1)
  }

  func holds(on screen: Screen) -> Bool {
    let traits = screen.traitCollection
    return !isElsewhere && (width ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (height ?? traits.verticalSizeClass) == traits.verticalSizeClass
      && (idiom ?? screen.idiom) == screen.idiom
  }
}

extension Scene {
  /// The scene as its variations make it on a screen.
  package func varied(on screen: Screen) -> Scene {
    guard !variations.isEmpty else { return self }
    var scene = self
    for variation in variations { scene.apply(variation, variation.value(on: screen)) }
    return scene
  }

  private mutating func apply(_ variation: Variation, _ value: Value) {
    switch variation.target {
    case .constant(let rule):
      if case .number(let constant) = value { rules[rule.index].constant = constant }
    case .rule(let rule): rules[rule.index].isInstalled = value == .boolean(true)
    case .view(let view): tree.setInstalled(view, value == .boolean(true))
    case .property(let view, let property):
      if property.get(tree, view) != value { property.set?(&tree, view, value) }
    }
  }
}
