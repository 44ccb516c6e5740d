import Geometry
import Testing

@testable import LayoutEngine

@Suite struct ScrollingIndicatorTests {
  /// The vertical knob of a sheet at an offset with an indicator inset above.
  private static func knob(_ sheet: ScrollingFixture, _ offset: Double, _ top: Double) -> Rect? {
    var sheet = sheet
    sheet.y = offset
    sheet.state.verticalIndicatorInsets.top = top
    sheet.apply()
    return sheet.state.verticalIndicator
  }

  /// What the article's second formula sets.
  private static func second(_ sheet: ScrollingFixture, _ offset: Double) -> Double {
    let (state, hidden) = (sheet.state, max(0, -offset))
    let safe = state.adjustedContentInset.bottom
    let ratio = min(
      1,
      (state.measured.bounds.height - safe - hidden) / (state.contentSize.height + safe + hidden))
    return hidden
      - max(0, min(state.contentInset.top, state.contentInset.top + offset)) * ratio
  }

  @Test func `what does not fill the view has no knob`() {
    let short = ScrollingFixture(sheet: 700, content: 100, inset: 103, safe: 34)
    #expect(Self.knob(short, -103, 0) == nil)
  }

  @Test func `the article's formulas put the knob where the published table says`() throws {
    let a = ScrollingFixture(sheet: 517, content: 1200, inset: 367, safe: 0)
    let b = ScrollingFixture(sheet: 662, content: 1200, inset: 478, safe: 34)
    let c = ScrollingFixture(sheet: 517, content: 120, inset: 397, safe: 0)
    let d = ScrollingFixture(sheet: 517, content: 300, inset: 367, safe: 0)
    let e = ScrollingFixture(sheet: 225, content: 1200, inset: 54, safe: 21)
    // sheet, offset, indicator inset above, knob's y and length
    let rows: [(ScrollingFixture, Double, Double, Double, Double)] = [
      (a, -367, 367, 367, 49.48947032546267),
      (a, -275.25, 275.25, 289.404794192725, 79.76052967453734),
      (a, -275.25, 260.21487883409594, 275.25, 84.72106422640229),
      (a, -183.5, 183.5, 222.5537651563497, 110.031589023612),
      (a, -183.5, 139.2663534513914, 183.5, 124.62558727864112),
      (a, -100, 14.354615384615386, 100, 165.83769230769232),
      (a, -1, -156.24895920066612, 1, 222.12489592006662),
      (a, 0, 0, 121.08423739629866, 170.57370772176134),
      (a, 0, -158.11583333333334, 0, 222.7408333333333),
      (a, 200, -158.11583333333334, 86.16666666666663, 222.7408333333333),
      (a, 683, 0, 346.4262922782387, 170.57370772176134),
      (a, 683, -158.11583333333334, 294.25916666666666, 222.7408333333333),
      (a, -407, 407, 404.1920867900447, 36.29227823867262),
      (b, -239, 239, 293.30549065420564, 150.41939252336448),
      (b, -239, 175.88323150033943, 239, 174.82552613713509),
      (b, 0, -243.2609400324149, 0, 336.9011345218801),
      (b, 572, -243.2609400324149, 291.09886547812, 336.9011345218801),
      (c, -397, 397, 397, 120), (c, -437, 437, 430.81044487427465, 80),
      (c, 0, -397, 304.85299806576404, 914),
      (d, -217, 129.95938104448743, 217, 300), (d, -217, 217, 284.4662668665667, 232.5337331334333),
      (e, -27, 23.170673076923077, 27, 31.911057692307697),
      (e, 0, -9.022113022113022, 0, 37.59213759213759), (e, 996, 0, 168, 36),
    ]
    for (sheet, offset, top, y, length) in rows {
      let knob = try #require(Self.knob(sheet, offset, top))
      let row = "\(sheet.state.measured) at \(offset) with \(top)"
      #expect(abs(knob.origin.y - y) < 1e-6, "\(row)")
      #expect(abs(knob.height - length) < 1e-6, "\(row)")
      #expect(knob.origin.x == 372 && knob.width == 3, "\(row)")
    }
  }

  @Test func `the second formula keeps the knob at the sheet's top edge, then lets it travel`()
    throws
  {
    let sheets: [(ScrollingFixture, Double)] = [
      (ScrollingFixture(sheet: 517, content: 1200, inset: 367, safe: 0), 517),
      (ScrollingFixture(sheet: 662, content: 1200, inset: 478, safe: 34), 628),
      (ScrollingFixture(sheet: 225, content: 1200, inset: 54, safe: 21), 204),
    ]
    for (sheet, end) in sheets {
      let inset = sheet.state.contentInset.top
      for step in 0...100 {
        let offset = -inset * Double(step) / 100
        let knob = try #require(Self.knob(sheet, offset, Self.second(sheet, offset)))
        #expect(abs(knob.origin.y + offset) < 1e-6, "I1 at \(offset)")
      }
      let safe = sheet.state.adjustedContentInset.bottom
      let ratio = (end - 0) / (sheet.state.contentSize.height + safe)
      for step in 0...100 {
        let offset = sheet.range.maximum.y * Double(step) / 100
        let knob = try #require(Self.knob(sheet, offset, Self.second(sheet, offset)))
        #expect(abs(knob.origin.y - offset * ratio) < 1e-6, "I2 at \(offset)")
      }
      let last = sheet.range.maximum.y
      let knob = try #require(Self.knob(sheet, last, Self.second(sheet, last)))
      #expect(abs(knob.maxY - end) < 1e-6, "I3")
    }
  }

  @Test(.enabled(if: SheetVectors.isThere))
  func `every published sheet vector comes out`() throws {
    for vectors in try SheetVectors.read() {
      let sheet = ScrollingFixture(
        sheet: vectors.height, content: vectors.contentHeight, inset: vectors.inset,
        safe: vectors.safeBottom)
      #expect(sheet.range.minimum.y == vectors.minOffset)
      #expect(sheet.range.maximum.y == vectors.maxOffset)
      for row in vectors.rows {
        let one = try #require(Self.knob(sheet, row.offset, row.firstInset))
        let two = try #require(Self.knob(sheet, row.offset, row.secondInset))
        let name = "\(vectors.name) at \(row.offset)"
        #expect(abs(one.origin.y - row.firstKnob) < 1e-6, "\(name)")
        #expect(abs(one.height - row.firstLength) < 1e-6, "\(name)")
        #expect(abs(two.origin.y - row.secondKnob) < 1e-6, "\(name)")
        #expect(abs(two.height - row.secondLength) < 1e-6, "\(name)")
      }
    }
  }

  @Test func `margin, thickness and minimum length are parameters`() throws {
    // Flutter's test figure: 800 × 600 of 4000, margin 3, thickness 2.5.
    var view = ScrollingFixture(width: 800, height: 600, content: 4000)
    view.physics.set(.indicatorMargin, to: 3)
    view.physics.set(.indicatorThickness, to: 2.5)
    view.apply()
    let knob = try #require(view.state.verticalIndicator)
    #expect(knob.origin == Point(x: 794.5, y: 3))
    #expect(abs(knob.height - 89.1) < 1e-9)
    view.physics.set(.indicatorMinimumLength, to: 100)
    view.y = view.range.maximum.y
    view.apply()
    #expect(view.state.verticalIndicator == Rect(x: 794.5, y: 497, width: 2.5, height: 100))
    view.y = 0
    view.apply()
    #expect(view.state.verticalIndicator == Rect(x: 794.5, y: 3, width: 2.5, height: 100))
  }

  @Test func `an indicator's insets grow by the safe area unless they are told not to`() {
    var view = ScrollingFixture(width: 300, height: 400, content: 900, contentWidth: 600)
    view.tree.traits[0].safeAreaInsets = Insets(top: 20, left: 10, bottom: 30, right: 50)
    view.apply()
    #expect(view.state.verticalIndicator == Rect(x: 247, y: 20, width: 3, height: 350 * 400 / 950))
    #expect(
      view.state.horizontalIndicator == Rect(x: 10, y: 367, width: 240 * 300 / 660, height: 3))
    view.state.flags.remove(.adjustsIndicators)
    view.apply()
    #expect(
      view.state.verticalIndicator == Rect(x: 297, y: 0, width: 3, height: 400.0 * 400 / 950))
  }

  @Test func `a view without content or size has no knob`() {
    for (height, content) in [(517.0, 0.0), (0, 1200)] {
      var view = ScrollingFixture(height: height, content: content)
      view.apply()
      #expect(view.state.verticalIndicator == nil)
    }
    // A track that insets have eaten up leaves a knob without length.
    var view = ScrollingFixture(height: 100, content: 300)
    view.state.verticalIndicatorInsets.top = 150
    view.apply()
    #expect(view.state.verticalIndicator == Rect(x: 372, y: 150, width: 3, height: 0))
  }
}
