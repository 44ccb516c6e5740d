/// UIKit's text styles, whose size follows the user's choice.
package enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout
  case footnote, caption1, caption2

  /// Its size in points, from XS to AX5: the tables of Apple's Human Interface Guidelines for XS and AX1, a public
  /// measurement on iOS 13.3 for all.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
    }
  }

  package var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// Its size in points for what the user chose.
  package func size(for category: ContentSizeCategory) -> Double {
    sizes[category.place]
  }

  /// How far apart its lines' baselines are, in points, by its size: the leading of Apple's Human Interface Guidelines,
  /// linear between the sizes that they list.
  ///
  /// A label of seven lines of body is 152.5 high in a public document, one of five of caption1 78.5.
  static func baselineDistance(forSize size: Double) -> Double { leading.value(at: size) }

  private static let leading = PiecewiseLinear(
    sizes: [11, 12, 13, 14, 15, 16, 17, 19, 20, 22, 23, 25, 26, 28, 31, 34, 38, 44],
    values: [13, 16, 18, 19, 20, 21, 22, 24, 25, 28, 29, 31, 32, 34, 38, 41, 46, 52])
}
