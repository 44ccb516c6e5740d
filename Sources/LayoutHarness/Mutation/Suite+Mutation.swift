import LayoutDocuments
import LayoutEngine
package import PlainText

extension Suite {
  /// Changes each constraint of each case in turn, and checks the case as if it were written so.
  ///
  /// A case that still passes does not test that constraint. What is wrong beside the cases goes
  /// to `problems`.
  package func mutated(
    _ names: [String], _ problems: inout [Diagnostic]
  ) throws(SuiteError) -> [MutatedCase] {
    let selection = try selection(of: names)
    problems += selection.problems
    guard let settings = settings(&problems) else { return [] }
    let runner = runner(settings)
    return Workers.results(of: selection.ids, at: jobs) { runner.mutated($0) }
  }
}

extension CaseRunner {
  fileprivate func mutated(_ id: CaseID) -> MutatedCase {
    var mutated = MutatedCase(id: id)
    var diagnostics = Diagnostics()
    guard result(of: id).verdict == .passed, let layoutCase = try? layoutCase(id, &diagnostics)
    else {
      mutated.obstacle = Diagnostic(MutationProblem.notPassing(id.description))
      return mutated
    }
    for index in layoutCase.rules.indices {
      for kind in RuleChange.Kind.allCases {
        let change = RuleChange(kind, of: RuleID(index: index))
        let result = result(of: id, changing: change)
        mutated.mutants.append(Mutant(change, of: layoutCase, result))
      }
    }
    return mutated
  }
}

extension Mutant {
  fileprivate init(_ change: RuleChange, of layoutCase: LayoutCase, _ result: CaseResult) {
    let rule = layoutCase.rules[change.rule.index]
    let equation = "'\(layoutCase.words(of: rule))'"
    words =
      switch change.kind {
      case .constant:
        "where the constant of \(equation) is \(DecimalNumber.text(rule.constant + 1))"
      case .removal: "without \(equation)"
      }
    location = layoutCase.origins.location(of: rule.origin)
    let excuse = layoutCase.excuses[change.rule.index]
    self.excuse = excuse?.changes.contains(change.kind) == true ? excuse : nil
    fails = result.verdict != .passed
    breaksStatement = result.hasViolations
  }
}
