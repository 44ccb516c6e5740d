import LayoutDocuments
import LayoutEngine
import PlainText

/// A case run on one device, to its end.
struct VariantRun {
  let name: String
  /// What it did and showed, as a baseline holds it.
  let record: Record
  let violations: [Diagnostic]
  /// Whether a guard ended it, so that comparing the rest says nothing.
  let isCutShort: Bool
  /// Where what it shows is written.
  let origins: OriginTable

  /// Nil where it was asked to stop before its end.
  init?(of layoutCase: LayoutCase, _ variant: Variant, schema: RecordSchema, stop: StopCheck) {
    guard !stop.isAsked() else { return nil }
    let origins = layoutCase.edition(for: variant).origins
    let scene = layoutCase.scene(for: variant)
    let outcome = Simulation.outcome(of: scene, on: variant.screen, stop: stop)
    if case .stopped = outcome.ending { return nil }
    name = variant.name
    record = OutcomeRecorder(of: scene, schema: schema).record(of: outcome)
    let findings = outcome.findings + [outcome.failure].compactMap(\.self)
    violations = findings.map { Diagnostic($0, in: origins) }
    self.origins = origins
    isCutShort = outcome.failure != nil
  }

  /// The result before anything is compared.
  var result: VariantResult {
    var result = VariantResult(name)
    result.violations = violations
    return result
  }
}

extension Diagnostic {
  /// A finding of the engine at the place that its origin stands for.
  fileprivate init(_ finding: Finding, in origins: OriginTable) {
    self.init(
      code: finding.kind.rawValue, words: finding.words, at: origins.location(of: finding.origin),
      notes: finding.notes.map { Note($0.words, at: origins.location(of: $0.origin)) })
  }
}
