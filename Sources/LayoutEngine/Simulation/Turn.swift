extension Simulation {
  /// One turn of the run loop: touches, recognizers' actions, motion, layout, recording.
  mutating func turn() throws(RunFailure) {
    clock.advance()
    cause = .none
    for event in fingers.events(through: clock.time) { try handle(event) }
    try letTimePass()
    try actOnRecognizers()
    try moveScrollViews()
    try moveMaps()
    endAnimations()
    try layoutIfNeeded()
    layoutRequest.passes = 0
    sampleMotion()
    try checkEventLimit(origin: recorder.stepOrigin)
  }
}
