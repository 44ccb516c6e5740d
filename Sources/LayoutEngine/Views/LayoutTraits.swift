package import Geometry

/// How a view takes part in Auto Layout.
package struct LayoutTraits: Sendable {
  /// How strongly it keeps from growing past its intrinsic size, 1 to 1000.
  package var horizontalHugging = 250.0
  package var verticalHugging = 250.0
  /// How strongly it keeps from shrinking below its intrinsic size, 1 to 1000.
  package var horizontalCompression = 750.0
  package var verticalCompression = 750.0
  package var autoresizing: AutoresizingMask = []
  /// What the screen's hardware and bars cover of the view, by the last layout.
  package var safeAreaInsets = Insets()
  package var margins = LayoutMargins()

  package init() {}
}

/// Which of a view's margins and sizes stretch with its superview.
package struct AutoresizingMask: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
