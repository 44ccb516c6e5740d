package import Geometry

/// What the screen and the user's settings decide of a text's measures.
package struct TextTraits: Hashable, Sendable {
  package var pixel: Pixel
  package var contentSizeCategory: ContentSizeCategory
  package var metrics: SystemMetrics

  package init(
    pixel: Pixel = Pixel(scale: 2), contentSizeCategory: ContentSizeCategory = .standard,
    metrics: SystemMetrics = .current
  ) {
    (self.pixel, self.contentSizeCategory, self.metrics) = (pixel, contentSizeCategory, metrics)
  }

  package static let standard = TextTraits()
}

extension Pixel {
  /// The pixel edge at or above a length in points, as texts are given room; a millionth of a pixel above one is noise.
  package func roundedUp(_ length: Double) -> Double {
    ((length * scale - 1e-6).rounded(.up) / scale) + 0
  }

  package func roundedUp(_ size: Size) -> Size {
    Size(width: roundedUp(size.width), height: roundedUp(size.height))
  }
}

extension ViewTree {
  /// What texts of the tree are measured by.
  package var textTraits: TextTraits {
    TextTraits(pixel: pixel, contentSizeCategory: contentSizeCategory, metrics: systemMetrics)
  }
}
