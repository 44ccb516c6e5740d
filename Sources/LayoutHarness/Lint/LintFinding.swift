package import PlainText

/// Something that a check found.
package struct LintFinding: Sendable, Equatable {
  /// As the document was asked for.
  package let file: String
  /// What is wrong and where; its code is the check's.
  package let diagnostic: Diagnostic
  /// The user label, else the object id, of what it is about; empty where it has neither.
  package let subject: String

  init(
    _ check: LintCheck, _ words: String, about subject: String, in file: String,
    at location: SourceLocation?, notes: [Diagnostic.Note] = []
  ) {
    self.file = file
    self.subject = subject
    diagnostic = Diagnostic(
      check.severity, code: check.code, words: words, at: location, notes: notes)
  }

  /// What is told of a document that cannot be looked at.
  init(unreadable problem: Diagnostic, in file: String) {
    self.init(
      .unreadable, problem.words, about: "", in: file, at: problem.location, notes: problem.notes)
  }
}
