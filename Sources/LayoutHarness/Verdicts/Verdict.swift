package import PlainText

/// What a check says of a case.
package enum Verdict: Sendable, Equatable {
  /// All as recorded, and nothing the case states fails.
  case passed
  /// Something moved, or an expectation or an invariant fails; which, the variants say.
  case failed
  /// Nothing was ever recorded.
  case missingBaseline
  /// A baseline whose case is gone.
  case staleBaseline
  /// The case itself cannot be read.
  case unreadable([Diagnostic])
  case unreadableBaseline([Diagnostic])
  /// The run was interrupted before it came to the case.
  case notRun
}
