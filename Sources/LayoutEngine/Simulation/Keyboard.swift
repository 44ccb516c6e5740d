import Expressions
import Geometry

extension Simulation {
  /// Moves the keyboard: the app hears of it before anything moves, then the guides follow in the same turn's layout.
  ///
  /// A keyboard that is shown already and changes its height is said to be shown anew, as `keyboardWillShowNotification` is.
  mutating func raiseKeyboard(to height: Double) throws(RunFailure) {
    guard height != tree.keyboardHeight else { return }
    let bounds = screen.bounds
    let shown = height > 0 ? height : tree.keyboardHeight
    let frame = Rect(
      x: 0, y: bounds.height - height, width: bounds.width, height: shown)
    try emit(
      .controller(height > 0 ? .keyboardWillShow : .keyboardWillHide),
      EventArguments([(.keyboardFrame, .rect(frame))]))
    tree.keyboardHeight = height
    requestLayout(origin: .none)
  }
}
