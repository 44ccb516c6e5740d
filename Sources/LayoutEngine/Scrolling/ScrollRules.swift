package import Geometry

/// What follows for a scroll view from a new offset, size, inset or switch: its adjusted inset, its
/// offset and its indicators.
package enum ScrollRules {
  /// Brings a scroll view up to date and returns whether its offset moved.
  ///
  /// The offset moves only where the view is at rest and its adjusted inset, content or bounds differ
  /// from the last time; an offset that was set outside the range stays until then, as in UIKit.
  package static func apply(
    to id: ViewID, in tree: inout ViewTree, physics: inout Physics, pixel: Pixel
  ) -> Bool {
    let (before, after) = (tree.scroll[id].measured, measures(of: id, in: tree))
    tree.scroll[id].measured = after
    tree.scroll[id].adjustedContentInset = after.inset
    let offset = tree[id].boundsOrigin
    if after != before, tree.scroll[id].motion == .rest {
      tree[id].boundsOrigin = Self.offset(
        offset, from: before, to: after, physics: &physics, pixel: pixel)
    }
    updateIndicators(of: id, in: &tree, physics: &physics)
    return tree[id].boundsOrigin != offset
  }

  /// Ends a glide: clamps the offset, since the range may have changed meanwhile, and returns whether it
  /// moved.
  ///
  /// An animated scroll ends without it, where it was sent, in the range or not.
  package static func comeToRest(
    _ id: ViewID, in tree: inout ViewTree, physics: inout Physics, pixel: Pixel
  ) -> Bool {
    tree.scroll[id].motion = .rest
    let offset = tree[id].boundsOrigin
    tree[id].boundsOrigin = ScrollRange(of: tree.scroll[id].measured, pixel: pixel).clamped(offset)
    updateIndicators(of: id, in: &tree, physics: &physics)
    return tree[id].boundsOrigin != offset
  }

  private static func measures(of id: ViewID, in tree: ViewTree) -> ScrollState.Measures {
    let (state, bounds) = (tree.scroll[id], tree[id].frame.size)
    return ScrollState.Measures(
      ownInset: state.contentInset,
      safeArea: safeArea(tree.traits(of: id).safeAreaInsets, of: state, bounds: bounds),
      content: state.contentSize, bounds: bounds)
  }

  /// What the safe area adds: under `scrollableAxes` along an axis only where the content is longer
  /// than the frame or always bounces.
  ///
  /// `automatic` is the same here: what it adds belongs to navigation controllers. Source: UIKit's
  /// header and documentation.
  private static func safeArea(
    _ insets: Insets, of state: ScrollState, bounds: Size
  ) -> Insets {
    switch state.insetAdjustment {
    case .never: return Insets()
    case .always: return insets
    case .automatic, .scrollableAxes:
      let x =
        state.contentSize.width > bounds.width || state.flags.contains(.alwaysBounceHorizontal)
      let y =
        state.contentSize.height > bounds.height || state.flags.contains(.alwaysBounceVertical)
      return Insets(
        top: y ? insets.top : 0, left: x ? insets.left : 0, bottom: y ? insets.bottom : 0,
        right: x ? insets.right : 0)
    }
  }

  /// Where the offset goes by the parameter `insetChange`.
  private static func offset(
    _ offset: Point, from before: ScrollState.Measures, to after: ScrollState.Measures,
    physics: inout Physics, pixel: Pixel
  ) -> Point {
    let (old, new) = (
      ScrollRange(of: before, pixel: pixel), ScrollRange(of: after, pixel: pixel)
    )
    switch physics.choice(.insetChange) {
    case "stay": return offset
    case "shift":
      let shifted = Point { offset[$0] - (after.inset.before($0) - before.inset.before($0)) }
      return new.clamped(pixel.rounded(shifted))
    default:
      return Point { axis in
        let place = pixel.rounded(offset[axis])
        if place == old.minimum[axis] { return new.minimum[axis] }
        if place == old.maximum[axis] { return new.maximum[axis] }
        guard after.differsOnlyInSafeArea(from: before) else { return new.clamped(place, axis) }
        return followed(place, axis, from: before, to: after, new, pixel)
      }
    }
  }

  /// The place that keeps its distance from the edge while the safe area alone changes.
  ///
  /// 116 to 64 moves 300 to 352 and leaves -65, which is beyond the new edge (a comment of Vercantez/openuikit, iOS 26.1).
  private static func followed(
    _ place: Double, _ axis: ScrollAxis, from before: ScrollState.Measures,
    to after: ScrollState.Measures, _ range: ScrollRange, _ pixel: Pixel
  ) -> Double {
    guard place >= range.minimum[axis] else { return place }
    let change = after.safeArea.before(axis) - before.safeArea.before(axis)
    return range.clamped(pixel.rounded(place - change), axis)
  }

  private static func updateIndicators(
    of id: ViewID, in tree: inout ViewTree, physics: inout Physics
  ) {
    let offset = tree[id].boundsOrigin
    let state = tree.scroll[id]
    tree.scroll[id].verticalIndicator =
      state.flags.contains(.showsVertical)
      ? Indicator.knob(.y, of: state, at: offset, physics: &physics) : nil
    tree.scroll[id].horizontalIndicator =
      state.flags.contains(.showsHorizontal)
      ? Indicator.knob(.x, of: state, at: offset, physics: &physics) : nil
  }
}
