package import Markup

/// A root view where it stands in its document.
struct DocumentRoot {
  /// The object id of the controller, else of the view.
  let id: String
  let view: Element
  /// Nil for a view that lies in a xib by itself.
  let controller: Element?
  /// What a xib is loaded by: its File's Owner.
  let owner: Element?

  /// The roots of a document, in its order.
  static func all(in document: Element) -> [DocumentRoot] {
    var roots: [DocumentRoot] = []
    for child in document.children {
      switch child.name {
      case "scenes":
        for scene in child.children {
          for objects in scene.children where objects.name == "objects" {
            roots += objects.children.compactMap { controllersRoot(of: $0, owner: nil) }
          }
        }
      case "objects":
        let owner = child.children.first {
          $0["placeholderIdentifier"]?.value == "IBFilesOwner"
        }
        roots += child.children.compactMap {
          controllersRoot(of: $0, owner: owner) ?? ownRoot(of: $0, owner: owner)
        }
      default: break
      }
    }
    return roots
  }

  /// The view of a controller; views beside it in a storyboard's dock are no screens.
  private static func controllersRoot(of object: Element, owner: Element?) -> DocumentRoot? {
    object.children.first { $0["key"]?.value == "view" && $0.hasFrame }.map {
      DocumentRoot(id: object["id"]?.value ?? "", view: $0, controller: object, owner: owner)
    }
  }

  private static func ownRoot(of object: Element, owner: Element?) -> DocumentRoot? {
    guard object.hasFrame else { return nil }
    return DocumentRoot(
      id: object["id"]?.value ?? "", view: object, controller: nil, owner: owner)
  }

  /// Whether a xib's owner takes the view as its own.
  var isOwnersView: Bool {
    let connections: [Element] = owner?.children.filter { $0.name == "connections" } ?? []
    return connections.flatMap(\.children)
      .contains { $0["property"]?.value == "view" && $0["destination"]?.value == id }
  }
}

extension Element {
  /// Whether a frame is stored for it, as for views alone.
  package var hasFrame: Bool {
    children.contains { $0.name == "rect" && $0["key"]?.value == "frame" }
  }
}
