extension Simulation {
  /// One turn of the run loop: touches, recognizers' actions, motion, layout, recording.
  mutating func turn() throws(RunFailure) {
    clock.advance()
    for event in fingers.events(through: clock.time) { try handle(event) }
    try letTimePass()
    try actOnRecognizers()
    try moveScrollViews()
    try moveMaps()
    endAnimations()
    try layoutIfNeeded()
    sampleMotion()
    guard recorder.eventCount <= Recorder.eventLimit else {
      throw RunFailure(
        "more than \(Recorder.eventLimit) events in one variant", origin: .none)
    }
  }
}
