import Geometry
import LayoutEngine

/// The insets of a root's safe area that its stored frames imply, in points; nil for a side that no view is tied to.
package struct StoredSafeArea: Equatable, Sendable {
  package var top: Double?
  package var bottom: Double?

  package init(top: Double? = nil, bottom: Double? = nil) {
    (self.top, self.bottom) = (top, bottom)
  }
}

extension StoredSafeArea {
  /// Reads them off the views that a required equality ties to the safe area; where several differ the most frequent.
  ///
  /// What size classes take away ties nothing: the scene is one that they were applied to.
  init(of scene: Scene) {
    var (tops, bottoms): ([Double], [Double]) = ([], [])
    let tree = scene.tree
    for rule in scene.rules
    where rule.isActive && rule.isInstalled && rule.relation == .equal && rule.priority == 1000 {
      guard rule.multiplier == 1, let second = rule.second else { continue }
      for (guide, other, constant) in [
        (rule.first, second, rule.constant), (second, rule.first, -rule.constant),
      ] {
        guard let edge = Self.edge(guide, of: tree.root), case .view(let view) = other.item,
          let place = Self.place(of: other.attribute, view, in: tree, scene.catalog)
        else { continue }
        let at = place + constant
        switch edge {
        case .top: tops.append(at)
        case .bottom: bottoms.append(tree[tree.root].frame.height - at)
        }
      }
    }
    (top, bottom) = (Self.mostFrequent(tops), Self.mostFrequent(bottoms))
  }

  private enum Edge { case top, bottom }

  private static func edge(_ anchor: Anchor, of root: ViewID) -> Edge? {
    guard anchor.item.view == root else { return nil }
    switch (anchor.item, anchor.attribute) {
    case (.safeArea, .top), (.topLayoutGuide, .bottom): return .top
    case (.safeArea, .bottom), (.bottomLayoutGuide, .top): return .bottom
    default: return nil
    }
  }

  /// Where a view's edge is stored, from the root's top.
  private static func place(
    of attribute: Anchor.Attribute, _ view: ViewID, in tree: ViewTree, _ catalog: Catalog
  ) -> Double? {
    let insets = catalog.alignmentInsets(of: view, in: tree)
    let frame = tree[view].frame
    let top = tree.ancestors(of: view).filter { $0 != tree.root }
      .reduce(frame.minY + insets.top) { $0 + tree[$1].frame.minY }
    let height = frame.height - insets.top - insets.bottom
    switch attribute {
    case .top: return top
    case .centerY: return top + height / 2
    case .bottom: return top + height
    default: return nil
    }
  }

  /// The first of the most frequent values, to a hundredth.
  private static func mostFrequent(_ values: [Double]) -> Double? {
    let rounded = values.map { ($0 * 100).rounded() / 100 }
    var best: (value: Double, count: Int)?
    for value in rounded {
      let count = rounded.count { $0 == value }
      if count > best?.count ?? 0 { best = (value, count) }
    }
    return best?.value
  }
}
