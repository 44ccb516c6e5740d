import Expressions

/// How a stack view arranges its subviews.
package struct StackState: Sendable {
  package var axis = StackAxis.horizontal
  package var distribution = StackDistribution.fill
  package var alignment = StackAlignment.fill
  /// Between two neighbours along the axis, in points; of spread ones the least.
  package var spacing = 0.0
  /// Whether the spacing is the system's own in place of a number.
  package var spacingType = StackSpacingType.custom
  /// Whether a column's spacing is measured from baseline to baseline.
  package var isBaselineRelative = false
  /// Whether the margins are kept free.
  package var isMarginsRelative = false

  package init() {}

  /// Whether its views' heights, which wrapping decides, decide its constraints.
  var isProportionalColumn: Bool { axis == .vertical && distribution == .fillProportionally }

  /// `UIStackView.spacingUseDefault`: no spacing of a view's own.
  package static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)

  /// Between siblings, in points: 8 in 34 stacks of standard spacing that Interface Builder stored.
  static let standardSpacing = 8.0
}

/// Along which axis the arranged views follow one another.
package enum StackAxis: String, Choice {
  case horizontal, vertical
}

/// How the arranged views fill a stack view along its axis.
package enum StackDistribution: String, Choice {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

  /// Whether its spacing is what the views keep at least.
  var isSpreading: Bool { self == .equalSpacing || self == .equalCentering }
}

/// Where the arranged views lie across a stack view's axis; top and leading are one, and so are bottom and trailing.
package enum StackAlignment: String, Choice {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
}

/// Interface Builder's `spacingType`.
package enum StackSpacingType: String, Choice {
  case custom, standard
}
