package import Expressions
import LayoutEngine

/// An element of a baseline that is no view: its name, its attributes, and what tells one from another.
package struct EventShape: Sendable {
  package let name: String
  package let fields: [Field]

  package struct Field: Sendable {
    package let name: String
    package let type: ValueType
    package let isRequired: Bool
    /// Whether two elements that differ in it are two events, not one that changed.
    package let isIdentity: Bool

    init(_ name: String, _ type: ValueType, isRequired: Bool = true, isIdentity: Bool = false) {
      (self.name, self.type) = (name, type)
      (self.isRequired, self.isIdentity) = (isRequired, isIdentity)
    }
  }

  /// The shape of that name; nil where there is none.
  package static func named(_ name: String) -> EventShape? { events.first { $0.name == name } }

  /// What can happen in a step, a row an event.
  package static let events = [
    EventShape(
      name: "touch",
      fields: [
        time, identity("finger"), identity("phase"), Field("at", .point), optional("view", .text),
      ]),
    EventShape(name: "recognizer", fields: [time, identity("id"), identity("state")]),
    EventShape(
      name: "call",
      fields: [
        time, identity("event"), Field("view", .text, isRequired: false, isIdentity: true),
      ] + EventField.allCases.map { optional($0.rawValue, $0.type) }),
    EventShape(name: "action", fields: [time, identity("name"), optional("with", .text)]),
    EventShape(name: "broken", fields: [time, identity("constraint")]),
    EventShape(
      name: "scroll",
      fields: [time, identity("view"), optional("x", .number), Field("y", .number)] + marks),
    EventShape(
      name: "map", fields: [time, identity("view"), Field("center", .coordinate)] + marks),
  ]

  static let baseline = EventShape(
    name: "baseline", fields: [Field("format", .text), Field("case", .text)])
  static let outcome = EventShape(name: "outcome", fields: [optional("variant", .text)])
  static let step = EventShape(name: "at", fields: [Field("step", .number), Field("do", .text)])
  static let snapshot = EventShape(
    name: "snapshot", fields: [Field("name", .text), optional("time", .number)])
  static let line = EventShape(name: "line", fields: [])
  static let physics = EventShape(
    name: "physics",
    fields: Physics.Parameter.allCases.map { parameter in
      let choices = parameter.row.choices
      return optional(parameter.name, choices.isEmpty ? .number : .choice(choices))
    })

  private static let time = Field("time", .number)
  private static let marks = [
    Field("turns", .boolean, isRequired: false, isIdentity: true),
    Field("ends", .boolean, isRequired: false, isIdentity: true),
  ]

  private static func identity(_ name: String) -> Field { Field(name, .text, isIdentity: true) }

  private static func optional(_ name: String, _ type: ValueType) -> Field {
    Field(name, type, isRequired: false)
  }
}
