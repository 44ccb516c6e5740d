import Expressions
import Geometry
import Testing

@testable import LayoutEngine

/// Points of the screen and the name of the view that a touch there goes to.
private struct HitRow: Sendable {
  let fact: String
  let hits: [(x: Double, y: Double, view: String)]
  let arrange: @Sendable (inout TouchStage) -> Void

  init(
    _ fact: String, _ hits: [(x: Double, y: Double, view: String)],
    _ arrange: @escaping @Sendable (inout TouchStage) -> Void
  ) {
    (self.fact, self.hits, self.arrange) = (fact, hits, arrange)
  }
}

/// The rows are facts hit-testing 1 to 12, 16 and 17, each from Apple's documentation or a published test.
private let rows: [HitRow] = [
  HitRow("a hidden view is not hit", [(50, 50, "root")]) {
    $0.add("a", in: "root", 0, 0, 100, 100) { $0.flags.insert(.hidden) }
    $0.add("b", in: "a", 0, 0, 100, 100)
  },
  HitRow("a view without interaction is not hit, nor what is in it", [(50, 50, "root")]) {
    $0.add("a", in: "root", 0, 0, 100, 100) { $0.flags.remove(.interactive) }
    $0.add("b", in: "a", 0, 0, 100, 100)
  },
  HitRow("a view below alpha 0.01 is not hit, nor what is in it", [(50, 50, "root")]) {
    $0.add("a", in: "root", 0, 0, 100, 100) { $0.alpha = 0.009 }
    $0.add("b", in: "a", 0, 0, 100, 100)
  },
  HitRow("alpha 0.01 itself is hit, as Apple's text says", [(50, 50, "a")]) {
    $0.add("a", in: "root", 0, 0, 100, 100) { $0.alpha = 0.01 }
  },
  HitRow("the last subview is asked first, the farthest descendant answers", [(50, 50, "d")]) {
    $0.add("a", in: "root", 0, 0, 100, 100)
    $0.add("b", in: "root", 0, 0, 100, 100)
    $0.add("c", in: "b", 0, 0, 100, 100)
    $0.add("d", in: "c", 0, 0, 100, 100)
    $0.add("e", in: "a", 0, 0, 100, 100)
  },
  HitRow("a child outside its parent is not hit there", [(50, 50, "a"), (120, 50, "root")]) {
    $0.add("a", in: "root", 0, 0, 100, 100)
    $0.add("b", in: "a", 110, 0, 50, 100)
  },
  HitRow("clipping is not asked", [(120, 50, "root"), (90, 50, "b")]) {
    $0.add("a", in: "root", 0, 0, 100, 100) { $0.flags.insert(.clipsToBounds) }
    $0.add("b", in: "a", 80, 0, 80, 100)
  },
  HitRow(
    "a rectangle has its left and top edge, not its right and bottom one",
    [(0, 0, "a"), (99, 99, "a"), (100, 99, "root"), (99, 100, "root"), (100, 100, "root")]
  ) { $0.add("a", in: "root", 0, 0, 100, 100) },
  HitRow("a rectangle of negative size is turned round", [(60, 60, "a"), (100, 60, "root")]) {
    $0.add("a", in: "root", 100, 100, -50, -50)
  },
  HitRow("a point is in the bounds, which a content offset moves", [(50, 50, "b"), (50, 10, "a")]) {
    $0.add("a", in: "root", 0, 0, 100, 100) { $0.boundsOrigin = Point(x: 0, y: 500) }
    $0.add("b", in: "a", 0, 540, 100, 20)
  },
  HitRow("labels and pictures take no touch, a map does", [(10, 10, "root"), (50, 10, "map")]) {
    $0.add("title", "label", in: "root", 0, 0, 20, 20)
    $0.add("picture", "imageView", in: "root", 0, 0, 20, 20)
    $0.add("map", "mapView", in: "root", 40, 0, 20, 20)
  },
  HitRow("a view that is animated is not hit", [(50, 50, "root")]) {
    $0.add("a", in: "root", 0, 0, 100, 100) { $0.flags.insert(.animating) }
  },
  HitRow("a view without any color is hit", [(50, 50, "a")]) {
    $0.add("a", in: "root", 0, 0, 100, 100)
    $0.tree.stored.attach(["backgroundColor": .color(.clear)], to: $0["a"])
  },
  HitRow("a scroll view clips, and content that sticks out is not hit", [(50, 150, "root")]) {
    $0.add("a", "scrollView", in: "root", 0, 0, 100, 100)
    $0.add("b", in: "a", 0, 0, 100, 500)
  },
  HitRow("a view that answers another is never hit itself", [(50, 50, "b"), (10, 10, "c")]) {
    $0.add("b", in: "root", 0, 0, 100, 100)
    $0.add("a", in: "root", 0, 0, 100, 100)
    $0.add("c", in: "a", 0, 0, 20, 20)
    $0.tree.hitOverride.attach(HitOverride(), to: $0["a"])
    $0.tree.hitOverride[$0["a"]].hitTest = $0["b"]
  },
  HitRow(
    "a larger area does not make a hidden view hit",
    [(120, 50, "a"), (131, 50, "root"), (50, 180, "root")]
  ) {
    $0.add("a", in: "root", 0, 0, 100, 100)
    $0.add("b", in: "root", 0, 150, 100, 20) { $0.flags.insert(.hidden) }
    for name in ["a", "b"] {
      $0.tree.hitOverride.attach(HitOverride(), to: $0[name])
      $0.tree.hitOverride[$0[name]].pointInside = .outset(30)
    }
  },
  HitRow("a view whose point is nowhere inside is not hit", [(50, 50, "root")]) {
    $0.add("a", in: "root", 0, 0, 100, 100)
    $0.tree.hitOverride.attach(HitOverride(), to: $0["a"])
    $0.tree.hitOverride[$0["a"]].pointInside = .none
  },
  HitRow(
    "outside the root nothing is hit", [(-1, 50, "nobody"), (200, 50, "nobody"), (0, 0, "root")]
  ) { _ in },
  HitRow("a view that a transform flattens is not hit", [(50, 50, "root")]) {
    $0.add("a", in: "root", 0, 0, 100, 100)
    $0.tree.transform.attach(.scale(x: 0, y: 1), to: $0["a"])
  },
]

@Suite struct HitTestTests {
  @Test func `every fact of UIKit's hit-testing holds`() {
    for row in rows {
      var stage = TouchStage()
      row.arrange(&stage)
      for hit in row.hits {
        #expect(stage.hit(hit.x, hit.y) == hit.view, "\(row.fact): \(hit.x) \(hit.y)")
      }
    }
  }

  @Test func `a point inside may be an expression of the app's own`() throws {
    var stage = TouchStage()
    stage.add("a", in: "root", 100, 0, 50, 50)
    stage.tree.hitOverride.attach(HitOverride(), to: stage["a"])
    stage.tree.hitOverride[stage["a"]].pointInside = .expression(
      try TouchStage.expression("point.x < 10 and point.y < bounds.height"))
    let hits = [stage.hit(105, 40), stage.hit(115, 40), stage.hit(105, 60), stage.hit(90, 40)]
    #expect(hits == ["a", "root", "root", "a"])
  }

  /// flowkey/UIKit-cross-platform's UIViewTests+hitTest, whose points are in the root's bounds.
  @Test func `flowkey's published figures come out`() {
    typealias Figure = (x: Double, y: Double, view: String)
    let figures:
      [(root: Rect, bounds: Point, rootScale: Double, subScale: Double, hits: [Figure])] = [
        (
          Rect(x: 0, y: 0, width: 100, height: 100), Point(x: 10000, y: 10000), 1, 1,
          [(50, 50, "nobody")]
        ),
        (
          Rect(x: 0, y: 0, width: 100, height: 100), Point(), 0.5, 1,
          [
            (25, 25, "sub"), (74, 74, "sub"), (20, 20, "root"), (75, 75, "root"),
            (199, 199, "root"), (200, 200, "nobody"),
          ]
        ),
        (
          Rect(x: 0, y: 0, width: 100, height: 100), Point(), 1, 0.5,
          [
            (25, 25, "sub"), (74, 74, "sub"), (20, 20, "root"), (75, 75, "root"),
            (100, 100, "nobody"),
          ]
        ),
        (
          Rect(x: 0, y: 0, width: 100, height: 100), Point(x: 0, y: 25), 0.5, 1,
          [
            (25, 25, "sub"), (74, 74, "sub"), (75, 75, "root"), (199, 199, "root"),
            (200, 200, "nobody"),
          ]
        ),
      ]
    for (row, figure) in figures.enumerated() {
      var stage = TouchStage()
      stage.add("sub", in: "root", 0, 0, 0, 0)
      stage.tree.transform.attach(
        .scale(x: figure.rootScale, y: figure.rootScale), to: stage["root"])
      stage.tree.transform.attach(.scale(x: figure.subScale, y: figure.subScale), to: stage["sub"])
      stage.tree.place(stage["root"], at: figure.root)
      stage.tree.place(stage["sub"], at: Rect(x: 25, y: 25, width: 50, height: 50))
      stage.tree[stage["root"]].boundsOrigin = figure.bounds
      let test = HitTest(in: stage.tree, minimumAlpha: 0.01, inside: stage.questions.inside)
      for hit in figure.hits {
        let view = test.view(at: Point(x: hit.x, y: hit.y), in: stage.tree.root)
        #expect(stage.name(view) == hit.view, "table \(row): \(hit.x) \(hit.y)")
      }
    }
  }

  @Test func `flowkey's nested figures come out`() {
    var stage = TouchStage()
    stage.tree[stage["root"]].frame = Rect(x: 0, y: 0, width: 100, height: 100)
    stage.tree[stage["root"]].boundsOrigin = Point(x: -10, y: -10)
    stage.add("one", in: "root", 40, 40, 20, 20)
    stage.add("two", in: "one", 10, 10, 5, 5)
    let test = HitTest(in: stage.tree, minimumAlpha: 0.01, inside: stage.questions.inside)
    let hits = [(-5, -5), (40, 40), (52.5, 52.5), (-11, -11), (95, 95)].map { x, y in
      stage.name(test.view(at: Point(x: x, y: y), in: stage.tree.root))
    }
    #expect(hits == ["root", "one", "two", "nobody", "nobody"])
  }
}
