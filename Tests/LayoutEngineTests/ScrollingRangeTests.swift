import Geometry
import Testing

@testable import LayoutEngine

@Suite struct ScrollingRangeTests {
  @Test func `the range runs from minus the inset to content plus inset less bounds`() {
    // case, height, content, inset, safe, minimum, maximum: the five sheets of touch-scroll.md §7
    let sheets: [(String, Double, Double, Double, Double, Double, Double)] = [
      ("A", 517, 1200, 367, 0, -367, 683), ("B", 662, 1200, 478, 34, -478, 572),
      ("C", 517, 120, 397, 0, -397, -397), ("D", 517, 300, 367, 0, -367, -217),
      ("E", 225, 1200, 54, 21, -54, 996), ("no inset", 517, 1200, 0, 0, 0, 683),
      ("short", 517, 100, 0, 0, 0, 0), ("negative inset", 100, 300, -20, 0, 20, 200),
    ]
    for (name, height, content, inset, safe, low, high) in sheets {
      let sheet = ScrollingFixture(sheet: height, content: content, inset: inset, safe: safe)
      #expect(
        sheet.range == ScrollRange(minimum: Point(y: low), maximum: Point(y: high)), "\(name)")
    }
  }

  @Test func `a finger moves content longer than the bounds, or what always bounces`() {
    func axes(_ content: Double, _ inset: Double, _ flags: ScrollState.Flags) -> ScrollAxes {
      var sheet = ScrollingFixture(height: 517, content: content)
      sheet.state.contentInset.top = inset
      sheet.state.flags = flags
      sheet.apply()
      return sheet.scrollable.axes
    }
    let on = ScrollState.Flags([.scrollEnabled, .bounces])
    #expect(axes(518, 0, on) == ScrollAxes(x: false, y: true))
    #expect(axes(517, 0, on) == ScrollAxes(x: false, y: false))
    #expect(axes(120, 397, on) == ScrollAxes(x: false, y: false))
    #expect(axes(300, 367, on) == ScrollAxes(x: false, y: true))
    #expect(axes(10, 0, on.union(.alwaysBounceVertical)) == ScrollAxes(x: false, y: true))
    #expect(axes(10, 0, on.union(.alwaysBounceHorizontal)) == ScrollAxes(x: true, y: false))
    #expect(
      axes(10, 0, [.scrollEnabled, .alwaysBounceVertical]) == ScrollAxes(x: false, y: false))
    #expect(axes(1200, 0, [.bounces]) == ScrollAxes(x: false, y: false))
  }

  @Test func `the safe area adds to the inset as the behaviour says`() {
    // behaviour, content width and height in 375 × 517, always bounces, adjusted inset
    let all = Insets(top: 20, left: 44, bottom: 34, right: 44)
    let upright = Insets(top: 20, bottom: 34)
    let flat = Insets(left: 44, right: 44)
    let rows: [(InsetAdjustment, Double, Double, ScrollState.Flags, Insets)] = [
      (.never, 1000, 1000, [], Insets()), (.always, 10, 10, [], all),
      (.scrollableAxes, 375, 517, [], Insets()), (.scrollableAxes, 375, 518, [], upright),
      (.scrollableAxes, 376, 517, [], flat), (.scrollableAxes, 376, 518, [], all),
      (.scrollableAxes, 10, 10, .alwaysBounceVertical, upright),
      (.scrollableAxes, 10, 10, .alwaysBounceHorizontal, flat),
      // touch-scroll.md §7, trap 6: short content gets no bottom inset
      (.automatic, 375, 300, [], Insets()), (.automatic, 375, 1200, [], upright),
    ]
    for (behavior, width, height, flags, expected) in rows {
      var view = ScrollingFixture(height: 517, content: height, contentWidth: width)
      view.state.insetAdjustment = behavior
      view.state.flags.formUnion(flags)
      view.tree.traits[0].safeAreaInsets = all
      view.apply()
      #expect(
        view.state.adjustedContentInset == expected, "\(behavior) \(width) × \(height) \(flags)")
    }
  }
}
