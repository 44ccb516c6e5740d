import Expressions
import Geometry

extension Simulation {
  // MARK: - Offsets

  /// Runs the scroll rules after something that they depend on changed; the delegate hears of a moved offset at once.
  ///
  /// - Parameter before: the offset before the change, where the change was to the offset itself.
  mutating func applyScrollRules(
    to view: ViewID, since before: Point? = nil
  ) throws(RunFailure) {
    let offset = before ?? tree[view].boundsOrigin
    let measured = tree.scroll[view].measured
    _ = ScrollRules.apply(to: view, in: &tree, physics: &physics, pixel: screen.pixel)
    if tree.scroll[view].measured != measured {
      adaptCourse(of: view, after: ScrollRange(of: measured, pixel: screen.pixel))
    }
    if tree[view].boundsOrigin != offset { try offsetMoved(of: view) }
  }

  /// A glide goes on in the range that there is now; a drag asks for it at each move.
  private mutating func adaptCourse(of view: ViewID, after range: ScrollRange) {
    guard case .glide(let glide, let start) = motions[view].course else { return }
    let rest = glide.continued(
      at: (clock.time - start).seconds, after: range, in: scrollable(view), physics: &physics)
    motions[view].course = .glide(rest, since: clock.time)
  }

  /// All that decides how a view's content moves, as things are now.
  func scrollable(_ view: ViewID) -> Scrollable {
    Scrollable(view, in: tree, pixel: screen.pixel)
  }

  private mutating func offsetMoved(of view: ViewID) throws(RunFailure) {
    if layout?.dependsOnOffset(of: view) == true { requestLayout(origin: cause) }
    try emit(.view(.scrollViewDidScroll, view))
  }

  mutating func setOffset(of view: ViewID, to offset: Point) throws(RunFailure) {
    let before = tree[view].boundsOrigin
    guard offset != before else { return }
    tree[view].boundsOrigin = offset
    try applyScrollRules(to: view, since: before)
  }

  /// `setContentOffset(_:animated:)`: it ends what moved the content by itself and is not clamped.
  mutating func scroll(_ view: ViewID, to offset: Point, animated: Bool) throws(RunFailure) {
    let target = screen.pixel.rounded(offset)
    guard animated, target != tree[view].boundsOrigin else {
      if motions[view].course.isGoingOn {
        tree.scroll[view].motion = .rest
        motions[view].course = .rest
      }
      return try setOffset(of: view, to: target)
    }
    let animation = ScrollAnimation(
      from: tree[view].boundsOrigin, to: target, physics: &physics, pixel: screen.pixel)
    tree.scroll[view].motion = .animating
    motions[view].course = .animation(animation, since: clock.time)
  }

  // MARK: - Time

  /// Moves what glides or is animated to where it is at this frame.
  mutating func moveScrollViews() throws(RunFailure) {
    for view in motions.moving {
      switch motions[view].course {
      case .rest, .drag: break
      case .glide(let glide, let start):
        try setOffset(of: view, to: glide.offset(at: (clock.time - start).seconds))
        guard case .glide(let glide, let start) = motions[view].course,
          glide.isFinished(at: (clock.time - start).seconds)
        else { continue }
        try comeToRest(view)
        try emit(.view(.scrollViewDidEndDecelerating, view))
      case .animation(let animation, let start):
        let seconds = (clock.time - start).seconds
        try setOffset(of: view, to: animation.offset(at: seconds))
        guard animation.isFinished(at: seconds),
          case .animation = motions[view].course
        else { continue }
        motions[view].course = .rest
        tree.scroll[view].motion = .rest
        try emit(.view(.scrollViewDidEndScrollingAnimation, view))
      }
    }
  }

  mutating func comeToRest(_ view: ViewID) throws(RunFailure) {
    motions[view].course = .rest
    let moved = ScrollRules.comeToRest(
      view, in: &tree, physics: &physics, pixel: screen.pixel)
    if moved { try offsetMoved(of: view) }
  }
}
