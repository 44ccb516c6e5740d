import Geometry
import Testing

@testable import LayoutEngine

@Suite struct ScrollingPagingTests {
  /// The page by zero and by inset origin.
  private static func pages(
    _ sheet: ScrollingFixture, _ offset: Double, _ velocity: Double
  ) -> [Double] {
    ["zero", "inset"].map { origin in
      var physics = Physics()
      let choice = Physics.Parameter.pageOrigin.row.choices.firstIndex(of: origin) ?? -1
      physics.set(.pageOrigin, to: Double(choice))
      return Paging.target(
        from: Point(y: offset), velocity: Point(y: velocity), in: sheet.scrollable,
        axes: ScrollAxes(x: false, y: true), physics: &physics
      ).y
    }
  }

  @Test func `the published releases turn to their pages`() {
    let a = ScrollingFixture(sheet: 517, content: 1200, inset: 367, safe: 0)
    let b = ScrollingFixture(sheet: 662, content: 1200, inset: 478, safe: 34)
    let d = ScrollingFixture(sheet: 517, content: 300, inset: 367, safe: 0)
    let e = ScrollingFixture(sheet: 225, content: 1200, inset: 54, safe: 21)
    // sheet, offset, the offset's velocity, page by zero origin, by inset origin
    let rows: [(ScrollingFixture, Double, Double, Double, Double)] = [
      (a, -330.3, 0, -367, -367), (a, -263.67, 0, -367, -367), (a, -258.5, 0, -367, -367),
      (a, -253.33, 0, 0, -367), (a, -100, 0, 0, 150), (a, -50, -100, -367, -367),
      (a, -50, 0, 0, 150), (a, -367, 100, 0, 150), (a, -357, 100, 0, 150), (a, 0, 0, 0, 150),
      (a, -367, 10, -367, -367), (a, -50, -10, 0, 150),
      (b, -331, 0, -478, -478), (b, -324.38, 0, 0, -478), (b, -478, 100, 0, 184),
      (d, -253.33, 0, -217, -367), (d, -50, -100, -367, -367), (d, 0, 0, -217, -217),
      // touch-scroll.md §7, trap 8: a slow release always goes to 0
      (e, -48.6, 0, 0, -54), (e, -112.5, 0, -54, -54), (e, -54, 100, 0, 171),
    ]
    for (sheet, offset, velocity, zero, inset) in rows {
      #expect(
        Self.pages(sheet, offset, velocity) == [zero, inset],
        "\(sheet.state.measured) at \(offset) with \(velocity)")
    }
  }

  @Test(.enabled(if: SheetVectors.isThere))
  func `every published paging vector comes out`() throws {
    for vectors in try SheetVectors.read() {
      let sheet = ScrollingFixture(
        sheet: vectors.height, content: vectors.contentHeight, inset: vectors.inset,
        safe: vectors.safeBottom)
      for page in vectors.paging {
        #expect(
          Self.pages(sheet, page.off, page.v * 100) == [page.zeroOrigin, page.insetOrigin],
          "\(vectors.name) at \(page.off) with \(page.v)")
      }
    }
  }

  @Test func `a page is turned only along an axis that scrolls`() {
    var physics = Physics()
    let plane = Scrollable(
      range: ScrollRange(minimum: Point(), maximum: Point(x: 900, y: 900)),
      bounds: Size(width: 300, height: 0), axes: ScrollAxes(x: true, y: true),
      pixel: Pixel(scale: 2))
    func target(_ axes: ScrollAxes) -> Point {
      Paging.target(
        from: Point(x: 460, y: 950), velocity: Point(), in: plane, axes: axes, physics: &physics)
    }
    #expect(target(ScrollAxes(x: true, y: false)) == Point(x: 600, y: 950))
    #expect(target(ScrollAxes(x: false, y: true)) == Point(x: 460, y: 900))
  }

  @Test func `a paging release springs to its page, and on its page stays`() {
    var physics = Physics()
    var sheet = Scrollable.column(-367...683, height: 517)
    sheet.isPaging = true
    func release(_ offset: Double, _ velocity: Double) -> ScrollRelease {
      ScrollRelease.plan(
        ScrollDrag(from: Point(y: offset), in: sheet), at: Point(y: offset),
        velocity: Point(y: velocity), physics: &physics)
    }
    let flick = release(-300, -1200)
    #expect(flick.target == Point())
    #expect(flick.velocity == Point(y: 1.2))
    // e^(−1.09)(−300 + (1200 − 3270)·0.1) = −170.46
    #expect(flick.glide.offset(at: 0.1) == Point(y: -170.5))
    #expect(release(-300, 0).target == Point(y: -367))
    #expect(release(-300, 0).willDecelerate)
    #expect(!release(-367, 0).willDecelerate)
    #expect(!release(-367, 5).willDecelerate)
    #expect(release(-367, 500).willDecelerate)
    #expect(release(-367, 500).target == Point(y: -367))
    #expect(physics.parametersUsed.map(\.name).contains("pageOrigin"))
  }
}
