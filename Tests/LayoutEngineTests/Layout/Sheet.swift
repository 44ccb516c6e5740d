import ConstraintSolver
import Expressions
import Geometry

@testable import LayoutEngine

/// A small tree and its rules, written by hand in tests.
struct Sheet {
  var tree = ViewTree()
  var rules: [LayoutRule] = []
  var catalog = Catalog.uiKit
  var screen = Screen(
    size: Size(width: 375, height: 667), pixel: Pixel(scale: 2),
    portraitSafeArea: Insets(top: 20), landscapeSafeArea: Insets(), rate: 60)

  init() {
    _ = view("root", in: nil)
  }

  /// A view of a kind, on top of the parent's subviews; with a frame its mask places it, else constraints do.
  @discardableResult
  mutating func view(
    _ name: String, _ kind: String = "view", in parent: ViewID? = ViewID(index: 0),
    frame: Rect? = nil
  ) -> ViewID {
    let id = tree.insert(
      catalog.kind(named: kind) ?? KindID(index: 0), of: catalog, in: parent, identifier: name)
    if let frame {
      tree[id].frame = frame
    } else {
      tree[id].flags.remove(.translatesMask)
    }
    return id
  }

  mutating func label(_ text: String, in parent: ViewID = ViewID(index: 0)) -> ViewID {
    let id = view(text, "label", in: parent)
    tree.text[id].text = text
    tree.text[id].font = .fixed(size: 10)
    return id
  }

  @discardableResult
  mutating func rule(
    _ first: (ViewID, Anchor.Attribute), _ relation: LayoutRule.Relation = .equal,
    _ second: (ViewID, Anchor.Attribute)? = nil, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Double = 1000
  ) -> RuleID {
    rule(
      Anchor(.view(first.0), first.1), relation, second.map { Anchor(.view($0.0), $0.1) },
      times: multiplier, plus: constant, at: priority)
  }

  @discardableResult
  mutating func rule(
    _ first: Anchor, _ relation: LayoutRule.Relation = .equal, _ second: Anchor? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Double = 1000
  ) -> RuleID {
    rules.append(
      LayoutRule(
        first, relation, multiplier: multiplier, second, constant: constant, priority: priority))
    return RuleID(index: rules.count - 1)
  }

  /// The four edges of a view on those of another item.
  mutating func fill(_ id: ViewID, _ item: LayoutItem) {
    for edge in [Anchor.Attribute.top, .leading, .bottom, .trailing] {
      rule(Anchor(.view(id), edge), .equal, Anchor(item, edge))
    }
  }

  /// Lays out once and gives the system, to be asked for more.
  @discardableResult
  mutating func layOut() throws -> LayoutSystem {
    if tree[tree.root].frame == Rect() { tree[tree.root].frame = screen.bounds }
    var system = LayoutSystem(
      of: tree, rules: rules, direction: screen.direction, catalog: catalog)
    try system.layOut(&tree, on: screen)
    return system
  }

  subscript(id: ViewID) -> Rect { tree[id].frame }
}
