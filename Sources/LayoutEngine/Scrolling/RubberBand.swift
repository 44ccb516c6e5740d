/// How far content follows a finger past an edge, along one axis.
///
/// Source: b = (1 − 1/(x·c/d + 1))·d, a published gist of 2013, ScrollMechanics and FloatingPanel;
/// Flutter's rule db/dx = c(1 − b/d)² is its derivative.
package struct RubberBand: Hashable, Sendable {
  /// c, the parameter `rubberBand`.
  package let stiffness: Double
  /// d, the view's length along the axis in points: what a stretch never reaches.
  package let length: Double

  package init(stiffness: Double, length: Double) {
    (self.stiffness, self.length) = (stiffness, length)
  }

  /// How far the content is past the edge when the finger is `pull` points past it; 0 or more.
  package func stretch(of pull: Double) -> Double {
    guard length > 0, pull > 0 else { return 0 }
    return (1 - 1 / (pull * stiffness / length + 1)) * length
  }

  /// How far past the edge a finger holds a stretch: the inverse.
  ///
  /// No pull reaches the length itself; 99.9 % of it are the most that is answered for.
  package func pull(of stretch: Double) -> Double {
    guard length > 0, stretch > 0 else { return 0 }
    let stretch = min(stretch, 0.999 * length)
    return stretch * length / (stiffness * (length - stretch))
  }
}
