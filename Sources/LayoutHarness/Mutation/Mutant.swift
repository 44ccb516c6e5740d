import LayoutDocuments
package import PlainText

/// A case with one of its constraints changed, and whether a check of it told so.
package struct Mutant: Sendable {
  /// What is otherwise, as `without 'box.top = root.top'`.
  package let words: String
  /// Where the constraint's line or element begins.
  package let location: SourceLocation?
  /// Whether the case fails, as it should.
  package let fails: Bool
  /// Whether what the case states fails, whatever its baseline tells.
  package let breaksStatement: Bool
  /// Why it need not.
  let excuse: Excuse?

  package enum Standing: Sendable {
    case failed, excused, survived
  }

  package var standing: Standing { fails ? .failed : excuse != nil ? .excused : .survived }

  /// That it survives without an excuse, or has an excuse and fails; nil where all is as it should be.
  package var problem: Diagnostic? {
    switch (fails, excuse) {
    case (false, nil): Diagnostic(MutationProblem.survivor(words), at: location)
    case (true, let excuse?):
      Diagnostic(
        MutationProblem.needlessExcuse(words), at: excuse.location,
        notes: [Diagnostic.Note("the constraint stands here", at: location)])
    default: nil
    }
  }
}

/// What came of all mutants of a case.
package struct MutatedCase: Sendable {
  package let id: CaseID
  package var mutants: [Mutant] = []
  /// Why there are none, although the case may have constraints.
  package var obstacle: Diagnostic?

  /// Whether each mutant fails or says why not.
  package var isPassed: Bool { problems.isEmpty }

  package var problems: [Diagnostic] {
    (obstacle.map { [$0] } ?? []) + mutants.compactMap(\.problem)
  }
}

/// What a mutated case can have wrong.
enum MutationProblem: Problem {
  case survivor(String)
  case needlessExcuse(String)
  case notPassing(String)

  var code: String {
    switch self {
    case .survivor: "survivor"
    case .needlessExcuse: "needless-excuse"
    case .notPassing: "not-passing"
    }
  }

  var words: String {
    switch self {
    case .survivor(let change): "the case passes as well \(change)"
    case .needlessExcuse(let change): "the case fails \(change); that does not go unnoticed"
    case .notPassing(let name):
      "'\(name)' does not pass, so its mutants say nothing; see plumb check"
    }
  }
}
