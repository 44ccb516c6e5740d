import Geometry

/// UIControl's tracking: touch methods of controls in, control events out.
package struct ControlTracking: Sendable {
  private var tracked: [Tracked] = []

  /// A control and the one finger that it follows.
  private struct Tracked: Sendable {
    let view: ViewID
    let finger: String
    var isInside = true
  }

  /// A tracking with no finger on any control.
  package init() {}

  /// What a touch method of a control comes to: control events, to be told in this order.
  ///
  /// `isHighlighted` and a switch's `isOn` are set already. A disabled control comes to nothing, a second finger neither.
  package mutating func events(
    of call: TouchCall, in tree: inout ViewTree, physics: inout Physics
  ) -> [TouchCall] {
    guard tree.control.has(call.view) else { return [] }
    guard tree.control[call.view].isEnabled else {
      stop(call.view, in: &tree)
      return []
    }
    let names = names(of: call, in: &tree, &physics)
    return names.map { call.passed(to: call.view, as: $0, in: tree) }
  }

  /// Whether a finger that began on the control is still followed.
  package func isTracking(_ view: ViewID) -> Bool { tracked.contains { $0.view == view } }

  private mutating func names(
    of call: TouchCall, in tree: inout ViewTree, _ physics: inout Physics
  ) -> [EventName] {
    if call.event == .touchesBegan { return begin(call, in: &tree) }
    guard
      let place = tracked.firstIndex(where: { $0.view == call.view && $0.finger == call.finger })
    else { return [] }
    switch call.event {
    case .touchesMoved:
      let wasInside = tracked[place].isInside
      let isInside = isInside(call, tree, &physics)
      tracked[place].isInside = isInside
      tree.control[call.view].isHighlighted = isInside
      // Enter and exit before inside and outside, both told: WinObjC's order; Chameleon sends one combined event.
      let crossing: [EventName] =
        wasInside == isInside ? [] : [isInside ? .touchDragEnter : .touchDragExit]
      return crossing + [isInside ? .touchDragInside : .touchDragOutside]
    case .touchesEnded:
      let isInside = isInside(call, tree, &physics)
      stop(call.view, in: &tree)
      return isInside ? end(call.view, in: &tree) : [.touchUpOutside]
    case .touchesCancelled:
      stop(call.view, in: &tree)
      return [.touchCancel]
    default: return []
    }
  }

  private mutating func begin(_ call: TouchCall, in tree: inout ViewTree) -> [EventName] {
    guard !isTracking(call.view) else { return [] }
    tracked.append(Tracked(view: call.view, finger: call.finger))
    tree.control[call.view].isHighlighted = true
    return call.tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
  }

  private func end(_ view: ViewID, in tree: inout ViewTree) -> [EventName] {
    guard tree.isOn.has(view) else { return [.touchUpInside] }
    tree.isOn[view].toggle()
    return [.touchUpInside, .valueChanged]
  }

  private mutating func stop(_ view: ViewID, in tree: inout ViewTree) {
    guard isTracking(view) else { return }
    tracked.removeAll { $0.view == view }
    tree.control[view].isHighlighted = false
  }

  /// While a control follows a finger, it counts as inside a good way past the bounds.
  private func isInside(_ call: TouchCall, _ tree: ViewTree, _ physics: inout Physics) -> Bool {
    let bounds = tree[call.view].bounds
    if bounds.contains(call.location) { return true }
    let slop = physics(.controlSlop)
    let around = Insets(top: -slop, left: -slop, bottom: -slop, right: -slop)
    return bounds.inset(by: around).contains(call.location)
  }
}
