import Expressions
import Geometry

extension Catalog {
  /// UINavigationBar, UIToolbar and UITabBar; they are as wide as they are made.
  mutating func addBarKinds(on view: KindID) {
    addBar("navigationBar", "The bar at the top, with a title.", on: view) { tree in
      // 44 in most documents up to Xcode 16 (434 of 497), 54 in 12 of 16 of Xcode 26.
      tree.systemMetrics < .iOS26 ? 44 : 54
    }
    addBar("toolbar", "A bar with buttons.", on: view) { tree in
      ContainerBars.toolbarHeight(
        in: tree.systemMetrics, aboveIndicator: tree.traits(of: tree.root).safeAreaInsets.bottom > 0
      )
    }
    addBar("tabBar", "The bar at the bottom, with tabs.", on: view) { _ in
      // 49 wherever a height is stored: 45 of 46.
      49
    }
  }

  private mutating func addBar(
    _ name: String, _ summary: String, on view: KindID,
    height: @escaping @Sendable (ViewTree) -> Double
  ) {
    add(
      Kind(
        name: name, summary: summary, base: view, properties: [], touches: .unbuilt,
        intrinsicSize: { tree, _, _ in
          Size(width: Kind.noIntrinsicMetric, height: height(tree))
        }))
  }
}
