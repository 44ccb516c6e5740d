/// The most that one variant may do: what goes on without end is an error at its step, and the other cases still run.
package struct RunLimits: Sendable, Equatable {
  /// Virtual seconds: a day, longer than any session or token of an app that a case waits for.
  package var time = 24 * 60 * 60
  /// Events, recorded or not: a finger that moves for two hours on a 120 Hz display makes fewer.
  package var events = 1_000_000
  /// Layout passes: one in each frame of an hour on a 120 Hz display.
  package var layoutPasses = 60 * 60 * 120

  package init() {}
}
