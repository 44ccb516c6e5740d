/// The space between the system font's characters, and how much of its display cut there is, by size in points.
enum Tracking {
  /// In 1/2048 em, since iOS 14, the same in every weight.
  ///
  /// Sizes from 8 to 40 are measured on a simulator of iOS 26.1 (Vercantez/openuikit, `golden/font_metrics_ios.json`,
  /// commit 32cc00a). All others are Apple's table of SF Pro in its Human Interface Guidelines.
  static let current = PiecewiseLinear(
    sizes: [
      6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
      30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52,
      53, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 76, 80,
    ],
    values: [
      82, 67, 52, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 11, 17,
      22, 28, 27, 27, 26, 26, 24, 23, 22, 21, 20, 20, 19, 19, 18, 18, 18, 17, 16, 16, 16, 15, 14,
      14, 14, 13, 12, 12, 11, 10, 9, 8, 7, 6, 5, 4, 4, 2, 0,
    ])

  /// In thousandths of an em, below 20 points, before: Apple's former table of SF Pro Text.
  static let formerText = PiecewiseLinear(
    sizes: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
    values: [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24, -25, -26])

  /// In thousandths of an em, from 20 points on, before: Apple's former table of SF Pro Display.
  static let formerDisplay = PiecewiseLinear(
    sizes: [
      20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 40, 41, 43, 44, 48, 49,
      51, 52, 55, 56, 59, 60, 65, 66, 67, 68, 75, 76, 79, 80,
    ],
    values: [
      19, 17, 16, 16, 15, 14, 14, 13, 13, 13, 12, 12, 12, 11, 11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6,
      6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0,
    ])

  /// The space that iOS 10 adds to display sizes, in thousandths of an em: 12 labels of public documents agree.
  static let firstDisplayExtra = 12.5

  /// The share of the display cut since iOS 14, where one cut goes over into the other, from the measurement of `current`.
  static let displayShare = PiecewiseLinear(
    sizes: [17, 19, 24, 28], values: [0, 1.0 / 11, 9.0 / 11, 1])
}
