package import Expressions

/// Everything an app can react to, by UIKit's name.
package enum EventName: String, CaseIterable, Sendable {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidLayoutSubviews, viewDidAppear
  case viewSafeAreaInsetsDidChange, viewWillTransition, traitCollectionDidChange
  case keyboardWillShow, keyboardWillHide
  case layoutSubviews
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel, valueChanged
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  case textFieldDidBeginEditing, textFieldShouldReturn, textFieldDidEndEditing
  case textViewDidBeginEditing, textViewDidChange, textViewDidEndEditing
  case scrollViewDidScroll, scrollViewWillBeginDragging, scrollViewWillEndDragging
  case scrollViewDidEndDragging, scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating
  case scrollViewDidEndScrollingAnimation
  case mapViewRegionWillChange, mapViewRegionDidChange

  /// Who hears of it.
  package var audience: Audience {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidLayoutSubviews, .viewDidAppear,
      .viewSafeAreaInsetsDidChange, .viewWillTransition, .traitCollectionDidChange,
      .keyboardWillShow, .keyboardWillHide:
      .controller
    case .layoutSubviews: .view
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: .responder
    case .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged:
      .kind("control")
    case .scrollViewDidScroll, .scrollViewWillBeginDragging, .scrollViewWillEndDragging,
      .scrollViewDidEndDragging, .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
      .scrollViewDidEndScrollingAnimation:
      .kind("scrollView")
    case .mapViewRegionWillChange, .mapViewRegionDidChange: .kind("mapView")
    case .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
      .textFieldDidBeginEditing, .textFieldShouldReturn, .textFieldDidEndEditing:
      .kind("textField")
    case .textViewDidBeginEditing, .textViewDidChange, .textViewDidEndEditing: .kind("textView")
    }
  }

  package enum Audience: Equatable, Sendable {
    case controller
    case view
    /// A view, or the controller behind the outermost one.
    case responder
    /// A view of the kind: a control's target, a scroll view's or a map's delegate.
    case kind(String)
  }

  /// What `event.` offers there.
  package var fields: [EventField] {
    switch self {
    case .viewWillTransition: [.size]
    case .keyboardWillShow, .keyboardWillHide: [.keyboardFrame]
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      [.location, .touchesCount, .tapCount]
    case .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel:
      [.location, .touchesCount, .tapCount]
    case .scrollViewWillEndDragging: [.velocity, .targetContentOffset]
    case .scrollViewDidEndDragging: [.decelerate]
    default: []
    }
  }

  /// Whether a baseline tells of each time; the others only count.
  package var isRecorded: Bool {
    switch self {
    case .scrollViewDidScroll, .touchesMoved, .touchDragInside, .touchDragOutside,
      .viewDidLayoutSubviews, .layoutSubviews, .editingChanged, .textViewDidChange:
      false
    default: true
    }
  }
}

/// An argument of an event, as `event.` names it.
package enum EventField: String, CaseIterable, Sendable {
  /// In the view that hears of it, in points.
  case location
  case touchesCount = "touches.count"
  case tapCount
  /// A recognizer's.
  case state
  /// A pan's way since it began, without the distance it took to begin; in points.
  case translation
  /// Points a second for a recognizer, points a millisecond for a scroll view, as UIKit has it.
  case velocity
  /// Where the scroll view will come to rest; a reaction may set it.
  case targetContentOffset
  /// Whether the scroll view moves on.
  case decelerate
  /// The screen's size after the turn.
  case size
  /// Where the keyboard will be on the screen; below it where it hides.
  case keyboardFrame

  package var type: ValueType {
    switch self {
    case .location, .translation, .velocity, .targetContentOffset: .point
    case .touchesCount, .tapCount: .number
    case .state: RecognizerState.type
    case .decelerate: .boolean
    case .size: .size
    case .keyboardFrame: .rect
    }
  }

  package var isSettable: Bool { self == .targetContentOffset }

  /// What `event.` offers where a recognizer acts.
  package static let recognizer: [EventField] = [
    .state, .location, .translation, .velocity, .touchesCount,
  ]
}
