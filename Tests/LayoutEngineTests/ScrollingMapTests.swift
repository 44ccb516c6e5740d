import Geometry
import Testing

@testable import LayoutEngine

@Suite struct ScrollingMapTests {
  private static let paris = Coordinate(latitude: 48.8566, longitude: 2.3522)
  private static let phone = Size(width: 375, height: 667)

  private static func map(_ center: Coordinate, _ spans: Double, _ size: Size = phone) throws
    -> MapRegion
  {
    try #require(
      MapRegion(
        Region(center: center, latitudeDelta: spans, longitudeDelta: spans), in: size))
  }

  private static func isNear(_ one: Coordinate, _ other: Coordinate, _ distance: Double) -> Bool {
    abs(one.latitude - other.latitude) < distance
      && abs(one.longitude - other.longitude) < distance
  }

  @Test func `the published pairs of coordinates and map points come out`() {
    // latitude, longitude, x, y, how exactly they were published in map points
    let rows: [(Double, Double, Double, Double, Double)] = [
      (84.8024737243345, -175.78125, 3_145_728, 2_097_152, 1e-4),
      (84.7705283207591, -175.4296875, 3_407_872, 2_359_296, 1e-4),
      (48.8566, 2.3522, 135_971_655.443, 92_349_421.254, 1e-3),
      (0, 0, 134_217_728, 134_217_728, 1e-6),
      (85.05112877980659, -180, 0, 0, 1e-4), (-90, 180, 268_435_456, 268_435_456, 1e-4),
    ]
    for (latitude, longitude, x, y, exactness) in rows {
      let place = Coordinate(latitude: latitude, longitude: longitude)
      let point = MapProjection.point(of: place)
      #expect(abs(point.x - x) < exactness && abs(point.y - y) < exactness, "\(place) \(point)")
      guard abs(latitude) < 85.06 else { continue }
      #expect(
        Self.isNear(MapProjection.coordinate(of: Point(x: x, y: y)), place, 1e-9), "\(place)")
    }
  }

  @Test func `a coordinate and its map point lead to one another everywhere`() {
    for latitude in stride(from: -85.0, through: 85, by: 2.5) {
      for longitude in stride(from: -180.0, through: 180, by: 22.5) {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let back = MapProjection.coordinate(of: MapProjection.point(of: place))
        #expect(Self.isNear(back, place, 1e-11), "\(place)")
      }
    }
    #expect(MapProjection.wrapped(190) == -170)
    #expect(MapProjection.wrapped(-541) == 179)
    #expect(MapProjection.wrapped(180) == 180)
  }

  @Test func `a map point at the equator is 0.1493 metres`() {
    let metres = 40_075_016.68557849 / MapProjection.world
    #expect(ScrollingFixture.rounded(metres, 8) == 0.14929107)
  }

  @Test func `a region is fitted as a whole and in the middle`() throws {
    let map = try Self.map(Coordinate(), 36)
    // 36 of 360 degrees over 667 points is less than over 375.
    #expect(map.scale == MapProjection.world / 10 / 375)
    #expect(map.visibleRect.center == Point(x: 134_217_728, y: 134_217_728))
    #expect(abs(map.visibleRect.width - MapProjection.world / 10) < 1e-6)
    #expect(abs(map.visibleRect.height / map.visibleRect.width - 667.0 / 375) < 1e-12)
    let paris = try Self.map(Self.paris, 0.1)
    #expect(paris.point(of: Self.paris) == Point(x: 187.5, y: 333.5))
    #expect(Self.isNear(paris.coordinate(at: Point(x: 187.5, y: 333.5)), Self.paris, 1e-12))
    // The east edge is half the span away; wide views fit the height instead.
    let east = paris.point(of: Coordinate(latitude: 48.8566, longitude: 2.4022))
    #expect(abs(east.x - 375) < 1e-6)
    let wide = try Self.map(Self.paris, 0.1, Size(width: 667, height: 100))
    let north = wide.point(of: Coordinate(latitude: 48.9066, longitude: 2.3522))
    let south = wide.point(of: Coordinate(latitude: 48.8066, longitude: 2.3522))
    #expect(abs(south.y - north.y - 100) < 1e-6)
    #expect(MapRegion(paris.region, in: Size(width: 0, height: 10)) == nil)
    #expect(MapRegion(Region(), in: Self.phone) == nil)
  }

  @Test func `the map follows the finger at the same scale`() throws {
    let map = try Self.map(Self.paris, 5)
    for way in [Point(x: 30, y: 0), Point(x: -100, y: 250), Point(x: 3, y: -400)] {
      let region = map.panned(by: way)
      let moved = try #require(MapRegion(region, in: Self.phone))
      let paris = moved.point(of: Self.paris)
      #expect(abs(paris.x - 187.5 - way.x) < 1e-6 && abs(paris.y - 333.5 - way.y) < 1e-6)
      #expect(abs(moved.scale / map.scale - 1) < 1e-12)
      #expect(region.longitudeDelta == 5)
    }
    #expect(map.panned(by: Point(x: 0, y: 400)).latitudeDelta < 5)
    #expect(map.panned(by: Point(x: 0, y: -400)).latitudeDelta > 5)
    #expect(map.panned(by: Point()) == map.region)
  }

  @Test func `a map stops at 85 degrees and goes round at 180`() throws {
    let map = try Self.map(Coordinate(latitude: 80, longitude: 179), 20)
    let north = map.panned(by: Point(x: -100, y: 5000))
    #expect(north.center.latitude == 85)
    #expect(ScrollingFixture.rounded(north.center.longitude, 3) == -127.027)
    #expect(map.panned(by: Point(x: 0, y: -1e7)).center.latitude == -85)
    // The nearest way to a place leads over the date line.
    let beyond = map.point(of: Coordinate(latitude: 80, longitude: -179))
    #expect(beyond.x > 187.5 && beyond.x < 375)
  }

  @Test func `one annotation keeps the scale and gets to the middle of the padded rectangle`()
    throws
  {
    // The first article: the visible part of the map is above a sheet 150 points high.
    let map = try Self.map(Self.paris, 5)
    let lyon = Coordinate(latitude: 45.764, longitude: 4.8357)
    let region = map.showing([lyon], edgePadding: Insets(top: 40, left: 20, bottom: 150))
    let shown = try #require(MapRegion(region, in: Self.phone))
    let point = shown.point(of: lyon)
    #expect(abs(point.x - 197.5) < 1e-6 && abs(point.y - 278.5) < 1e-6)
    #expect(abs(shown.scale / map.scale - 1) < 1e-12)
    #expect(map.showing([lyon, lyon], edgePadding: Insets()).latitudeDelta != 0)
  }

  @Test func `several annotations are fitted into the padded rectangle`() throws {
    let map = try Self.map(Coordinate(), 100)
    let places = [
      Self.paris, Coordinate(latitude: 45.764, longitude: 4.8357),
      Coordinate(latitude: 43.2965, longitude: 5.3698),
    ]
    let padding = Insets(top: 100, left: 50, bottom: 300, right: 25)
    let region = map.showing(places, edgePadding: padding)
    let shown = try #require(MapRegion(region, in: Self.phone))
    let points = places.map(shown.point)
    // Higher than wide: the height, 267 points, is filled from 100 to 367, the width centred on 200.
    #expect(abs((points.map(\.y).min() ?? 0) - 100) < 1e-6)
    #expect(abs((points.map(\.y).max() ?? 0) - 367) < 1e-6)
    let (west, east) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    #expect(abs((west + east) / 2 - 200) < 1e-6 && west > 50 && east < 350)
  }

  @Test func `padding that leaves nothing, or no place, leaves the map as it is`() throws {
    let map = try Self.map(Self.paris, 5)
    #expect(map.showing([], edgePadding: Insets()) == map.region)
    for padding in [Insets(top: 400, bottom: 267), Insets(left: 375), Insets(top: 900)] {
      #expect(map.showing([Coordinate()], edgePadding: padding) == map.region)
    }
  }

  @Test func `a map moves on after a pan as a scroll view does, or not at all`() {
    var physics = Physics()
    let glide = MapGlide(velocity: Point(x: 600, y: -800), physics: &physics)
    #expect(ScrollingFixture.rounded(glide.target.x, 4) == 296.406)
    #expect(ScrollingFixture.rounded(glide.translation(at: 0.5).y, 4) == -252.4895)
    #expect(glide.translation(at: glide.duration) == glide.target)
    #expect(ScrollingFixture.rounded(glide.duration, 4) == 2.3003)
    #expect(MapGlide(velocity: Point(x: 150, y: 200), physics: &physics).isFinished(at: 0))
    physics.set(.mapDeceleration, to: 0)
    let none = MapGlide(velocity: Point(x: 600, y: -800), physics: &physics)
    #expect(none.isFinished(at: 0) && none.target == Point())
  }
}
