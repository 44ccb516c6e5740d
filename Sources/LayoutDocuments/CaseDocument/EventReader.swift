import Expressions
import LayoutEngine
import Markup
import PlainText

/// Reads which event a reaction is about, and who hears of it.
extension SceneDraft {
  mutating func event(
    _ element: CheckedElement, _ own: ViewID?, _ scope: inout NameScope
  ) -> Signal? {
    guard let attribute = element["event"] else { return nil }
    if own != nil, let view = element["view"] { report(.viewInClass, at: view.nameLocation) }
    let hearer = own ?? view(element["view"])
    guard let event = eventName(attribute) else {
      // What `event.` offers is not known then; nothing said of it is an error.
      scope.event = NameScope.Event(name: attribute.value, fields: EventField.allCases)
      return nil
    }
    scope.event = NameScope.Event(name: event.rawValue, fields: event.fields)
    scope.handlesTouches = event.isTouch
    scope.hearer = hearer
    if own == nil, element["view"] != nil, hearer == nil { return nil }
    return signal(
      event, hearer, at: own == nil ? (element["view"] ?? attribute) : attribute, attribute)
  }

  private mutating func signal(
    _ event: EventName, _ hearer: ViewID?, at place: Attribute, _ attribute: Attribute
  ) -> Signal? {
    let name = event.rawValue
    switch event.audience {
    case .controller:
      guard hearer == nil else {
        report(.controllersEvent(name), at: place.location)
        return nil
      }
      return .controller(event)
    case .responder:
      return hearer.map { .view(event, $0) } ?? .controller(event)
    case .view:
      guard let hearer else {
        report(.eventNeedsView(name, kind: "view"), at: attribute.location)
        return nil
      }
      return .view(event, hearer)
    case .kind(let kind):
      guard let hearer else {
        report(.eventNeedsView(name, kind: kind), at: attribute.location)
        return nil
      }
      guard checkKind(event, hearer, at: place) else { return nil }
      return .view(event, hearer)
    }
  }

  /// Whether a view is of the kind that an event comes from.
  mutating func checkKind(_ event: EventName, _ view: ViewID, at place: Attribute) -> Bool {
    guard case .kind(let kind) = event.audience,
      !catalog.isKind(scene.tree[view].kind, of: kind)
    else { return true }
    report(
      .eventOfOtherKind(event.rawValue, kind: kind, view: name(of: view)), at: place.location)
    return false
  }

  mutating func eventName(_ attribute: Attribute) -> EventName? {
    if let event = EventName(rawValue: attribute.value) { return event }
    if EventName.later.contains(attribute.value) {
      report(.unsupportedEvent(attribute.value), at: attribute.location)
    } else {
      let known = EventName.allCases.map(\.rawValue) + EventName.later
      let nearest = NearestName.suggestion(for: attribute.value, among: known)
      report(.unknownEvent(attribute.value, nearest: nearest), at: attribute.location)
    }
    return nil
  }
}

extension EventName {
  var isTouch: Bool { audience == .responder }

  /// UIKit's events that are refused by name until they are supported.
  static let later = [
    "keyboardDidShow", "keyboardDidHide", "keyboardWillChangeFrame", "primaryActionTriggered",
    "menuActionTriggered", "textFieldShouldBeginEditing", "textFieldShouldEndEditing",
    "didSelectRowAt", "didDeselectRowAt", "scrollViewDidZoom", "scrollViewWillBeginZooming",
    "scrollViewDidEndZooming", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
    "scrollViewDidChangeAdjustedContentInset", "viewWillLayoutSubviews", "viewWillDisappear",
    "viewDidDisappear", "viewLayoutMarginsDidChange", "mapViewDidChangeVisibleRegion",
    "pressesBegan", "pressesEnded", "motionBegan", "motionEnded", "safeAreaInsetsDidChange",
    "didMoveToSuperview", "didMoveToWindow", "draw",
  ]
}
