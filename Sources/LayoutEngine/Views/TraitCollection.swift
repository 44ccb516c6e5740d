import Expressions

/// What the device, its orientation, the window and the user's settings make of a screen, as `UITraitCollection` tells it.
package struct TraitCollection: Equatable, Sendable {
  package var horizontalSizeClass = SizeClass.compact
  package var verticalSizeClass = SizeClass.regular
  package var layoutDirection = LayoutDirection.leftToRight
  package var preferredContentSizeCategory = ContentSizeCategory.standard

  package init() {}
}

/// How much room there is in one direction.
package enum SizeClass: String, Choice {
  case compact, regular
}

/// Which way lines and rows run, by UIKit's name.
package enum LayoutDirection: String, Choice {
  case leftToRight, rightToLeft
}
