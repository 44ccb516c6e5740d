import Expressions

/// The text size that the user chose, smallest first; AX are the accessibility sizes.
package enum ContentSizeCategory: String, Choice, Comparable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibilityMedium = "AX1"
  case accessibilityLarge = "AX2"
  case accessibilityExtraLarge = "AX3"
  case accessibilityExtraExtraLarge = "AX4"
  case accessibilityExtraExtraExtraLarge = "AX5"

  /// What a device comes with.
  package static let standard = large

  package var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  package static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.place < right.place
  }

  /// How many are smaller.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
