import Expressions
package import Geometry

/// Something that came of what fingers did, in the order in which UIKit would tell of it.
package enum TouchHappening: Sendable, Equatable {
  /// For the record: whose touch it is, nil where nothing was hit.
  case finger(String, TouchPhase, at: Point, view: ViewID?)
  /// A touch method of a view; up the responder chain it goes by the one who runs reactions.
  case responder(TouchCall)
  /// A recognizer came to a state; its actions run after the views heard of the touches, and never at `.failed`.
  case recognizer(RecognizerID, RecognizerState, RecognizerReading)
}

/// What a recognizer can be asked at one moment.
package struct RecognizerReading: Sendable, Equatable {
  /// The middle of its fingers, in its view, in points.
  package var location = Point()
  /// A pan's way since it began, without the distance it took to begin, along its view's axes; in points.
  package var translation = Point()
  /// A pan's, in points a second along its view's axes.
  package var velocity = Point()
  /// How many fingers it has; of a tap, how many it had.
  package var touchCount = 0

  package init() {}

  /// What a reaction to it reads as `event.`.
  package func arguments(_ state: RecognizerState) -> EventArguments {
    EventArguments([
      (.state, state.value), (.location, .point(location)), (.translation, .point(translation)),
      (.velocity, .point(velocity)), (.touchesCount, .number(Double(touchCount))),
    ])
  }
}
