import Geometry
import Testing

@testable import LayoutEngine

@Suite struct ScrollingDragTests {
  @Test func `the rubber band gives the published figures, and its inverse takes them back`() {
    // length, pull, stretch, decimals published
    let rows: [(Double, Double, Double, Int)] = [
      (960, 5, 2.74, 2), (960, 10, 5.47, 2), (960, 100, 52.02, 2), (960, 400, 178.98, 2),
      (960, 960, 340.65, 2),
      (517, 10, 5.4421, 4), (517, 50, 26.1111, 4), (517, 100, 49.7115, 4), (517, 200, 90.7018, 4),
    ]
    for (length, pull, stretch, decimals) in rows {
      let band = RubberBand(stiffness: 0.55, length: length)
      #expect(
        ScrollingFixture.rounded(band.stretch(of: pull), decimals) == stretch, "\(length) \(pull)")
      #expect(abs(band.pull(of: band.stretch(of: pull)) - pull) < 1e-9, "\(length) \(pull)")
    }
  }

  @Test func `the rubber band gives nothing for nothing and never its whole length`() {
    let band = RubberBand(stiffness: 0.55, length: 500)
    #expect(band.stretch(of: 0) == 0)
    #expect(band.stretch(of: -5) == 0)
    #expect(band.stretch(of: 1e9) < 500)
    #expect(band.pull(of: 0) == 0)
    #expect(band.pull(of: 900).isFinite)
    let flat = RubberBand(stiffness: 0.55, length: 0)
    #expect(flat.stretch(of: 10) == 0)
    #expect(flat.pull(of: 10) == 0)
  }

  @Test func `content follows the finger, and past an edge half of it`() {
    // start, the finger's way down, offset at three pixels a point
    let rows: [(Double, Double, Double)] = [
      (0, -100, 100), (0, -33.4, 33.0 + 1.0 / 3), (100, 100, 0), (100, 110, -16.0 / 3),
      (0, 50, -26), (0, 100, -149.0 / 3), (683, -100, 683 + 149.0 / 3),
      (600, -183, 683 + 149.0 / 3),
    ]
    for (start, way, expected) in rows {
      var physics = Physics()
      var drag = ScrollDrag(
        from: Point(y: start), in: .column(0...683, height: 517, scale: 3))
      let offset = drag.offset(forTranslation: Point(x: 40, y: way), physics: &physics)
      #expect(offset == Point(x: 0, y: expected), "\(start) \(way)")
    }
  }

  @Test func `grabbed while stretched it does not jump, and comes back by the same band`() {
    var physics = Physics()
    var drag = ScrollDrag(from: Point(y: -49.5), in: .column(0...683, height: 517))
    #expect(drag.offset(forTranslation: Point(), physics: &physics) == Point(y: -49.5))
    #expect(drag.offset(forTranslation: Point(y: -50), physics: &physics) == Point(y: -26))
    #expect(drag.offset(forTranslation: Point(y: -200), physics: &physics).y == 100.5)
    var below = ScrollDrag(from: Point(y: 732.5), in: .column(0...683, height: 517))
    #expect(below.offset(forTranslation: Point(y: 0), physics: &physics) == Point(y: 732.5))
  }

  @Test func `the stiffness is used only where content is stretched`() {
    var physics = Physics()
    var drag = ScrollDrag(from: Point(y: 0), in: .column(0...683, height: 517))
    _ = drag.offset(forTranslation: Point(y: -100), physics: &physics)
    #expect(physics.parametersUsed.isEmpty)
    _ = drag.offset(forTranslation: Point(y: 100), physics: &physics)
    #expect(physics.parametersUsed.map(\.name) == ["rubberBand"])
  }

  @Test func `without bouncing the edge holds`() {
    var physics = Physics()
    var scrollable = Scrollable.column(-20...683, height: 517)
    scrollable.bounces = false
    var drag = ScrollDrag(from: Point(), in: scrollable)
    #expect(drag.offset(forTranslation: Point(y: 100), physics: &physics) == Point(y: -20))
    #expect(drag.offset(forTranslation: Point(y: -900), physics: &physics) == Point(y: 683))
    #expect(drag.offset(forTranslation: Point(y: -9), physics: &physics) == Point(y: 9))
  }

  @Test func `the directional lock keeps to the axis of the first move, a diagonal one to none`() {
    // first and second translation, offset then
    let rows: [(Point, Point, Point)] = [
      (Point(x: -1, y: -9), Point(x: -50, y: -60), Point(x: 0, y: 60)),
      (Point(x: -9, y: -4), Point(x: -50, y: -60), Point(x: 50, y: 0)),
      (Point(x: -5, y: -9), Point(x: -50, y: -60), Point(x: 50, y: 60)),
      (Point(), Point(x: 0, y: -60), Point(x: 0, y: 60)),
    ]
    for (first, second, expected) in rows {
      var physics = Physics()
      var plane = Scrollable(
        range: ScrollRange(minimum: Point(), maximum: Point(x: 500, y: 500)),
        bounds: Size(width: 300, height: 300), axes: ScrollAxes(x: true, y: true),
        pixel: Pixel(scale: 2))
      plane.locksDirection = true
      var drag = ScrollDrag(from: Point(), in: plane)
      _ = drag.offset(forTranslation: first, physics: &physics)
      #expect(
        drag.offset(forTranslation: second, physics: &physics) == expected, "\(first) \(second)")
    }
  }
}
