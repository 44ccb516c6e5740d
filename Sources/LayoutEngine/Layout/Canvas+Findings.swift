extension Canvas {
  /// A layout that failed, constraints that exclude one another, and views that they leave open, in words.
  package var findings: [Finding] { failures + conflicts + ambiguities }

  private var failures: [Finding] {
    guard let failure else { return [] }
    return [
      Finding(
        .failure, failure.words(in: tree, rules, layout.catalog),
        origin: failure.origin(in: tree, rules))
    ]
  }

  private var conflicts: [Finding] {
    let words = ConflictWords(tree: tree, rules: rules, catalog: layout.catalog)
    return layout.conflicts().map { members, broken in
      Finding(
        .unsatisfiable, words.summary(of: members, breaking: broken),
        origin: words.origin(of: broken),
        notes: members.map { Finding.Note(words.console($0), origin: words.origin(of: $0)) })
    }
  }

  private var ambiguities: [Finding] {
    layout.ambiguousItems().map { item in
      Finding(
        .ambiguous, item.words(in: tree, catalog: layout.catalog), origin: item.origin(in: tree))
    }
  }
}
