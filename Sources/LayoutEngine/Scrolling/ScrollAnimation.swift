package import Geometry

/// An animated `setContentOffset`: a straight way that begins and ends slowly, by the parameter `scrollAnimationCurve`.
package struct ScrollAnimation: Sendable {
  package let start: Point
  /// Not clamped to any range, as UIKit does not.
  package let target: Point
  /// Seconds, the parameter `scrollAnimation`; 0 where there is no way to go.
  package let duration: Double
  private let pixel: Pixel
  private let isLinear: Bool

  package init(from start: Point, to target: Point, physics: inout Physics, pixel: Pixel) {
    (self.start, self.target, self.pixel) = (start, target, pixel)
    let isStill = start == target
    duration = isStill ? 0 : physics(.scrollAnimation)
    isLinear = isStill || physics.choice(.scrollAnimationCurve) == "linear"
  }

  /// The offset so many seconds after its start, rounded to pixels; at the end exactly the target.
  package func offset(at seconds: Double) -> Point {
    guard seconds < duration else { return target }
    let share = progress(at: max(0, seconds) / duration)
    return pixel.rounded(Point { start[$0] + (target[$0] - start[$0]) * share })
  }

  /// The share of the way that is done after a share of the time.
  private func progress(at share: Double) -> Double {
    isLinear ? share : (1 - Elementary.cos(.pi * share)) / 2
  }

  package func isFinished(at seconds: Double) -> Bool { seconds >= duration }
}
