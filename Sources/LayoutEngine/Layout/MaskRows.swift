import Geometry

/// Where an autoresizing mask keeps one axis of a frame as the superview grows: x = a·W + b, width = c·W + d.
struct MaskAxis: Equatable, Sendable {
  var placeShare = 0.0
  var place: Double
  var lengthShare = 0.0
  var length: Double

  /// What the superview grows by goes to the flexible parts, each by its share of their sum, as UIKit divides it.
  init(
    place: Double, length: Double, within whole: Double,
    flexibleBefore: Bool, flexibleLength: Bool, flexibleAfter: Bool
  ) {
    let parts = [
      flexibleBefore ? place : 0, flexibleLength ? length : 0,
      flexibleAfter ? whole - place - length : 0,
    ]
    let flexible = [flexibleBefore, flexibleLength, flexibleAfter]
    let (sum, count) = (parts.reduce(0, +), Double(flexible.count { $0 }))
    func share(_ part: Int) -> Double {
      guard flexible[part] else { return 0 }
      return sum == 0 ? 1 / count : parts[part] / sum
    }
    (placeShare, lengthShare) = (share(0), share(1))
    self.place = place - placeShare * whole
    self.length = length - lengthShare * whole
  }
}

extension ViewTree {
  /// The two axes of a view's mask, from its frame and its superview's size as they are now.
  func maskAxes(of id: ViewID) -> (horizontal: MaskAxis, vertical: MaskAxis) {
    let (frame, mask) = (self[id].frame, traits(of: id).autoresizing)
    let whole = self[id].parent.map { self[$0].frame.size } ?? frame.size
    let horizontal = MaskAxis(
      place: frame.origin.x, length: frame.width, within: whole.width,
      flexibleBefore: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleAfter: mask.contains(.flexibleRightMargin))
    let vertical = MaskAxis(
      place: frame.origin.y, length: frame.height, within: whole.height,
      flexibleBefore: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleAfter: mask.contains(.flexibleBottomMargin))
    return (horizontal, vertical)
  }
}
