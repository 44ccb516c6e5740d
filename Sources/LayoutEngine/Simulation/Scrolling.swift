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
    if tree.scroll[view].measured != measured { adaptCourse(of: view) }
    if tree[view].boundsOrigin != offset { try offsetMoved(of: view) }
  }

  /// A drag or a glide goes on in the range that there is now.
  private mutating func adaptCourse(of view: ViewID) {
    let scrollable = Scrollable(view, in: tree, pixel: screen.pixel)
    switch motions[view].course {
    case .rest, .animation: break
    case .drag(var drag):
      drag.scrollable = scrollable
      motions[view].course = .drag(drag)
    case .glide(let glide, let start):
      let rest = glide.continued(at: clock.time - start, in: scrollable, physics: &physics)
      motions[view].course = .glide(rest, since: clock.time)
    }
  }

  private mutating func offsetMoved(of view: ViewID) throws(RunFailure) {
    if layout?.dependsOnOffset(of: view) == true { requestLayout(origin: .none) }
    try emit(.view(.scrollViewDidScroll, view))
  }

  private mutating func setOffset(of view: ViewID, to offset: Point) throws(RunFailure) {
    let before = tree[view].boundsOrigin
    guard offset != before else { return }
    tree[view].boundsOrigin = offset
    try applyScrollRules(to: view, since: before)
  }

  /// `setContentOffset(_:animated:)`: it ends what moved the content before and is not clamped.
  mutating func scroll(_ view: ViewID, to offset: Point, animated: Bool) throws(RunFailure) {
    let target = screen.pixel.rounded(offset)
    guard animated, target != tree[view].boundsOrigin else {
      tree.scroll[view].motion = .rest
      motions[view].course = .rest
      return try setOffset(of: view, to: target)
    }
    let animation = ScrollAnimation(
      from: tree[view].boundsOrigin, to: target, physics: &physics, pixel: screen.pixel)
    tree.scroll[view].motion = .animating
    motions[view].course = .animation(animation, since: clock.time)
  }

  // MARK: - Fingers

  /// A finger on a view stops what moves below it, and where it leaves without a drag lets it find its place.
  mutating func scrollViewsFeel(_ phase: TouchPhase, under hit: ViewID?) throws(RunFailure) {
    guard let hit, phase != .moved else { return }
    let views = [hit] + Array(tree.ancestors(of: hit))
    for view in views where tree.scroll.has(view) {
      if phase == .began {
        motions[view].fingers += 1
        if motions[view].fingers == 1 { try hold(view) }
      } else {
        motions[view].fingers = max(0, motions[view].fingers - 1)
        if motions[view].fingers == 0 { try letGo(view) }
      }
    }
  }

  private mutating func hold(_ view: ViewID) throws(RunFailure) {
    guard tree.scroll[view].flags.contains(.scrollEnabled) else { return }
    let course = motions[view].course
    motions[view].course = .rest
    tree.scroll[view].motion = .tracking
    switch course {
    case .rest, .drag: break
    case .glide: try emit(.view(.scrollViewDidEndDecelerating, view))
    case .animation: try emit(.view(.scrollViewDidEndScrollingAnimation, view))
    }
  }

  /// A finger that held the content between two places of rest lets it go to one.
  private mutating func letGo(_ view: ViewID) throws(RunFailure) {
    guard tree.scroll[view].motion == .tracking else { return }
    let offset = tree[view].boundsOrigin
    let drag = ScrollDrag(from: offset, in: Scrollable(view, in: tree, pixel: screen.pixel))
    let release = ScrollRelease.plan(drag, at: offset, velocity: Point(), physics: &physics)
    try goOn(view, by: release.glide)
  }

  /// A scroll view's own pan: it drags, and at its end releases.
  mutating func drag(_ view: ViewID, _ recognition: Recognition) throws(RunFailure) {
    switch recognition.state {
    case .began:
      let scrollable = Scrollable(view, in: tree, pixel: screen.pixel)
      motions[view].course = .drag(ScrollDrag(from: tree[view].boundsOrigin, in: scrollable))
      tree.scroll[view].motion = .dragging
      try emit(.view(.scrollViewWillBeginDragging, view))
      try follow(recognition.reading.translation, in: view)
    case .changed: try follow(recognition.reading.translation, in: view)
    case .ended:
      try follow(recognition.reading.translation, in: view)
      try release(view, velocity: recognition.reading.velocity)
    case .cancelled: try release(view, velocity: Point())
    case .possible, .failed: break
    }
  }

  private mutating func follow(_ translation: Point, in view: ViewID) throws(RunFailure) {
    guard case .drag(var drag) = motions[view].course else { return }
    let offset = drag.offset(forTranslation: translation, physics: &physics)
    motions[view].course = .drag(drag)
    try setOffset(of: view, to: offset)
  }

  /// The finger leaves: the delegate may choose the target, then the content goes there.
  ///
  /// Paging is decided here, once.
  private mutating func release(_ view: ViewID, velocity: Point) throws(RunFailure) {
    guard case .drag(var drag) = motions[view].course else { return }
    drag.scrollable = Scrollable(view, in: tree, pixel: screen.pixel)
    let release = ScrollRelease.plan(
      drag, at: tree[view].boundsOrigin, velocity: velocity, physics: &physics)
    var glide = release.glide
    if !drag.scrollable.isPaging || physics.choice(.pagingEndCall) == "called" {
      let arguments = try emit(
        .view(.scrollViewWillEndDragging, view),
        EventArguments([
          (.velocity, .point(release.velocity)), (.targetContentOffset, .point(release.target)),
        ]))
      if case .point(let target) = arguments[.targetContentOffset] {
        glide = release.glide(to: target, physics: &physics)
      }
    }
    motions[view].course = .rest
    tree.scroll[view].motion = glide.isStill ? .rest : .decelerating
    try emit(
      .view(.scrollViewDidEndDragging, view),
      EventArguments([(.decelerate, .boolean(!glide.isStill))]))
    try goOn(view, by: glide)
  }

  private mutating func goOn(_ view: ViewID, by glide: ScrollGlide) throws(RunFailure) {
    if glide.isStill {
      try comeToRest(view)
    } else {
      tree.scroll[view].motion = .decelerating
      motions[view].course = .glide(glide, since: clock.time)
      try emit(.view(.scrollViewWillBeginDecelerating, view))
    }
  }

  // MARK: - Time

  /// Moves what glides or is animated to where it is at this frame.
  mutating func moveScrollViews() throws(RunFailure) {
    for view in motions.moving {
      switch motions[view].course {
      case .rest, .drag: break
      case .glide(let glide, let start):
        try setOffset(of: view, to: glide.offset(at: clock.time - start))
        guard case .glide(let glide, let start) = motions[view].course,
          glide.isFinished(at: clock.time - start)
        else { continue }
        try comeToRest(view)
        try emit(.view(.scrollViewDidEndDecelerating, view))
      case .animation(let animation, let start):
        try setOffset(of: view, to: animation.offset(at: clock.time - start))
        guard animation.isFinished(at: clock.time - start),
          case .animation = motions[view].course
        else { continue }
        motions[view].course = .rest
        tree.scroll[view].motion = .rest
        try emit(.view(.scrollViewDidEndScrollingAnimation, view))
      }
    }
  }

  private mutating func comeToRest(_ view: ViewID) throws(RunFailure) {
    motions[view].course = .rest
    let moved = ScrollRules.comeToRest(
      view, in: &tree, physics: &physics, pixel: screen.pixel)
    if moved { try offsetMoved(of: view) }
  }
}
