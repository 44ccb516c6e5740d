import Expressions
import Geometry

extension Simulation {
  /// The screen comes up: frames as authored, then the controller's methods and the first layout, in UIKit's order.
  mutating func appear() throws(RunFailure) {
    recorder.begin(StepRecord(number: 0, words: "appear", origin: .none), at: clock.time)
    if scene.rootFillsScreen { tree[tree.root].frame = screen.bounds }
    try emit(.controller(.viewDidLoad))
    try emit(.controller(.viewWillAppear))
    tree.traits[0].safeAreaInsets =
      screen.safeArea + (tree.additionalSafeArea.value(of: tree.root) ?? Insets())
    try emit(.controller(.viewIsAppearing))
    layout = LayoutSystem(
      of: tree, rules: rules, direction: screen.direction, catalog: scene.catalog)
    requestLayout(origin: .none)
    try layoutIfNeeded()
    try emit(.controller(.viewDidAppear))
    try layoutIfNeeded()
    startSampling()
  }

  /// Turns the device: the controller hears of it, then everything is laid out in one turn.
  mutating func turn(to orientation: Orientation) throws(RunFailure) {
    guard orientation != screen.orientation else { return }
    screen.orientation = orientation
    let size = screen.bounds.size
    try emit(.controller(.viewWillTransition), EventArguments([(.size, .size(size))]))
    requestLayout(origin: .none)
  }
}
