/// An element of a document: a row of the grammar.
///
/// A class because rows hold one another, and each of them many.
package final class ElementRow: Sendable {
  package let name: String
  /// What it says, in a sentence; help and schema show it.
  package let summary: String
  package let attributes: [AttributeRow]
  /// What may stand in it; a closure because rows may hold themselves.
  package let children: @Sendable () -> [ElementRow]
  package let isSupported: Bool
  /// Whether another reader checks what stands in it.
  package let isReadElsewhere: Bool
  /// The attributes that may not be left out.
  let requiredNames: [String]
  /// Whether it says something between its tags.
  let holdsText: Bool
  /// The places of the attributes, and the children, by their names; nil for a row that is small or seldom asked.
  private let index: (attributes: [String: Int], children: [String: ElementRow])?

  package init(
    _ name: String, _ summary: String, _ attributes: [AttributeRow] = [],
    isSupported: Bool = true, isReadElsewhere: Bool = false, holdsText: Bool = false,
    indexing indexed: [ElementRow]? = nil,
    children: @escaping @Sendable () -> [ElementRow] = { [] }
  ) {
    self.name = name
    self.summary = summary
    self.attributes = attributes
    self.isSupported = isSupported
    self.isReadElsewhere = isReadElsewhere
    self.holdsText = holdsText
    self.children = children
    requiredNames = attributes.filter(\.isRequired).map(\.name)
    index = indexed.map { rows in
      (
        Dictionary(
          zip(attributes.map(\.name), attributes.indices), uniquingKeysWith: { first, _ in first }),
        Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      )
    }
  }

  /// A row that is asked so often that its names are kept in order; its children are these.
  convenience init(
    indexed name: String, _ summary: String, _ attributes: [AttributeRow],
    children: [ElementRow]
  ) {
    self.init(name, summary, attributes, indexing: children, children: { children })
  }

  /// An element of the format that is refused by name until it is supported.
  static func later(_ name: String, _ summary: String) -> ElementRow {
    ElementRow(name, summary, isSupported: false)
  }

  /// An element of Xcode's that lays out nothing, so that nobody reads it.
  static func idle(_ name: String, _ summary: String) -> ElementRow {
    ElementRow(name, summary, isReadElsewhere: true)
  }

  package func attribute(_ name: String) -> AttributeRow? {
    guard let index else { return attributes.first { $0.name == name } }
    return index.attributes[name].map { attributes[$0] }
  }

  /// The row of a child among those that may stand in it.
  func child(_ name: String, among rows: [ElementRow]) -> ElementRow? {
    guard let index else { return rows.first { $0.name == name } }
    return index.children[name]
  }

  /// The same element with further attributes.
  func adding(_ more: [AttributeRow]) -> ElementRow {
    ElementRow(
      name, summary, attributes + more, isSupported: isSupported,
      isReadElsewhere: isReadElsewhere, holdsText: holdsText, children: children)
  }
}

/// An attribute of an element: a row of the grammar.
package struct AttributeRow: Sendable {
  package let name: String
  package let summary: String
  package let syntax: ValueSyntax
  package let isRequired: Bool
  package let isSupported: Bool

  package init(
    _ name: String, _ syntax: ValueSyntax, _ summary: String, isRequired: Bool = false,
    isSupported: Bool = true
  ) {
    self.name = name
    self.summary = summary
    self.syntax = syntax
    self.isRequired = isRequired
    self.isSupported = isSupported
  }

  static func required(
    _ name: String, _ syntax: ValueSyntax, _ summary: String
  ) -> AttributeRow {
    AttributeRow(name, syntax, summary, isRequired: true)
  }

  /// An attribute of Xcode's that lays out nothing, so that nobody reads it.
  static func idle(_ name: String) -> AttributeRow { AttributeRow(name, .text, "") }

  /// An attribute of the format that is refused by name until it is supported.
  static func later(_ name: String, _ summary: String = "") -> AttributeRow {
    AttributeRow(name, .text, summary, isSupported: false)
  }
}
