import ConstraintSolver

/// The reason for which a layout gives no frames.
package enum LayoutFailure: Error, Sendable {
  /// Views whose frames still change after `LayoutSystem.passLimit` passes; at least one.
  case notConverging([ViewID])
  /// A place or size beyond `LayoutSystem.largestLength`.
  case tooLarge(LayoutItem, OpenPart)

  /// Describes the failure, with the names that authors gave.
  func words(in tree: ViewTree, _ rules: [LayoutRule], _ catalog: Catalog) -> String {
    switch self {
    case .notConverging(let views):
      let names = views.map { tree.name(of: $0, in: catalog) }
      return "layout does not settle: \(names.joined(separator: ", ")) still changes after "
        + "\(LayoutSystem.passLimit) passes"
    case .tooLarge(let item, let part):
      let name = item.words(in: tree, catalog: catalog)
      let limit = "the \(part.words) of \(name) is larger than 10,000,000 points"
      guard let rule = rule(in: rules) else { return limit }
      return "\(limit) with '\(rule.words(in: tree, catalog: catalog))'"
    }
  }

  /// The place in the scene to which the failure is put down.
  func origin(in tree: ViewTree, _ rules: [LayoutRule]) -> Origin {
    switch self {
    case .notConverging(let views): views.first.map { tree[$0].origin } ?? .none
    case .tooLarge(let item, _): rule(in: rules)?.origin ?? tree[item.view].origin
    }
  }

  /// The first constraint in force that gives what is too large.
  private func rule(in rules: [LayoutRule]) -> LayoutRule? {
    guard case .tooLarge(let item, let part) = self else { return nil }
    return rules.first { rule in
      rule.isActive && rule.first.item == item && rule.first.attribute.gives(part)
    }
  }
}

extension LayoutSystem {
  /// In points: the largest place or size of a solution; the solver's constants stop there, too.
  static let largestLength = 1e7

  /// Returns the first value beyond the largest length, which factors that multiply one another give.
  func excess(of values: [Double]) -> LayoutFailure? {
    guard let index = values.firstIndex(where: { !(abs($0) <= Self.largestLength) }) else {
      return nil
    }
    let (item, part) = variables.meaning(of: Variable(index: index))
    return .tooLarge(item, part)
  }
}

extension Anchor.Attribute {
  /// Returns whether a constraint on the attribute can be what gives this part its value.
  fileprivate func gives(_ part: OpenPart) -> Bool {
    switch part {
    case .x: dimension != .vertical && dimension != .length
    case .y: dimension == .vertical
    case .width: self == .width || dimension != .vertical && dimension != .length
    case .height: self == .height || dimension == .vertical
    case .contentWidth: dimension != .vertical
    case .contentHeight: dimension == .vertical || self == .height
    }
  }
}
