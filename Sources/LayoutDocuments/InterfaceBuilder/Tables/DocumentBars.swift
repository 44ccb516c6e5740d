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

  /// In a sheet, where 56 is stored for 36 bars of Xcode 11 to 16.
  static let sheetNavigationBar = 56.0
}
