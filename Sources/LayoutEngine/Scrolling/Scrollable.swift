package import Geometry

/// All that decides how a scroll view's content moves under and after a finger.
package struct Scrollable: Sendable {
  package var range: ScrollRange
  /// The view's size, in points: a page, and what the rubber band stretches over.
  package var bounds: Size
  /// The axes along which a finger moves the content.
  package var axes: ScrollAxes
  package var bounces = true
  package var isPaging = false
  package var locksDirection = false
  /// What is kept of the speed each millisecond.
  package var decelerationRate = DecelerationRate.normal.factor
  package var pixel: Pixel

  package init(range: ScrollRange, bounds: Size, axes: ScrollAxes, pixel: Pixel) {
    (self.range, self.bounds, self.axes, self.pixel) = (range, bounds, axes, pixel)
  }

  /// A scroll view as the scroll rules measured it last.
  package init(_ id: ViewID, in tree: ViewTree, pixel: Pixel) {
    let state = tree.scroll[id]
    self.init(
      range: ScrollRange(of: state.measured, pixel: pixel), bounds: state.measured.bounds,
      axes: Self.axes(of: state), pixel: pixel)
    bounces = state.flags.contains(.bounces)
    isPaging = state.flags.contains(.pagingEnabled)
    locksDirection = state.flags.contains(.directionalLock)
    decelerationRate = state.decelerationRate.factor
  }

  /// The axes along which a finger moves a scroll view's content; none while scrolling is off.
  ///
  /// Along an axis it moves where content and insets are longer than the bounds, or where it always
  /// bounces and bouncing is on. Source: Apple's documentation of `alwaysBounceVertical`.
  package static func axes(of state: ScrollState) -> ScrollAxes {
    guard state.flags.contains(.scrollEnabled) else { return ScrollAxes(x: false, y: false) }
    func moves(_ axis: ScrollAxis, _ always: ScrollState.Flags) -> Bool {
      let (inset, measured) = (state.measured.inset, state.measured)
      let length = measured.content[axis] + inset.before(axis) + inset.after(axis)
      return length > measured.bounds[axis] || state.flags.isSuperset(of: [always, .bounces])
    }
    return ScrollAxes(x: moves(.x, .alwaysBounceHorizontal), y: moves(.y, .alwaysBounceVertical))
  }
}

extension DecelerationRate {
  /// What is kept of the speed each millisecond: UIKit's documented constants.
  package var factor: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }
}
