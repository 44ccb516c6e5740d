package import PlainText

/// What came of one case.
package struct CaseResult: Sendable {
  package let id: CaseID
  /// The file that the result is about: the case's, or a stale baseline's.
  package let file: String
  package let baselineFile: String
  package let verdict: Verdict
  package var variants: [VariantResult] = []
  package var warnings: [Diagnostic] = []
  /// The baseline of what the case does now, where it is asked for; nil where it could not be run or is too large.
  package var recording: [UInt8]?

  init(_ id: CaseID, file: String, baselineFile: String, _ verdict: Verdict) {
    self.id = id
    self.file = file
    self.baselineFile = baselineFile
    self.verdict = verdict
  }

  /// Whether an expectation or an invariant of the case fails, or a run could not go on.
  package var hasViolations: Bool { variants.contains { !$0.violations.isEmpty } }
}

/// What came of a case on one device.
package struct VariantResult: Sendable {
  /// Its axes, as `iPhone 8, rtl`; empty for a case's only variant.
  package let name: String
  package var differences: [Difference] = []
  /// The case's own statements that do not hold.
  package var violations: [Diagnostic] = []

  package init(_ name: String) {
    self.name = name
  }
}
