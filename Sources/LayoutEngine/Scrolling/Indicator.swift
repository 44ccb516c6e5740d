package import Geometry

/// The geometry of one scroll indicator along its axis, in points of the view's frame.
///
/// Source: the model that the second sheet article's formula solves exactly, which is also Flutter's
/// scroll bar without margins. Apple publishes none.
package struct Indicator: Hashable, Sendable {
  /// The view's length along the axis.
  package var viewLength: Double
  package var contentLength: Double
  /// The adjusted content inset before and after the content.
  package var insetBefore: Double
  package var insetAfter: Double
  /// How far the track keeps from the view's ends; negative where it sticks out.
  package var trackBefore: Double
  package var trackAfter: Double
  package var minimumLength: Double

  package init(
    viewLength: Double, contentLength: Double, insetBefore: Double, insetAfter: Double,
    trackBefore: Double, trackAfter: Double, minimumLength: Double
  ) {
    (self.viewLength, self.contentLength) = (viewLength, contentLength)
    (self.insetBefore, self.insetAfter) = (insetBefore, insetAfter)
    (self.trackBefore, self.trackAfter) = (trackBefore, trackAfter)
    self.minimumLength = minimumLength
  }

  /// Where the knob begins and how long it is at an offset, not rounded; nil where content and insets do not fill the view.
  ///
  /// Where they just do there is a knob too: the collapsed sheet of the article, with nothing to scroll, shows one. A knob
  /// held at its minimum length spreads its way over what is left of the track.
  package func knob(at offset: Double) -> (start: Double, length: Double)? {
    let total = contentLength + insetBefore + insetAfter
    guard contentLength > 0, viewLength > 0, total > viewLength - 1e-6 else { return nil }
    let track = viewLength - trackBefore - trackAfter
    let natural = track * viewLength / total
    let way = offset + insetBefore
    guard natural < minimumLength, total > viewLength else {
      return (trackBefore + way / total * track + 0, max(natural, minimumLength, 0))
    }
    let share = way / (total - viewLength)
    return (trackBefore + share * (track - minimumLength) + 0, minimumLength)
  }
}

extension Indicator {
  /// The knob of a scroll view's indicator in the view's frame; nil where there is no content, and
  /// along an axis where content without insets fits.
  ///
  /// The indicator insets grow by what the safe area adds to the content inset, where they adjust
  /// themselves.
  package static func knob(
    _ axis: ScrollAxis, of state: ScrollState, at offset: Point, physics: inout Physics
  ) -> Rect? {
    let (measured, inset) = (state.measured, state.measured.inset)
    let (before, after) = (inset.before(axis), inset.after(axis))
    guard measured.content[axis] > 0,
      before != 0 || after != 0 || measured.content[axis] > measured.bounds[axis]
    else { return nil }
    let own = axis == .x ? state.horizontalIndicatorInsets : state.verticalIndicatorInsets
    func kept(_ side: (Insets) -> Double) -> Double {
      guard state.flags.contains(.adjustsIndicators) else { return side(own) }
      return side(own) + (side(inset) - side(state.contentInset))
    }
    let (margin, thickness) = (physics(.indicatorMargin), physics(.indicatorThickness))
    let model = Indicator(
      viewLength: measured.bounds[axis], contentLength: measured.content[axis],
      insetBefore: before, insetAfter: after,
      trackBefore: kept { $0.before(axis) } + margin, trackAfter: kept { $0.after(axis) } + margin,
      minimumLength: physics(.indicatorMinimumLength))
    guard let (start, length) = model.knob(at: offset[axis]) else { return nil }
    switch axis {
    case .x:
      let y = measured.bounds.height - kept(\.bottom) - margin - thickness
      return Rect(x: start, y: y, width: length, height: thickness)
    case .y:
      let x = measured.bounds.width - kept(\.right) - margin - thickness
      return Rect(x: x, y: start, width: thickness, height: length)
    }
  }
}
