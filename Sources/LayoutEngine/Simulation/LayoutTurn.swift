import Expressions
import Geometry

/// Whether something asks for layout, and who.
struct LayoutRequest: Sendable {
  var isPending = false
  /// The statements that asked since the last pass.
  var causes: [Origin] = []
  /// How many passes this turn has had.
  var passes = 0
}

extension Simulation {
  /// How many times one turn may lay out before it counts as never ending.
  static let layoutPassLimit = 16

  /// Asks for layout; `origin` is the statement that did.
  mutating func requestLayout(origin: Origin) {
    layoutRequest.isPending = true
    if origin != .none, !layoutRequest.causes.contains(origin) {
      layoutRequest.causes.append(origin)
    }
  }

  /// Lays out while anything asks for it; the controller hears of each pass.
  mutating func layoutIfNeeded() throws(RunFailure) {
    while layoutRequest.isPending {
      let causes = layoutRequest.causes
      guard layoutRequest.passes < Self.layoutPassLimit else {
        throw RunFailure(
          "layout asks for itself again and again: \(Self.layoutPassLimit) passes in one turn",
          origin: causes.first ?? .none,
          notes: causes.dropFirst().map { Finding.Note("this asks for it too", origin: $0) })
      }
      layoutRequest = LayoutRequest(passes: layoutRequest.passes + 1)
      try countLayoutPass()
      try layOutOnce()
    }
  }

  private mutating func countLayoutPass() throws(RunFailure) {
    layoutPassCount += 1
    let limit = scene.limits.layoutPasses
    guard layoutPassCount <= limit else {
      throw RunFailure(
        "more than \(limit) layout passes in one variant", origin: recorder.stepOrigin)
    }
  }

  private mutating func layOutOnce() throws(RunFailure) {
    let (safeArea, screen) = (tree.traits(of: tree.root).safeAreaInsets, seenScreen)
    if layout == nil {
      layout = LayoutSystem(
        of: tree, rules: rules, direction: screen.direction, catalog: scene.catalog)
    }
    do throws(LayoutFailure) {
      try layout?.layOut(&tree, on: screen)
    } catch {
      throw RunFailure(
        error.words(in: tree, rules, scene.catalog), origin: error.origin(in: tree, rules))
    }
    recordBrokenConstraints()
    try fitScrollViews(on: screen)
    if tree.traits(of: tree.root).safeAreaInsets != safeArea {
      try emit(.controller(.viewSafeAreaInsetsDidChange))
    }
    for view in reactions.views(hearing: .layoutSubviews) {
      try emit(.view(.layoutSubviews, view))
    }
    try emit(.controller(.viewDidLayoutSubviews))
  }

  /// Runs the rules of scroll views; what one adds to its inset now covers its content no more, which may be laid out by that.
  private mutating func fitScrollViews(on screen: Screen) throws(RunFailure) {
    var isAdjusted = false
    for scrollView in tree.scroll.views {
      let inset = tree.scroll[scrollView].adjustedContentInset
      try applyScrollRules(to: scrollView)
      if tree.scroll[scrollView].adjustedContentInset != inset { isAdjusted = true }
    }
    guard isAdjusted else { return }
    tree.propagateSafeArea(of: screen)
    tree.propagateMargins()
    if layout?.updateDerivedConstants(from: tree).isEmpty == false { requestLayout(origin: .none) }
  }

  /// UIKit's console tells of each at the moment when it breaks, and not again while it is not taken out.
  private mutating func recordBrokenConstraints() {
    let broken = layout?.conflicts().map(\.broken) ?? []
    let words = ConflictWords(tree: tree, rules: rules, catalog: scene.catalog)
    for member in broken where !brokenConstraints.contains(member) {
      let event = TraceEvent.constraintBroken(
        words.equation(of: member), origin: words.origin(of: member))
      recorder.record(event, at: clock.time)
    }
    brokenConstraints = layout?.brokenMembers ?? []
  }

  /// The screen as the views know it: its safe area is nothing to them until they are on it.
  private var seenScreen: Screen {
    guard !isOnScreen else { return screen }
    var bare = screen
    (bare.portraitSafeArea, bare.landscapeSafeArea, bare.bars) = (Insets(), Insets(), [])
    return bare
  }
}
