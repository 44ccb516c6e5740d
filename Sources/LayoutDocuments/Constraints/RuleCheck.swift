import LayoutEngine

/// UIKit's rules for what may stand in one constraint; where it throws an exception, here is an error.
enum RuleCheck {
  enum Part {
    case multiplier, second
  }

  /// Beyond it the solver's sums lose their thousandths; screens end far below.
  static let largestNumber = 1e7

  static func problem(ofConstant constant: Double) -> ConstraintProblem? {
    abs(constant) <= largestNumber ? nil : .constantRange
  }

  static func problem(ofPriority priority: Double) -> ConstraintProblem? {
    priority > 0 && priority <= 1000 ? nil : .priorityRange
  }

  static func problem(
    ofMultiplier numerator: Double, over divisor: Double
  ) -> ConstraintProblem? {
    if divisor == 0 { return .divisionByZero }
    return abs(numerator / divisor) <= largestNumber && divisor.isFinite ? nil : .multiplierRange
  }

  /// What an item does not have: a `UILayoutGuide` has no margins and no baselines.
  static func problem(
    of attributes: [Anchor.Attribute], on item: LayoutItem, _ spelling: String
  ) -> ConstraintProblem? {
    guard item.isGuide, let attribute = attributes.first else { return nil }
    if attribute.isBaseline { return .guideWithout("baselines", spelling) }
    return attribute.withinMargins == nil ? nil : .guideWithout("margins", spelling)
  }

  /// What is wrong with a rule, and with which part of it.
  static func problem(
    of rule: RuleDraft, _ spellings: (first: String, second: String)
  ) -> (ConstraintProblem, Part)? {
    let dimension = rule.first.attribute.dimension
    guard let second = rule.second else {
      return dimension == .length ? nil : (.loneLocation(spellings.first), .second)
    }
    if rule.first == second { return (.itself(spellings.first), .second) }
    if let reason = mismatch(dimension, second.attribute.dimension) {
      return (.mismatch(spellings.first, spellings.second, reason), .second)
    }
    // UIKit takes a size's multiplier of 0 for a constant and refuses a location's.
    if rule.multiplier == 0, dimension != .length {
      return (.zeroMultiplier(spellings.first), .multiplier)
    }
    return nil
  }

  private static func mismatch(
    _ first: Anchor.Dimension, _ second: Anchor.Dimension
  ) -> ConstraintProblem.Mismatch? {
    if first.pairs(with: second) { return nil }
    if first == .length || second == .length { return .sizeWithLocation }
    return first == .vertical || second == .vertical ? .acrossAxes : .directions
  }
}
