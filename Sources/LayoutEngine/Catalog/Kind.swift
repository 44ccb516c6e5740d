package import Geometry

/// A kind's place in its catalog.
package struct KindID: Hashable, Sendable {
  package let index: Int

  package init(index: Int) {
    self.index = index
  }
}

/// One kind of view: a row of the catalog.
package struct Kind: Sendable {
  /// Interface Builder's element name, as `scrollView`.
  package let name: String
  /// What it is, in a sentence; help and schema show it.
  package let summary: String
  package let base: KindID?
  package let properties: [Property]
  package let touches: TouchBehavior
  /// Whether one finger's tap is its own default action, so that a tap recognizer round it stands back.
  package let actsOnTap: Bool
  package let attach: @Sendable (inout ViewTree, ViewID) -> Void
  /// The size its content wants, in points, when it may be at most so wide; nil where it has none.
  ///
  /// A side of `noIntrinsicMetric` is one that the content does not care for.
  package let intrinsicSize: IntrinsicSize?
  /// Where its lines of text stand when it is so high; nil where it has none.
  package let baselines: BaselinesOfText?

  /// UIKit's sign for no wish.
  package static let noIntrinsicMetric = -1.0

  /// What its frame reaches beyond what constraints tie, where it is not zero; its wanted size is without it.
  package let alignmentInsets: AlignmentInsets?

  package typealias IntrinsicSize =
    @Sendable (ViewTree, ViewID, _ maximumWidth: Double) -> Size?
  package typealias BaselinesOfText =
    @Sendable (ViewTree, ViewID, _ height: Double) -> Baselines?
  package typealias AlignmentInsets = @Sendable (ViewTree) -> Insets

  package init(
    name: String, summary: String, base: KindID?, properties: [Property],
    touches: TouchBehavior = .forwards, actsOnTap: Bool = false,
    alignmentInsets: AlignmentInsets? = nil,
    attach: @escaping @Sendable (inout ViewTree, ViewID) -> Void = { _, _ in },
    intrinsicSize: IntrinsicSize? = nil, baselines: BaselinesOfText? = nil
  ) {
    self.name = name
    self.summary = summary
    self.base = base
    self.properties = properties
    self.touches = touches
    self.actsOnTap = actsOnTap
    self.alignmentInsets = alignmentInsets
    self.attach = attach
    self.intrinsicSize = intrinsicSize
    self.baselines = baselines
  }

  /// What a view of the kind does with a touch that nobody overrides.
  package enum TouchBehavior: Sendable {
    /// Passes it up the responder chain, as UIView does.
    case forwards
    /// Keeps it, as a map does.
    case keeps
    /// Tracks it and sends control events, as UIControl does.
    case tracks
    /// Does something that is not simulated yet: a run ends with an error where such a view hears of a touch.
    case unbuilt
  }
}
