package import PlainText

/// What came of a run: a result for each case, in the order of their paths.
public struct RunResult: Sendable, CustomStringConvertible {
  /// What is wrong beside the cases: `suite.xml`, links, folders that cannot be read.
  package var problems: [Diagnostic]
  package var results: [CaseResult] = []
  /// Whether a signal ended the run before its last case.
  public internal(set) var isInterrupted = false

  package init(problems: [Diagnostic] = []) {
    self.problems = problems
  }

  /// Whether every case does what was recorded and states, and nothing else is wrong.
  public var isPassed: Bool {
    !isInterrupted && results.allSatisfy { $0.verdict == .passed }
      && !problems.contains { $0.severity == .error }
  }

  /// The cases that do not pass, with stale baselines' names among them.
  public var failed: [CaseID] { results.filter { $0.verdict != .passed }.map(\.id) }

  /// The report as a terminal shows it.
  public var description: String { ConsoleText.of(ConsoleReport(self).text) }
}
