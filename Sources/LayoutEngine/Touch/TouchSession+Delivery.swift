import Geometry

extension TouchSession {
  /// Tells each view what it may know of its touches now, and forgets the touches that are over.
  mutating func tellViews(_ turn: inout TouchTurn) {
    for place in touches.indices { tellView(of: place, &turn) }
    touches.removeAll { !$0.isDown && !$0.isHeard }
  }

  private mutating func tellView(of place: Int, _ turn: inout TouchTurn) {
    let touch = touches[place]
    if touch.isTaken && touch.isHeard {
      // Apple: the view hears touchesCancelled, if it heard anything, just before the recognizer acts.
      if touch.hearing == .began { call(.touchesCancelled, touch, &turn) }
      touches[place].hearing = .over
      return
    }
    if touch.hearing == .waiting { tellBeginning(of: place, &turn) }
    if touches[place].hearing == .began { tellRest(of: place, &turn) }
  }

  private mutating func tellBeginning(of place: Int, _ turn: inout TouchTurn) {
    var touch = touches[place]
    if touch.phase == .cancelled {
      touches[place].hearing = .over
    } else if !isHeldBack(touch) {
      touch.location = touch.start
      call(.touchesBegan, touch, &turn)
      touches[place].hearing = .began
      touches[place].hasMoved = false
    }
  }

  private mutating func tellRest(of place: Int, _ turn: inout TouchTurn) {
    let touch = touches[place]
    switch touch.phase {
    case .down:
      if touch.hasMoved { call(.touchesMoved, touch, &turn) }
      touches[place].hasMoved = false
    case .lifted:
      guard !isEndHeldBack(touch) else { return }
      call(.touchesEnded, touch, &turn)
      touches[place].hearing = .over
    case .cancelled:
      call(.touchesCancelled, touch, &turn)
      touches[place].hearing = .over
    }
  }

  private func call(_ event: EventName, _ touch: Touch, _ turn: inout TouchTurn) {
    guard let view = touch.view else { return }
    turn.happenings.append(
      .responder(
        TouchCall(
          event, to: view, finger: touch.finger, screenLocation: touch.location,
          tapCount: touch.tapCount, in: turn.tree)))
  }

  /// Whether the view must not hear yet that the touch began.
  private func isHeldBack(_ touch: Touch) -> Bool {
    if touch.isDown, let end = touch.heldUntil, now < end,
      touch.keepers.contains(where: { isUndecided($0, about: touch) })
    {
      return true
    }
    return touch.watchers.contains {
      recognizers[$0].delaysTouchesBegan && isUndecided($0, about: touch)
    }
  }

  /// Whether the view must not hear yet that the touch ended.
  private func isEndHeldBack(_ touch: Touch) -> Bool {
    touch.watchers.contains {
      recognizers[$0].delaysTouchesEnded && isUndecided($0, about: touch)
    }
  }

  private func isUndecided(_ index: Int, about touch: Touch) -> Bool {
    progress[index].isUndecided && progress[index].touches.contains(touch.serial)
  }
}
