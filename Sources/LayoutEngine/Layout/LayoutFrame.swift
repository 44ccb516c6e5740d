import Geometry

extension ViewTree {
  /// `UILayoutGuide.layoutFrame`: a guide's rectangle in its view's bounds, by the last layout.
  func layoutFrame(of item: LayoutItem) -> Rect {
    let (bounds, traits) = (self[item.view].bounds, traits(of: item.view))
    let (safeArea, margins) = (traits.safeAreaInsets, traits.margins.effective)
    switch item {
    case .view, .frameLayoutGuide: return bounds
    case .safeArea: return bounds.inset(by: safeArea)
    case .layoutMargins: return bounds.inset(by: margins)
    case .contentMargins(let id): return content(of: id).inset(by: margins)
    case .contentLayoutGuide(let id): return content(of: id)
    case .readableContentGuide(let id):
      let inset = readableInset(of: id)
      return bounds.inset(by: margins + Insets(left: inset, right: inset))
    case .topLayoutGuide:
      return bounds.inset(by: Insets(bottom: bounds.height - safeArea.top))
    case .bottomLayoutGuide:
      return bounds.inset(by: Insets(top: bounds.height - safeArea.bottom))
    case .keyboardLayoutGuide(let id):
      return bounds.inset(by: Insets(top: bounds.height - keyboardInset(of: id)))
    case .guide(let index, _): return guides[index].frame
    }
  }

  private func content(of id: ViewID) -> Rect {
    Rect(origin: Point(), size: scroll.value(of: id)?.contentSize ?? Size())
  }
}

extension Rect {
  fileprivate func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
