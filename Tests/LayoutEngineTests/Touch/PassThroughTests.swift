import Geometry
import Testing

@testable import LayoutEngine

/// The second article's screen: a map, and over all but its top 150 points a scroll view that lets touches through.
private func passThroughSheet(
  offset: Double, _ pointInside: PointInside = .subviews, _ change: (inout View) -> Void = { _ in }
) -> TouchStage {
  var stage = TouchStage()
  stage.tree[stage["root"]].frame = Rect(x: 0, y: 0, width: 375, height: 667)
  stage.add("map", "mapView", in: "root", 0, 0, 375, 667)
  stage.add("sheet", "scrollView", in: "root", 0, 150, 375, 517) { $0.boundsOrigin.y = offset }
  stage.add("info", in: "sheet", 0, 0, 375, 1200, change)
  stage.add("title", "label", in: "info", 16, 12, 343, 40)
  stage.tree.hitOverride.attach(HitOverride(), to: stage["sheet"])
  stage.tree.hitOverride[stage["sheet"]].pointInside = pointInside
  return stage
}

@Suite struct PassThroughTests {
  @Test func `touches go through to the map where the sheet is empty`() {
    let collapsed = passThroughSheet(offset: -367)
    let hits = [(187, 60), (187, 500), (187, 516.9), (187, 517), (187, 666), (187, 540)].map {
      collapsed.hit($0, $1)
    }
    #expect(hits == ["map", "map", "map", "info", "info", "info"])
    let expanded = passThroughSheet(offset: 0)
    #expect([expanded.hit(187, 149), expanded.hit(187, 150)] == ["map", "info"])
  }

  @Test func `clipped content takes the map's touches, as the article's override has it`() {
    // At offset 200 the point 50 above the sheet is 150 down in the info view, which is clipped there.
    #expect(passThroughSheet(offset: 200).hit(187, 100) == "info")
    #expect(passThroughSheet(offset: 200, .visibleSubviews).hit(187, 100) == "map")
    #expect(passThroughSheet(offset: 200, .visibleSubviews).hit(187, 300) == "info")
  }

  @Test func `hidden and disabled content lets touches through, invisible content does not`() {
    let hidden = passThroughSheet(offset: -367) { $0.flags.insert(.hidden) }
    #expect(hidden.hit(187, 600) == "map")
    let disabled = passThroughSheet(offset: -367) { $0.flags.remove(.interactive) }
    #expect(disabled.hit(187, 600) == "map")
    // The override does not ask for alpha, the hit test does: the scroll view itself is hit.
    let invisible = passThroughSheet(offset: -367) { $0.alpha = 0 }
    #expect(invisible.hit(187, 600) == "sheet")
  }

  @Test func `a plain scroll view keeps the map's touches`() {
    #expect(passThroughSheet(offset: -367, .bounds).hit(187, 300) == "sheet")
  }
}
