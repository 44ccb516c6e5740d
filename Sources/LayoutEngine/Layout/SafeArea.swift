import Geometry

extension ViewTree {
  /// Gives every view its safe area: what the screen's covers of it, handed down from the root.
  package mutating func propagateSafeArea(of screen: Screen) {
    guard !isEmpty else { return }
    traits[0].safeAreaInsets = screen.safeArea + (additionalSafeArea.value(of: root) ?? Insets())
    for index in 1..<max(1, count) {
      let id = ViewID(index: index)
      guard let parent = self[id].parent else { continue }
      traits[index].safeAreaInsets =
        covered(of: id, in: parent) + (additionalSafeArea.value(of: id) ?? Insets())
    }
  }

  /// How far the parent's safe area reaches into a view; never further than into the parent.
  ///
  /// What a scroll view has added to its content inset is used up there: its content is not inset a second time.
  private func covered(of id: ViewID, in parent: ViewID) -> Insets {
    var insets = traits[Int(parent.index)].safeAreaInsets
    if let scroll = scroll.value(of: parent) {
      // Xcode scrolls nothing, and stores what is in a scroll view as if it lay where nothing covers it.
      guard !isOnCanvas else { return Insets() }
      let (whole, own) = (scroll.adjustedContentInset, scroll.contentInset)
      insets.top -= whole.top - own.top
      insets.left -= whole.left - own.left
      insets.bottom -= whole.bottom - own.bottom
      insets.right -= whole.right - own.right
    }
    return reach(of: insets, of: parent, into: id)
  }
}
