/// How far apart the system font's characters stand, by size.
enum Tracking {
  /// In points, since iOS 14: Apple's table of SF Pro in its Human Interface Guidelines.
  static let current = PiecewiseLinear(
    sizes: [
      6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
      30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52,
      53, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 76, 80,
    ],
    values: [
      0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
      -0.36, -0.26, -0.1, 0.07, 0.15, 0.22, 0.29, 0.38, 0.4, 0.4, 0.39, 0.41, 0.4, 0.4, 0.38, 0.37,
      0.36, 0.37, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33, 0.34, 0.35,
      0.33, 0.31, 0.32, 0.3, 0.28, 0.26, 0.24, 0.22, 0.19, 0.17, 0.14, 0.14, 0.07, 0,
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

  /// What iOS 10 adds to display sizes, in thousandths of an em: 12 labels of public documents agree.
  static let firstDisplayExtra = 12.5

  /// How much of the display cut there is in a size since iOS 14, where one cut goes over into the other: fitted to 128
  /// labels of 18 to 27 points of public documents.
  static let displayShare = PiecewiseLinear(
    sizes: [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28],
    values: [0, 0.06, 0.14, 0.22, 0.4, 0.55, 0.68, 0.79, 0.85, 0.9, 1])
}
