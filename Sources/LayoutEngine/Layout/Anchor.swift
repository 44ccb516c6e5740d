/// What a constraint ties: an attribute of a view or of one of its guides.
package struct Anchor: Hashable, Sendable {
  package var item: LayoutItem
  package var attribute: Attribute

  package init(_ item: LayoutItem, _ attribute: Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  /// An attribute by Interface Builder's name.
  package enum Attribute: String, CaseIterable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// What it measures; constraints only tie like to like.
    package var dimension: Dimension {
      switch self {
      case .left, .right, .leftMargin, .rightMargin: .horizontal(isDirectional: false)
      case .leading, .trailing, .leadingMargin, .trailingMargin: .horizontal(isDirectional: true)
      case .centerX, .centerXWithinMargins: .horizontal(isDirectional: nil)
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .vertical
      case .width, .height: .length
      }
    }

    /// The attribute of the margin guide that a view's margin attribute is; nil for the others.
    package var withinMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }

    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  package enum Dimension: Equatable, Sendable {
    /// A place across; nil where it goes with leading and with left alike.
    case horizontal(isDirectional: Bool?)
    case vertical
    case length

    /// Whether UIKit lets the two stand in one constraint.
    package func pairs(with other: Dimension) -> Bool {
      switch (self, other) {
      case (.horizontal(let one), .horizontal(let another)):
        one == nil || another == nil || one == another
      case (.vertical, .vertical), (.length, .length): true
      default: false
      }
    }
  }
}
