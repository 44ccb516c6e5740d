/// The pixel grid of a screen.
package struct Pixel: Hashable, Sendable {
  /// Pixels a point: 1, 2 or 3.
  package let scale: Double

  package init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "a screen has at least one pixel a point")
    self.scale = scale
  }

  /// The nearest pixel edge in points; a tie goes up, as in 229 of 231 frames stored by Apple's engine.
  ///
  /// A value within a ten-thousandth of a pixel below the tie counts as the tie: it is one, less the rounding of the
  /// solver and of multipliers, which documents hold to six digits.
  package func rounded(_ value: Double) -> Double {
    (value * scale + 0.5 + 1e-4).rounded(.down) / scale + 0
  }

  package func rounded(_ point: Point) -> Point {
    Point(x: rounded(point.x), y: rounded(point.y))
  }

  /// The rectangle with each edge on the grid: the sizes are what the rounded edges leave.
  package func rounded(_ rect: Rect) -> Rect {
    let (left, top) = (rounded(rect.origin.x), rounded(rect.origin.y))
    return Rect(
      x: left, y: top, width: rounded(rect.origin.x + rect.width) - left,
      height: rounded(rect.origin.y + rect.height) - top)
  }
}
