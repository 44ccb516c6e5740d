package import Geometry

/// What the screen and the user's settings decide of a text's measures.
package struct TextTraits: Hashable, Sendable {
  package var pixel: Pixel
  package var contentSizeCategory: ContentSizeCategory
  package var metrics: SystemMetrics
  /// Indicates whether Han characters are Japan's, which are narrower than China's.
  package var isJapanese: Bool

  package init(
    pixel: Pixel = Pixel(scale: 2), contentSizeCategory: ContentSizeCategory = .standard,
    metrics: SystemMetrics = .current, isJapanese: Bool = false
  ) {
    (self.pixel, self.contentSizeCategory, self.metrics) = (pixel, contentSizeCategory, metrics)
    self.isJapanese = isJapanese
  }

  package static let standard = TextTraits()

  var hanDesign: HanDesign { metrics < .iOS14 ? .former : isJapanese ? .japanese : .chinese }
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
    TextTraits(
      pixel: pixel, contentSizeCategory: contentSizeCategory, metrics: systemMetrics,
      isJapanese: isJapanese)
  }

  /// Sets a view's text; one that has kana makes the interface Japanese, which then stays so.
  mutating func setText(_ text: String, of view: ViewID) {
    self.text[view].text = text
    if !isJapanese, CharacterClass.hasKana(text) { isJapanese = true }
  }
}
