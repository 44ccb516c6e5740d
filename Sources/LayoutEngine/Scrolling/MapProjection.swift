package import Geometry

/// Mercator's projection as MapKit has it: the world is a square of map points, y down.
///
/// Source: the published size of the world, 2^28 map points a side, and the pairs of coordinates and
/// map points that go with it.
package enum MapProjection {
  /// The world's width and height, in map points.
  package static let world = 268_435_456.0
  /// Where the square ends, north and south: atan(sinh π), in degrees.
  package static let greatestLatitude = 85.05112877980659

  /// The map point of a place; beyond the square's ends, on its edge.
  package static func point(of coordinate: Coordinate) -> Point {
    let latitude = min(max(coordinate.latitude, -greatestLatitude), greatestLatitude)
    let sine = Elementary.sin(latitude * .pi / 180)
    return Point(
      x: (coordinate.longitude + 180) / 360 * world,
      y: (0.5 - Elementary.log((1 + sine) / (1 - sine)) / (4 * .pi)) * world)
  }

  /// The place of a map point, its longitude from −180 to 180.
  package static func coordinate(of point: Point) -> Coordinate {
    let height = min(max(0.5 - point.y / world, -0.5), 0.5)
    let latitude = Elementary.atan(tanh(height * .pi)) * 2
    return Coordinate(
      latitude: latitude * 180 / .pi + 0, longitude: wrapped(point.x / world * 360 - 180))
  }

  /// A longitude from −180 to 180 for one beyond.
  package static func wrapped(_ longitude: Double) -> Double {
    guard longitude < -180 || longitude > 180 else { return longitude + 0 }
    return longitude - 360 * ((longitude + 180) / 360).rounded(.down) + 0
  }

  /// The hyperbolic tangent, which latitudes and heights meet in.
  static func tanh(_ x: Double) -> Double {
    let power = Elementary.exp(2 * x)
    return power.isFinite ? (power - 1) / (power + 1) : 1
  }
}
