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

    /// What it measures; constraints only tie like to like.
    package var dimension: Dimension {
      switch self {
      case .left, .right: .horizontal(isDirectional: false)
      case .leading, .trailing: .horizontal(isDirectional: true)
      case .centerX: .horizontal(isDirectional: nil)
      case .top, .bottom, .centerY: .vertical
      case .width, .height: .length
      }
    }
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

/// A view or one of its layout guides.
package enum LayoutItem: Hashable, Sendable {
  case view(ViewID)
  case safeArea(ViewID)
  /// A scroll view's content, in content coordinates.
  case contentLayoutGuide(ViewID)
  /// A scroll view's own frame, as its content sees it.
  case frameLayoutGuide(ViewID)

  /// The view it belongs to.
  package var view: ViewID {
    switch self {
    case .view(let id), .safeArea(let id), .contentLayoutGuide(let id), .frameLayoutGuide(let id):
      id
    }
  }
}
