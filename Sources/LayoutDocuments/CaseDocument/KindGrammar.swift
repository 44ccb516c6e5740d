import LayoutEngine

/// What elements of a kind may be given: its row, and its properties by their attributes.
struct KindGrammar: Sendable {
  let row: ElementRow
  let properties: [String: Property]

  init(of kind: KindID, in catalog: Catalog) {
    row = Grammar.row(of: kind, in: catalog)
    let settable = catalog.properties(of: kind).filter { $0.set != nil }
    // A kind's own property stands behind its base's and goes before it.
    properties = Dictionary(
      settable.map { (Spelling.attribute(for: $0), $0) }, uniquingKeysWith: { $1 })
  }
}
