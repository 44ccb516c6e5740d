import Expressions
import PlainText

/// A value that is another than was recorded, in words that name just the parts that changed.
struct ValueChange {
  let type: ValueType
  /// As baselines spell them.
  let old: String
  let new: String
  /// How far a number may be off, in points.
  var tolerance = 0.0

  /// As "y 150 → 170 (+20), height 517 → 497 (−20)"; nil where nothing changed.
  ///
  /// The name stands before the first part; without one, the parts' names are enough.
  func words(for name: String? = nil) -> String? {
    guard ExactText(old) != ExactText(new) else { return nil }
    let lead = name.map { $0 + " " } ?? ""
    guard let olds = numbers(of: old), let news = numbers(of: new), olds.count == news.count else {
      return lead + words(fromText: old, to: new)
    }
    let parts = Self.parts(of: type)
    let changes = olds.indices.compactMap { index -> String? in
      guard isOff(olds[index], news[index]) else { return nil }
      let part = index < parts.count ? parts[index] + " " : ""
      return part + Self.words(from: olds[index], to: news[index])
    }
    return changes.isEmpty ? nil : lead + changes.joined(separator: ", ")
  }

  /// Both values as they are spelled; of long texts the part where they begin to differ.
  private func words(fromText old: String, to new: String) -> String {
    guard type == .text else { return "\(spelled(old)) → \(spelled(new))" }
    let shown = VisibleText.shortened(old, new)
    let words = "'\(VisibleText.of(shown.0))' → '\(VisibleText.of(shown.1))'"
    guard ExactText.areEquivalent(old, new) else { return words }
    return "\(words), which look alike: \(ExactText.firstDifference(old, new))"
  }

  /// A value that only one side has.
  static func spelled(_ value: String, as type: ValueType) -> String {
    ValueChange(type: type, old: value, new: value).spelled(value)
  }

  /// As "150 → 170 (+20)".
  static func words(from old: Double, to new: Double) -> String {
    "\(spelled(old)) → \(spelled(new)) (\(new > old ? "+" : "")\(spelled(new - old)))"
  }

  private func isOff(_ old: Double, _ new: Double) -> Bool {
    // Both are multiples of a thousandth, whose differences are not exact.
    old != new && (new - old).magnitude > tolerance + 1e-6
  }

  private func spelled(_ value: String) -> String {
    switch type {
    case .text: "'\(VisibleText.of(VisibleText.shortened(value)))'"
    case .boolean, .choice, .color: value
    default: numbers(of: value)?.map(Self.spelled).joined(separator: " ") ?? value
    }
  }

  /// A number with a true minus sign.
  private static func spelled(_ number: Double) -> String {
    let text = DecimalNumber.text(number)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  private func numbers(of text: String) -> [Double]? {
    switch type {
    case .text, .boolean, .choice, .color: return nil
    default: break
    }
    let words = text.split(separator: " ")
    let numbers = words.compactMap { DecimalNumber.value(of: $0) }
    return numbers.count == words.count ? numbers : nil
  }

  private static func parts(of type: ValueType) -> [String] {
    switch type {
    case .rect: ["x", "y", "width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .transform: ["a", "b", "c", "d", "tx", "ty"]
    case .coordinate: ["latitude", "longitude"]
    case .region: ["latitude", "longitude", "latitudeDelta", "longitudeDelta"]
    case .number, .boolean, .text, .color, .choice: []
    }
  }
}
