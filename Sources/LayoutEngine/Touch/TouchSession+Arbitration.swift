import Geometry

extension TouchSession {
  /// Lets every recognizer that is ready begin, wait or fail, until no more can be said now.
  mutating func arbitrate(_ turn: inout TouchTurn) {
    var hasDecided = true
    while hasDecided {
      hasDecided = false
      for index in inOrder(progress.indices, turn.tree) {
        guard progress[index].isUndecided, progress[index].isReady else { continue }
        switch standing(of: index, &turn) {
        case .waits: continue
        case .refused: finish(index, as: .failed, &turn)
        case .free: recognize(index, &turn)
        }
        hasDecided = true
      }
    }
  }

  private enum Standing {
    case free
    /// A recognizer that must fail first has not decided.
    case waits
    case refused
  }

  private func standing(of index: Int, _ turn: inout TouchTurn) -> Standing {
    let own = progress[index]
    let isPrevented = progress.indices.contains { other in
      other != index && progress[other].isActive && own.sharesTouch(with: progress[other])
        && !areSimultaneous(index, other)
    }
    if isPrevented { return .refused }
    let required = requirements(of: index).map { progress[$0] }
    if required.contains(where: { $0.state != .possible && $0.state != .failed }) {
      return .refused
    }
    if required.contains(where: \.isUndecided) { return .waits }
    return mayBegin(index, &turn) ? .free : .refused
  }

  /// Those that must fail first and see the same touches; one that does not see them has nothing to say.
  private func requirements(of index: Int) -> [Int] {
    recognizers[index].requiresFailureOf.map(\.index).filter {
      progress.indices.contains($0) && progress[index].sharesTouch(with: progress[$0])
    }
  }

  private func mayBegin(_ index: Int, _ turn: inout TouchTurn) -> Bool {
    let recognizer = recognizers[index]
    if recognizer.gesture == .scroll, contentKeepsTouch(from: index, turn) { return false }
    if recognizer.gesture == .map, !turn.asking.isMapScrollable(recognizer.view) { return false }
    guard recognizer.shouldBegin != nil else { return true }
    let state = recognizer.isTap ? RecognizerState.ended : .began
    let arguments = reading(of: index, &turn).arguments(state)
    return turn.asking.shouldBegin(RecognizerID(index: index), arguments)
  }

  /// Whether a view in the scroll view tracks a touch and must not be cancelled: `canCancelContentTouches`.
  private func contentKeepsTouch(from index: Int, _ turn: TouchTurn) -> Bool {
    let owner = recognizers[index].view
    return touches.contains { touch in
      guard touch.isDown, touch.hearing == .began, !touch.isTaken, let view = touch.view,
        view != owner, progress[index].touches.contains(touch.serial)
      else { return false }
      let cancels = turn.tree.scroll.value(of: owner)?.flags.contains(.cancelsTouches) ?? true
      return !cancels || !turn.asking.cancelsContentTouch(view)
    }
  }

  /// A pan begins or a tap is recognized: the others on its touches fail, and their views lose them.
  private mutating func recognize(_ index: Int, _ turn: inout TouchTurn) {
    progress[index].isReady = false
    if case .pan(var pan) = progress[index].gesture {
      pan.start(after: turn.physics(.panStart))
      progress[index].gesture = .pan(pan)
      progress[index].state = .began
    } else {
      progress[index].state = .ended
    }
    report(index, progress[index].state, &turn)
    let own = progress[index]
    for other in inOrder(progress.indices, turn.tree) {
      guard other != index, progress[other].isUndecided, own.sharesTouch(with: progress[other]),
        prevents(index, other)
      else { continue }
      finish(other, as: .failed, &turn)
    }
    for serial in own.touches { take(serial, for: index) }
    rest(index)
  }

  /// Takes a touch from its view, if the recognizer is set to; one still held back by it never gets there.
  mutating func take(_ serial: Int, for index: Int) {
    guard let place = touches.firstIndex(where: { $0.serial == serial }) else { return }
    let isHeldBack = touches[place].hearing == .waiting && recognizers[index].delaysTouchesBegan
    if recognizers[index].cancelsTouchesInView || isHeldBack { touches[place].isTaken = true }
  }

  private func prevents(_ index: Int, _ other: Int) -> Bool {
    if recognizers[other].requiresFailureOf.contains(RecognizerID(index: index)) { return true }
    if areSimultaneous(index, other) { return false }
    // Apple: a tap never prevents one of more taps.
    guard case .tap(let taps, _) = recognizers[index].gesture,
      case .tap(let more, _) = recognizers[other].gesture
    else { return true }
    return more <= taps
  }

  private func areSimultaneous(_ one: Int, _ other: Int) -> Bool {
    recognizers[one].simultaneousWith.contains(RecognizerID(index: other))
      || recognizers[other].simultaneousWith.contains(RecognizerID(index: one))
  }

  /// Recognizers that wait for one another, and for nobody else, would wait for ever.
  mutating func failCircles(_ turn: inout TouchTurn) {
    var stuck = progress.indices.filter {
      progress[$0].isUndecided && progress[$0].isReady && progress[$0].down.isEmpty
    }
    var hasShrunk = true
    while hasShrunk {
      let rest = stuck.filter { index in
        requirements(of: index).allSatisfy { !progress[$0].isUndecided || stuck.contains($0) }
      }
      hasShrunk = rest.count < stuck.count
      stuck = rest
    }
    for index in inOrder(stuck, turn.tree) { finish(index, as: .failed, &turn) }
  }
}
