/// A question that a run asks once a frame: whether to end before its last step.
package struct StopCheck: Sendable {
  /// Returns true from the moment when the run is to end; called often, from any thread.
  package let isAsked: @Sendable () -> Bool

  package init(_ isAsked: @escaping @Sendable () -> Bool) { self.isAsked = isAsked }

  /// The check of a run that nobody stops.
  package static let never = StopCheck { false }
}
