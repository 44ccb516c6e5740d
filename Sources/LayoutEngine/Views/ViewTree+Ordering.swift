extension ViewTree {
  /// Puts a view just above or just below another of the same superview.
  package mutating func move(_ id: ViewID, above isAbove: Bool, _ sibling: ViewID) {
    guard id != sibling, let parent = self[id].parent, self[sibling].parent == parent else {
      return
    }
    var order = children(of: parent).filter { $0 != id }
    guard let place = order.firstIndex(of: sibling) else { return }
    order.insert(id, at: isAbove ? place + 1 : place)
    for (one, next) in zip(order, order.dropFirst()) { self[one].nextSibling = next }
    if let last = order.last { self[last].nextSibling = nil }
    self[parent].firstChild = order.first
    self[parent].lastChild = order.last
  }
}
