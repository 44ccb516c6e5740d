import Geometry
import Testing

@testable import LayoutEngine

@Suite struct ScrollingRulesTests {
  @Test func `an article's sheet rests on the inset that its controller sets after layout`() {
    var sheet = ScrollingFixture(height: 517, content: 1200)
    let first = sheet.apply()
    #expect(!first)
    #expect(sheet.y == 0)
    sheet.state.contentInset.top = 367
    let second = sheet.apply()
    #expect(second)
    #expect(sheet.y == -367)
    let third = sheet.apply()
    #expect(!third)
    #expect(sheet.physics.parametersUsed.map(\.name).contains("insetChange"))
  }

  @Test func `an offset follows its edge, shifts or stays when an inset or size changes`() {
    // height 500, content 1200, inset 100: range -100...700; rule, offset, new inset, height, content, offset then
    let rows: [(String, Double, Double, Double, Double, Double)] = [
      ("keepEdge", -100, 150, 500, 1200, -150), ("keepEdge", -100, 50, 500, 1200, -50),
      ("keepEdge", 700, 100, 400, 1200, 800), ("keepEdge", 700, 100, 500, 900, 400),
      ("keepEdge", 50, 300, 500, 1200, 50), ("keepEdge", 600, 100, 500, 900, 400),
      ("keepEdge", -60, 20, 500, 1200, -20),
      ("shift", -100, 150, 500, 1200, -150), ("shift", 50, 150, 500, 1200, 0),
      ("shift", 680, 0, 500, 1200, 700), ("shift", 700, 100, 400, 1200, 700),
      ("stay", -100, 150, 500, 1200, -100), ("stay", 700, 0, 500, 900, 700),
    ]
    for (rule, offset, inset, height, content, expected) in rows {
      var view = ScrollingFixture(height: 500, content: 1200)
      let choice = Physics.Parameter.insetChange.row.choices.firstIndex(of: rule) ?? -1
      view.physics.set(.insetChange, to: Double(choice))
      view.state.contentInset.top = 100
      view.apply()
      view.y = offset
      view.apply()
      view.state.contentInset.top = inset
      view.tree[view.id].frame.size.height = height
      view.state.contentSize.height = content
      let moved = view.apply()
      let row = "\(rule) \(offset) \(inset) \(height) \(content)"
      #expect(view.y == expected, "\(row)")
      #expect(moved == (expected != offset), "\(row)")
    }
  }

  @Test func `an offset keeps its distance from the edge while the safe area alone changes`() {
    // height 500, content 1200, safe area at the top before and then, offset, offset then
    let rows: [(before: Double, after: Double, offset: Double, expected: Double)] = [
      (116, 64, 300, 352), (116, 64, -65, -65),  // Vercantez/openuikit, a comment (iOS 26.1)
      (116, 64, -116, -64), (64, 116, -64, -116), (116, 64, 690, 700), (116, 64, 700, 700),
    ]
    for (before, after, offset, expected) in rows {
      var view = ScrollingFixture(height: 500, content: 1200)
      view.tree.traits[Int(view.id.index)].safeAreaInsets.top = before
      view.apply()
      view.y = offset
      view.apply()
      view.tree.traits[Int(view.id.index)].safeAreaInsets.top = after
      view.apply()
      #expect(view.y == expected, "\(before) to \(after) at \(offset)")
    }
  }

  @Test func `on both edges at once the minimum counts`() {
    var view = ScrollingFixture(height: 500, content: 300)
    view.apply()
    view.state.contentSize.height = 1200
    view.apply()
    #expect(view.y == 0)
  }

  @Test func `an offset set outside the range stays until something changes`() {
    var view = ScrollingFixture(height: 500, content: 1200)
    view.apply()
    view.y = 5000
    view.apply()
    #expect(view.y == 5000)
    view.state.contentSize.height = 1300
    let moved = view.apply()
    #expect(moved)
    #expect(view.y == 800)
  }

  @Test func `while it moves the offset is left alone, and clamped when it comes to rest`() {
    for motion in [ScrollState.Motion.tracking, .dragging, .decelerating, .animating] {
      var view = ScrollingFixture(height: 500, content: 1200)
      view.apply()
      view.y = 700
      view.state.motion = motion
      view.state.contentSize.height = 900
      view.state.contentInset.top = 40
      let moved = view.apply()
      #expect(!moved)
      #expect(view.y == 700)
      #expect(view.state.adjustedContentInset.top == 40)
      let rested = ScrollRules.comeToRest(
        view.id, in: &view.tree, physics: &view.physics, pixel: view.pixel)
      #expect(rested)
      #expect(view.y == 400)
      #expect(view.state.motion == .rest)
    }
  }

  @Test func `an edge off the pixel grid is the nearest pixel`() {
    var view = ScrollingFixture(height: 500, content: 1200.3, scale: 3)
    view.state.contentInset.top = 100.4
    view.apply()
    #expect(view.y == -301.0 / 3)
    view.state.contentInset.top = 0
    view.apply()
    #expect(view.y == 0)
    #expect(view.range.maximum.y == 2101.0 / 3)
  }

  @Test func `a view that shows no indicator uses no parameter of one`() {
    var view = ScrollingFixture(height: 500, content: 1200)
    view.state.flags.subtract([.showsVertical, .showsHorizontal])
    view.apply()
    #expect(view.state.verticalIndicator == nil)
    #expect(view.physics.parametersUsed.map(\.name) == ["insetChange"])
  }
}
