package import Geometry

extension Catalog {
  /// What a view's frame reaches beyond what constraints tie: what its class overrides, else what its kind has.
  package func alignmentInsets(of id: ViewID, in tree: ViewTree) -> Insets {
    if let own = tree.alignmentRects.value(of: id) { return own }
    for kind in lineage(of: tree[id].kind) {
      if let insets = kind.alignmentInsets { return insets(tree) }
    }
    return Insets()
  }
}
