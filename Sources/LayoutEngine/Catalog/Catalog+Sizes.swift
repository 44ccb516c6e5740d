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
    let kind = intrinsicSizes[tree[id].kind.index]
    guard let wanted = tree.wantedSize.value(of: id) else { return kind?(tree, id, maximumWidth) }
    let own =
      wanted.width == nil || wanted.height == nil ? kind?(tree, id, maximumWidth) : nil
    return Size(
      width: wanted.width ?? own?.width ?? Kind.noIntrinsicMetric,
      height: wanted.height ?? own?.height ?? Kind.noIntrinsicMetric)
  }
}
