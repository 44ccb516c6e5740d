import Geometry

/// The marks that a baseline keeps of a motion: ten samples a second of each step, its turns and its end.
struct MotionTrace: Sendable {
  private var last: Point
  private var lastTime = Time.zero
  /// The tenths of a second that had passed of the step, and when that began.
  private var sampled = (tenth: Int64(0), since: Time.zero)
  private var way = Point()
  private var isTold = true
  private var wasMoving = false

  init(at place: Point) { last = place }

  /// Takes the place without a word, as where a run begins.
  mutating func start(at place: Point) { last = place }

  /// Returns the marks that the place at this time adds.
  ///
  /// Samples fall on the tenths of a second of the step: a frame at a tenth belongs to it.
  mutating func marks(
    at place: Point, time: Time, since stepStart: Time, isMoving: Bool
  ) -> [(time: Time, place: Point, mark: ScrollMark)] {
    var marks: [(time: Time, place: Point, mark: ScrollMark)] = []
    let step = place - last
    if Self.turns(way.x, step.x) || Self.turns(way.y, step.y) {
      marks.append((lastTime, last, .turn))
    }
    if step.x != 0 { way.x = step.x }
    if step.y != 0 { way.y = step.y }
    isTold = isTold && step == Point()
    if sampled.since != stepStart { sampled = (0, stepStart) }
    let tenth = (time - stepStart).ticks / (Time.ticksPerSecond / 10)
    if !isMoving {
      if !isTold || wasMoving { marks.append((time, place, .end)) }
      (isTold, way) = (true, Point())
    } else if tenth != sampled.tenth, !isTold {
      marks.append((time, place, .sample))
      isTold = true
    }
    (last, lastTime, sampled.tenth, wasMoving) = (place, time, tenth, isMoving)
    return marks
  }

  private static func turns(_ before: Double, _ now: Double) -> Bool { before * now < 0 }
}
