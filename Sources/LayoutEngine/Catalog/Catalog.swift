/// Every kind of view there is; a value, so that a test target can add kinds of its own.
package struct Catalog: Sendable {
  package private(set) var kinds: [Kind] = []
  /// By kind, its own or the nearest of its bases'.
  private(set) var intrinsicSizes: [Kind.IntrinsicSize?] = []
  private(set) var baselines: [Kind.BaselinesOfText?] = []
  private(set) var alignmentInsets: [Kind.AlignmentInsets?] = []

  package init() {}

  package subscript(id: KindID) -> Kind { kinds[id.index] }

  @discardableResult
  package mutating func add(_ kind: Kind) -> KindID {
    precondition(self.kind(named: kind.name) == nil, "a kind's name is its own")
    kinds.append(kind)
    intrinsicSizes.append(kind.intrinsicSize ?? kind.base.flatMap { intrinsicSizes[$0.index] })
    baselines.append(kind.baselines ?? kind.base.flatMap { baselines[$0.index] })
    alignmentInsets.append(kind.alignmentInsets ?? kind.base.flatMap { alignmentInsets[$0.index] })
    return KindID(index: kinds.count - 1)
  }

  package func kind(named name: String) -> KindID? {
    kinds.firstIndex { $0.name == name }.map(KindID.init(index:))
  }

  /// The kind, its base, that one's base, and so on.
  package func lineage(of id: KindID) -> [Kind] {
    ancestry(of: id).map { kinds[$0.index] }
  }

  /// Whether a kind is the other or derives from it.
  package func isKind(_ id: KindID, of name: String) -> Bool {
    ancestry(of: id).contains { kinds[$0.index].name == name }
  }

  /// The property of that name, the kind's own before its base's.
  package func property(_ name: String, of id: KindID) -> Property? {
    for kind in ancestry(of: id) {
      let properties = kinds[kind.index].properties
      if let index = properties.firstIndex(where: { $0.name == name }) { return properties[index] }
    }
    return nil
  }

  /// Every property of a kind, its base's first, in the order in which snapshots write them.
  ///
  /// A row of the kind's own stands in the place of the base's that it replaces.
  package func properties(of id: KindID) -> [Property] {
    var all: [Property] = []
    for kind in lineage(of: id).reversed() {
      let inherited = all.indices
      for property in kind.properties {
        if let place = inherited.first(where: { all[$0].name == property.name }) {
          all[place] = property
        } else {
          all.append(property)
        }
      }
    }
    return all
  }

  private func ancestry(of id: KindID) -> some Sequence<KindID> {
    sequence(first: id) { kinds[$0.index].base }
  }

  /// The kinds of the articles and the common ones.
  package static let uiKit: Catalog = {
    var catalog = Catalog()
    let view = catalog.add(.view)
    catalog.addTextKinds(on: view)
    catalog.addImageKinds(on: view)
    let control = catalog.addControl(on: view)
    catalog.addButtonKinds(on: control)
    catalog.addControlKinds(on: control)
    catalog.addSegmentKinds(on: control)
    let scrollView = catalog.addScrollKinds(on: view)
    catalog.addFieldKinds(on: view, control: control, scrollView: scrollView)
    catalog.addIndicatorKinds(on: view, control: control)
    catalog.addBarKinds(on: view)
    catalog.addMapKinds(on: view)
    catalog.addStackKinds(on: view)
    return catalog
  }()
}
