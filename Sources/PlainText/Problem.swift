/// What can be wrong in a room's input: one enum a room, its words beside it in one table.
package protocol Problem: Sendable, Equatable {
  /// A stable name for tools, in lower case with hyphens.
  var code: String { get }
  /// What is wrong and what was expected: lower case, the author's token quoted, no full stop.
  var words: String { get }
}
