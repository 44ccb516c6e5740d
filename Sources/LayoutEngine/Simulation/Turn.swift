extension Simulation {
  /// One turn of the run loop: touches, recognizers' actions, motion, layout, recording.
  ///
  /// It is the next frame's, or where nothing happens before a moment, that of the first frame at or after it. Every frame of
  /// a run begins here and nowhere else.
  mutating func turn(noLaterThan moment: Time = .zero) throws(RunFailure) {
    try advance(to: min(moment, nextEvent ?? moment))
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

  /// Goes on to the first frame at or after a moment, unless the run is asked to stop or has lasted too long.
  private mutating func advance(to moment: Time) throws(RunFailure) {
    if stop.isAsked() { throw .stopped }
    clock.advance(to: moment)
    let limit = scene.limits.time
    guard clock.time <= Time(seconds: Double(limit)) else {
      throw RunFailure(
        "more than \(limit) s of virtual time in one variant", origin: recorder.stepOrigin)
    }
  }

  /// The moment before which every frame would be like the last one; nil for never.
  private var nextEvent: Time? {
    if motions.isMoving || maps.isMoving || layoutRequest.isPending { return clock.time }
    return [fingers.nextEvent(after: clock.time), touches.nextDeadline, animations.nextEnd]
      .compactMap { $0 }.min()
  }
}
