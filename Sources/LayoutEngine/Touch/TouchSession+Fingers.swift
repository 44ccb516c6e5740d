import Geometry

extension TouchSession {
  /// A finger comes down: whose touch it is, who watches it and who keeps it from its view.
  mutating func begin(_ event: FingerEvent, _ turn: inout TouchTurn) {
    guard place(of: event.finger) == nil else { return }
    let view = HitTest.view(
      at: event.location, in: turn.tree, minimumAlpha: turn.physics(.minimumHitAlpha),
      inside: turn.asking.inside)
    turn.happenings.append(.finger(event.finger, .began, at: event.location, view: view))
    let tapCount = recentTaps.count(at: event.location, time: now, &turn.physics)
    var touch = Touch(
      serial: nextSerial, finger: event.finger, view: view, start: event.location,
      tapCount: tapCount, location: event.location, hearing: hearing(of: view, turn.tree))
    nextSerial += 1
    if let view {
      failTapsElsewhere(than: event.location, on: view, &turn)
      touch.watchers = watchers(of: view, turn)
      keep(&touch, &turn)
    }
    touches.append(touch)
    for index in touch.watchers { watch(touch, by: index, &turn) }
    arbitrate(&turn)
  }

  /// A finger moves: pans follow or get ready, taps may fail.
  mutating func move(_ event: FingerEvent, _ turn: inout TouchTurn) {
    guard let place = place(of: event.finger), touches[place].location != event.location
    else { return }
    touches[place].location = event.location
    touches[place].hasMoved = true
    let touch = touches[place]
    turn.happenings.append(.finger(touch.finger, .moved, at: touch.location, view: touch.view))
    for index in touch.watchers where progress[index].down.contains(touch.serial) {
      let wasActive = progress[index].isActive
      guard wasActive || progress[index].isUndecided else { continue }
      let verdict = progress[index].gesture.move(
        touch.serial, to: touch.location, time: now, &turn.physics)
      if wasActive {
        progress[index].state = .changed
        report(index, .changed, &turn)
      } else if verdict == .failed {
        finish(index, as: .failed, &turn)
      } else if hasGoneFarEnough(index, &turn) {
        progress[index].isReady = true
      }
    }
    arbitrate(&turn)
  }

  /// A finger lifts, from where it was or from a last place that it moves to first.
  mutating func lift(_ event: FingerEvent, _ turn: inout TouchTurn) {
    move(event, &turn)
    tellViews(&turn)
    guard let place = place(of: event.finger) else { return }
    touches[place].phase = .lifted
    let touch = touches[place]
    turn.happenings.append(.finger(touch.finger, .ended, at: touch.location, view: touch.view))
    let watchers = touch.watchers.filter { progress[$0].down.contains(touch.serial) }
    // What a pan followed was no tap, however short its way.
    if !watchers.contains(where: { progress[$0].isActive }) { recentTaps.add(touch, at: now) }
    // Taps first: one that fails here may let a pan begin, which then ends.
    for index in watchers where recognizers[index].isTap { lift(touch.serial, from: index, &turn) }
    arbitrate(&turn)
    for index in watchers where !recognizers[index].isTap { lift(touch.serial, from: index, &turn) }
    arbitrate(&turn)
    failCircles(&turn)
  }

  /// The system takes a finger away: nothing is recognized by it.
  mutating func cancel(_ event: FingerEvent, _ turn: inout TouchTurn) {
    guard let place = place(of: event.finger) else { return }
    touches[place].location = event.location
    touches[place].phase = .cancelled
    let touch = touches[place]
    turn.happenings.append(.finger(touch.finger, .cancelled, at: touch.location, view: touch.view))
    for index in touch.watchers where progress[index].down.contains(touch.serial) {
      progress[index].down.removeAll { $0 == touch.serial }
      if progress[index].isActive {
        finish(index, as: .cancelled, &turn)
      } else if progress[index].isUndecided {
        finish(index, as: .failed, &turn)
      } else {
        rest(index)
      }
    }
    arbitrate(&turn)
  }

  private func place(of finger: String) -> Int? {
    touches.firstIndex { $0.isDown && $0.finger == finger }
  }

  private mutating func watch(_ touch: Touch, by index: Int, _ turn: inout TouchTurn) {
    progress[index].touches.append(touch.serial)
    progress[index].down.append(touch.serial)
    let verdict = progress[index].gesture.begin(
      touch.serial, at: touch.location, time: now, &turn.physics)
    if progress[index].isActive {
      take(touch.serial, for: index)
    } else if verdict == .failed {
      finish(index, as: .failed, &turn)
    }
  }

  private mutating func lift(_ serial: Int, from index: Int, _ turn: inout TouchTurn) {
    // The tap that was recognized a moment ago may have failed it, and set it to rest.
    guard progress[index].down.contains(serial) else { return }
    progress[index].down.removeAll { $0 == serial }
    guard progress[index].isActive || progress[index].isUndecided else { return rest(index) }
    let verdict = progress[index].gesture.lift(serial, time: now, &turn.physics)
    let hasTooFew = progress[index].gesture.hasTooFewFingers
    if progress[index].isActive {
      if hasTooFew { finish(index, as: .ended, &turn) }
    } else if verdict == .failed {
      finish(index, as: .failed, &turn)
    } else {
      progress[index].isReady = verdict == .ready || (progress[index].isReady && !hasTooFew)
    }
  }
}
