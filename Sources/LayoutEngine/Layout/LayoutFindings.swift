import ConstraintSolver

extension LayoutSystem {
  /// The views and guides that another frame would fit equally well, each with what is open.
  package func ambiguousItems() -> [AmbiguousItem] {
    var found: [AmbiguousItem] = []
    guard solution != nil else { return [] }
    for ambiguity in system.ambiguities() {
      let (item, part) = variables.meaning(of: ambiguity.variable)
      let open = AmbiguousItem.Part(part: part, lower: ambiguity.lower, upper: ambiguity.upper)
      if found.last?.item == item {
        found[found.count - 1].parts.append(open)
      } else {
        found.append(AmbiguousItem(item: item, parts: [open]))
      }
    }
    return found
  }

  /// The required constraints that cannot hold together, and the one of them that was broken.
  package func conflicts() -> [(members: [ConflictMember], broken: ConflictMember)] {
    (solution?.conflicts ?? []).map { conflict in
      (conflict.rows.map(member), member(conflict.broken))
    }
  }

  func member(_ row: Row) -> ConflictMember {
    switch sources[row.index] {
    case .rule(let id): .rule(id)
    case .screen(let part): .screen(part)
    case .mask(let view): .mask(view)
    case .intrinsic: preconditionFailure("what content wants is not required")
    case .notNegative(let item, let part): .notNegative(item, part)
    case .arrangement(let stack, let index): arranged(in: stack, index)
    }
  }

  private func arranged(in owner: ViewID, _ index: Int) -> ConflictMember {
    guard let rows = arrangementRows.first(where: { $0.owner == owner }) else {
      preconditionFailure("a row of an arrangement is among its rows")
    }
    let arranged = rows.rules[index]
    return .arrangement(arranged.identifier, arranged.rule, gap: arranged.gap?.rule)
  }

  /// A constraint in a conflict: an author's rule or one of the engine's own.
  package enum ConflictMember: Equatable, Sendable {
    case rule(RuleID)
    case screen(OpenPart)
    case mask(ViewID)
    case notNegative(LayoutItem, OpenPart)
    /// A stack view's own constraint, with UIKit's identifier; with a gap, from place to place, that its own one equals.
    indirect case arrangement(String, LayoutRule, gap: LayoutRule?)
  }
}
