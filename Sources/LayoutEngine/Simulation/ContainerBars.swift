package import Geometry

/// The bars that a screen's containers lay over its outermost view.
package struct ContainerBars: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A navigation controller's, over the top.
  package static let navigation = ContainerBars(rawValue: 1)
  /// A tab bar controller's, over the bottom.
  package static let tabs = ContainerBars(rawValue: 2)

  /// A navigation controller's, over the bottom.
  package static let toolbar = ContainerBars(rawValue: 4)
  /// A navigation bar's large title, below it.
  package static let largeTitle = ContainerBars(rawValue: 8)

  /// What they cover beside the hardware, in points.
  package func insets(on screen: Screen) -> Insets {
    Insets(top: top(on: screen), bottom: bottom(on: screen))
  }

  /// UIKit's heights: 44 on a phone, 32 where it is compact held across, 50 on an iPad; iOS 26 has bars of 54.
  ///
  /// A large title adds 52: bars of 96 in 30 stored ones, 106 in 2 of 2 of Xcode 26 and 102 in 2. Held across a phone shows
  /// none (Human Interface Guidelines, Navigation bars).
  private func top(on screen: Screen) -> Double {
    guard contains(.navigation) else { return 0 }
    if isLow(screen) { return 32 }
    let bar: Double = screen.systemMetrics >= .iOS26 ? 54 : screen.idiom == .pad ? 50 : 44
    return bar + (contains(.largeTitle) ? 52 : 0)
  }

  /// UIKit's heights of tabs: 49 on a phone, 32 where it is compact held across, 50 on an iPad; a toolbar is as high as where it
  /// stands by itself, 32 across, and above tabs no home indicator is below it.
  private func bottom(on screen: Screen) -> Double {
    let isLow = isLow(screen)
    var height = 0.0
    if contains(.tabs) { height += isLow ? 32 : screen.idiom == .pad ? 50 : 49 }
    if contains(.toolbar) {
      let hasIndicator = screen.hardware.bottom > 0 && !contains(.tabs)
      height +=
        isLow ? 32 : Self.toolbarHeight(in: screen.systemMetrics, aboveIndicator: hasIndicator)
    }
    return height
  }

  /// 44 in 21 of 24 documents up to Xcode 10, from Xcode 11 on 49 above a home indicator, 45 of 45, and 44 where there is
  /// none, 2 of 2.
  static func toolbarHeight(
    in system: SystemMetrics, aboveIndicator hasIndicator: Bool
  ) -> Double {
    system < .iOS13 || !hasIndicator ? 44 : 49
  }

  private func isLow(_ screen: Screen) -> Bool {
    let traits = screen.traitCollection
    return traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
  }
}
