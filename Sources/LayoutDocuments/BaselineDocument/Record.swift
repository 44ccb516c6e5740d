package import Expressions
package import LayoutEngine
package import Markup
package import PlainText

/// One element of a baseline, whether a run made it or a file holds it.
package struct Record: Sendable {
  package let name: String
  package var fields: [Field] = []
  /// The element's own text: what a line of a label says.
  package var text = ""
  package var children: [Record] = []
  /// What in the case it tells of; none for a record that was read.
  package let origin: Origin
  /// Where in the baseline it stands; nil for a record of a run.
  package let element: Element?

  package init(_ name: String, origin: Origin = .none, element: Element? = nil) {
    (self.name, self.origin, self.element) = (name, origin, element)
  }

  /// An attribute: its value as baselines spell it, and what it is.
  package struct Field: Sendable {
    package let name: String
    package let value: String
    package let type: ValueType

    package init(_ name: String, _ value: String, _ type: ValueType) {
      (self.name, self.value, self.type) = (name, value, type)
    }
  }

  /// The attribute's value as written; nil where it is left out.
  package subscript(name: String) -> String? { field(name)?.value }

  /// The same, to be compared with another's.
  package func exact(_ name: String) -> ExactText? { self[name].map(ExactText.init) }

  package func field(_ name: String) -> Field? { fields.first { $0.name == name } }
}

extension Record {
  mutating func add(_ name: String, _ value: Value, as type: ValueType) {
    fields.append(Field(name, value.baselineText, type))
  }

  mutating func add(_ name: String, _ value: some ValueConvertible) {
    add(name, value.value, as: Swift.type(of: value).type)
  }
}

/// By what they say, not by where they stand.
extension Record: Equatable {
  package static func == (left: Record, right: Record) -> Bool {
    left.name == right.name && left.fields == right.fields
      && ExactText(left.text) == ExactText(right.text) && left.children == right.children
  }
}

extension Record.Field: Equatable {
  package static func == (left: Record.Field, right: Record.Field) -> Bool {
    left.name == right.name && ExactText(left.value) == ExactText(right.value)
  }
}
