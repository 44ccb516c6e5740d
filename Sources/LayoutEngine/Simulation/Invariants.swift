extension Simulation {
  /// What must hold at every snapshot, told once a run for each thing that does not.
  mutating func checkInvariants(at snapshot: String) {
    for invariant in scene.invariants {
      switch invariant.claim {
      case .unambiguous: checkAmbiguity(invariant, at: snapshot)
      case .satisfiable: checkConflicts(invariant, at: snapshot)
      }
    }
  }

  private func isMeant(_ view: ViewID, by invariant: Invariant) -> Bool {
    !invariant.exceptions.contains(view) && (invariant.views?.contains(view) ?? true)
  }

  private mutating func checkAmbiguity(_ invariant: Invariant, at snapshot: String) {
    for found in layout?.ambiguousItems() ?? []
    where isMeant(found.item.view, by: invariant) && tree.isInstalled(found.item.view) {
      recorder.find(
        Finding(
          .ambiguous, found.words(in: tree, catalog: scene.catalog), origin: found.origin(in: tree)),
        at: snapshot)
    }
  }

  private mutating func checkConflicts(_ invariant: Invariant, at snapshot: String) {
    let words = ConflictWords(tree: tree, rules: rules, catalog: scene.catalog)
    for (members, broken) in layout?.conflicts() ?? [] {
      let views = members.flatMap(views)
      guard views.contains(where: { isMeant($0, by: invariant) }),
        !views.contains(where: invariant.exceptions.contains)
      else { continue }
      recorder.find(
        Finding(
          .unsatisfiable,
          words.summary(of: members, breaking: broken), origin: words.origin(of: broken),
          notes: members.map { Finding.Note(words.console($0), origin: words.origin(of: $0)) }),
        at: snapshot)
    }
  }

  private func views(in member: LayoutSystem.ConflictMember) -> [ViewID] {
    switch member {
    case .rule(let id): rules[id.index].views
    case .arrangement(_, let rule, _): rule.views
    case .screen: [tree.root]
    case .mask(let view): [view]
    case .notNegative(let item, _): [item.view]
    }
  }
}
