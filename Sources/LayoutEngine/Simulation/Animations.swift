import Geometry

/// The views that an animation keeps from being hit; their model values are final at once, as UIView's are.
struct Animations: Sendable {
  private var running: [(view: ViewID, end: Time)] = []

  var isEmpty: Bool { running.isEmpty }
  var views: [ViewID] { running.map(\.view) }

  /// A view is kept from being hit until the last of its animations is over.
  mutating func start(_ view: ViewID, until end: Time) {
    guard let place = running.firstIndex(where: { $0.view == view }) else {
      return running.append((view, end))
    }
    running[place].end = max(running[place].end, end)
  }

  /// When the first of them is over.
  var nextEnd: Time? { running.map(\.end).min() }

  /// Forgets and returns the views whose animation ends at a time or earlier.
  mutating func ended(by time: Time) -> [ViewID] {
    let over = running.filter { $0.end <= time }.map(\.view)
    running.removeAll { $0.end <= time }
    return over
  }
}

extension Simulation {
  /// Marks what a change moved as animating: the view that it changed, and those that layout gave another frame.
  mutating func animate(_ changed: ViewID?, since frames: [Rect], for duration: Double) {
    guard duration > 0 else { return }
    for view in tree.ids where view == changed || tree[view].frame != frames[Int(view.index)] {
      tree[view].flags.insert(.animating)
      animations.start(view, until: clock.time + Time(seconds: duration))
    }
  }

  mutating func endAnimations() {
    for view in animations.ended(by: clock.time) { tree[view].flags.remove(.animating) }
  }
}
