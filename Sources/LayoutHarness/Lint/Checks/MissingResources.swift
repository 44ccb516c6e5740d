import Markup
import PlainText

extension LintCheck {
  static let missingImage: LintCheck = .init(
    "missing-image",
    "An image is named that neither the document's resources nor an asset catalog near it have.",
    .error
  ) { document in
    let known = resources(of: document, "image")
    return document.uses { element in
      // Of these it says whether it is one: `image="YES"`.
      guard element.name != "accessibilityTraits" else { return [] }
      return imageAttributes.compactMap { element[$0] }
        .filter { !$0.value.isEmpty && !known.contains($0.value) }
    }.notIn(\.images, near: document).map { element, attribute in
      let holder = element.named
      return document.finding(
        missingImage, "\(holder.lintName): the resources have no image '\(attribute.value)'",
        about: holder, at: attribute.location)
    }
  }

  static let missingColor: LintCheck = .init(
    "missing-color",
    "A color is named that neither the document's resources nor an asset catalog near it have.",
    .error
  ) { document in
    let known = resources(of: document, "namedColor")
    return document.uses { element in
      // The system's own have a catalog.
      guard element.name == "color", element["catalog"] == nil, let name = element["name"],
        !known.contains(name.value)
      else { return [] }
      return [name]
    }.notIn(\.colors, near: document).map { element, attribute in
      let holder = element.named
      return document.finding(
        missingColor, "\(holder.lintName): the resources have no color '\(attribute.value)'",
        about: holder, at: attribute.location)
    }
  }

  private static let imageAttributes = [
    "image", "highlightedImage", "selectedImage", "backgroundImage", "landscapeImage",
    "largeContentSizeImage", "minimumValueImage", "maximumValueImage", "minimumTrackImage",
    "maximumTrackImage", "thumbImage", "onImage", "offImage", "shadowImage", "progressImage",
    "trackImage", "backIndicatorImage", "backIndicatorTransitionMask",
  ]

  private static func resources(of document: LintedDocument, _ kind: String) -> Set<String> {
    var names: Set<String> = []
    for child in document.element.children where child.name == "resources" {
      for resource in child.children where resource.name == kind {
        if let name = resource["name"]?.value { names.insert(name) }
      }
    }
    return names
  }
}

extension Element {
  /// Itself or the nearest element round it that has an id.
  fileprivate var named: Element {
    sequence(first: self) { $0.parent }.first { $0["id"] != nil } ?? self
  }
}

extension LintedDocument {
  /// The attributes of elements, in document order, that something is looked for in.
  fileprivate func uses(_ attributes: (Element) -> [Attribute]) -> [(Element, Attribute)] {
    var found: [(Element, Attribute)] = []
    for child in element.children where child.name == "scenes" || child.name == "objects" {
      child.visit { element in found += attributes(element).map { (element, $0) } }
    }
    return found
  }
}

extension [(Element, Attribute)] {
  /// Those that no asset catalog near the document has either; catalogs are read where something is left to look for.
  fileprivate func notIn(
    _ names: (AssetCatalogs) -> Set<String>, near document: LintedDocument
  ) -> Self {
    guard !isEmpty else { return self }
    let known = names(AssetCatalogs(near: document.file))
    return filter { !known.contains($0.1.value) }
  }
}
