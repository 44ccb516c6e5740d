package import Geometry

extension Catalog {
  /// How large a frame a view's content wants when it may be at most so wide; nil where it wants none.
  ///
  /// A side of `Kind.noIntrinsicMetric` is one that it does not care for.
  package func frameSize(of id: ViewID, in tree: ViewTree, maximumWidth: Double) -> Size? {
    for kind in lineage(of: tree[id].kind) {
      guard let intrinsicSize = kind.intrinsicSize else { continue }
      let insets = alignmentInsets(of: id, in: tree)
      let room = maximumWidth - insets.left - insets.right
      guard var size = intrinsicSize(tree, id, room) else { return nil }
      if size.width != Kind.noIntrinsicMetric { size.width += insets.left + insets.right }
      if size.height != Kind.noIntrinsicMetric { size.height += insets.top + insets.bottom }
      return size
    }
    return nil
  }
}
