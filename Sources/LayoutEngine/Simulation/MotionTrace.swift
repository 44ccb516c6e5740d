import Geometry

/// What a baseline tells of a motion: ten samples a second, where it turns and where it ends.
struct MotionTrace: Sendable {
  private var last: Point
  private var lastTime = 0.0
  private var lastTenth = 0
  private var way = Point()
  private var isTold = true
  private var wasMoving = false

  init(at place: Point) { last = place }

  /// Takes the place without a word, as where a run begins.
  mutating func start(at place: Point) { last = place }

  /// What there is to tell once the place at this time is known.
  mutating func marks(
    at place: Point, time: Double, since stepStart: Double, isMoving: Bool
  ) -> [(time: Double, place: Point, mark: ScrollMark)] {
    var marks: [(time: Double, place: Point, mark: ScrollMark)] = []
    let step = place - last
    if Self.turns(way.x, step.x) || Self.turns(way.y, step.y) {
      marks.append((lastTime, last, .turn))
    }
    if step.x != 0 { way.x = step.x }
    if step.y != 0 { way.y = step.y }
    isTold = isTold && step == Point()
    let tenth = Int(((time - stepStart) * 10 + Clock.grain).rounded(.down))
    if !isMoving {
      if !isTold || wasMoving { marks.append((time, place, .end)) }
      (isTold, way) = (true, Point())
    } else if tenth != lastTenth, !isTold {
      marks.append((time, place, .sample))
      isTold = true
    }
    (last, lastTime, lastTenth, wasMoving) = (place, time, tenth, isMoving)
    return marks
  }

  private static func turns(_ before: Double, _ now: Double) -> Bool { before * now < 0 }
}
