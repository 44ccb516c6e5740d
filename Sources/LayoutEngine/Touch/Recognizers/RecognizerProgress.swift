import Geometry

/// What one recognizer is about.
struct RecognizerProgress: Sendable {
  /// Once finished it stays so until the last of its fingers is up, and takes no others meanwhile, as UIKit's does.
  var state = RecognizerState.possible
  var gesture: GestureProgress
  /// The touches that it has seen since it was last at rest, by serial.
  var touches: [Int] = []
  /// Those of them that are down.
  var down: [Int] = []
  /// It has all it needs and asks to begin; others may make it wait.
  var isReady = false

  init(_ gesture: Recognizer.Gesture) {
    self.gesture = GestureProgress(gesture)
  }

  var isActive: Bool { state == .began || state == .changed }
  /// Whether it has seen something and not decided.
  var isUndecided: Bool { state == .possible && !touches.isEmpty }

  var deadline: Time? {
    guard isUndecided, !isReady, case .tap(let tap) = gesture else { return nil }
    return tap.deadline
  }

  func sharesTouch(with other: RecognizerProgress) -> Bool {
    touches.contains(where: other.touches.contains)
  }
}

/// The part of a recognizer's progress that depends on its gesture.
enum GestureProgress: Sendable {
  case tap(TapProgress)
  case pan(PanProgress)

  init(_ gesture: Recognizer.Gesture) {
    switch gesture {
    case .tap(let taps, let fingers): self = .tap(TapProgress(taps: taps, fingers: fingers))
    case .pan(let minimum, let maximum):
      self = .pan(PanProgress(minimumFingers: minimum, maximumFingers: maximum))
    case .scroll, .map: self = .pan(PanProgress())
    }
  }

  mutating func begin(
    _ serial: Int, at point: Point, time: Time, _ physics: inout Physics
  ) -> Verdict {
    switch self {
    case .tap(var tap):
      defer { self = .tap(tap) }
      return tap.begin(serial, at: point, time: time, &physics)
    case .pan(var pan):
      defer { self = .pan(pan) }
      return pan.begin(serial, at: point, time: time)
    }
  }

  /// Whether one more finger can join a pan that has begun.
  var hasRoom: Bool {
    if case .pan(let pan) = self { pan.hasRoom } else { false }
  }

  /// Whether a pan has fewer fingers than it needs.
  var hasTooFewFingers: Bool {
    if case .pan(let pan) = self { !pan.hasEnoughFingers } else { false }
  }

  /// A pan that moves is undecided here: how far it must go depends on its view.
  mutating func move(
    _ serial: Int, to point: Point, time: Time, _ physics: inout Physics
  ) -> Verdict {
    switch self {
    case .tap(var tap):
      defer { self = .tap(tap) }
      return tap.move(serial, to: point, &physics)
    case .pan(var pan):
      defer { self = .pan(pan) }
      pan.move(serial, to: point, time: time)
      return .undecided
    }
  }

  mutating func lift(_ serial: Int, time: Time, _ physics: inout Physics) -> Verdict {
    switch self {
    case .tap(var tap):
      defer { self = .tap(tap) }
      return tap.lift(serial, time: time, &physics)
    case .pan(var pan):
      defer { self = .pan(pan) }
      pan.lift(serial)
      return pan.fingerCount == 0 ? .failed : .undecided
    }
  }
}
