package import LayoutEngine

/// What stands in the interface of a case, for all kinds of a catalog; made once.
package struct CatalogGrammar: Sendable {
  let catalog: Catalog
  let format: Format
  let interface: ElementRow
  let subviews: ElementRow
  /// Every element of an interface that is supported.
  let supportedNames: Set<String>
  private let kinds: [KindGrammar]

  package init(_ catalog: Catalog, for format: Format = .layoutCase) {
    let views = catalog.kinds.map { ElementRow($0.name, $0.summary) }
    self.catalog = catalog
    self.format = format
    interface = Grammar.interface(holding: views)
    subviews = Grammar.subviews(holding: views)
    kinds = catalog.kinds.indices.map { index in
      KindGrammar(of: KindID(index: index), in: catalog, holding: views, for: format)
    }
    let parts =
      Grammar.viewParts + Grammar.recognizers + [
        Grammar.annotation, Grammar.segments, Grammar.segment, Grammar.state,
        Grammar.buttonConfiguration, Grammar.inset, Grammar.resources, Grammar.image, subviews,
      ]
    supportedNames = Set(
      (parts.filter(\.isSupported) + views).map(\.name) + ["constraint"])
  }

  package static let uiKit = CatalogGrammar(.uiKit)
  /// That of Xcode's documents.
  package static let documents = CatalogGrammar(.documents, for: .document)

  /// Whose interface it is.
  package enum Format: Sendable {
    case layoutCase
    /// A storyboard or xib, in which much stands that lays out nothing.
    case document
  }

  subscript(kind: KindID) -> KindGrammar { kinds[kind.index] }
}

/// What elements of a kind may be given: its row, and its properties by their attributes.
struct KindGrammar: Sendable {
  let row: ElementRow
  let variation: ElementRow
  /// What a case may give a view of its document.
  let changes: ElementRow
  let properties: [String: Property]

  init(
    of id: KindID, in catalog: Catalog, holding views: [ElementRow],
    for format: CatalogGrammar.Format
  ) {
    let settable = catalog.properties(of: id).filter { $0.set != nil }
      .map { (attribute: Spelling.attribute(for: $0, of: catalog[id].name), property: $0) }
    let attributes = settable.map { attribute, property in
      AttributeRow(attribute, .value(Spelling.type(of: property)), property.summary)
    }
    row =
      switch format {
      case .layoutCase: Grammar.row(of: catalog[id], attributes, holding: views)
      case .document: Grammar.documentRow(of: catalog[id], attributes, holding: views)
      }
    variation = Grammar.variation(attributes)
    changes = Grammar.change(to: attributes)
    // A kind's own property stands behind its base's and goes before it.
    properties = Dictionary(settable, uniquingKeysWith: { $1 })
  }
}
