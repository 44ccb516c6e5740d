import LayoutEngine
import PlainText

/// The attributes as an equation writes them.
enum AttributeName {
  /// Words for several attributes at once.
  private static let several: KeyValuePairs<String, [Anchor.Attribute]> = [
    "edges": [.top, .leading, .bottom, .trailing],
    "size": [.width, .height],
    "center": [.centerX, .centerY],
  ]

  /// Interface Builder's attributes that a later version knows.
  static let later = [
    "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins", "baseline", "firstBaseline", "lastBaseline",
  ]

  static var all: [String] {
    Anchor.Attribute.allCases.map(\.rawValue) + several.map(\.key)
  }

  /// What a word stands for; nil for one that is no attribute.
  static func attributes(of name: String) -> [Anchor.Attribute]? {
    Anchor.Attribute(rawValue: name).map { [$0] } ?? several.first { $0.key == name }?.value
  }
}

/// The guides as an equation writes them.
enum GuideName: String, CaseIterable {
  case safeArea, contentLayoutGuide, frameLayoutGuide
  /// What a later version knows.
  case layoutMargins, readableContentGuide, keyboardLayoutGuide

  init?(_ name: String) {
    self.init(rawValue: name)
  }

  /// The guide that was meant; UIKit's own names are too far from the format's for a slip of the keys.
  static func nearest(to name: String) -> String? {
    switch name {
    case "safeAreaLayoutGuide", "safeAreaInsets": "safeArea"
    case "layoutMarginsGuide": "layoutMargins"
    default: NearestName.suggestion(for: name, among: allCases.map(\.rawValue))
    }
  }
}
