/// What the program tells its caller.
enum ExitStatus: Int32 {
  case asRecorded = 0
  /// Regressions, missing or stale baselines, or cases that cannot be read.
  case failed = 1
  case interrupted = 2
  /// The output could not be written.
  case noOutput = 3
  case wrongUsage = 4
  case nothingSelected = 5
}
