import ConstraintSolver

extension LayoutSystem {
  /// The views that another frame would fit equally well, each with what is open.
  package func ambiguousParts() -> [(view: ViewID, parts: [String])] {
    var found: [(view: ViewID, parts: [String])] = []
    guard solution != nil else { return [] }
    for ambiguity in system.ambiguities() {
      let (view, part) = variables.meaning(of: ambiguity.variable)
      let words = part + LayoutSystem.range(ambiguity)
      if found.last?.view == view {
        found[found.count - 1].parts.append(words)
      } else {
        found.append((view, [words]))
      }
    }
    return found
  }

  private static func range(_ ambiguity: Ambiguity) -> String {
    func number(_ value: Double) -> String {
      let rounded = (value * 1000).rounded() / 1000
      return rounded == rounded.rounded() && abs(rounded) < 1e15
        ? "\(Int(rounded))" : "\(rounded)"
    }
    return switch (ambiguity.lower, ambiguity.upper) {
    case (nil, nil): ""
    case (let lower?, nil): " (at least \(number(lower)))"
    case (nil, let upper?): " (at most \(number(upper)))"
    case (let lower?, let upper?): " (\(number(lower)) to \(number(upper)))"
    }
  }

  /// The required constraints that cannot hold together, and the one of them that was broken.
  package func conflicts() -> [(members: [ConflictMember], broken: ConflictMember)] {
    (solution?.conflicts ?? []).map { conflict in
      (conflict.rows.map(member), member(conflict.broken))
    }
  }

  private func member(_ row: Row) -> ConflictMember {
    switch sources[row.index] {
    case .rule(let id): .rule(id)
    case .screen: .screen
    case .mask(let view): .mask(view)
    case .intrinsic(let view, let words): .view(view, words)
    case .notNegative(let view, let part): .view(view, part + " ≥ 0")
    }
  }

  /// A constraint in a conflict: an author's rule or one of the engine's own.
  package enum ConflictMember: Equatable, Sendable {
    case rule(RuleID)
    case screen
    case mask(ViewID)
    case view(ViewID, String)
  }
}
