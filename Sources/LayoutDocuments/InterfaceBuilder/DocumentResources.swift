import Geometry
import Markup

/// What a document says of sizes that nothing in a view tells: of its pictures, and of the classes that Xcode drew.
struct DocumentResources: Sendable {
  /// How large the pictures are, in points, by their names; not those that Xcode did not find, nor symbols, whose size follows
  /// from how they are drawn.
  private(set) var images: [String: Size] = [:]
  private var designables: [String: Size] = [:]

  init() {}

  /// Those of `<resources>` and `<designables>`.
  init(of document: Element) {
    for child in document.children {
      switch child.name {
      case "resources":
        for image in child.children where image.name == "image" && image["catalog"] == nil {
          if let name = image["name"]?.value { images[name] = image.size }
        }
      case "designables":
        for designable in child.children {
          guard let id = designable["name"]?.value else { continue }
          designables[id] = designable.children.first { $0.name == "size" }?.size
        }
      default: break
      }
    }
  }

  /// What Xcode found that the custom class of the object wants.
  func wantedSize(of objectID: String) -> Size? { designables[objectID] }
}

extension Element {
  /// Its `width` and `height`; nil where one is missing.
  var size: Size? {
    guard let width = documentNumber("width"), let height = documentNumber("height") else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// A number as Xcode writes it: a decimal, or one with an exponent; nil for anything else.
  func documentNumber(_ name: String) -> Double? {
    self[name].flatMap { DocumentNumber.value(of: $0.value) }
  }
}
