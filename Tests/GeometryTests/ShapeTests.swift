import Testing

@testable import Geometry

@Suite struct ShapeTests {
  @Test func `a rectangle holds its left and top edges and not its right and bottom ones`() {
    let rows: [(Rect, Point, Bool)] = [
      (Rect(x: 0, y: 0, width: 100, height: 100), Point(x: 99, y: 99), true),
      (Rect(x: 0, y: 0, width: 100, height: 100), Point(x: 100, y: 100), false),
      (Rect(x: 0, y: 0, width: 100, height: 100), Point(x: 0, y: 0), true),
      (Rect(x: 100, y: 100, width: -100, height: -100), Point(x: 0, y: 0), true),
      (Rect(x: 100, y: 100, width: -100, height: -100), Point(x: 100, y: 50), false),
      (Rect(x: 10000, y: 10000, width: 100, height: 100), Point(x: 50, y: 50), false),
    ]
    for (rect, point, inside) in rows { #expect(rect.contains(point) == inside) }
  }

  @Test func `an edge goes to the nearest pixel and a tie goes up`() {
    let rows: [(Double, Double, Double)] = [
      (2, 950.25, 950.5), (2, 950.2, 950), (3, 173.5, 173.0 + 2.0 / 3), (2, -0.25, 0),
      (2, 0.2499999999, 0.5), (3, 100.0 / 3, 100.0 / 3), (1, -0.4, 0), (2, -3.75, -3.5),
      (2, 21.749995, 22), (2, -0.249995, 0), (2, 0.2499, 0),
    ]
    for (scale, value, expected) in rows {
      #expect(abs(Pixel(scale: scale).rounded(value) - expected) < 1e-12, "\(value)@\(scale)x")
    }
  }

  @Test func `the sizes of a rounded rectangle are what its rounded edges leave`() {
    let third = Rect(x: 33.4, y: 0, width: 33.2, height: 10.3)
    #expect(Pixel(scale: 2).rounded(third) == Rect(x: 33.5, y: 0, width: 33, height: 10.5))
  }

  @Test func `an inverse takes a transform back`() throws {
    let transform = Transform(a: 0.5, b: 0.25, c: -1, d: 2, tx: 7, ty: -3)
    let inverse = try #require(transform.inverse)
    let back = inverse.apply(transform.apply(Point(x: 11, y: 13)))
    #expect(back.distance(to: Point(x: 11, y: 13)) < 1e-12)
    #expect(Transform(a: 0, d: 0).inverse == nil)
  }
}
