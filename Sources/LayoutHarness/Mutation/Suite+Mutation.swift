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
    mutated.mutants = layoutCase.changes.map { change in
      Mutant(change, of: layoutCase, result(of: id, changing: change))
    }
    return mutated
  }
}

extension Mutant {
  fileprivate init(_ change: RuleChange, of layoutCase: LayoutCase, _ result: CaseResult) {
    let rule = layoutCase.rules[change.rule.index]
    let equation = "'\(layoutCase.words(of: rule))'"
    let varied = change.variation.map { layoutCase.variedConstants[change.rule.index][$0] }
    let place = varied.map { " for \($0.sizeClasses)" } ?? ""
    let constant = DecimalNumber.text((varied?.constant ?? rule.constant) + 1)
    words =
      switch change.kind {
      case .constant: "where the constant of \(equation)\(place) is \(constant)"
      case .removal: "without \(equation)"
      }
    location = layoutCase.origins.location(of: rule.origin)
    let excuse = layoutCase.excuses[change.rule.index]
    self.excuse = excuse?.changes.contains(change.kind) == true ? excuse : nil
    fails = result.verdict != .passed
    breaksStatement = result.hasViolations
  }
}
