import Expressions
package import Geometry

/// The device and the user's settings that a variant runs under.
package struct Screen: Sendable, Equatable {
  /// Held upright.
  package var size: Size
  package var pixel: Pixel
  package var portraitSafeArea: Insets
  package var landscapeSafeArea: Insets
  /// Frames a second.
  package var rate: Double
  package var orientation = Orientation.portrait
  package var direction = Direction.leftToRight
  package var contentSizeCategory = ContentSizeCategory.standard
  package var systemMetrics = SystemMetrics.current

  package init(
    size: Size, pixel: Pixel, portraitSafeArea: Insets, landscapeSafeArea: Insets, rate: Double
  ) {
    self.size = size
    self.pixel = pixel
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.rate = rate
  }

  /// As it is held now.
  package var bounds: Rect {
    let isUpright = orientation == .portrait
    return Rect(
      x: 0, y: 0, width: isUpright ? size.width : size.height,
      height: isUpright ? size.height : size.width)
  }

  package var safeArea: Insets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }
}

package enum Orientation: String, Choice {
  case portrait, landscapeLeft, landscapeRight
}

package enum Direction: String, Choice {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
