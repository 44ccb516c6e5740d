/// What a value is; the types that attributes, properties and expressions share.
package enum ValueType: Equatable, Sendable {
  case number, boolean, text
  case point, size, insets, rect, transform
  case coordinate, region
  case color
  /// One of these names, written as a text.
  case choice([String])

  /// Whether a value is one of the type.
  package func holds(_ value: Value) -> Bool {
    switch (self, value) {
    case (.choice(let names), .text(let name)): names.contains(name)
    case (.number, .number), (.boolean, .boolean), (.text, .text), (.point, .point),
      (.size, .size), (.insets, .insets), (.rect, .rect), (.transform, .transform),
      (.coordinate, .coordinate), (.region, .region), (.color, .color):
      true
    default: false
    }
  }

  /// The type's name in messages.
  package var name: String {
    switch self {
    case .number: "a number"
    case .boolean: "a boolean"
    case .text: "a text"
    case .point: "a point"
    case .size: "a size"
    case .insets: "insets"
    case .rect: "a rect"
    case .transform: "a transform"
    case .coordinate: "a coordinate"
    case .region: "a region"
    case .color: "a color"
    case .choice(let names): "one of " + names.map { "'\($0)'" }.joined(separator: ", ")
    }
  }
}
