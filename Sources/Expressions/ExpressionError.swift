/// The first thing that is wrong with an expression, and where.
package struct ExpressionError: Error, Equatable, Sendable {
  /// What is wrong, the nearest name and what was expected in its words.
  package let problem: ExpressionProblem
  /// UTF-8 offsets into the expression's text; empty at its end, where something is missing.
  package let range: Range<Int>

  package init(_ problem: ExpressionProblem, _ range: Range<Int>) {
    self.problem = problem
    self.range = range
  }
}
