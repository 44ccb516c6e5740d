import Geometry

extension TouchSession {
  /// Tells of a recognizer's last state and lets it rest as soon as its fingers are up.
  mutating func finish(_ index: Int, as state: RecognizerState, _ turn: inout TouchTurn) {
    progress[index].state = state
    progress[index].isReady = false
    report(index, state, &turn)
    rest(index)
  }

  /// Makes a finished recognizer ready for other touches, once none of its fingers is down.
  mutating func rest(_ index: Int) {
    let (isOpen, hasFingers) = (
      progress[index].isActive || progress[index].state == .possible,
      !progress[index].down.isEmpty
    )
    guard !isOpen, !hasFingers else { return }
    progress[index] = RecognizerProgress(recognizers[index].gesture)
  }

  func report(_ index: Int, _ state: RecognizerState, _ turn: inout TouchTurn) {
    let reading = reading(of: index, &turn)
    turn.happenings.append(.recognizer(RecognizerID(index: index), state, reading))
  }

  func reading(of index: Int, _ turn: inout TouchTurn) -> RecognizerReading {
    let view = recognizers[index].view
    var reading = RecognizerReading()
    switch progress[index].gesture {
    case .tap(let tap):
      reading.location = turn.tree.fromScreen(tap.location, to: view) ?? Point()
      reading.touchCount = tap.fingers
    case .pan(let pan):
      let velocity = pan.velocity(at: now, stillAfter: Time(seconds: turn.physics(.releaseWindow)))
      reading.location = turn.tree.fromScreen(pan.location, to: view) ?? Point()
      reading.translation = turn.tree.wayFromScreen(pan.translation, to: view)
      reading.velocity = turn.tree.wayFromScreen(velocity, to: view)
      reading.touchCount = pan.fingerCount
    }
    return reading
  }

  /// Deepest view first; of one depth the tap of more taps, then the scene's order.
  func inOrder(_ indices: some Sequence<Int>, _ tree: ViewTree) -> [Int] {
    indices.filter { !progress[$0].touches.isEmpty }
      .map { (index: $0, depth: depth(of: $0, tree), taps: recognizers[$0].tapsRequired) }
      .sorted { one, other in
        (other.depth, other.taps, one.index) < (one.depth, one.taps, other.index)
      }
      .map(\.index)
  }

  private func depth(of index: Int, _ tree: ViewTree) -> Int {
    tree.ancestors(of: recognizers[index].view).reduce(0) { depth, _ in depth + 1 }
  }
}

extension Recognizer {
  var isTap: Bool {
    if case .tap = gesture { true } else { false }
  }

  /// How many taps it takes; another gesture stands beside a single tap.
  var tapsRequired: Int {
    if case .tap(let taps, _) = gesture { taps } else { 1 }
  }
}

extension ViewTree {
  /// A way on the screen along a view's own axes; zero where a transform flattens the plane.
  func wayFromScreen(_ way: Point, to view: ViewID) -> Point {
    let isTransformed = ([view] + Array(ancestors(of: view))).contains { view in
      transform.value(of: view).map { $0 != .identity } ?? false
    }
    guard isTransformed else { return way }
    guard let origin = fromScreen(Point(), to: view), let end = fromScreen(way, to: view) else {
      return Point()
    }
    return end - origin
  }
}
