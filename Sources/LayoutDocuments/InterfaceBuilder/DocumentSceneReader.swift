import Geometry
import LayoutEngine
import Markup

/// Reads one root of a document: its views, then what ties them.
extension SceneDraft {
  mutating func readRoot(_ root: DocumentRoot, on screen: DocumentScreen) {
    readViews(of: root, on: screen)
    if !scene.tree.isEmpty { readConstraints() }
  }

  /// All but the constraints, for which others' may wait.
  mutating func readViews(of root: DocumentRoot, on screen: DocumentScreen) {
    scene.tree.images = resources.images
    readDocumentView(root.view, in: nil)
    guard !scene.tree.isEmpty else { return }
    if let controller = root.controller {
      for child in controller.children where child.name == "layoutGuides" {
        readGuide(child, of: scene.tree.root)
      }
    }
    inferFontsOfDesignedLabels(on: screen)
    translate()
    setRuntimeAttributes()
    giveMarginsToCells(on: screen)
  }

  /// Whether the root is a cell, under which nothing lies.
  var isCell: Bool {
    Self.cells.contains(catalog[scene.tree[scene.tree.root].kind].name)
  }

  private static let cells = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// The margins that the content of a table's cell comes with; where it preserves its superview's, each side has the
  /// larger one.
  ///
  /// That is all a cell gets from its table: nothing reaches into one from where it happens to be stored.
  private mutating func giveMarginsToCells(on screen: DocumentScreen) {
    guard let kind = catalog.kind(named: "tableViewCellContentView") else { return }
    for view in scene.tree.ids where scene.tree[view].kind == kind {
      guard let cell = scene.tree[view].parent, !scene.tree.cell.has(cell) else { continue }
      var margins = scene.tree.traits(of: view).margins
      let standard = standardMargins(of: view, in: cell, on: screen)
      if let own = margins.own {
        margins.own = margins.preservesSuperview ? own.union(standard) : own
      } else {
        margins.own = standard
      }
      margins.preservesSuperview = false
      scene.tree.traits[Int(view.index)].margins = margins
    }
  }

  private func standardMargins(
    of content: ViewID, in cell: ViewID, on screen: DocumentScreen
  ) -> Insets {
    let (root, width) = (scene.tree.root, scene.tree[cell].frame.width)
    // A cell of an inset group has the margins of its table, which is as wide as the root.
    let table = cell == root ? width : max(width, scene.tree[root].frame.width)
    var margins = DocumentMargins.ofCellContent(
      width: table, preservesSuperview: scene.tree.traits(of: content).margins.preservesSuperview,
      isInTable: cell != root, on: screen)
    // Beside an accessory only the standard distance is left.
    if scene.tree[content].frame.maxX < width - 1 { margins.right = 8 }
    return margins
  }
}
