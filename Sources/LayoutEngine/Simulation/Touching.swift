import Expressions
import Geometry

/// A recognizer that came to a state; its actions wait until the views have heard of the touches.
struct Recognition: Sendable {
  let id: RecognizerID
  let state: RecognizerState
  let reading: RecognizerReading
  /// The time stamp of the touch that it came from; the frame in which its actions run may be later.
  let time: Time
}

extension Simulation {
  /// A finger does something: recognizers see it first, then the view whose touch it is.
  mutating func handle(_ event: FingerEvent) throws(RunFailure) {
    let questions = questions
    let happenings = touches.handle(event, in: tree, physics: &physics, asking: questions)
    try follow(happenings, at: event.time)
  }

  /// Delayed touches and waiting recognizers come due.
  mutating func letTimePass() throws(RunFailure) {
    guard touches.isWaiting else { return }
    let questions = questions
    let happenings = touches.advance(
      to: clock.time, in: tree, physics: &physics, asking: questions)
    try follow(happenings, at: clock.time)
  }

  /// - Parameter time: the touches' own time stamp, which may lie before the turn's.
  private mutating func follow(
    _ happenings: [TouchHappening], at time: Time
  ) throws(RunFailure) {
    for happening in happenings {
      switch happening {
      case .finger(let finger, let phase, let point, let view):
        if phase != .moved {
          recorder.record(
            .touch(finger: finger, phase: phase, at: point, view: view), at: time)
        }
        try contentFeels(phase, under: view, at: time)
      case .responder(let call): try deliver(call)
      case .recognizer(let id, let state, let reading):
        recognized.append(Recognition(id: id, state: state, reading: reading, time: time))
      }
    }
  }

  /// Which view a touch at a point of the screen would go to now.
  mutating func hitView(at point: Point) -> ViewID? {
    let inside = insideTest(glance)
    return HitTest.view(
      at: point, in: tree, minimumAlpha: physics(.minimumHitAlpha), inside: inside)
  }

  private func insideTest(_ now: Glance) -> HitTest.Inside {
    { expression, point, bounds, _ in
      now.evaluated(expression, in: Scope(point: point, bounds: bounds)) == .boolean(true)
    }
  }

  /// What touches may ask, answered as things are now.
  private var questions: TouchQuestions {
    let (now, recognizers, catalog) = (glance, scene.recognizers, scene.catalog)
    return TouchQuestions(
      inside: insideTest(now),
      shouldBegin: { id, arguments in
        guard let test = recognizers[id.index].shouldBegin else { return true }
        return now.evaluated(test, in: Scope(event: arguments)) == .boolean(true)
      },
      scrollAxes: { view in
        let axes = Scrollable.axes(of: now.tree.scroll[view])
        return (axes.x, axes.y)
      },
      isMapScrollable: { view in now.tree.map[view].isScrollEnabled },
      cancelsContentTouch: { view in !now.tree.control.has(view) },
      tapsItself: { view in
        catalog[now.tree[view].kind].actsOnTap
          && now.tree.control.value(of: view)?.isEnabled == true
      })
  }

  // MARK: - Responders

  /// A touch method: the view's own code if it overrides it, else what its kind does, up the responder chain.
  mutating func deliver(_ call: TouchCall) throws(RunFailure) {
    var responder: Responder? = .view(call.view)
    while let current = responder {
      guard case .view(let view) = current else { return try deliverToController(call) }
      let own = call.passed(to: view, in: tree)
      if !reactions[.view(call.event, view)].isEmpty {
        let touch = RunningTouch(call: own, responder: current)
        try emit(.view(call.event, view), own.arguments, touch: touch)
        return
      }
      recorder.count(call.event, in: view)
      guard try passesOn(own) else { return }
      responder = ResponderChain.next(after: current, in: tree)
    }
  }

  /// The controller's own touch method; its places are its view's.
  private mutating func deliverToController(_ call: TouchCall) throws(RunFailure) {
    let own = call.passed(to: tree.root, in: tree)
    let touch = RunningTouch(call: own, responder: .controller)
    try emit(.controller(call.event), own.arguments, touch: touch)
  }

  /// What a view's kind does with a touch; whether it goes on up the chain.
  private mutating func passesOn(_ call: TouchCall) throws(RunFailure) -> Bool {
    switch scene.catalog[tree[call.view].kind].touches {
    case .forwards:
      if call.event == .touchesEnded, takesFocus(call.view) { try focus(call.view) }
      return true
    case .keeps: return false
    case .unbuilt:
      try refuseTouch(call)
      return false
    case .tracks:
      for event in controls.events(of: call, in: &tree, physics: &physics) {
        try emit(.view(event.event, event.view), event.arguments)
        if event.event == .touchUpInside, takesFocus(event.view) { try focus(event.view) }
      }
      return false
    }
  }

  /// Ends the run where a touch reaches a view whose kind is not built yet; one that is disabled ignores touches in UIKit, too.
  private func refuseTouch(_ call: TouchCall) throws(RunFailure) {
    let isEnabled = tree.control.value(of: call.view)?.isEnabled ?? true
    guard call.event == .touchesBegan, isEnabled else { return }
    let kind = scene.catalog[tree[call.view].kind].name
    throw RunFailure(
      "a finger touches '\(tree.name(of: call.view, in: scene.catalog))', and plumb does not "
        + "simulate what a \(kind) does with touches yet; change its properties by '<set>'",
      origin: recorder.stepOrigin)
  }

  /// Calls super from a running touch method, or another view's method of the same name.
  mutating func forward(_ touch: RunningTouch, to view: ViewID?) throws(RunFailure) {
    let call = touch.call
    if let view { return try deliver(call.passed(to: view, in: tree)) }
    if case .view = touch.responder, try !passesOn(call) { return }
    switch ResponderChain.next(after: touch.responder, in: tree) {
    case .view(let next): try deliver(call.passed(to: next, in: tree))
    case .controller: try deliverToController(call)
    case nil: break
    }
  }

  // MARK: - Recognizers

  /// Switches the gesture that is a view's own, a scroll view's or a map's, as the view is now.
  mutating func switchGestures(of view: ViewID) throws(RunFailure) {
    let isEnabled =
      tree.scroll.value(of: view)?.flags.contains(.scrollEnabled)
      ?? tree.map.value(of: view)?.isScrollEnabled ?? true
    let questions = questions
    for (index, recognizer) in scene.recognizers.enumerated()
    where recognizer.view == view && [.scroll, .map].contains(recognizer.gesture) {
      let happenings = touches.setEnabled(
        RecognizerID(index: index), isEnabled, in: tree, physics: &physics, asking: questions)
      try follow(happenings, at: clock.time)
    }
  }

  /// The actions of what was recognized: the app's own, a scroll view's, a map's.
  mutating func actOnRecognizers() throws(RunFailure) {
    let due = recognized
    recognized = []
    for recognition in due {
      let recognizer = scene.recognizers[recognition.id.index]
      switch recognition.state {
      case .possible, .failed: continue
      case .began, .ended, .cancelled:
        recorder.record(.recognizer(recognition.id, recognition.state), at: clock.time)
      case .changed: break
      }
      switch recognizer.gesture {
      case .scroll: try drag(recognizer.view, recognition)
      case .map: try pan(recognizer.view, recognition)
      case .tap, .pan: break
      }
      try emit(.recognizer(recognition.id), recognition.reading.arguments(recognition.state))
    }
  }
}
