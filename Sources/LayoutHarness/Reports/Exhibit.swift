import LayoutDocuments
import LayoutEngine
import PlainText

/// A screen with all of its views where they lie, for people to look at.
package struct Exhibit: Sendable {
  let title: String
  let tree: ViewTree
  let catalog: Catalog
  /// By a view's id: what it is called beside that.
  private let names: [String: [String]]
  /// What there is to say of it, a line each.
  let notes: [String]

  /// What a case shows at a snapshot.
  init(_ title: String, of snapshot: Snapshot, _ catalog: Catalog) {
    self.title = title
    self.catalog = catalog
    tree = snapshot.tree
    (names, notes) = ([:], [])
  }

  private init(of scene: DocumentScene, _ canvas: Canvas, in path: String) {
    let name = [scene.identifier, scene.customClass].compactMap { $0 }.first
    title = "\(path): \(scene.id)\(name.map { " (\($0))" } ?? "")"
    tree = canvas.tree
    catalog = scene.scene.catalog
    names = scene.viewNames
    notes =
      canvas.findings.flatMap { finding in
        ["\(finding.kind.rawValue): \(finding.words)"] + finding.notes.map { "  \($0.words)" }
      } + scene.unsupported.map { "unsupported: \($0.words)" }
  }

  /// The roots of a document.
  package static func all(of layout: DocumentLayout) -> [Exhibit] {
    zip(layout.document.scenes, layout.canvases).map { Exhibit(of: $0, $1, in: layout.path) }
  }

  /// What a view is called, after its kind: its id, and what else it goes by.
  func name(of view: ViewID) -> String {
    let id = tree.identifier(of: view)
    let others = names[id, default: []].map { "\"\($0)\"" }
    return ([catalog[tree[view].kind].name] + (id.isEmpty ? [] : [id]) + others)
      .joined(separator: " ")
  }
}
