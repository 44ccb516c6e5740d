package import Geometry

/// What one finger does at one moment.
package struct FingerEvent: Sendable, Equatable {
  package let finger: String
  package let phase: TouchPhase
  /// On the screen, in points.
  package let location: Point
  /// The touch's own time stamp.
  package let time: Time

  package init(finger: String, phase: TouchPhase, location: Point, time: Time) {
    (self.finger, self.phase, self.location, self.time) = (finger, phase, location, time)
  }

  /// Whether its numbers are numbers; what is not happens to nobody.
  var isSound: Bool { location.x.isFinite && location.y.isFinite }
}
