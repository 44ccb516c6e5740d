package import Expressions

/// A screen with its rules, the app's own code and what is done to it; all that a run needs but the device.
package struct Scene: Sendable {
  /// As authored, before any layout.
  package var tree = ViewTree()
  package var catalog = Catalog.uiKit
  package var rules: [LayoutRule] = []
  /// What the size classes decide of views and rules.
  package var variations: [Variation] = []
  /// Authored recognizers, and a `.scroll` or `.map` one for each scroll view and map.
  package var recognizers: [Recognizer] = []
  package var reactions: [Reaction] = []
  /// What the slots of the scene's expressions stand for, by `Slot.raw`.
  package var slots: [SlotTarget] = []
  /// The run's variables with their first values.
  package var variables: [(name: String, initial: Value)] = []
  package var steps: [Step] = []
  package var invariants: [Invariant] = []
  package var physics = Physics()
  package var limits = RunLimits()
  /// Whether the outermost view was written without a frame, so that it has the screen's size from the start.
  package var rootFillsScreen = true
  /// What its controller's containers lay over it.
  package var bars: ContainerBars = []

  package init() {}
}

/// What must hold at every snapshot.
package struct Invariant: Sendable {
  package let claim: Claim
  /// The views it is about; nil for all.
  package let views: [ViewID]?
  package let exceptions: [ViewID]
  package let origin: Origin

  package init(_ claim: Claim, views: [ViewID]?, exceptions: [ViewID], origin: Origin = .none) {
    self.claim = claim
    self.views = views
    self.exceptions = exceptions
    self.origin = origin
  }

  package enum Claim: String, CaseIterable, Sendable {
    /// Constraints fix each view's place and size.
    case unambiguous
    /// No required constraint had to be broken.
    case satisfiable
  }
}
