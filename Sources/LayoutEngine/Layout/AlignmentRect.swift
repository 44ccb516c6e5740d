package import Geometry

extension Catalog {
  /// What a view's frame reaches beyond what constraints tie: what its class overrides, else what its kind has.
  package func alignmentInsets(of id: ViewID, in tree: ViewTree) -> Insets {
    if let own = tree.alignmentRects.value(of: id) { return own }
    return alignmentInsets[tree[id].kind.index]?(tree) ?? Insets()
  }
}
