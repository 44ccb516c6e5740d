package import Expressions
import PlainText

extension Value {
  /// The value as baselines write it: at most three decimals, `YES` and `NO`, a text as it is.
  ///
  /// A number that is not finite has no spelling there; `undefined` is refused by the reader.
  package var baselineText: String {
    switch self {
    case .boolean(let boolean): boolean ? "YES" : "NO"
    case .text(let text): text
    case .color(let color): color.text
    case .number(let number) where number.isFinite: DecimalNumber.text(number)
    default: Self.baselineText(numbers)
    }
  }

  private static func baselineText(_ numbers: [Double]) -> String {
    var text = ByteBuffer(capacity: 80)
    for (place, number) in numbers.enumerated() {
      if place > 0 { text.append(byte: UInt8(ascii: " ")) }
      if number.isFinite { text.append(number) } else { text.append("undefined") }
    }
    return text.text
  }

  /// The value that a baseline spells; nil where it is none of the type's.
  package init?(baseline text: String, as type: ValueType) {
    switch type {
    case .boolean:
      guard text == "YES" || text == "NO" else { return nil }
      self = .boolean(text == "YES")
    case .text: self = .text(text)
    case .choice(let names):
      guard names.contains(text) else { return nil }
      self = .text(text)
    case .color:
      guard let color = Color(text) else { return nil }
      self = .color(color)
    case .number, .point, .size, .insets, .rect, .transform, .coordinate, .region:
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      let numbers = words.compactMap { DecimalNumber.value(of: $0) }
      guard numbers.count == words.count else { return nil }
      self.init(numbers, as: type)
    }
  }
}
