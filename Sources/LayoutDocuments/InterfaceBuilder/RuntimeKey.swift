import Expressions
import LayoutEngine

/// A key path of a runtime attribute, as Key-Value Coding takes it: `hidden` is `isHidden`.
struct RuntimeKey {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The property of a kind that is set by it; nil for a key of the app's own, or of what lays out nothing.
  func property(of kind: KindID, in catalog: Catalog) -> Property? {
    let name = Self.relays.first { $0.path == path && catalog.isKind(kind, of: $0.kind) }?.property
    return catalog.lineage(of: kind).lazy.compactMap { owner in
      owner.properties.first { property in
        property.set != nil && !Self.isKeyless(property, of: owner)
          && (name.map { $0 == property.name } ?? (Self.key(of: property) == path))
      }
    }.first
  }

  /// UIKit's key: its Objective-C name, without the `is` of a boolean's getter.
  private static func key(of property: Property) -> String {
    guard property.type == .boolean, property.name.hasPrefix("is") else { return property.name }
    let stem = property.name.dropFirst(2)
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }

  /// What a view's layer or a button's label keeps for it.
  private static let relays = [
    (path: "layer.masksToBounds", kind: "view", property: "clipsToBounds"),
    (path: "layer.hidden", kind: "view", property: "isHidden"),
    (path: "layer.opacity", kind: "view", property: "alpha"),
    (path: "titleLabel.lineBreakMode", kind: "button", property: "lineBreakMode"),
  ]

  /// Whether UIKit has no such key: what stands there for a configuration, for methods, or for a structure that no
  /// attribute holds.
  private static func isKeyless(_ property: Property, of kind: Kind) -> Bool {
    property.name.hasSuffix("Priority") || keyless.contains(property.name)
      || kind.name == "button" && keylessOfButton.contains(property.name)
  }

  private static let keyless: Set<String> = [
    "customSpacingAfter", "spacingType", "titles", "isFirstResponder", "region",
    "directionalLayoutMargins", "isAnimating",
  ]

  private static let keylessOfButton: Set<String> = [
    "title", "buttonType", "configuration", "image", "backgroundImage",
    "contentInsets", "subtitle", "imagePlacement", "imagePadding", "titlePadding",
  ]
}
