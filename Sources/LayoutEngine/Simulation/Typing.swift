import Expressions

extension Simulation {
  /// Gives the focus to a text field or text view, or takes it away.
  mutating func focus(_ view: ViewID?) throws(RunFailure) {
    let old = tree.focus
    guard view != old else { return }
    tree.focus = view
    try focusMoved(from: old)
  }

  /// What UIKit does once the focus is elsewhere: the keyboard comes or goes before the delegates hear of it, as
  /// UITextFieldDelegate documents; from one field to another it stays.
  mutating func focusMoved(from old: ViewID?) throws(RunFailure) {
    let new = tree.focus
    if new == nil { try raiseKeyboard(to: 0) }
    if let old {
      try emitEditing(old, .editingDidEnd, .textFieldDidEndEditing, .textViewDidEndEditing)
    }
    // What hears of the end may have moved the focus again.
    guard let new, tree.focus == new else { return }
    if tree.keyboardHeight == 0, let height = screen.keyboardHeight {
      try raiseKeyboard(to: height)
    }
    try emitEditing(
      new, .editingDidBegin, .textFieldDidBeginEditing, .textViewDidBeginEditing)
  }

  /// The keyboard of a device that was turned has another height.
  mutating func fitKeyboard() throws(RunFailure) {
    guard tree.focus != nil, tree.keyboardHeight > 0, let height = screen.keyboardHeight else {
      return
    }
    try raiseKeyboard(to: height)
  }

  /// Whether a touch that ends on a view gives it the focus.
  func takesFocus(_ view: ViewID) -> Bool {
    if tree.control.has(view) {
      return isField(view) && tree.control[view].isEnabled
    }
    guard scene.catalog.isKind(tree[view].kind, of: "textView") else { return false }
    return scene.catalog.property("isEditable", of: tree[view].kind)?.get(tree, view)
      == .boolean(true)
  }

  /// Types into what has the focus, a character after the other; a line end is a field's return key.
  mutating func type(_ text: String, origin: Origin) throws(RunFailure) {
    for character in text {
      guard let view = tree.focus else {
        throw RunFailure(
          "nothing has the focus that '\(character)' could be typed into; tap a text field first",
          origin: origin)
      }
      if isField(view), character.isNewline {
        try pressReturn(in: view)
      } else {
        try append(character, to: view, origin: origin)
      }
    }
  }

  private mutating func append(
    _ character: Character, to view: ViewID, origin: Origin
  ) throws(RunFailure) {
    guard let property = scene.catalog.property("text", of: tree[view].kind) else { return }
    var scope = Scope()
    try set(
      .property(Path(view: view, property: property)),
      to: .text(tree.text[view].text + String(character)), animated: nil, origin: origin,
      in: &scope)
    try emit(.view(isField(view) ? .editingChanged : .textViewDidChange, view))
  }

  /// A field gives the focus up where its app listens to the end by the return key.
  private mutating func pressReturn(in view: ViewID) throws(RunFailure) {
    try emit(.view(.textFieldShouldReturn, view))
    let signal = Signal.view(.editingDidEndOnExit, view)
    guard tree.focus == view, !reactions[signal].isEmpty else { return }
    try emit(signal)
    if tree.focus == view { try focus(nil) }
  }

  private mutating func emitEditing(
    _ view: ViewID, _ control: EventName, _ field: EventName, _ textView: EventName
  ) throws(RunFailure) {
    guard isField(view) else {
      try emit(.view(textView, view))
      return
    }
    try emit(.view(control, view))
    try emit(.view(field, view))
  }

  private func isField(_ view: ViewID) -> Bool {
    scene.catalog.isKind(tree[view].kind, of: "textField")
  }
}
