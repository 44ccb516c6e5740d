import Expressions
import Geometry

extension Simulation {
  /// How long `settle` waits, in virtual seconds.
  static let settleLimit = 30

  /// Does one step; it has ended when this returns.
  mutating func perform(_ step: Step, number: Int) throws(RunFailure) {
    recorder.begin(
      StepRecord(number: number, words: step.words, origin: step.origin), at: clock.time)
    if step.startsCounting { recorder.startCounting() }
    switch step.action {
    case .touch(let plan):
      try schedule(plan, origin: step.origin)
      while !fingers.isDone { try turn(noLaterThan: .distantFuture) }
    case .wait(let seconds):
      let end = clock.time + Time(seconds: seconds)
      while clock.time < end { try turn(noLaterThan: end) }
    case .settle: try settle(origin: step.origin)
    case .snapshot(let name): snapshot(named: name, origin: step.origin)
    case .expect(let expectation): check(expectation, origin: step.origin)
    default:
      try act(step)
      try turn()
    }
  }

  /// The steps that change something and take a turn for it.
  private mutating func act(_ step: Step) throws(RunFailure) {
    var scope = Scope()
    switch step.action {
    case .set(let target, let expression, let animated):
      let value = try value(of: expression, in: scope, origin: step.origin)
      try set(target, to: value, animated: animated, origin: step.origin, in: &scope)
    case .turn(let orientation): try turn(to: orientation)
    case .resize(let size, let safeArea): try resize(to: size, safeArea: safeArea)
    case .scroll(let view, let offset, let animated):
      try scroll(view, to: offset, animated: animated)
    case .type(let text): try type(text, origin: step.origin)
    case .keyboard(let height): try raiseKeyboard(to: height)
    case .call(let action, let expressions):
      try call(action, with: expressions, in: scope, origin: step.origin)
    case .touch, .wait, .settle, .snapshot, .expect: break
    }
  }

  /// Turns until nothing moves, animates or waits, and one whole turn changed nothing.
  mutating func settle(origin: Origin) throws(RunFailure) {
    let limit = clock.time + Time(seconds: Double(Self.settleLimit))
    while true {
      let before = recorder.eventCount
      let wasQuiet = isQuiet
      try turn(noLaterThan: wasQuiet ? clock.time : limit)
      if wasQuiet, isQuiet, recorder.eventCount == before { return }
      guard clock.time < limit else {
        throw RunFailure(
          "still moving after \(Self.settleLimit) s: \(restlessThings())", origin: origin)
      }
    }
  }

  private var isQuiet: Bool {
    fingers.isDone && !touches.isWaiting && !motions.isMoving && !maps.isMoving
      && animations.isEmpty && !layoutRequest.isPending
  }

  private func restlessThings() -> String {
    let moving = (motions.moving + maps.moving + animations.views).map {
      tree.name(of: $0, in: scene.catalog)
    }
    return (moving + (touches.isWaiting ? ["a recognizer waits"] : [])).joined(separator: ", ")
  }

  /// Keeps what the screen shows, and checks what must always hold.
  mutating func snapshot(named name: String, origin: Origin) {
    recorder.record(
      Snapshot(
        name: name, time: (clock.time - recorder.stepStart).seconds, tree: tree, origin: origin))
    checkInvariants(at: name)
  }
}
