import Geometry

/// What the fingers are still going to do.
struct FingerSchedule: Sendable {
  private var paths: [FingerPath] = []

  /// Whether all that was planned has happened; a finger may still be down.
  var isDone: Bool { paths.isEmpty }

  mutating func add(_ path: FingerPath) { paths.append(path) }

  /// When a finger does something next: at once while one is on its way; nil where nothing is planned.
  func nextEvent(after now: Time) -> Time? {
    paths.compactMap { $0.nextEvent(after: now) }.min()
  }

  /// What is due by then, in order of time, then of fingers.
  mutating func events(through now: Time) -> [FingerEvent] {
    var due: [FingerEvent] = []
    for index in paths.indices { due += paths[index].events(through: now) }
    paths.removeAll(where: \.isOver)
    return due.enumerated().sorted { one, other in
      (one.element.time, one.offset) < (other.element.time, other.offset)
    }.map(\.element)
  }
}

/// One finger's way: where it is when, in straight lines; times are moments of the run.
struct FingerPath: Sendable {
  private let finger: String
  private var stops: [Stop] = []
  /// The first stop that has not happened yet.
  private var next = 0

  private struct Stop: Sendable {
    let phase: TouchPhase
    let time: Time
    let point: Point
  }

  /// A finger that comes down.
  init(_ finger: String, down point: Point, at time: Time) {
    self.finger = finger
    stops = [Stop(phase: .began, time: time, point: point)]
  }

  /// A finger that is down already, and where.
  init(_ finger: String, resting point: Point, since time: Time) {
    self.init(finger, down: point, at: time)
    next = 1
  }

  mutating func move(to point: Point, at time: Time) {
    stops.append(Stop(phase: .moved, time: time, point: point))
  }

  mutating func end(_ phase: TouchPhase, at time: Time) {
    stops.append(Stop(phase: phase, time: time, point: stops[stops.count - 1].point))
  }

  var isOver: Bool { next == stops.count }

  /// When it does something next: at once while it is on its way, else at its next stop; nil where it has none.
  func nextEvent(after now: Time) -> Time? {
    guard !isOver else { return nil }
    let isOnItsWay = next > 0 && stops[next - 1].point != stops[next].point
    return isOnItsWay ? now : stops[next].time
  }

  /// Returns its stops that are due, at their own times, and where it is now if it is on its way.
  ///
  /// A stop is due at its own time, so that a frame at that time delivers it.
  mutating func events(through now: Time) -> [FingerEvent] {
    var events: [FingerEvent] = []
    while next < stops.count, stops[next].time <= now {
      let stop = stops[next]
      if stop.phase != .moved || stop.point != stops[next - 1].point {
        events.append(event(stop.phase, stop.point, stop.time))
      }
      next += 1
    }
    guard next > 0, next < stops.count else { return events }
    let (from, to) = (stops[next - 1], stops[next])
    guard from.point != to.point, now > from.time else { return events }
    let share = Double((now - from.time).ticks) / Double((to.time - from.time).ticks)
    let way = to.point - from.point
    let point = from.point + Point(x: share * way.x, y: share * way.y)
    return events + [event(.moved, point, now)]
  }

  private func event(_ phase: TouchPhase, _ point: Point, _ time: Time) -> FingerEvent {
    FingerEvent(finger: finger, phase: phase, location: point, time: time)
  }
}
