import Expressions
import Geometry

extension Simulation {
  /// The screen comes up: frames as authored, then the controller's methods and the first layout, in UIKit's order.
  mutating func appear() throws(RunFailure) {
    recorder.begin(StepRecord(number: 0, words: "appear", origin: .none), at: clock.time)
    if scene.rootFillsScreen { tree.resizeRoot(to: screen.bounds) }
    tree.propagateMargins()
    requestLayout(origin: .none)
    try emit(.controller(.viewDidLoad))
    try emit(.controller(.viewWillAppear))
    try enterScreen()
    try emit(.controller(.viewIsAppearing))
    requestLayout(origin: .none)
    try layoutIfNeeded()
    try emit(.controller(.viewDidAppear))
    if tree.focus != nil, tree.focus == scene.tree.focus { try focusMoved(from: nil) }
    try layoutIfNeeded()
    layoutRequest.passes = 0
    startSampling()
  }

  /// From here on the screen's safe area counts; the controller hears of it where there is one, as UIKit's does.
  private mutating func enterScreen() throws(RunFailure) {
    isOnScreen = true
    let before = tree.traits(of: tree.root).safeAreaInsets
    let insets = screen.safeArea + (tree.additionalSafeArea.value(of: tree.root) ?? Insets())
    tree.traits[0].safeAreaInsets = insets
    tree.propagateMargins()
    if insets != before { try emit(.controller(.viewSafeAreaInsetsDidChange)) }
  }

  /// Turns the device: the controller hears of it while all is as before, then everything is laid out in one turn.
  ///
  /// From one landscape to the other the size stays, and UIKit calls no `viewWillTransition`.
  mutating func turn(to orientation: Orientation) throws(RunFailure) {
    var turned = screen
    turned.orientation = orientation
    try transition(to: turned)
  }

  /// Gives the window another size, as split view and windows on an iPad do.
  mutating func resize(to size: Size, safeArea: Insets?) throws(RunFailure) {
    var resized = screen
    resized.resize(to: size)
    if let safeArea { (resized.portraitSafeArea, resized.landscapeSafeArea) = (safeArea, safeArea) }
    try transition(to: resized)
  }

  private mutating func transition(to next: Screen) throws(RunFailure) {
    let size = next.bounds.size
    if size != screen.bounds.size {
      try emit(.controller(.viewWillTransition), EventArguments([(.size, .size(size))]))
    }
    let old = screen
    screen = next
    requestLayout(origin: .none)
    try fitKeyboard()
    guard tree.traitCollection != next.traitCollection else { return }
    tree.traitCollection = next.traitCollection
    try vary(from: old)
    try emit(.controller(.traitCollectionDidChange))
  }
}
