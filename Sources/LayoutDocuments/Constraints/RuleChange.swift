package import LayoutEngine

/// What is otherwise in a mutant of a case: one of its constraints, counted as they are read.
package struct RuleChange: Sendable, Equatable {
  package let rule: RuleID
  package let kind: Kind
  /// Which of its constants for size classes is another; nil for the one that holds elsewhere.
  package let variation: Int?

  package enum Kind: String, Sendable, CaseIterable {
    /// The constant is 1 greater; one that is not written counts as 0.
    case constant
    /// It is not there; its id is, and stands for nothing.
    case removal
  }

  package init(_ kind: Kind, of rule: RuleID, variation: Int? = nil) {
    (self.kind, self.rule, self.variation) = (kind, rule, variation)
  }
}
