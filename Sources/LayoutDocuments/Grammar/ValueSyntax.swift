package import Expressions
import PlainText

/// How an attribute's value is written.
package enum ValueSyntax: Sendable {
  case text
  /// One id.
  case identifier
  /// Ids, blanks between them.
  case identifiers
  /// A list of alternatives, ` | ` between them.
  case alternatives
  /// A decimal number in a range.
  case number(ClosedRange<Double>)
  /// A whole number in a range.
  case whole(ClosedRange<Int>)
  /// A value of a type as Interface Builder writes it: numbers between blanks, YES or NO, a color, a choice.
  case value(ValueType)
  case expression
  /// `view.property[.part]`, a constraint's constant or priority, a variable or a part of the event.
  case target
  /// Two lengths, each in points or as a share: `187 60`, `50% 90%`.
  case place

  /// What help says of it.
  package var summary: String {
    switch self {
    case .text: "a text"
    case .identifier: "an id"
    case .identifiers: "ids"
    case .alternatives: "alternatives with | between them"
    case .number(let range): "a number" + Self.words(range.lowerBound, range.upperBound)
    case .whole(let range):
      "a whole number" + Self.words(Double(range.lowerBound), Double(range.upperBound))
    case .value(.boolean): "YES or NO"
    case .value(let type): type.name
    case .expression: "an expression"
    case .target: "a property, as view.property.part"
    case .place: "a point, in points or percent"
    }
  }

  /// The largest number that a length or place may have, in points.
  package static let largestLength = 10_000_000.0

  private static func words(_ low: Double, _ high: Double) -> String {
    " \(DecimalNumber.text(low)) to \(DecimalNumber.text(high))"
  }

  static let seconds = ValueSyntax.number(0...3600)
  static let yesOrNo = ValueSyntax.value(.boolean)
}
