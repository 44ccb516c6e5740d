extension ViewTree {
  /// How people are told of a view: its id, else the nearest named view above and its place there, `root/label#2`.
  package func name(of id: ViewID, in catalog: Catalog) -> String {
    if !identifier(of: id).isEmpty { return identifier(of: id) }
    let kind = catalog[self[id].kind].name
    guard let parent = self[id].parent else { return kind }
    let place = children(of: parent).prefix { $0 != id }
      .count { self[$0].kind == self[id].kind && identifier(of: $0).isEmpty }
    return name(of: parent, in: catalog) + "/\(kind)#\(place + 1)"
  }
}
