import Geometry
import LayoutEngine
import Markup

/// Reads one root of a document: its views, then what ties them.
extension SceneDraft {
  mutating func readRoot(_ root: DocumentRoot, on screen: DocumentScreen) {
    scene.tree.images = resources.images
    readDocumentView(root.view, in: nil)
    guard !scene.tree.isEmpty else { return }
    if let controller = root.controller {
      for child in controller.children where child.name == "layoutGuides" {
        readGuide(child, of: scene.tree.root)
      }
    }
    inferFontsOfDesignedLabels(on: screen)
    giveMarginsToCells(on: screen)
    readConstraints()
  }

  /// Whether the root is a cell, under which nothing lies.
  var isCell: Bool {
    Self.cells.contains(catalog[scene.tree[scene.tree.root].kind].name)
  }

  private static let cells = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// The margins that the content of a table's cell comes with; where it preserves its superview's, each side has the
  /// larger one.
  private mutating func giveMarginsToCells(on screen: DocumentScreen) {
    guard let kind = catalog.kind(named: "tableViewCellContentView") else { return }
    for view in scene.tree.ids where scene.tree[view].kind == kind {
      guard let cell = scene.tree[view].parent else { continue }
      var margins = scene.tree.traits(of: view).margins
      let standard = DocumentMargins.ofCellContent(
        width: scene.tree[cell].frame.width, preservesSuperview: margins.preservesSuperview,
        isInTable: cell != scene.tree.root, on: screen)
      guard let own = margins.own else {
        margins.own = standard
        scene.tree.traits[Int(view.index)].margins = margins
        continue
      }
      if margins.preservesSuperview { margins.own = own.union(standard) }
      scene.tree.traits[Int(view.index)].margins = margins
    }
  }
}
