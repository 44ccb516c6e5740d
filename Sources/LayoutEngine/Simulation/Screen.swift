import Expressions
package import Geometry

/// The device and the user's settings that a variant runs under.
package struct Screen: Sendable, Equatable {
  /// Held upright.
  package var size: Size
  /// Held across, where that is not the upright size turned: a window in split view.
  private var sizeAcross: Size?
  package var pixel: Pixel
  package var portraitSafeArea: Insets
  package var landscapeSafeArea: Insets
  /// Frames a second.
  package var rate: Int
  package var idiom: Idiom
  package var orientation = Orientation.portrait
  package var direction = Direction.leftToRight
  /// The language that the user reads, as `en` or `pt-BR`; empty for that of what is shown.
  package var language = ""
  package var contentSizeCategory = ContentSizeCategory.standard
  package var systemMetrics = SystemMetrics.current
  /// How high the keyboard stands that a focus raises, held upright and across, in points; nil for none.
  package var keyboardUpright: Double?
  package var keyboardAcross: Double?
  /// Those of the containers that the screen is shown in.
  package var bars: ContainerBars = []

  package init(
    size: Size, pixel: Pixel, portraitSafeArea: Insets, landscapeSafeArea: Insets, rate: Int
  ) {
    self.size = size
    self.pixel = pixel
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.rate = rate
    idiom = Idiom(of: size)
  }

  /// The same screen with so much of it to fill, as it is held now.
  package mutating func resize(to window: Size) {
    size = orientation == .portrait ? window : Size(width: window.height, height: window.width)
    sizeAcross = nil
  }

  /// The same screen with a window of these sizes.
  package mutating func resize(to upright: Size, across: Size) {
    (size, sizeAcross) = (upright, across)
  }

  package var traitCollection: TraitCollection {
    var traits = TraitCollection()
    traits.horizontalSizeClass = horizontalSizeClass
    traits.verticalSizeClass =
      idiom == .phone && orientation != .portrait ? .compact : .regular
    traits.layoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
    traits.preferredContentSizeCategory = contentSizeCategory
    return traits
  }

  /// Apple's table: a phone is compact, but across a Plus, Max, XR or 11; a pad is regular, but in a narrow window.
  ///
  /// Of the windows of split view 694, 678 and more are regular, 639, 551, 507 and less compact.
  private var horizontalSizeClass: SizeClass {
    switch idiom {
    case .phone: orientation != .portrait && size.width >= 414 ? .regular : .compact
    case .pad: bounds.width >= 678 ? .regular : .compact
    }
  }

  /// As it is held now.
  package var bounds: Rect {
    let across = sizeAcross ?? Size(width: size.height, height: size.width)
    return Rect(origin: Point(), size: orientation == .portrait ? size : across)
  }

  package var keyboardHeight: Double? {
    orientation == .portrait ? keyboardUpright : keyboardAcross
  }

  /// What hardware and bars cover of it.
  package var safeArea: Insets { hardware + bars.insets(on: self) }

  /// What hardware covers of it.
  var hardware: Insets { orientation == .portrait ? portraitSafeArea : landscapeSafeArea }
}

package enum Idiom: Sendable {
  case phone, pad

  /// What a screen of that size belongs to: the smallest iPad is 744 points wide, the widest phone 440.
  package init(of size: Size) {
    self = min(size.width, size.height) < 700 ? .phone : .pad
  }
}

package enum Orientation: String, Choice {
  case portrait, landscapeLeft, landscapeRight
}

package enum Direction: String, Choice {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

extension ViewTree {
  /// Takes what the views know of the screen from the start: all but its size and its safe area.
  package mutating func adopt(_ screen: Screen) {
    direction = screen.direction
    traitCollection = screen.traitCollection
    pixel = screen.pixel
    systemMetrics = screen.systemMetrics
  }
}
