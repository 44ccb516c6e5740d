extension ViewTree {
  /// Takes a view out of its superview's subviews, or puts it back in its place among them.
  ///
  /// It stays its parent's, so that what it knows of it holds; nothing that walks subviews comes to it.
  mutating func setInstalled(_ id: ViewID, _ isInstalled: Bool) {
    guard let parent = self[id].parent,
      self[id].flags.contains(.uninstalled) == isInstalled
    else { return }
    if isInstalled {
      self[id].flags.remove(.uninstalled)
    } else {
      self[id].flags.insert(.uninstalled)
    }
    uninstalledCount += isInstalled ? -1 : 1
    link(
      ids.filter { self[$0].parent == parent && !self[$0].flags.contains(.uninstalled) },
      below: parent)
  }

  /// Whether it and all views above it are in their superviews.
  package func isInstalled(_ id: ViewID) -> Bool {
    guard uninstalledCount > 0 else { return true }
    return !self[id].flags.contains(.uninstalled)
      && !ancestors(of: id).contains { self[$0].flags.contains(.uninstalled) }
  }

  private mutating func link(_ subviews: [ViewID], below parent: ViewID) {
    self[parent].firstChild = subviews.first
    self[parent].lastChild = subviews.last
    for (place, id) in subviews.enumerated() {
      self[id].nextSibling = place + 1 < subviews.count ? subviews[place + 1] : nil
    }
  }
}
