import Geometry

/// One finger from when it goes down until its view has heard the last of it.
struct Touch: Sendable {
  /// Counts the touches of a run, so that a finger that comes down again is another touch.
  let serial: Int
  let finger: String
  /// The view that was hit when it began; it stays so wherever the finger goes.
  let view: ViewID?
  let start: Point
  let tapCount: Int
  var location: Point
  var phase = Phase.down
  var hearing: Hearing
  /// When a scroll view gives it to its content; nil where none keeps it.
  var heldUntil: Time?
  /// The scroll views' pans that keep it until then.
  var keepers: [Int] = []
  /// The recognizers that see it, those of the deepest view first.
  var watchers: [Int] = []
  /// It moved and its view has not heard so.
  var hasMoved = false
  /// A recognizer has recognized it, so that it is no longer its view's.
  var isTaken = false

  enum Phase: Sendable {
    case down, lifted, cancelled
  }

  /// How far its view has heard of it.
  enum Hearing: Sendable {
    /// It never will.
    case deaf
    /// The beginning is held back.
    case waiting
    case began
    /// It heard an end, or a recognizer took the touch before it heard anything.
    case over
  }

  var isDown: Bool { phase == .down }
  /// Whether its view is told of it, now or soon.
  var isHeard: Bool { hearing == .waiting || hearing == .began }
}
