import Geometry

/// How far a pan has come: an author's, a scroll view's or a map's.
struct PanProgress: Sendable {
  let minimumFingers: Int
  let maximumFingers: Int
  private var down: [(serial: Int, location: Point)] = []
  private var tracker = VelocityTracker()
  /// The fingers' middle and the way gone when their number last changed: the middle jumps then, the way does not.
  private var anchor = Point()
  private var wayBefore = Point()
  /// The middle of the fingers, last of all where they lifted.
  private(set) var location = Point()
  /// How far the fingers have gone together, in points.
  private(set) var way = Point()
  /// What it took to begin.
  private var taken = Point()
  /// The part of the way that counts for beginning.
  private var counted = Point()

  init(minimumFingers: Int = 1, maximumFingers: Int = .max) {
    self.minimumFingers = max(1, minimumFingers)
    self.maximumFingers = max(self.minimumFingers, maximumFingers)
  }

  var fingerCount: Int { down.count }
  var hasEnoughFingers: Bool { down.count >= minimumFingers }
  var hasRoom: Bool { down.count < maximumFingers }

  /// The way since it began.
  var translation: Point { way - taken }

  func velocity(at time: Time, stillAfter window: Time) -> Point {
    tracker.velocity(at: time, stillAfter: window)
  }

  mutating func begin(_ serial: Int, at point: Point, time: Time) -> Verdict {
    guard hasRoom else { return .failed }
    down.append((serial, point))
    rest()
    tracker.add(way, at: time)
    return .undecided
  }

  mutating func move(_ serial: Int, to point: Point, time: Time) {
    guard let index = down.firstIndex(where: { $0.serial == serial }) else { return }
    down[index].location = point
    guard hasEnoughFingers, let middle = Point.middle(of: down.lazy.map(\.location)) else {
      return rest()
    }
    location = middle
    way = wayBefore + anchor.fingerWay(to: middle)
    tracker.add(way, at: time)
  }

  mutating func lift(_ serial: Int) {
    down.removeAll { $0.serial == serial }
    rest()
  }

  /// Whether it has gone so far along the axes that count, in points.
  mutating func isReady(along axes: (x: Bool, y: Bool), after distance: Double) -> Bool {
    guard hasEnoughFingers else { return false }
    counted = Point(x: axes.x ? way.x : 0, y: axes.y ? way.y : 0)
    let length = Point().distance(to: counted)
    return length > 0 && length >= distance
  }

  /// Takes the distance that it needed off the way, along it, however far the first jump went.
  mutating func start(after distance: Double) {
    let length = Point().distance(to: counted)
    guard length > 0 else { return }
    taken = Point(x: counted.x / length * distance, y: counted.y / length * distance)
  }

  /// Counts the way from the fingers as they are now.
  private mutating func rest() {
    wayBefore = way
    guard let middle = Point.middle(of: down.lazy.map(\.location)) else { return }
    (anchor, location) = (middle, middle)
  }
}
