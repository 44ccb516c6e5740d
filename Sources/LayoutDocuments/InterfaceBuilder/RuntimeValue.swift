import Expressions
import LayoutEngine

/// What a runtime attribute holds, by the type that its author chose in Xcode.
enum RuntimeValue {
  case boolean(Bool)
  case number(Double)
  case string(String)
  /// The name of a picture.
  case image(String)
  /// A point, size or rect.
  case structure(Value)
  /// Nil for one that is not known: it only draws.
  case color(Color?)
  case null

  /// What a property becomes by it; nil where it is of another type.
  ///
  /// Key-Value Coding hands numbers and booleans on as either, and a structure as any other that is so many numbers: insets are
  /// written as a rect (ios-blog.com, "User Defined Runtime Attributes", Converting From Other Types).
  func value(for property: Property) -> Value? {
    switch (property.type, self) {
    case (.boolean, .boolean(let isOn)): .boolean(isOn)
    case (.boolean, .number(let number)): .boolean(number != 0)
    case (.number, .number(let number)): .number(number)
    case (.number, .boolean(let isOn)): .number(isOn ? 1 : 0)
    case (.choice(let names), .number(let raw)):
      Self.name(of: raw, property, among: names).map(Value.text)
    case (.text, .image(let name)) where Self.isImage(property): .text(name)
    case (.text, .string(let text)) where !Self.isImage(property) && !Self.isFont(property):
      .text(text)
    case (.text, .null) where !Self.isFont(property): .text("")
    case (.color, .color(let color?)): .color(color)
    case (.color, .null): .color(.clear)
    case (_, .structure(let value)): Value(value.numbers, as: property.type)
    default: nil
    }
  }

  /// What a property takes, in words.
  static func words(for property: Property) -> String {
    switch property.type {
    case .choice(let names): "the number of \(CaseProblem.list(names, "or"))"
    case .insets: "a rect for its insets"
    case .text where isImage(property): "an image"
    case .text where isFont(property): "a font, which no runtime attribute is"
    default: property.type.name
    }
  }

  private static func isImage(_ property: Property) -> Bool {
    ["image", "highlightedImage"].contains(property.name)
  }

  private static func isFont(_ property: Property) -> Bool { property.name == "font" }

  /// The case of a raw value: UIKit numbers most from 0 in the order in which they are listed here.
  private static func name(
    of raw: Double, _ property: Property, among names: [String]
  ) -> String? {
    if let own = rawValues[property.name] {
      return own.first { $0.raw == raw && names.contains($0.name) }?.name
    }
    guard raw >= 0, raw == raw.rounded(), raw < Double(names.count) else { return nil }
    return names[Int(raw)]
  }

  /// The numbers of UIKit's headers where they are others.
  private static let rawValues: [String: [(raw: Double, name: String)]] = [
    "alignment": [
      (0, "fill"), (1, "leading"), (2, "firstBaseline"), (3, "center"), (4, "trailing"),
      (5, "lastBaseline"),
    ],
    "decelerationRate": [(0.998, "normal"), (0.99, "fast")],
    "preferredDatePickerStyle": [
      (0, "automatic"), (1, "wheels"), (2, "compact"), (3, "inline"),
    ],
    "style": [(0, "whiteLarge"), (1, "white"), (2, "gray"), (100, "medium"), (101, "large")],
  ]
}
