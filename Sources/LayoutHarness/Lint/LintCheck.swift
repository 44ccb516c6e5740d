package import PlainText

/// One thing that is looked for in storyboards and xibs.
package struct LintCheck: Sendable {
  /// Its stable name.
  package let code: String
  /// What is wrong where it finds something, in a sentence.
  package let summary: String
  package let severity: Diagnostic.Severity
  let find: @Sendable (LintedDocument) -> [LintFinding]

  init(
    _ code: String, _ summary: String, _ severity: Diagnostic.Severity = .warning,
    find: @escaping @Sendable (LintedDocument) -> [LintFinding]
  ) {
    (self.code, self.summary, self.severity, self.find) = (code, summary, severity, find)
  }

  /// Every check there is: what breaks an app first, then what Interface Builder warns of, then what no tool of Xcode's tells.
  package static let all: [LintCheck] = [
    duplicateID, danglingReference, conflictingConstraints, ambiguousView, misplacedView,
    fixedFrame, missingImage, missingColor, fixedTextWidth, smallTapTarget, viewOffScreen,
    unreadableTranslation, duplicateTranslation, staleTranslation, missingTranslation,
  ]

  /// What is told of a file that cannot be looked at, whichever checks are chosen.
  static let unreadable = LintCheck(
    "unreadable-document", "The file is no storyboard or xib that can be laid out.", .error
  ) { _ in [] }
}
