package import Geometry

/// Content under a dragging finger, from when the pan began.
package struct ScrollDrag: Sendable {
  /// What it moves in; to be replaced where the range changes under the finger.
  package var scrollable: Scrollable
  private let start: Point
  private var lock = Lock.undecided

  private enum Lock {
    case undecided, free
    case only(ScrollAxis)
  }

  /// Grabs content where it is, even stretched past an edge.
  package init(from offset: Point, in scrollable: Scrollable) {
    (self.start, self.scrollable) = (offset, scrollable)
  }

  /// The axes along which the content follows this drag.
  package var axes: ScrollAxes {
    guard case .only(let axis) = lock else { return scrollable.axes }
    return ScrollAxes(
      x: scrollable.axes.x && axis == .x, y: scrollable.axes.y && axis == .y)
  }

  /// The offset for the pan's translation since it began, in points, rounded to pixels.
  ///
  /// An axis that cannot scroll stays; past an edge the rubber band holds back, or without bouncing the
  /// edge itself. The first translation decides about the directional lock.
  package mutating func offset(forTranslation way: Point, physics: inout Physics) -> Point {
    decideLock(by: way)
    let axes = self.axes
    return Point { axis in
      guard axes[axis] else { return start[axis] }
      return scrollable.pixel.rounded(offset(moved: way[axis], axis, physics: &physics))
    }
  }

  private func offset(moved way: Double, _ axis: ScrollAxis, physics: inout Physics) -> Double {
    guard scrollable.bounces else { return scrollable.range.clamped(start[axis] - way, axis) }
    let length = scrollable.bounds[axis]
    let grabbed = scrollable.range.clamped(start[axis], axis)
    var free = start[axis] - way
    if start[axis] != grabbed {
      let band = RubberBand(stiffness: physics(.rubberBand), length: length)
      let pull = band.pull(of: abs(start[axis] - grabbed))
      free = grabbed + (start[axis] < grabbed ? -pull : pull) - way
    }
    let edge = scrollable.range.clamped(free, axis)
    guard free != edge else { return free }
    let band = RubberBand(stiffness: physics(.rubberBand), length: length)
    let stretch = band.stretch(of: abs(free - edge))
    return free < edge ? edge - stretch : edge + stretch
  }

  /// A drag that starts more than twice as far along one axis as along the other keeps to that axis;
  /// any other is diagonal and never locks.
  ///
  /// Source: UIKit's documentation; where diagonal begins it does not say, two to one is our own.
  private mutating func decideLock(by way: Point) {
    guard scrollable.locksDirection, case .undecided = lock, way != Point() else { return }
    if abs(way.x) > 2 * abs(way.y) {
      lock = .only(.x)
    } else if abs(way.y) > 2 * abs(way.x) {
      lock = .only(.y)
    } else {
      lock = .free
    }
  }
}
