package import Geometry
import LayoutEngine

/// The layout margins that table cells of a document come with, as Interface Builder stored them.
///
/// Those of a controller's view and of other views are UIKit's, which the engine knows.
package enum DocumentMargins {
  /// Of a cell's content view.
  ///
  /// - Parameters:
  ///   - width: How wide the cell is, in points.
  ///   - preservesSuperview: Whether the content view preserves its superview's margins.
  ///   - isInTable: Whether the cell lies in a table view, not in a xib of its own.
  package static func ofCellContent(
    width: Double, preservesSuperview: Bool, isInTable: Bool, on screen: DocumentScreen
  ) -> Insets {
    let version = screen.toolsVersion
    // 8 at the sides of 93 of 93 cells of Xcode 8 and older.
    guard version >= 13_000 else { return Insets(top: 8, left: 8, bottom: 8, right: 8) }
    let side =
      hasDeviceMargins(version)
      ? deviceSide(isInTable: isInTable, on: screen)
      : side(width: preservesSuperview ? max(width, screen.size.width) : width, on: screen)
    return Insets(
      top: vertical(version), left: side, bottom: bottom(version), right: side)
  }

  /// Xcode 11 and 12 asked the device, however wide a cell was: 20 in cells of 375, 424 and 466 points for a screen of
  /// 414, in 30 of 30 documents.
  private static func hasDeviceMargins(_ version: Double) -> Bool {
    (14_800..<19_000).contains(version)
  }

  /// In a xib 15, the separator's inset, in cells of 320, 387 and 416 points for a screen of 375.
  private static func deviceSide(isInTable: Bool, on screen: DocumentScreen) -> Double {
    if screen.size.width >= 414 { return 20 }
    return isInTable ? 16 : 15
  }

  /// 16 in a cell below 414 points, else 20, as in a controller's view; with its superview's margins the screen's width counts.
  ///
  /// 20 in every cell of Xcode 26: 29 of 31 sides in tables and xibs of two repositories, of 339 to 393 points. And on the
  /// mini, which `retina5_9` stands for since Xcode 14: in the one table stored for it, where 19 others as wide have 16.
  private static func side(width: Double, on screen: DocumentScreen) -> Double {
    let isWide = width >= 414 || screen.isMini || screen.toolsVersion >= 24_000
    return isWide ? 20 : 16
  }

  /// 11 at the top of 87 of 100 cells of Xcode 9 to 16, 15 of 3 of 4 of Xcode 26.
  private static func vertical(_ version: Double) -> Double { version < 24_000 ? 11 : 15 }

  /// The cell's separator takes half a point of the content view up to Xcode 10.
  private static func bottom(_ version: Double) -> Double {
    version < 14_800 ? 10.5 : vertical(version)
  }
}
