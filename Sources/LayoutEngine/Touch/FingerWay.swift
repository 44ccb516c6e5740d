import Geometry

extension Point {
  /// The way that a finger goes from here to a point, to a millionth of a point.
  ///
  /// The difference of two places has another last bit elsewhere on the screen. Without it a finger that goes just as far
  /// as a recognizer asks has gone so far wherever it began.
  func fingerWay(to point: Point) -> Point {
    let grid = 0x1p20
    let way = point - self
    return Point(x: (way.x * grid).rounded() / grid, y: (way.y * grid).rounded() / grid)
  }

  /// Returns the length of a finger's way from here to a point, in points.
  func fingerDistance(to point: Point) -> Double { Point().distance(to: fingerWay(to: point)) }
}
