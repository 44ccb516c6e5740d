/// One constraint by which a view arranges what is in it.
struct ArrangementRule: Sendable {
  /// UIKit's, as `UISV-spacing`.
  let identifier: String
  var rule: LayoutRule
  /// The gap that the rule's own gap equals; nil for a rule that is one by itself.
  var gap: Gap?

  /// From one place to another further on.
  struct Gap: Equatable, Sendable {
    let from: Anchor
    let to: Anchor

    /// That it is nothing.
    var rule: LayoutRule { LayoutRule(to, .equal, from) }
  }

  /// Whether it is the other rule but for the number.
  func differsOnlyInConstant(from other: ArrangementRule) -> Bool {
    var same = rule
    same.constant = other.rule.constant
    return identifier == other.identifier && gap == other.gap && same == other.rule
  }
}
