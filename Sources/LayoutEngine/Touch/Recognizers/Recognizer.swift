package import Expressions

/// A recognizer's place in its scene.
package struct RecognizerID: Hashable, Comparable, Sendable {
  package let index: Int

  package init(index: Int) {
    self.index = index
  }

  package static func < (left: RecognizerID, right: RecognizerID) -> Bool {
    left.index < right.index
  }
}

/// A gesture recognizer as its author set it up.
package struct Recognizer: Sendable {
  package let identifier: String
  package let view: ViewID
  package let gesture: Gesture
  package var isEnabled = true
  package var cancelsTouchesInView = true
  package var delaysTouchesBegan = false
  package var delaysTouchesEnded = true
  /// Asked before it begins; nil for yes.
  package var shouldBegin: Expression?
  package var simultaneousWith: [RecognizerID] = []
  package var requiresFailureOf: [RecognizerID] = []
  package let origin: Origin

  package init(identifier: String, view: ViewID, gesture: Gesture, origin: Origin = .none) {
    (self.identifier, self.view, self.gesture, self.origin) = (identifier, view, gesture, origin)
  }

  package enum Gesture: Hashable, Sendable {
    case tap(taps: Int, fingers: Int)
    case pan(minimumFingers: Int, maximumFingers: Int)
    /// A scroll view's own pan.
    case scroll
    /// A map's own pan.
    case map
  }
}

/// UIGestureRecognizer's states.
package enum RecognizerState: String, Choice {
  case possible, began, changed, ended, cancelled, failed
}
