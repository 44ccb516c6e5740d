import Expressions
import Geometry

extension Simulation {
  /// A finger on a view stops what moves below it, and where it leaves without a drag lets it find its place.
  mutating func contentFeels(
    _ phase: TouchPhase, under hit: ViewID?, at time: Time
  ) throws(RunFailure) {
    guard let hit, phase != .moved else { return }
    let views = [hit] + Array(tree.ancestors(of: hit))
    if phase == .began {
      for view in views where tree.map.has(view) { try endGlide(ofMap: view) }
    }
    for view in views where tree.scroll.has(view) {
      if phase == .began {
        motions[view].fingers += 1
        if motions[view].fingers == 1 { try hold(view) }
      } else {
        motions[view].fingers = max(0, motions[view].fingers - 1)
        if motions[view].fingers == 0 { try letGo(view, at: time) }
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
  private mutating func letGo(_ view: ViewID, at time: Time) throws(RunFailure) {
    // A pan that was recognized in this very frame has not acted yet; it will let go itself.
    let isPanned = recognized.contains {
      let recognizer = scene.recognizers[$0.id.index]
      return $0.state == .began && recognizer.gesture == .scroll && recognizer.view == view
    }
    guard tree.scroll[view].motion == .tracking, !isPanned else { return }
    let offset = tree[view].boundsOrigin
    let drag = ScrollDrag(from: offset, in: scrollable(view))
    let release = ScrollRelease.plan(drag, at: offset, velocity: Point(), physics: &physics)
    start(release.glide, of: view, at: time)
    try tellGlide(of: view)
  }

  /// A scroll view's own pan: it drags, and at its end releases.
  mutating func drag(_ view: ViewID, _ recognition: Recognition) throws(RunFailure) {
    switch recognition.state {
    case .began:
      motions[view].course = .drag(
        ScrollDrag(from: tree[view].boundsOrigin, in: scrollable(view)))
      tree.scroll[view].motion = .dragging
      try emit(.view(.scrollViewWillBeginDragging, view))
      try follow(recognition.reading.translation, in: view)
    case .changed: try follow(recognition.reading.translation, in: view)
    case .ended:
      try follow(recognition.reading.translation, in: view)
      try release(view, velocity: recognition.reading.velocity, at: recognition.time)
    case .cancelled: try release(view, velocity: Point(), at: recognition.time)
    case .possible, .failed: break
    }
  }

  private mutating func follow(_ translation: Point, in view: ViewID) throws(RunFailure) {
    guard case .drag(var drag) = motions[view].course else { return }
    drag.scrollable = scrollable(view)
    let offset = drag.offset(forTranslation: translation, physics: &physics)
    motions[view].course = .drag(drag)
    try setOffset(of: view, to: offset)
  }

  /// The finger leaves: the delegate may choose the target, then the content goes there.
  ///
  /// Paging is decided here, once.
  private mutating func release(
    _ view: ViewID, velocity: Point, at time: Time
  ) throws(RunFailure) {
    guard case .drag(var drag) = motions[view].course else { return }
    drag.scrollable = scrollable(view)
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
    let (before, now) = (drag.scrollable.range, scrollable(view))
    if now.range != before {
      glide = glide.continued(at: 0, after: before, in: now, physics: &physics)
    }
    // Moving already when the delegate hears of it: an inset that it sets there moves where the glide ends.
    start(glide, of: view, at: time)
    try emit(
      .view(.scrollViewDidEndDragging, view),
      EventArguments([(.decelerate, .boolean(!glide.isStill))]))
    try tellGlide(of: view)
  }

  /// Content moves on from when the finger left, which may be before this frame, as it does on simulators.
  private mutating func start(_ glide: ScrollGlide, of view: ViewID, at time: Time) {
    tree.scroll[view].motion = glide.isStill ? .rest : .decelerating
    motions[view].course = glide.isStill ? .rest : .glide(glide, since: time)
  }

  /// The delegate hears that content moves on by itself; content that does not finds its place.
  private mutating func tellGlide(of view: ViewID) throws(RunFailure) {
    guard case .glide = motions[view].course else { return try comeToRest(view) }
    try emit(.view(.scrollViewWillBeginDecelerating, view))
  }
}
