package import LayoutEngine
import Markup

/// A constraint as it was read, with the id that behavior calls it by.
package struct NamedRule: Sendable {
  package var rule: LayoutRule
  /// The id of its line or element, else of its block; nil where none is written.
  package var id: String?
  /// Where that id is written.
  ///
  /// Rules that share it were named together; the same id from another place is a second definition.
  package var idOrigin: Origin
  package var excuse: Excuse?

  /// A constant for size classes, with the attribute that says which.
  typealias Constant = (key: Attribute, constant: Double)

  /// What its constant is for some size classes.
  var constants: [Constant] = []

  package init(
    rule: LayoutRule, id: String?, idOrigin: Origin = .none, excuse: Excuse? = nil
  ) {
    (self.rule, self.id, self.idOrigin, self.excuse) = (rule, id, idOrigin, excuse)
  }
}

/// What a constraint says, before it has a place, a name and a state.
struct RuleDraft {
  var first: Anchor
  var relation: LayoutRule.Relation
  var multiplier = 1.0
  var second: Anchor?
  var constant = 0.0
  var priority = 1000.0
}

/// What is wrong with a line of text, and where in it.
struct ConstraintFault: Error {
  let problem: ConstraintProblem
  /// An offset in the line's UTF-8.
  let offset: Int

  init(_ problem: ConstraintProblem, at offset: Int) {
    (self.problem, self.offset) = (problem, offset)
  }
}
