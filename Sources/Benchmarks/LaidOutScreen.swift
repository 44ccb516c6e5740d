import ConstraintSolver
import LayoutEngine

/// The views of a scene with their layout, which is all of a run but what is done to them.
struct LaidOutScreen {
  private let scene: Scene
  private let screen: Screen
  private var tree: ViewTree
  private var layout: LayoutSystem?

  /// Read, and not laid out yet.
  init(_ scene: Scene, on screen: Screen) {
    (self.scene, self.screen) = (scene, screen)
    tree = scene.tree
  }

  var viewCount: Int { tree.count }

  /// What it asks of the solver; nothing before the first layout.
  var rows: [(terms: [Term], relation: Relation, constant: Double, priority: Double)] {
    layout?.rows ?? []
  }

  /// Laid out from scratch, and how long that took, in seconds.
  func fresh() throws(LayoutFailure) -> (screen: LaidOutScreen, time: Double) {
    var fresh = self
    let start = SystemCalls.processorTime()
    fresh.tree.adopt(screen)
    var layout = LayoutSystem(
      of: fresh.tree, rules: scene.rules, direction: screen.direction, catalog: scene.catalog)
    try layout.layOut(&fresh.tree, on: screen)
    let time = SystemCalls.processorTime() - start
    fresh.layout = layout
    return (fresh, time)
  }

  /// How long layout takes after each rule's constant alone became 1 greater, in seconds.
  ///
  /// Each is put back, and all laid out, before the next.
  consuming func edits() throws(LayoutFailure) -> [Double] {
    guard var layout else { return [] }
    self.layout = nil
    var times: [Double] = []
    for (index, rule) in scene.rules.enumerated() where rule.isActive {
      let start = SystemCalls.processorTime()
      layout.setConstant(of: RuleID(index: index), to: rule.constant + 1)
      try layout.layOut(&tree, on: screen)
      times.append(SystemCalls.processorTime() - start)
      layout.setConstant(of: RuleID(index: index), to: rule.constant)
      try layout.layOut(&tree, on: screen)
    }
    return times
  }
}
