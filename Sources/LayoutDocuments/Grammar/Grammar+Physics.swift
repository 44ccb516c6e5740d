import Expressions
import LayoutEngine
import PlainText

extension Grammar {
  /// Its attributes are the engine's parameters.
  static let physics = ElementRow(
    "physics", "The numbers and rules that Apple does not document.",
    Physics.Parameter.allCases.map { parameter in
      let row = parameter.row
      return AttributeRow(
        parameter.name,
        row.choices.isEmpty ? .number(row.range) : .value(.choice(row.choices)),
        "\(row.summary) Its value is \(row.confidence.rawValue): \(row.source).")
    })
}
