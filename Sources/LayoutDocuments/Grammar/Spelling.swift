import Expressions
package import LayoutEngine

/// Where an attribute and a property differ: Interface Builder's words for UIKit's.
package enum Spelling {
  /// How Interface Builder writes a property: a boolean `isHidden` as `hidden`.
  package static func attribute(for property: Property, of kind: String = "") -> String {
    // A slider's values have names of their own, a stepper's UIKit's.
    let isStepper = kind == "stepper" && property.name.hasSuffix("imumValue")
    if !isStepper, let exception = exceptions.first(where: { $0.property == property.name }) {
      return exception.attribute
    }
    guard property.type == .boolean, property.name.hasPrefix("is") else { return property.name }
    let stem = property.name.dropFirst(2)
    guard let first = stem.first, first.isUppercase else { return property.name }
    return first.lowercased() + stem.dropFirst()
  }

  /// The property's type as attributes write it: Interface Builder's literals in place of UIKit's.
  static func type(of property: Property) -> ValueType {
    guard let literals = literals(of: property) else { return property.type }
    return .choice(literals.map(\.written))
  }

  /// The value that a literal stands for.
  static func value(of written: Value, for property: Property) -> Value {
    guard case .text(let name) = written, let literals = literals(of: property),
      let literal = literals.first(where: { $0.written == name })
    else { return written }
    return .text(literal.value)
  }

  static let exceptions = [
    (property: "clipsToBounds", attribute: "clipsSubviews"),
    (property: "adjustsFontSizeToFitWidth", attribute: "adjustsFontSizeToFit"),
    (property: "preferredDatePickerStyle", attribute: "style"),
    (property: "minimumValue", attribute: "minValue"),
    (property: "maximumValue", attribute: "maxValue"),
  ]

  private static func literals(of property: Property) -> [(written: String, value: String)]? {
    switch property.name {
    case "lineBreakMode": lineBreakModes
    case "buttonType": buttonTypes
    default: nil
    }
  }

  /// Xcode wrote `roundedRect` for a system button until version 13.
  private static let buttonTypes =
    [(written: "roundedRect", value: "system")]
    + ButtonType.allCases.map { (written: $0.rawValue, value: $0.rawValue) }

  private static let lineBreakModes = [
    (written: "wordWrap", value: "byWordWrapping"),
    (written: "characterWrap", value: "byCharWrapping"),
    (written: "clip", value: "byClipping"),
    (written: "headTruncation", value: "byTruncatingHead"),
    (written: "tailTruncation", value: "byTruncatingTail"),
    (written: "middleTruncation", value: "byTruncatingMiddle"),
  ]
}
