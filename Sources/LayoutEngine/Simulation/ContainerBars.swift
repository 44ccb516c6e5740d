package import Geometry

/// The bars that a screen's containers lay over its outermost view.
package struct ContainerBars: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A navigation controller's, over the top.
  package static let navigation = ContainerBars(rawValue: 1)
  /// A tab bar controller's, over the bottom.
  package static let tabs = ContainerBars(rawValue: 2)

  /// What they cover beside the hardware, in points.
  ///
  /// UIKit's heights: 44 and 49 on a phone, both 32 where it is compact held across, both 50 on an iPad; iOS 26 has
  /// navigation bars of 54.
  package func insets(on screen: Screen) -> Insets {
    let traits = screen.traitCollection
    let isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    let isPad = screen.idiom == .pad
    var insets = Insets()
    if contains(.navigation) {
      insets.top =
        isLow ? 32 : screen.systemMetrics >= .iOS26 ? 54 : isPad ? 50 : 44
    }
    if contains(.tabs) { insets.bottom = isLow ? 32 : isPad ? 50 : 49 }
    return insets
  }
}
