package import Geometry

/// Every finger that is down and every recognizer of a scene: finger events in, what comes of them out.
///
/// Recognizers hear of a touch before its view. Fingers go in the order in which they went down, recognizers from the
/// deepest view outwards, those of one view in the scene's order.
package struct TouchSession: Sendable {
  package internal(set) var recognizers: [Recognizer]
  var progress: [RecognizerProgress]
  var touches: [Touch] = []
  var recentTaps = RecentTaps()
  var nextSerial = 0
  /// The latest time that it has heard of; it never goes back.
  var now = Time.distantPast

  /// A session with no finger down; the recognizers' places are their ids.
  package init(recognizers: [Recognizer]) {
    self.recognizers = recognizers
    progress = recognizers.map { RecognizerProgress($0.gesture) }
  }

  /// What comes of a finger's event.
  ///
  /// One that cannot be (a finger that is not down moves) comes to nothing; a finger
  /// that moves to where it is does not move, as UIKit's stationary phase has it.
  package mutating func handle(
    _ event: FingerEvent, in tree: ViewTree, physics: inout Physics, asking: TouchQuestions
  ) -> [TouchHappening] {
    guard event.isSound else { return [] }
    return turn(in: tree, &physics, asking) { session, turn in
      session.pass(to: event.time, &turn)
      switch event.phase {
      case .began: session.begin(event, &turn)
      case .moved: session.move(event, &turn)
      case .ended: session.lift(event, &turn)
      case .cancelled: session.cancel(event, &turn)
      }
      session.tellViews(&turn)
    }
  }

  /// What comes of time alone: a content touch kept long enough, a tap too long, a next tap that did not come.
  package mutating func advance(
    to time: Time, in tree: ViewTree, physics: inout Physics, asking: TouchQuestions
  ) -> [TouchHappening] {
    turn(in: tree, &physics, asking) { session, turn in session.pass(to: time, &turn) }
  }

  /// Takes all fingers off the screen, as a call or an alert does; nothing is undecided after it.
  package mutating func cancelAll(
    in tree: ViewTree, physics: inout Physics, asking: TouchQuestions
  ) -> [TouchHappening] {
    turn(in: tree, &physics, asking) { session, turn in
      for touch in session.touches where touch.isDown {
        let event = FingerEvent(
          finger: touch.finger, phase: .cancelled, location: touch.location, time: session.now)
        session.cancel(event, &turn)
      }
      for index in session.inOrder(session.progress.indices, turn.tree) {
        guard session.progress[index].isUndecided else { continue }
        session.finish(index, as: .failed, &turn)
      }
      session.recentTaps = RecentTaps()
      session.tellViews(&turn)
    }
  }

  /// Switches a recognizer on or off; one that is at work is cancelled, as UIKit's is.
  package mutating func setEnabled(
    _ id: RecognizerID, _ isEnabled: Bool, in tree: ViewTree, physics: inout Physics,
    asking: TouchQuestions
  ) -> [TouchHappening] {
    guard recognizers.indices.contains(id.index) else { return [] }
    recognizers[id.index].isEnabled = isEnabled
    guard !isEnabled else { return [] }
    return turn(in: tree, &physics, asking) { session, turn in
      let progress = session.progress[id.index]
      guard progress.isActive || progress.isUndecided else { return }
      session.finish(id.index, as: progress.isActive ? .cancelled : .failed, &turn)
      session.arbitrate(&turn)
      session.tellViews(&turn)
    }
  }

  /// Whether time alone will still decide something; `settle` waits for it.
  package var isWaiting: Bool { hasDeadline }

  /// The fingers on the screen, in the order in which they went down.
  package var fingersDown: [String] { touches.filter(\.isDown).map(\.finger) }

  /// Where a finger that is down is, on the screen; nil for one that is up.
  package func location(of finger: String) -> Point? {
    touches.last { $0.isDown && $0.finger == finger }?.location
  }

  /// A recognizer's state now: at rest again as soon as it is finished and its fingers are up.
  package func state(of id: RecognizerID) -> RecognizerState {
    progress.indices.contains(id.index) ? progress[id.index].state : .possible
  }

  /// How many fingers a recognizer sees; a scroll view with one is tracking.
  package func fingerCount(of id: RecognizerID) -> Int {
    progress.indices.contains(id.index) ? progress[id.index].down.count : 0
  }

  private mutating func turn(
    in tree: ViewTree, _ physics: inout Physics, _ asking: TouchQuestions,
    _ body: (inout TouchSession, inout TouchTurn) -> Void
  ) -> [TouchHappening] {
    guard !tree.isEmpty else { return [] }
    var turn = TouchTurn(tree: tree, asking: asking, physics: physics)
    body(&self, &turn)
    physics = turn.physics
    return turn.happenings
  }
}

/// What one call of the session works with.
struct TouchTurn {
  let tree: ViewTree
  let asking: TouchQuestions
  var physics: Physics
  var happenings: [TouchHappening] = []
}
