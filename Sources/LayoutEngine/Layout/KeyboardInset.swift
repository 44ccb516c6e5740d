import Geometry

extension ViewTree {
  /// How high the guide of the keyboard is in a view, from its bottom: what the keyboard covers of it, the safe area's bottom
  /// at least, as `UIKeyboardLayoutGuide` documents.
  func keyboardInset(of id: ViewID) -> Double {
    let safeArea = traits(of: id).safeAreaInsets.bottom
    guard keyboardHeight > 0 else { return safeArea }
    let bounds = self[id].bounds
    let top = Point(x: bounds.midX, y: self[root].frame.maxY - keyboardHeight)
    guard let inside = fromScreen(top, to: id) else { return safeArea }
    return max(safeArea, min(bounds.height, bounds.maxY - inside.y))
  }
}
