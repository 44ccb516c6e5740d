import ConstraintSolver
import Geometry
import Testing

@testable import LayoutEngine

/// The constraints that an iOS 26.1 simulator broke, and the frames that it gave (Vercantez/openuikit, layout probes, raw dumps): 762
/// scenarios, in which each of these systems came in many orders and broke the same.
@Suite struct ConflictSystemTests {
  private static let systems:
    [(tree: String, constraints: String, broken: String, frames: String)] = [
      (
        "c(v)",
        "v.width = 100; v.width = 200; v.leading = c.leading",
        "v.width = 200", "v 0 10 100 20"
      ),
      (
        "c(v)",
        "v.leading = c.leading + 10; v.trailing = c.leading + 110; v.width = 50",
        "v.width = 50", "v 10 10 100 20"
      ),
      (
        "c(v)",
        "v.trailing = c.trailing; v.leading = c.leading + 30; v.centerX = c.centerX",
        "v.centerX = c.centerX", "v 30 10 270 20"
      ),
      (
        "c(v)",
        "v.width = 100; v.width ≤ 50; v.width ≥ 80; v.leading = c.leading",
        "v.width ≤ 50", "v 0 10 100 20"
      ),
      (
        "c(v w)",
        "v.leading = c.leading + 10; w.leading = v.trailing + 10; w.trailing = c.leading + 100; v.width = 60; w.width = 60",
        "w.width = 60", "v 10 10 60 20; w 80 40 20 20"
      ),
      (
        "c(v(u))",
        "u.width = 100; u.width = v.width; v.width = 200; v.leading = c.leading; u.leading = v.leading",
        "u.width = 100", "u 0 0 200 10; v 0 10 200 20"
      ),
      (
        "c(v)",
        "v.leading = v.leading + 10; v.leading = c.leading + 5; v.width = 50",
        "v.leading = v.leading + 10", "v 5 10 50 20"
      ),
      (
        "c(v w)",
        "v.width = 60; w.width = 60; v.width = w.width + 10; v.leading = c.leading; w.leading = c.leading",
        "w.width = 60", "v 0 10 60 20; w 0 40 50 20"
      ),
      (
        "c(w v)",
        "v.width = 60; w.width = 60; v.width = w.width + 10; v.leading = c.leading; w.leading = c.leading",
        "v.width = 60", "v 0 10 70 20; w 0 40 60 20"
      ),
      (
        "c(v)",
        "v.leading = c.leading + 10; v.leading = c.leading + 20; v.width = 30",
        "v.leading = c.leading + 20", "v 10 10 30 20"
      ),
      (
        "c(v)",
        "v.leading = c.leading + 20; v.leading = c.leading - 10; v.width = 30",
        "v.leading = c.leading + 20", "v -10 10 30 20"
      ),
      (
        "c(v)",
        "v.leading = c.leading - 10; v.leading = c.leading - 20; v.width = 30",
        "v.leading = c.leading - 10", "v -20 10 30 20"
      ),
      (
        "c(v)", "v.width = 100; v.width = 50; v.leading = c.leading", "v.width = 100",
        "v 0 10 50 20"
      ),
      (
        "c(v)",
        "v.width = 100; v.width ≥ 150; v.leading = c.leading",
        "v.width ≥ 150", "v 0 10 100 20"
      ),
      (
        "c(v)", "v.width = 100; v.width ≤ 50; v.leading = c.leading", "v.width ≤ 50",
        "v 0 10 100 20"
      ),
      (
        "c(v)",
        "v.width ≥ 150; v.width ≤ 100; v.leading = c.leading",
        "v.width ≤ 100", "v 0 10 150 20"
      ),
      (
        "c(v)",
        "v.leading = c.leading + 10; c.leading = v.leading - 20; v.width = 30",
        "c.leading = v.leading - 20", "v 10 10 30 20"
      ),
      (
        "c(v)",
        "v.leading = c.leading + 20; c.leading = v.leading - 10; v.width = 30",
        "c.leading = v.leading - 10", "v 20 10 30 20"
      ),
      (
        "c(v)",
        "v.leading = c.leading; v.width = 10; v.top = c.top + 10; v.top = c.top + 20",
        "v.top = c.top + 20", "v 0 10 10 20"
      ),
      (
        "c(v)",
        "v.width = c.width * 0.5; v.width = 100; v.leading = c.leading",
        "v.width = 100", "v 0 10 150 20"
      ),
      (
        "c(v)",
        "v.width = c.width * 0.5; v.width = 200; v.leading = c.leading",
        "v.width = 200", "v 0 10 150 20"
      ),
      (
        "c(v)",
        "v.trailing = c.trailing; v.leading = c.leading + 30; v.width = 200",
        "v.width = 200", "v 30 10 270 20"
      ),
      (
        "c(v)",
        "v.trailing = c.trailing - 10; v.leading = c.leading + 30; v.centerX = c.centerX + 5",
        "v.centerX = c.centerX + 5", "v 30 10 260 20"
      ),
    ]

  /// Other rows of the probes: views below one another, and their heights.
  private static let places = [
    "v": "v.top = c.top + 10; v.height = 20", "w": "w.top = c.top + 40; w.height = 20",
    "u": "u.top = v.top; u.height = 10",
  ]

  private func layout(_ tree: String) -> WrittenLayout {
    var layout = WrittenLayout(tree, root: "c")
    layout.sheet.screen.size = Size(width: 300, height: 600)
    for (name, place) in Self.places.sorted(by: { $0.key < $1.key }) where tree.contains(name) {
      layout.add(place)
    }
    return layout
  }

  private func words(_ member: LayoutSystem.ConflictMember, _ sheet: Sheet) -> String {
    ConflictWords(tree: sheet.tree, rules: sheet.rules, catalog: sheet.catalog)
      .equation(of: member)
  }

  private func frames(of layout: WrittenLayout, _ names: [String]) -> String {
    names.map { name in
      let frame = layout.sheet[layout.view(name)]
      let sides = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
      return ([name] + sides).joined(separator: " ")
    }.joined(separator: "; ")
  }

  @Test func `the simulator's constraint breaks, whichever is written first`() throws {
    for system in Self.systems {
      let lines = system.constraints.split(separator: ";").map(String.init)
      for turn in lines.indices {
        for order in [lines, lines.reversed()] {
          var layout = layout(system.tree)
          for line in order[turn...] + order[..<turn] { layout.add(line) }
          let conflicts = try layout.sheet.layOut().conflicts()
          let broken = conflicts.map {
            words($0.broken, layout.sheet).replacing("root.", with: "c.")
          }
          #expect(broken == [system.broken], "\(system.constraints)")
          let names = system.frames.split(separator: ";").map {
            String($0.split(separator: " ")[0])
          }
          #expect(frames(of: layout, names) == system.frames, "\(system.constraints)")
        }
      }
    }
  }

  /// A view that wants to be 24 by 20: hugging, resistance, constraints and the width it gets.
  private static let contents: [(hugging: Double, resistance: Double, String, width: Double)] = [
    (1000, 1000, "v.width = 36; v.leading = c.leading", 36),
    (1000, 1000, "v.width = 10; v.leading = c.leading", 10),
    (1000, 1000, "v.width ≥ 36; v.leading = c.leading", 36),
    (1000, 1000, "v.width ≤ 10; v.leading = c.leading", 10),
    (1000, 750, "v.width = 36; v.leading = c.leading", 36),
    (1000, 750, "v.width = 10; v.leading = c.leading", 10),
    (1000, 750, "v.width ≥ 36; v.leading = c.leading", 36),
    (1000, 750, "v.width ≤ 10; v.leading = c.leading", 10),
    (250, 1000, "v.width = 36; v.leading = c.leading", 36),
    (250, 1000, "v.width = 10; v.leading = c.leading", 10),
    (250, 1000, "v.width ≥ 36; v.leading = c.leading", 36),
    (250, 1000, "v.width ≤ 10; v.leading = c.leading", 10),
    (999, 999, "v.width = 36; v.leading = c.leading", 36),
    (999, 999, "v.width = 10; v.leading = c.leading", 10),
    (999, 999, "v.width ≥ 36; v.leading = c.leading", 36),
    (999, 999, "v.width ≤ 10; v.leading = c.leading", 10),
    (1000, 999, "v.width = 36; v.leading = c.leading", 36),
    (1000, 999, "v.width = 10; v.leading = c.leading", 10),
    (1000, 999, "v.width ≥ 36; v.leading = c.leading", 36),
    (1000, 999, "v.width ≤ 10; v.leading = c.leading", 10),
    (1000, 750, "v.leading = c.leading; v.trailing = c.leading + 36", 36),
    (999, 750, "v.leading = c.leading; v.trailing = c.leading + 36", 36),
    (1000, 750, "v.width = 36 @999; v.leading = c.leading", 24),
    (1000, 750, "v.width = 10 @999; v.leading = c.leading", 10),
    (250, 1000, "v.width = 36 @999; v.leading = c.leading", 36),
    (250, 1000, "v.width = 10 @999; v.leading = c.leading", 24),
    (1000, 750, "v.width = 36 @998; v.leading = c.leading", 24),
    (1000, 750, "v.width = 10 @998; v.leading = c.leading", 10),
    (250, 1000, "v.width = 36 @998; v.leading = c.leading", 36),
    (250, 1000, "v.width = 10 @998; v.leading = c.leading", 24),
    (1000, 750, "v.width = 36 @500; v.leading = c.leading", 24),
    (1000, 750, "v.width = 10 @500; v.leading = c.leading", 24),
    (250, 1000, "v.width = 36 @500; v.leading = c.leading", 36),
    (250, 1000, "v.width = 10 @500; v.leading = c.leading", 24),
  ]

  @Test func `content of priority 1000 yields to required constraints in silence, to nothing else`()
    throws
  {
    for (hugging, resistance, constraints, width) in Self.contents {
      var layout = layout("c(v)")
      let view = layout.view("v")
      layout.sheet.tree.wantedSize.attach(WantedSize(width: 24, height: 20), to: view)
      let index = Int(view.index)
      layout.sheet.tree.traits[index].horizontalHugging = hugging
      layout.sheet.tree.traits[index].horizontalCompression = resistance
      layout.add(constraints)
      let conflicts = try layout.sheet.layOut().conflicts()
      #expect(conflicts.isEmpty, "\(hugging), \(resistance): \(constraints)")
      #expect(
        layout.sheet[view] == Rect(x: 0, y: 10, width: width, height: 20),
        "\(hugging), \(resistance): \(constraints)")
    }
  }

  private enum Change {
    case layout
    case remove(Int)
    case add(Int)
  }

  /// Constraints a (width 100) and b (width 200) are added and removed: what breaks, and the width at last.
  private static let changes: [(changes: [Change], broken: [String], width: Double)] = [
    ([.layout, .remove(0)], ["v.width = 200"], 200),
    ([.layout, .remove(1)], ["v.width = 200"], 100),
    ([.layout, .remove(0), .layout, .add(0)], ["v.width = 200"], 100),
    ([.layout, .remove(1), .layout, .add(1)], ["v.width = 200"], 100),
    ([.remove(0)], [], 200),
    ([.remove(1)], [], 100),
    ([.remove(0), .add(0)], ["v.width = 200"], 100),
    ([.remove(1), .add(1)], ["v.width = 200"], 100),
  ]

  @Test func `a broken constraint holds again when its rival goes, and breaks when it returns`()
    throws
  {
    for row in Self.changes {
      var layout = layout("c(v)")
      layout.add("v.leading = c.leading")
      let rules = layout.add("v.width = 100; v.width = 200")
      var sheet = layout.sheet
      sheet.tree[sheet.tree.root].frame = sheet.screen.bounds
      var system = LayoutSystem(
        of: sheet.tree, rules: sheet.rules, direction: .leftToRight, catalog: sheet.catalog)
      var broken: [String] = []
      for change in row.changes + [.layout] {
        switch change {
        case .remove(let number): system.setActive(rules[number], to: false)
        case .add(let number): system.setActive(rules[number], to: true)
        case .layout:
          try system.layOut(&sheet.tree, on: sheet.screen)
          for conflict in system.conflicts() where !broken.contains(words(conflict.broken, sheet)) {
            broken.append(words(conflict.broken, sheet))
          }
        }
      }
      #expect(broken == row.broken, "\(row.changes)")
      #expect(sheet[layout.view("v")].width == row.width, "\(row.changes)")
    }
  }

  /// The rival returns with a greater constant, by which it would break if both were new.
  @Test func `what is broken stays broken when the other constraint changes`() throws {
    var layout = layout("c(v)")
    layout.add("v.leading = c.leading")
    let rules = layout.add("v.width = 100; v.width = 200")
    var sheet = layout.sheet
    var system = try sheet.layOut()
    for (isActive, constant, width) in [(false, 300.0, 200.0), (true, 300, 300), (true, 150, 150)] {
      system.setActive(rules[0], to: isActive)
      system.setConstant(of: rules[0], to: constant)
      try system.layOut(&sheet.tree, on: sheet.screen)
      #expect(sheet[layout.view("v")].width == width)
      #expect(system.brokenMembers == [.rule(rules[1])])
    }
    // One that is taken out is no longer broken.
    system.setActive(rules[1], to: false)
    try system.layOut(&sheet.tree, on: sheet.screen)
    #expect(system.brokenMembers.isEmpty)
  }
}
