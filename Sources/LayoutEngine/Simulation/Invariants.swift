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
    for (view, parts) in layout?.ambiguousParts() ?? [] where isMeant(view, by: invariant) {
      let name = tree.name(of: view, in: scene.catalog)
      recorder.find(
        Finding(
          .ambiguous,
          "ambiguous: " + parts.map { "\(name).\($0)" }.joined(separator: ", "),
          origin: tree[view].origin), at: snapshot)
    }
  }

  private mutating func checkConflicts(_ invariant: Invariant, at snapshot: String) {
    for (members, broken) in layout?.conflicts() ?? [] {
      let views = members.flatMap(views)
      guard views.contains(where: { isMeant($0, by: invariant) }),
        !views.contains(where: invariant.exceptions.contains)
      else { continue }
      recorder.find(
        Finding(
          .unsatisfiable,
          "these constraints cannot hold together; '\(words(for: broken))' is broken",
          origin: origin(of: broken),
          notes: members.map { Finding.Note(words(for: $0), origin: origin(of: $0)) }),
        at: snapshot)
    }
  }

  private func views(in member: LayoutSystem.ConflictMember) -> [ViewID] {
    switch member {
    case .rule(let id):
      [rules[id.index].first.item.view] + (rules[id.index].second.map { [$0.item.view] } ?? [])
    case .screen: [tree.root]
    case .mask(let view), .view(let view, _): [view]
    }
  }

  private func words(for member: LayoutSystem.ConflictMember) -> String {
    switch member {
    case .rule(let id): rules[id.index].words(in: tree, catalog: scene.catalog)
    case .screen: "\(tree.name(of: tree.root, in: scene.catalog)) fills the screen"
    case .mask(let view): "the autoresizing mask of \(tree.name(of: view, in: scene.catalog))"
    case .view(let view, let words): "\(tree.name(of: view, in: scene.catalog)): \(words)"
    }
  }

  private func origin(of member: LayoutSystem.ConflictMember) -> Origin {
    switch member {
    case .rule(let id): rules[id.index].origin
    case .screen: tree[tree.root].origin
    case .mask(let view), .view(let view, _): tree[view].origin
    }
  }
}
