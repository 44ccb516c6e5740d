package import Expressions

/// Something that happened and that reactions can be tied to.
package enum Signal: Hashable, Sendable {
  case controller(EventName)
  case view(EventName, ViewID)
  case recognizer(RecognizerID)
  case action(String)
}

/// The arguments of a signal; what a reaction reads as `event.` and may partly set.
package struct EventArguments: Sendable {
  private var values: [(field: EventField, value: Value)] = []

  package init(_ values: [(field: EventField, value: Value)] = []) {
    self.values = values
  }

  package subscript(field: EventField) -> Value? {
    get { values.first { $0.field == field }?.value }
    set {
      values.removeAll { $0.field == field }
      if let newValue { values.append((field, newValue)) }
    }
  }
}
