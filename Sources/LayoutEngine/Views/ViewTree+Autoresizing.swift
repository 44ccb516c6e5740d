import Geometry

extension ViewTree {
  /// Gives the root another frame, and what follows it by mask the frames that come of it, as UIKit's `resizeSubviews`
  /// does when a view that was stored in one size appears in another.
  ///
  /// A root without a size has nothing in it that was placed by one.
  mutating func resizeRoot(to frame: Rect) {
    guard self[root].frame.size != Size() else {
      self[root].frame = frame
      return
    }
    let axes = ids.map { maskAxes(of: $0) }
    self[root].frame = frame
    for id in ids.dropFirst() where self[id].flags.contains(.translatesMask) {
      guard let parent = self[id].parent else { continue }
      let (whole, axes) = (self[parent].frame.size, axes[Int(id.index)])
      self[id].frame = Rect(
        x: axes.horizontal.place + axes.horizontal.placeShare * whole.width,
        y: axes.vertical.place + axes.vertical.placeShare * whole.height,
        width: axes.horizontal.length + axes.horizontal.lengthShare * whole.width,
        height: axes.vertical.length + axes.vertical.lengthShare * whole.height)
    }
  }
}
