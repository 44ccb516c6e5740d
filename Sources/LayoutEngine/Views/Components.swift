package import Expressions
package import Geometry

/// The text of a label, button or field.
package struct TextContent: Sendable {
  /// A new text looks the same throughout.
  package var text = "" {
    didSet { runs = [] }
  }
  /// As written; nil for what the kind of view comes with.
  package var font: Font?
  /// The parts of the text where it is an attributed one; set by `setRuns`.
  package internal(set) var runs: [TextRun] = []
  package var standardFont = Font.system(size: 17)
  /// 0 for as many as there are.
  package var numberOfLines = 1.0
  package var lineBreakMode = LineBreakMode.byTruncatingTail
  package var adjustsFontSizeToFitWidth = false
  /// The smallest part of its size that the font may be shown in to fit; 0 for no limit.
  package var minimumScaleFactor = 0.0
  /// How wide the lines are that its wanted size is reckoned with, in points; 0 for as wide as it is laid out.
  package var preferredMaxLayoutWidth = 0.0

  package init() {}

  /// The font that it is shown in, before it is made smaller to fit.
  package var shownFont: Font { font ?? standardFont }
}

/// A control's state as UIControl keeps it.
package struct ControlState: Sendable {
  package var isEnabled = true
  package var isSelected = false
  /// A finger that began on it is inside it now.
  package var isHighlighted = false

  package init() {}
}

/// What decides a button's size beside its title.
package struct ButtonState: Sendable {
  package var type = ButtonType.system
  package var configuration = ButtonConfiguration.none
  /// Round the title of a button without a configuration; zero for UIKit's own padding.
  package var contentEdgeInsets = Insets()
  /// Round the title of one with a configuration.
  package var contentInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)
  /// Below the title of one with a configuration.
  package var subtitle = ""
  package var imagePlacement = ImagePlacement.leading
  /// Between the image and the title of one with a configuration, in points.
  package var imagePadding = 0.0
  /// Between the title and the subtitle, in points.
  package var titlePadding = 1.0

  package init() {}
}

/// Sides that a view wants in place of its content's, in points; nil for the content's own.
package struct WantedSize: Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    (self.width, self.height) = (width, height)
  }
}

/// A map view's own state.
package struct MapState: Sendable {
  package var region = Region(
    center: Coordinate(), latitudeDelta: 120, longitudeDelta: 120)
  package var isScrollEnabled = true
  package var isZoomEnabled = true
  package var annotations: [Annotation] = []

  package init() {}
}

/// A place marked on a map.
package struct Annotation: Sendable, Equatable {
  package let id: String
  package var coordinate: Coordinate

  package init(id: String, coordinate: Coordinate) {
    (self.id, self.coordinate) = (id, coordinate)
  }
}

/// An app's overrides of `point(inside:with:)` and `hitTest(_:with:)`.
package struct HitOverride: Sendable {
  package var pointInside = PointInside.bounds
  /// Answered in place of the view itself.
  package var hitTest: ViewID?

  package init() {}
}

/// What `point(inside:with:)` answers.
package enum PointInside: Sendable {
  case bounds
  /// A visible, enabled subview has the point; the view's own bounds are not asked.
  case subviews
  /// The same, inside the bounds.
  case visibleSubviews
  case none
  /// The bounds, larger by so many points on each side.
  case outset(Double)
  /// A boolean over `point` and `bounds`.
  case expression(Expression)
}
