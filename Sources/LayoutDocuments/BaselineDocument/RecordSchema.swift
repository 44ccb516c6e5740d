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
    let name: String
    let type: ValueType
    let get: @Sendable (ViewTree, ViewID) -> Value
    /// The value that is left out, and how it would be written; nil for what always is.
    let standard: (value: Value, text: String)?
  }

  package init(_ catalog: Catalog) {
    kinds = catalog.kinds.indices.map { index in
      let id = KindID(index: index)
      var tree = ViewTree()
      let view = tree.insert(id, of: catalog, in: nil)
      let properties = catalog.properties(of: id).compactMap { property -> PropertyRow? in
        if case .never = property.recording { return nil }
        var standard: (value: Value, text: String)?
        if case .unlessDefault = property.recording {
          let value = property.get(tree, view)
          standard = (value, value.baselineText)
        }
        return PropertyRow(
          name: property.name, type: property.type, get: property.get, standard: standard)
      }
      return KindRow(
        name: catalog[id].name, properties: properties,
        showsLines: catalog.isKind(id, of: "label"))
    }
    kindNames = Dictionary(
      kinds.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Of all kinds, those that only documents hold among them.
  package static let documents = RecordSchema(.documents)

  subscript(kind: KindID) -> KindRow { kinds[kind.index] }

  func kind(named name: String) -> KindRow? { kindNames[name].map { kinds[$0] } }

  /// The kinds' names, in the catalog's order.
  var allKinds: [String] { kinds.map(\.name) }

  /// What a fresh view of a kind has, as a baseline spells it; nil for what is always written.
  package func standard(of property: String, kind name: String) -> String? {
    if property == "truncated" { return "NO" }
    return kind(named: name)?.properties.first { $0.name == property }?.standard?.text
  }

  /// The attributes of a view's element, in the order in which they are written.
  func fields(of kind: KindRow) -> [EventShape.Field] {
    var fields = [EventShape.Field("id", .text, isRequired: false)]
    for row in kind.properties {
      fields.append(EventShape.Field(row.name, row.type, isRequired: row.standard == nil))
    }
    if kind.showsLines { fields.append(EventShape.Field("truncated", .boolean, isRequired: false)) }
    return fields
  }
}
