import Markup
import PlainText

/// Which of a document's scenes a name means.
struct DocumentSceneChoice {
  private let document: Element
  private let objects: [Element]
  private let roots: [DocumentRoot]

  init(in document: Element) {
    self.document = document
    roots = DocumentRoot.all(in: document)
    let scenes = document.children.filter { $0.name == "scenes" }.flatMap(\.children)
      .flatMap(\.children).filter { $0.name == "objects" }
    let controllers = scenes.flatMap(\.children).filter { $0["sceneMemberID"]?.value != nil }
      .filter { $0.name != "placeholder" }
    let listed = roots.map { $0.controller ?? $0.view }
    objects = controllers + listed.filter { !controllers.contains($0) }
  }

  /// The root of a scene; without a name the one that the document starts with, or its only one.
  func root(named name: String?) throws(SourceProblem) -> DocumentRoot {
    if let name { return try root(of: object(named: name), name) }
    if let initial = document["initialViewController"]?.value,
      let object = objects.first(where: { $0["id"]?.value == initial })
    {
      return try root(of: object, initial)
    }
    guard roots.count == 1 else { throw .noInitialScene(Self.names(of: roots)) }
    return roots[0]
  }

  /// How a root is best named in a case: its storyboard identifier, its class, else its object id.
  static func name(of root: DocumentRoot, among roots: [DocumentRoot]) -> String {
    let object = root.controller ?? root.view
    for attribute in ["storyboardIdentifier", "customClass"] {
      guard let name = object[attribute]?.value, !name.isEmpty else { continue }
      let count = roots.count { Self.names(of: $0.controller ?? $0.view).contains(name) }
      if count == 1 { return name }
    }
    return root.id
  }

  static func names(of roots: [DocumentRoot]) -> [String] {
    roots.map { name(of: $0, among: roots) }
  }

  private static let nameAttributes = ["storyboardIdentifier", "id", "customClass", "userLabel"]

  private static func names(of object: Element) -> [String] {
    nameAttributes.compactMap { object[$0]?.value }
  }

  private func object(named name: String) throws(SourceProblem) -> Element {
    for attribute in Self.nameAttributes {
      let fitting = objects.filter { $0[attribute]?.value == name }
      if fitting.count == 1 { return fitting[0] }
      if fitting.count > 1 { throw .severalScenes(name, fitting.count) }
    }
    let known = objects.flatMap(Self.names)
    throw .unknownScene(
      name, nearest: NearestName.suggestion(for: name, among: known),
      known: Self.names(of: roots))
  }

  /// The root of a controller, or of what it shows first where it is a container.
  private func root(of object: Element, _ name: String) throws(SourceProblem) -> DocumentRoot {
    var object = object
    for _ in 0...objects.count {
      let id = object["id"]?.value
      if let root = roots.first(where: { $0.id == id }) { return root }
      let first = object.children.filter { $0.name == "connections" }.flatMap(\.children)
        .first { $0["kind"]?.value == "relationship" }?["destination"]?.value
      guard let first, let next = objects.first(where: { $0["id"]?.value == first }) else { break }
      object = next
    }
    throw .noView(name)
  }
}
