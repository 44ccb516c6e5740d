import Geometry

/// A scene laid out once, as Interface Builder's canvas shows it: no code runs, and every frame that its author gave stays.
package struct Canvas: Sendable {
  /// With the frames that layout gave the views.
  package private(set) var tree: ViewTree
  /// Answers what is ambiguous and what conflicts.
  package private(set) var layout: LayoutSystem
  let rules: [LayoutRule]
  /// Why layout gave up; nil where it gave each view its frame.
  let failure: LayoutFailure?

  /// Lays a scene out on a screen that is as large as its root.
  package init(of whole: Scene, on screen: Screen) {
    let scene = whole.varied(on: screen)
    rules = scene.rules.map { rule in
      var rule = rule
      if rule.isPlaceholder { rule.isActive = true }
      return rule
    }
    var tree = scene.tree
    tree.direction = screen.direction
    tree.traitCollection = screen.traitCollection
    tree.pixel = screen.pixel
    tree.systemMetrics = screen.systemMetrics
    tree.isOnCanvas = true
    for id in tree.ids { tree.keepFrame(of: id) }
    tree.propagateSafeArea(of: screen)
    tree.propagateMargins()
    layout = LayoutSystem(
      of: tree, rules: rules, direction: screen.direction, catalog: scene.catalog)
    failure = Self.failure(of: &layout, &tree, on: screen)
    self.tree = tree
  }

  private static func failure(
    of layout: inout LayoutSystem, _ tree: inout ViewTree, on screen: Screen
  ) -> LayoutFailure? {
    do throws(LayoutFailure) { try layout.layOut(&tree, on: screen) } catch { return error }
    return nil
  }
}

extension ViewTree {
  /// A frame that was given stays as it is; only what fills a view that constraints place goes along with it, as the
  /// content of a visual effect does, and its stored size is what that view wants.
  fileprivate mutating func keepFrame(of id: ViewID) {
    let mask = traits(of: id).autoresizing
    traits[Int(id.index)].autoresizing = []
    guard self[id].flags.contains(.translatesMask), let parent = self[id].parent,
      !self[parent].flags.contains(.translatesMask), mask == [.flexibleWidth, .flexibleHeight],
      self[id].frame.origin == Point()
    else { return }
    let size = self[id].frame.size
    self[id].frame.size = self[parent].frame.size
    traits[Int(id.index)].autoresizing = mask
    if !wantedSize.has(parent) {
      wantedSize.attach(WantedSize(width: size.width, height: size.height), to: parent)
    }
  }
}
