import Expressions
package import Geometry

extension Catalog {
  /// UIImageView.
  mutating func addImageKinds(on view: KindID) {
    add(
      Kind(
        name: "imageView", summary: "A picture.", base: view,
        properties: [
          .image("image", "The picture's name; it wants to be as large as the picture."),
          .image("highlightedImage", "What it shows while it is highlighted."),

        ],
        attach: { tree, id in tree[id].flags.remove(.interactive) },
        intrinsicSize: { tree, id, _ in tree.imageSize(of: id) }))
  }
}

extension ViewTree {
  /// The size of the image that a property of a view names, in points; nil where it names none.
  package func imageSize(of id: ViewID, _ property: String = "image") -> Size? {
    imageName(of: id, property).flatMap { images[$0] }
  }

  /// The name of the image; nil for none.
  package func imageName(of id: ViewID, _ property: String = "image") -> String? {
    guard let name = stored.value(of: id)?[property].flatMap(String.init), !name.isEmpty else {
      return nil
    }
    return name
  }
}

extension Property {
  /// A row for the name of an image, which must be one of the tree's.
  static func image(_ name: String, _ summary: String) -> Property {
    let text = Property.stored(name, summary, .intrinsicSize, default: "")
    return Property(
      name: text.name, summary: text.summary, type: text.type, effect: text.effect,
      recording: text.recording, refusal: { tree, value in refusal(of: value, in: tree) },
      get: text.get, set: text.set)
  }

  private static func refusal(of image: Value, in tree: ViewTree) -> String? {
    guard let name = String(image), !name.isEmpty, tree.images[name] == nil else { return nil }
    let known = tree.images.keys.sorted()
    guard !known.isEmpty else { return "there are no images; resources give their names and sizes" }
    let listed = known.count <= 12 ? "; there are \(known.joined(separator: ", "))" : ""
    return "no image of the resources has that name" + listed
  }
}
