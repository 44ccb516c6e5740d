import Expressions
package import LayoutEngine

/// What a baseline may hold: the events' attributes, and every kind of the catalog with its recorded properties.
package struct RecordSchema: Sendable {
  private let kinds: [KindRow]
  private let kindNames: [String: Int]

  /// A kind's recorded properties with what a fresh view of it has.
  struct KindRow: Sendable {
    let name: String
    let properties: [PropertyRow]
    let showsLines: Bool
  }

  struct PropertyRow: Sendable {
    let property: Property
    let standard: Value
    let standardText: String
  }

  package init(_ catalog: Catalog) {
    kinds = catalog.kinds.indices.map { index in
      let id = KindID(index: index)
      var tree = ViewTree()
      let view = tree.insert(id, of: catalog, in: nil)
      let properties = catalog.properties(of: id).compactMap { property -> PropertyRow? in
        if case .never = property.recording { return nil }
        let standard = property.get(tree, view)
        return PropertyRow(
          property: property, standard: standard, standardText: standard.baselineText)
      }
      return KindRow(
        name: catalog[id].name, properties: properties,
        showsLines: catalog.isKind(id, of: "label"))
    }
    kindNames = Dictionary(
      kinds.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package static let uiKit = RecordSchema(.uiKit)

  subscript(kind: KindID) -> KindRow { kinds[kind.index] }

  func kind(named name: String) -> KindRow? { kindNames[name].map { kinds[$0] } }

  /// The kinds' names, in the catalog's order.
  var allKinds: [String] { kinds.map(\.name) }

  /// What a fresh view of a kind has, as a baseline spells it; nil for what is always written.
  package func standard(of property: String, kind name: String) -> String? {
    if property == "truncated" { return "NO" }
    guard let row = kind(named: name)?.properties.first(where: { $0.property.name == property }),
      case .unlessDefault = row.property.recording
    else { return nil }
    return row.standardText
  }

  /// The attributes of a view's element, in the order in which they are written.
  func fields(of kind: KindRow) -> [EventShape.Field] {
    var fields = [EventShape.Field("id", .text, isRequired: false)]
    for row in kind.properties {
      var isRequired = false
      if case .always = row.property.recording { isRequired = true }
      fields.append(
        EventShape.Field(row.property.name, row.property.type, isRequired: isRequired))
    }
    if kind.showsLines { fields.append(EventShape.Field("truncated", .boolean, isRequired: false)) }
    return fields
  }
}
