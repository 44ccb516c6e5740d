import Geometry

extension TouchSession {
  /// The recognizers that will see a touch of a view: those of the view and of all its superviews that can take it.
  func watchers(of view: ViewID, _ turn: TouchTurn) -> [Int] {
    attached(to: view, turn.tree).filter { canTake($0, touchOf: view, turn) }
  }

  /// Recognizers of the view and of all its superviews, the deepest view's first.
  private func attached(to view: ViewID, _ tree: ViewTree) -> [Int] {
    ([view] + Array(tree.ancestors(of: view))).flatMap { owner in
      recognizers.indices.filter { recognizers[$0].view == owner && recognizers[$0].isEnabled }
    }
  }

  private func canTake(_ index: Int, touchOf view: ViewID, _ turn: TouchTurn) -> Bool {
    let (recognizer, progress) = (recognizers[index], progress[index])
    // Since iOS 6 a button's own tap comes before a tap recognizer of a view round it (Apple, UIGestureRecognizer).
    if recognizer.gesture == .tap(taps: 1, fingers: 1), recognizer.view != view,
      turn.asking.tapsItself(view)
    {
      return false
    }
    if progress.isActive { return progress.gesture.hasRoom }
    return progress.state == .possible && !(progress.isReady && recognizer.isTap)
  }

  /// A finger too far from a multiple tap's first ends the wait for the next tap, before anything sees the finger.
  mutating func failTapsElsewhere(
    than point: Point, on view: ViewID, _ turn: inout TouchTurn
  ) {
    for index in attached(to: view, turn.tree) where progress[index].isUndecided {
      guard case .tap(let tap) = progress[index].gesture, tap.isBetweenTaps,
        !tap.isNear(point, &turn.physics)
      else { continue }
      finish(index, as: .failed, &turn)
    }
    arbitrate(&turn)
    tellViews(&turn)
  }

  /// Whether the view will hear of a touch that begins on it now.
  func hearing(of view: ViewID?, _ tree: ViewTree) -> Touch.Hearing {
    guard let view else { return .deaf }
    if !tree[view].flags.contains(.multipleTouch),
      touches.contains(where: { $0.isDown && $0.view == view })
    {
      return .deaf
    }
    // An exclusive view neither shares the fingers of others nor lets them have one.
    let others = touches.filter { $0.isDown && $0.isHeard }.compactMap(\.view)
      .filter { $0 != view }
    let isExclusive = tree[view].flags.contains(.exclusiveTouch)
    if isExclusive && !others.isEmpty { return .deaf }
    return others.contains { tree[$0].flags.contains(.exclusiveTouch) } ? .deaf : .waiting
  }

  /// Scroll views with `delaysContentTouches` keep a touch of what is in them for a while.
  ///
  /// One that cannot scroll
  /// has nothing to wait for: Apple's `isScrollEnabled` says that it does not take touches then.
  func keep(_ touch: inout Touch, _ turn: inout TouchTurn) {
    guard touch.hearing == .waiting, let view = touch.view else { return }
    touch.keepers = touch.watchers.filter { index in
      let owner = recognizers[index].view
      guard recognizers[index].gesture == .scroll, owner != view,
        let scroll = turn.tree.scroll.value(of: owner)
      else { return false }
      return scroll.flags.isSuperset(of: [.delaysTouches, .scrollEnabled])
    }
    guard !touch.keepers.isEmpty else { return }
    touch.heldUntil = now + Time(seconds: turn.physics(.contentTouchDelay))
  }

  /// Whether a pan's fingers have gone so far that it can begin.
  mutating func hasGoneFarEnough(_ index: Int, _ turn: inout TouchTurn) -> Bool {
    guard case .pan(var pan) = progress[index].gesture else { return progress[index].isReady }
    defer { progress[index].gesture = .pan(pan) }
    let recognizer = recognizers[index]
    let axes =
      recognizer.gesture == .scroll ? turn.asking.scrollAxes(recognizer.view) : (true, true)
    return pan.isReady(along: axes, after: turn.physics(.panStart)) || progress[index].isReady
  }
}
