package import Expressions
package import Geometry

/// One step of a case: what the finger or the test does, and what is then looked at.
package struct Step: Sendable {
  package let action: Action
  /// The step in its author's words, as the baseline writes it: `drag info`.
  package let words: String
  package let origin: Origin

  package init(_ action: Action, words: String, origin: Origin = .none) {
    (self.action, self.words, self.origin) = (action, words, origin)
  }

  package enum Action: Sendable {
    case touch(TouchPlan)
    /// Seconds.
    case wait(Double)
    case settle
    case set(Target, to: Expression, animated: Double?)
    case turn(to: Orientation)
    case resize(to: Size, safeArea: Insets?)
    case scroll(ViewID, to: Point, animated: Bool)
    /// The keyboard's height in points; 0 hides it.
    case keyboard(height: Double)
    /// Into what has the focus; a line end is the return key.
    case type(String)
    case call(action: String, with: [Expression])
    case snapshot(name: String)
    case expect(Expectation)
  }

  /// Whether counts of what was received start anew with it.
  package var startsCounting: Bool {
    switch action {
    case .wait, .settle, .snapshot, .expect: false
    case .touch, .set, .turn, .resize, .scroll, .keyboard, .type, .call: true
    }
  }
}

/// What fingers do; places are resolved when the step starts.
package enum TouchPlan: Sendable {
  /// So many taps, each down for `duration` seconds.
  case tap(at: Place, taps: Int, fingers: Int, duration: Double)
  /// Down, along a straight line for `duration` seconds, rest for `hold` seconds, up.
  case drag(at: Place, to: Destination, duration: Double, hold: Double)
  case raw([RawTouch])

  package enum Destination: Sendable {
    /// The finger's way, in points.
    case by(Point)
    case to(Place)
  }

  /// One line of `<touches>`.
  package struct RawTouch: Sendable {
    package let finger: String
    package let phase: Phase
    /// Seconds since the step began.
    package let time: Double
    package let origin: Origin

    package init(finger: String, phase: Phase, time: Double, origin: Origin) {
      (self.finger, self.phase, self.time, self.origin) = (finger, phase, time, origin)
    }

    package enum Phase: Sendable {
      case down(Place)
      /// Linear from where it was.
      case move(Place)
      case up
      case cancel
    }
  }
}

/// A place on the screen or in a view.
package struct Place: Sendable {
  /// Nil for the screen as it is turned then.
  package let view: ViewID?
  /// From the visible top left of the view; nil for the middle of what is visible.
  package let point: PlacePoint?

  package init(view: ViewID?, point: PlacePoint? = nil) {
    (self.view, self.point) = (view, point)
  }
}

/// Two lengths, each in points or as a share.
package struct PlacePoint: Sendable, Equatable {
  package let x: Length
  package let y: Length

  package init(x: Length, y: Length) {
    (self.x, self.y) = (x, y)
  }

  package enum Length: Sendable, Equatable {
    case points(Double)
    /// 1 for the whole.
    case share(Double)
  }
}

/// What a case states.
package struct Expectation: Sendable {
  package let claim: Claim
  package let isInverted: Bool

  package init(_ claim: Claim, isInverted: Bool = false) {
    (self.claim, self.isInverted) = (claim, isInverted)
  }

  package enum Claim: Sendable {
    case holds(Expression, text: String)
    /// The view that a touch there would go to; nil for none.
    case hit(ViewID?, at: Place)
    case action(String, times: Int?)
    case received(ViewID, EventName, times: Int?)
  }
}
