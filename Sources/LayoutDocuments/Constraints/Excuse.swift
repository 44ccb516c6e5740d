import Markup
package import PlainText

/// Why a case need not notice when the constraints of a block are otherwise, as their author says it:
/// `<constraints unnoticed="constant" reason="any size below 0 is 0">`.
package struct Excuse: Sendable {
  package let changes: [RuleChange.Kind]
  package let reason: String
  /// Where the changes stand.
  package let location: SourceLocation

  /// Nil where the block has none, or one that is reported.
  init?(of block: Element, _ diagnostics: inout Diagnostics) {
    let (unnoticed, reason) = (block["unnoticed"], block["reason"])
    guard let unnoticed, let reason, !reason.text.isBlank else {
      for alone in [unnoticed, reason].compactMap(\.self) {
        diagnostics.report(ConstraintProblem.excuseInPart, at: alone.nameLocation)
      }
      return nil
    }
    let words = unnoticed.text.tokens
    changes = words.compactMap { RuleChange.Kind(rawValue: $0.value) }
    self.reason = reason.value
    location = unnoticed.location
    for word in words where RuleChange.Kind(rawValue: word.value) == nil {
      diagnostics.report(ConstraintProblem.unknownChange(word.value), at: word.location(at: 0))
    }
    if words.isEmpty { diagnostics.report(ConstraintProblem.unknownChange(""), at: location) }
    if changes.count != words.count || words.isEmpty { return nil }
  }
}
