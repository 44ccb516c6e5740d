import LayoutEngine

/// How high the bars are that a root's containers put over it, in points.
enum DocumentBars {
  /// 44 in 434 of 497 stored bars up to Xcode 16, 54 in 12 of 16 of Xcode 26; UIKit's 32 on a phone held across.
  static func navigationBar(on screen: DocumentScreen) -> Double {
    if screen.isLow { return 32 }
    return SystemMetrics(toolsVersion: screen.toolsVersion) < .iOS26 ? 44 : 54
  }

  /// 49 wherever a height is stored; UIKit's 32 on a phone held across.
  static func tabBar(on screen: DocumentScreen) -> Double { screen.isLow ? 32 : 49 }

  /// 49 in 112 of 121 stored bars from Xcode 11 on, 44 in 21 of 24 before; in Xcode 26 the one stored root that a
  /// simulated one covers has 27 more at its bottom.
  static func toolbar(on screen: DocumentScreen) -> Double {
    if screen.isLow { return 32 }
    let metrics = SystemMetrics(toolsVersion: screen.toolsVersion)
    return metrics < .iOS13 ? 44 : metrics < .iOS26 ? 49 : 27
  }

  /// In a sheet, where 56 is stored for 36 bars of Xcode 11 to 16.
  static let sheetNavigationBar = 56.0
}
