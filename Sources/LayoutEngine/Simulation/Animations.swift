import Geometry

/// The views that an animation keeps from being hit; their model values are final at once, as UIView's are.
struct Animations: Sendable {
  private var running: [(view: ViewID, end: Double)] = []

  var isEmpty: Bool { running.isEmpty }

  mutating func start(_ view: ViewID, until end: Double) {
    running.removeAll { $0.view == view }
    running.append((view, end))
  }

  /// The views whose animation is over by then; they are forgotten.
  mutating func ended(by time: Double) -> [ViewID] {
    let over = running.filter { $0.end <= time + Clock.grain }.map(\.view)
    running.removeAll { $0.end <= time + Clock.grain }
    return over
  }
}

extension Simulation {
  /// Marks what a change moved as animating: the view itself, and those that layout gave another frame.
  mutating func animate(_ target: Target, since frames: [Rect], for duration: Double) {
    guard duration > 0 else { return }
    var views = tree.ids.filter { tree[$0].frame != frames[Int($0.index)] }
    if case .property(let path) = target, !views.contains(path.view) { views.append(path.view) }
    for view in views {
      tree[view].flags.insert(.animating)
      animations.start(view, until: clock.time + duration)
    }
  }

  mutating func endAnimations() {
    for view in animations.ended(by: clock.time) { tree[view].flags.remove(.animating) }
  }
}
