package import Geometry

/// An animated `setContentOffset`: a straight way at constant velocity, as UIKit's header says.
package struct ScrollAnimation: Sendable {
  package let start: Point
  /// Not clamped to any range, as UIKit does not.
  package let target: Point
  /// Seconds, the parameter `scrollAnimation`; 0 where there is no way to go.
  package let duration: Double
  private let pixel: Pixel

  package init(from start: Point, to target: Point, physics: inout Physics, pixel: Pixel) {
    (self.start, self.target, self.pixel) = (start, target, pixel)
    duration = start == target ? 0 : physics(.scrollAnimation)
  }

  /// The offset so many seconds after its start, rounded to pixels; at the end exactly the target.
  package func offset(at seconds: Double) -> Point {
    guard seconds < duration else { return target }
    let share = max(0, seconds) / duration
    return pixel.rounded(Point { start[$0] + (target[$0] - start[$0]) * share })
  }

  package func isFinished(at seconds: Double) -> Bool { seconds >= duration }
}
