package import Geometry

/// A map's region as a view of some size shows it: fitted as a whole, in its own shape, in the middle.
package struct MapRegion: Sendable {
  package let region: Region
  /// The view's, in points.
  package let size: Size
  /// Map points a point.
  package let scale: Double
  /// The region's centre, in map points.
  private let center: Point

  /// Nil for a view without width or height or a region without span, which shows nothing.
  package init?(_ region: Region, in size: Size) {
    guard size.width > 0, size.height > 0 else { return nil }
    let span = Self.span(of: region)
    scale = max(span.width / size.width, span.height / size.height)
    guard scale > 0, scale.isFinite else { return nil }
    (self.region, self.size) = (region, size)
    center = MapProjection.point(of: region.center)
  }

  /// The part of the world that the view shows, in map points.
  package var visibleRect: Rect {
    let (width, height) = (scale * size.width, scale * size.height)
    return Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Where a place is in the view's bounds, in points; the nearest way round the world.
  package func point(of coordinate: Coordinate) -> Point {
    let place = MapProjection.point(of: coordinate)
    let turns = ((place.x - center.x) / MapProjection.world).rounded()
    return Point(
      x: (place.x - turns * MapProjection.world - center.x) / scale + size.width / 2,
      y: (place.y - center.y) / scale + size.height / 2)
  }

  /// The place at a point of the view's bounds.
  package func coordinate(at point: Point) -> Coordinate {
    MapProjection.coordinate(of: mapPoint(at: point))
  }

  private func mapPoint(at point: Point) -> Point {
    Point(
      x: center.x + scale * (point.x - size.width / 2),
      y: center.y + scale * (point.y - size.height / 2))
  }

  /// How wide and high a region is, in map points; a span that reaches a pole is as high as the world.
  private static func span(of region: Region) -> Size {
    let share = min(region.heightShare, MapProjection.tanh(.pi))
    return Size(
      width: region.longitudeDelta / 360 * MapProjection.world,
      height: Elementary.log((1 + share) / (1 - share)) / (2 * .pi) * MapProjection.world)
  }
}

/// How a map moves.
extension MapRegion {
  /// The region after a finger has moved so many points, from when it began: the map follows it.
  package func panned(by way: Point) -> Region {
    guard way != Point() else { return region }
    return region.recentered(
      to: coordinate(at: Point(x: size.width / 2 - way.x, y: size.height / 2 - way.y)))
  }

  /// The region that shows places with so many points left free round them.
  ///
  /// One place keeps the scale and gets to the middle of the padded rectangle; several are fitted into
  /// it. No place, or padding that leaves nothing, leaves the map as it is. Source:
  /// `setVisibleMapRect(_:edgePadding:animated:)`; that the middle is the padded rectangle's is inferred.
  package func showing(_ coordinates: [Coordinate], edgePadding padding: Insets) -> Region {
    let free = Rect(origin: Point(), size: size).inset(by: padding)
    guard free.width > 0, free.height > 0,
      let places = Self.boundingRect(of: coordinates.map(MapProjection.point))
    else { return region }
    let fitted = max(places.width / free.width, places.height / free.height)
    let (middle, scale) = (places.center, fitted > 0 ? fitted : self.scale)
    let center = MapProjection.coordinate(
      of: Point(
        x: middle.x + scale * (size.width / 2 - free.midX),
        y: middle.y + scale * (size.height / 2 - free.midY)))
    return fitted > 0
      ? Self.region(about: center, scale: scale, size: size) : region.recentered(to: center)
  }

  private static func boundingRect(of points: [Point]) -> Rect? {
    guard var (low, high) = points.first.map({ ($0, $0) }) else { return nil }
    for point in points {
      low = Point { min(low[$0], point[$0]) }
      high = Point { max(high[$0], point[$0]) }
    }
    return Rect(from: low, to: high)
  }

  /// The region that a view shows about a centre at a scale.
  private static func region(about center: Coordinate, scale: Double, size: Size) -> Region {
    let share = MapProjection.tanh(scale * size.height / MapProjection.world * .pi)
    return Region(
      center: center, heightShare: share,
      longitudeDelta: min(scale * size.width / MapProjection.world * 360, 360))
  }
}

extension Region {
  /// The farthest from the equator that a centre goes, in degrees: as far as a `region` may be set.
  private static let farthestLatitude = 85.0

  /// tanh of half its height in Mercator's units: what stays when a map moves.
  ///
  /// A span d about a latitude c is 2 artanh(sin(d/2) / cos c) of these units high.
  fileprivate var heightShare: Double {
    Elementary.sin(min(latitudeDelta, 180) * .pi / 360)
      / Elementary.cos(center.latitude * .pi / 180)
  }

  fileprivate init(center: Coordinate, heightShare: Double, longitudeDelta: Double) {
    let latitude = min(max(center.latitude, -Self.farthestLatitude), Self.farthestLatitude)
    let sine = min(Elementary.cos(latitude * .pi / 180) * heightShare, 1)
    self.init(
      center: Coordinate(
        latitude: latitude, longitude: MapProjection.wrapped(center.longitude)),
      latitudeDelta: Elementary.asin(sine) * 360 / .pi, longitudeDelta: longitudeDelta)
  }

  /// The region about another centre at the same scale, as setting `centerCoordinate` leaves it.
  ///
  /// The centre stops at 85 degrees and goes round at ±180. The span of latitudes follows the
  /// projection: it shrinks towards the poles.
  package func recentered(to center: Coordinate) -> Region {
    guard center != self.center else { return self }
    return Region(center: center, heightShare: heightShare, longitudeDelta: longitudeDelta)
  }
}
