import Geometry

/// A scene laid out once, as Interface Builder's canvas shows it: no code runs, and every frame that its author gave stays.
package struct Canvas: Sendable {
  /// With the frames that layout gave the views.
  package private(set) var tree: ViewTree
  /// Answers what is ambiguous and what conflicts.
  package private(set) var layout: LayoutSystem
  /// What still moved when layout gave up; empty where it settled.
  package private(set) var restless: [ViewID] = []

  /// Lays a scene out on a screen that is as large as its root.
  package init(of scene: Scene, on screen: Screen) {
    tree = scene.tree
    tree.direction = screen.direction
    tree.traitCollection = screen.traitCollection
    tree.pixel = screen.pixel
    tree.systemMetrics = screen.systemMetrics
    tree.isOnCanvas = true
    for index in tree.traits.indices { tree.traits[index].autoresizing = [] }
    tree.propagateMargins()
    layout = LayoutSystem(
      of: tree, rules: scene.rules, direction: screen.direction, catalog: scene.catalog)
    do throws(LayoutSystem.Restless) { try layout.layOut(&tree, on: screen) } catch {
      restless = error.views
    }
  }
}
