import LayoutDocuments
import Markup
package import PlainText

/// Which cases are recorded.
package enum RecordMode: String, CaseIterable, Sendable {
  /// Those without a baseline.
  case missing
  /// Those whose baseline tells something else.
  case changed
  case all
}

/// What recording did with each case.
package struct RecordResult: Sendable {
  package var problems: [Diagnostic] = []
  package var entries: [(result: CaseResult, action: Action)] = []
  /// Baselines without a case, that are still there.
  package var stale: [CaseResult] = []
  /// Those that were removed.
  package var pruned: [CaseResult] = []
  /// What could not be written or removed.
  package var failures: [SystemError] = []
  package var isInterrupted = false

  package enum Action: Sendable {
    case recorded(isNew: Bool)
    case unchanged
    /// The case cannot be read, what it states does not hold, or its baseline could not be read back.
    case refused([Diagnostic])
    /// There is no baseline, and only changed ones were asked for.
    case left
  }

  /// Whether a case was refused or something beside the cases is wrong.
  package var hasErrors: Bool {
    problems.contains { $0.severity == .error }
      || entries.contains { if case .refused = $0.action { true } else { false } }
  }
}

extension Suite {
  /// Records cases; one that cannot be read, or whose own statements fail, is refused and nothing written.
  ///
  /// With `prunes`, baselines without a case go, unless anything was refused.
  package func record(
    _ names: [String], _ mode: RecordMode, prunes: Bool = false
  ) throws(SuiteError) -> RecordResult {
    let selection = try selection(of: names)
    var result = RecordResult(problems: selection.problems)
    guard let settings = settings(&result.problems) else { return result }
    store.removeLeftovers()
    let ids = mode == .missing ? selection.ids.filter { !store.has($0) } : selection.ids
    let runner = runner(settings)
    // Each baseline is written as its case ends: whatever ends the process, the others are kept.
    let ends = Workers.results(of: ids, at: jobs) { [store] id in
      store.recordedEnd(of: id, by: runner, mode)
    }
    for end in ends {
      switch end {
      case .notRun: result.isInterrupted = true
      case .failed(let error): result.failures.append(error)
      case .done(let run, let action): result.entries.append((run, action))
      }
    }
    guard names.isEmpty, !result.isInterrupted else { return result }
    result.stale = staleBaselines(besides: selection.ids, &result.problems)
    if prunes, !result.hasErrors, result.failures.isEmpty { prune(&result) }
    return result
  }

  private func prune(_ result: inout RecordResult) {
    let stale = result.stale
    result.stale = []
    for baseline in stale {
      do {
        try store.remove(baseline.id)
        result.pruned.append(baseline)
      } catch {
        result.stale.append(baseline)
        result.failures.append(error)
      }
    }
  }

  /// What a case does now, of one variant or of all, as a baseline holds it or as a picture; and what is wrong with it.
  package func shown(
    _ name: String, variant: String?, as format: ShowFormat = .xml
  ) throws(SuiteError) -> (document: [UInt8]?, complaints: [String]) {
    let selection = try selection(of: [name])
    let ids = selection.ids
    if ids.isEmpty { return (nil, selection.problems.map(\.text)) }
    let exact = ids.first { CaseFilter(name, layouts: layouts).isExactly($0) }
    guard let id = exact ?? (ids.count == 1 ? ids.first : nil) else { throw .ambiguous(name) }
    var problems: [Diagnostic] = []
    guard let settings = settings(&problems) else { return (nil, problems.map(\.text)) }
    let runner = runner(settings)
    if let variant {
      let known = runner.variantNames(of: id)
      guard known.isEmpty || known.contains(variant) else { throw .noVariant(variant, of: known) }
    }
    let result = runner.result(of: id, only: variant, recordingUpTo: .max)
    let document =
      switch format {
      case .xml, .json: result.recording
      case .tree: TreeText.bytes(of: runner.exhibits(of: id, only: variant))
      case .svg: TreeDrawing.bytes(of: runner.exhibits(of: id, only: variant))
      }
    return (document, RecordReport.causes(of: result))
  }
}

// MARK: - One case

/// The result of recording a case.
private enum RecordedEnd: Sendable {
  case done(CaseResult, RecordResult.Action)
  case failed(SystemError)
  case notRun
}

extension BaselineStore {
  /// Runs a case and writes its baseline, where the mode and the case allow it.
  fileprivate func recordedEnd(
    of id: CaseID, by runner: CaseRunner, _ mode: RecordMode
  ) -> RecordedEnd {
    var run = runner.result(of: id, recordingUpTo: Limits.standard.fileSize)
    guard run.verdict != .notRun else { return .notRun }
    do {
      let action = try action(on: run, mode)
      // It is in its file now, and those of all cases together may be large.
      run.recording = nil
      return .done(run, action)
    } catch {
      return .failed(error)
    }
  }

  private func action(
    on run: CaseResult, _ mode: RecordMode
  ) throws(SystemError) -> RecordResult.Action {
    guard !run.variants.isEmpty, !run.hasViolations else { return .refused([]) }
    guard let recording = run.recording else { return .refused([tooLarge(run.id)]) }
    let problems = problems(reading: recording, of: run.id)
    guard problems.isEmpty else { return .refused(problems) }
    switch run.verdict {
    case .passed where (try? bytes(of: run.id))??.bytes == recording,
      .passed where mode == .changed:
      return .unchanged
    case .missingBaseline where mode == .changed: return .left
    default:
      try write(recording, of: run.id)
      return .recorded(isNew: run.verdict == .missingBaseline)
    }
  }
}
