import LayoutEngine
import PlainText

/// The attributes as an equation writes them.
enum AttributeName {
  /// Words for several attributes at once, and Interface Builder's word for the last baseline.
  private static let further: KeyValuePairs<String, [Anchor.Attribute]> = [
    "edges": [.top, .leading, .bottom, .trailing],
    "size": [.width, .height],
    "center": [.centerX, .centerY],
    "baseline": [.lastBaseline],
  ]

  static var all: [String] {
    Anchor.Attribute.allCases.map(\.rawValue) + further.map(\.key)
  }

  /// What a word stands for; nil for one that is no attribute.
  static func attributes(of name: String) -> [Anchor.Attribute]? {
    Anchor.Attribute(rawValue: name).map { [$0] } ?? further.first { $0.key == name }?.value
  }

  /// Interface Builder's names, one attribute each.
  static let elementNames = Anchor.Attribute.allCases.map(\.rawValue) + ["baseline"]
}

/// The guides as an equation writes them.
enum GuideName: String, CaseIterable {
  case safeArea, layoutMargins, readableContentGuide, keyboardLayoutGuide
  case contentLayoutGuide, frameLayoutGuide
  /// A controller's, so of the outermost view alone.
  case topLayoutGuide, bottomLayoutGuide

  init?(_ name: String) {
    self.init(rawValue: name)
  }

  var isOfController: Bool { self == .topLayoutGuide || self == .bottomLayoutGuide }

  /// The guide that was meant; UIKit's own names are too far from the format's for a slip of the keys.
  static func nearest(to name: String) -> String? {
    switch name {
    case "safeAreaLayoutGuide", "safeAreaInsets": "safeArea"
    case "layoutMarginsGuide": "layoutMargins"
    default: NearestName.suggestion(for: name, among: allCases.map(\.rawValue))
    }
  }
}
