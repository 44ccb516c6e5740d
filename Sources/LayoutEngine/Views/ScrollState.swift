import Expressions
package import Geometry

/// A scroll view's own state; its content offset is the view's `boundsOrigin`.
package struct ScrollState: Sendable {
  package var contentSize = Size()
  package var contentInset = Insets()
  /// `contentInset` and what the safe area adds to it.
  package var adjustedContentInset = Insets()
  package var verticalIndicatorInsets = Insets()
  package var horizontalIndicatorInsets = Insets()
  package var insetAdjustment = InsetAdjustment.automatic
  package var decelerationRate = DecelerationRate.normal
  package var flags: Flags = [
    .scrollEnabled, .bounces, .showsVertical, .showsHorizontal, .delaysTouches, .cancelsTouches,
    .adjustsIndicators,
  ]
  package var motion = Motion.rest
  /// What the scroll rules measured last; where it differs from what they find, the offset may move.
  package var measured = Measures()
  /// Where the vertical indicator's knob is in the view's frame, not rounded; nil where none is shown.
  package var verticalIndicator: Rect?
  package var horizontalIndicator: Rect?

  package init() {}

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let pagingEnabled = Flags(rawValue: 1)
    package static let scrollEnabled = Flags(rawValue: 2)
    package static let bounces = Flags(rawValue: 4)
    package static let alwaysBounceVertical = Flags(rawValue: 8)
    package static let alwaysBounceHorizontal = Flags(rawValue: 16)
    package static let directionalLock = Flags(rawValue: 32)
    package static let showsVertical = Flags(rawValue: 64)
    package static let showsHorizontal = Flags(rawValue: 128)
    package static let delaysTouches = Flags(rawValue: 256)
    package static let cancelsTouches = Flags(rawValue: 512)
    package static let adjustsIndicators = Flags(rawValue: 1024)
  }

  /// What the range of offsets follows from, in points.
  package struct Measures: Hashable, Sendable {
    /// The inset that the app set.
    package var ownInset: Insets
    /// The part that the safe area adds to it.
    package var safeArea: Insets
    package var content: Size
    package var bounds: Size

    package init(
      ownInset: Insets = Insets(), safeArea: Insets = Insets(), content: Size = Size(),
      bounds: Size = Size()
    ) {
      (self.ownInset, self.safeArea, self.content, self.bounds) =
        (ownInset, safeArea, content, bounds)
    }

    /// The adjusted content inset.
    package var inset: Insets { ownInset + safeArea }

    /// Returns whether the safe area is all that differs.
    func differsOnlyInSafeArea(from other: Measures) -> Bool {
      safeArea != other.safeArea && ownInset == other.ownInset && content == other.content
        && bounds == other.bounds
    }
  }

  /// What moves the content now.
  package enum Motion: Sendable {
    case rest
    /// A finger is down on it and has not moved far enough to drag.
    case tracking
    case dragging
    case decelerating
    /// An animated `setContentOffset`.
    case animating
  }
}

package enum InsetAdjustment: String, Choice {
  case automatic, scrollableAxes, never, always
}

package enum DecelerationRate: String, Choice {
  case normal, fast
}
