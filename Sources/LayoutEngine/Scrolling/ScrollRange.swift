package import Geometry

/// The offsets at which content can rest, both ends included, in points on the pixel grid.
package struct ScrollRange: Hashable, Sendable {
  package let minimum: Point
  /// At least the minimum.
  package let maximum: Point

  package init(minimum: Point, maximum: Point) {
    self.minimum = minimum
    self.maximum = Point { max(minimum[$0], maximum[$0]) }
  }

  /// From minus the inset to content + inset − bounds; short content has only the minimum.
  ///
  /// Both ends are rounded to pixels, since every offset is. Source: UIKit's behaviour as several
  /// re-implementations have it.
  package init(of measures: ScrollState.Measures, pixel: Pixel) {
    let (inset, content, bounds) = (measures.inset, measures.content, measures.bounds)
    self.init(
      minimum: Point { pixel.rounded(-inset.before($0)) },
      maximum: Point { pixel.rounded(content[$0] + inset.after($0) - bounds[$0]) })
  }

  package func clamped(_ offset: Point) -> Point {
    Point { clamped(offset[$0], $0) }
  }

  package func clamped(_ offset: Double, _ axis: ScrollAxis) -> Double {
    min(max(offset, minimum[axis]), maximum[axis])
  }
}
