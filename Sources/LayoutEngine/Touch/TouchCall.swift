import Expressions
package import Geometry

/// A touch method or a control event, with the touch that it is about.
package struct TouchCall: Sendable, Equatable {
  package let event: EventName
  /// Who hears of it.
  package let view: ViewID
  package let finger: String
  /// In the view, in points.
  package let location: Point
  package let screenLocation: Point
  package let tapCount: Int

  /// The call to a view of a touch on the screen.
  package init(
    _ event: EventName, to view: ViewID, finger: String, screenLocation: Point, tapCount: Int,
    in tree: ViewTree
  ) {
    (self.event, self.view, self.finger, self.tapCount) = (event, view, finger, tapCount)
    self.screenLocation = screenLocation
    // A view that a transform flattens cannot be hit; it may become one under the finger.
    location = tree.fromScreen(screenLocation, to: view) ?? Point()
  }

  /// The same touch told to another view, as super and `<forward>` do, or under another event's name.
  package func passed(to view: ViewID, as event: EventName? = nil, in tree: ViewTree) -> TouchCall {
    TouchCall(
      event ?? self.event, to: view, finger: finger, screenLocation: screenLocation,
      tapCount: tapCount, in: tree)
  }

  /// What a reaction to it reads as `event.`.
  package var arguments: EventArguments {
    EventArguments([
      (.location, .point(location)), (.touchesCount, .number(1)),
      (.tapCount, .number(Double(tapCount))),
    ])
  }
}
