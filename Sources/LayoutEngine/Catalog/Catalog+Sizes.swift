package import Geometry

extension Catalog {
  /// How large a frame a view's content wants when it may be at most so wide; nil where it wants none.
  ///
  /// A side of `Kind.noIntrinsicMetric` is one that it does not care for.
  package func frameSize(of id: ViewID, in tree: ViewTree, maximumWidth: Double) -> Size? {
    let insets = alignmentInsets(of: id, in: tree)
    let room = maximumWidth - insets.left - insets.right
    guard var size = contentSize(of: id, in: tree, maximumWidth: room) else { return nil }
    if size.width != Kind.noIntrinsicMetric { size.width += insets.left + insets.right }
    if size.height != Kind.noIntrinsicMetric { size.height += insets.top + insets.bottom }
    return size
  }

  /// The same of its alignment rectangle, which stack views arrange.
  func contentSize(of id: ViewID, in tree: ViewTree, maximumWidth: Double) -> Size? {
    guard let wanted = tree.wantedSize.value(of: id) else {
      return kindSize(of: id, in: tree, maximumWidth: maximumWidth)
    }
    guard wanted.width == nil || wanted.height == nil,
      let own = kindSize(of: id, in: tree, maximumWidth: maximumWidth)
    else {
      return Size(
        width: wanted.width ?? Kind.noIntrinsicMetric,
        height: wanted.height ?? Kind.noIntrinsicMetric)
    }
    return Size(width: wanted.width ?? own.width, height: wanted.height ?? own.height)
  }

  private func kindSize(of id: ViewID, in tree: ViewTree, maximumWidth: Double) -> Size? {
    intrinsicSizes[tree[id].kind.index]?(tree, id, maximumWidth)
  }
}
