import Geometry

/// What a recognizer makes of its touches after each of them.
enum Verdict: Sendable {
  case undecided
  /// It has all it needs to begin or to be recognized.
  case ready
  case failed
}

/// How far a tap recognizer has come.
struct TapProgress: Sendable {
  let taps: Int
  let fingers: Int
  private var down: [(serial: Int, start: Point, location: Point)] = []
  private var fingerCount = 0
  private var hasLifted = false
  private var tapsDone = 0
  /// Where the fingers of the first tap went down.
  private var places: [Point] = []
  /// When it fails unless more happens.
  private(set) var deadline: Time?
  /// The middle of the last fingers.
  private(set) var location = Point()

  init(taps: Int, fingers: Int) {
    (self.taps, self.fingers) = (max(1, taps), max(1, fingers))
  }

  /// Whether it has had some of its taps and waits for the next.
  var isBetweenTaps: Bool { tapsDone > 0 && tapsDone < taps && down.isEmpty }

  /// Whether a next tap there is near enough to count with the first.
  func isNear(_ point: Point, _ physics: inout Physics) -> Bool {
    let nearness = physics(.tapMovement)
    return places.contains { $0.fingerDistance(to: point) <= nearness }
  }

  mutating func begin(
    _ serial: Int, at point: Point, time: Time, _ physics: inout Physics
  ) -> Verdict {
    guard !hasLifted, fingerCount < fingers else { return .failed }
    if tapsDone > 0, !isNear(point, &physics) { return .failed }
    if down.isEmpty { deadline = time + Time(seconds: physics(.tapDuration)) }
    if tapsDone == 0 { places.append(point) }
    down.append((serial, point, point))
    fingerCount += 1
    updateLocation()
    return .undecided
  }

  mutating func move(_ serial: Int, to point: Point, _ physics: inout Physics) -> Verdict {
    guard let index = down.firstIndex(where: { $0.serial == serial }) else { return .undecided }
    down[index].location = point
    updateLocation()
    return down[index].start.fingerDistance(to: point) > physics(.tapMovement)
      ? .failed : .undecided
  }

  mutating func lift(_ serial: Int, time: Time, _ physics: inout Physics) -> Verdict {
    down.removeAll { $0.serial == serial }
    hasLifted = true
    guard down.isEmpty else { return .undecided }
    guard fingerCount == fingers else { return .failed }
    (tapsDone, fingerCount, hasLifted, deadline) = (tapsDone + 1, 0, false, nil)
    if tapsDone == taps { return .ready }
    deadline = time + Time(seconds: physics(.tapInterval))
    return .undecided
  }

  private mutating func updateLocation() {
    guard let middle = Point.middle(of: down.lazy.map(\.location)) else { return }
    location = middle
  }
}

extension Point {
  /// The middle of some points; nil of none.
  static func middle(of points: some Sequence<Point>) -> Point? {
    let (sum, count) = points.reduce((Point(), 0.0)) { ($0.0 + $1, $0.1 + 1) }
    return count > 0 ? Point(x: sum.x / count, y: sum.y / count) : nil
  }
}
