import LayoutEngine
import Markup
import PlainText

/// Reads where a variation holds: `default`, or parts as `heightClass=compact` with `-` between them.
struct SizeConditionReader {
  private let text: SourceText

  init(_ attribute: Attribute) { text = attribute.text }

  /// The condition, or the part that is none.
  func read() throws(Fault) -> SizeCondition {
    var condition = SizeCondition()
    guard text.value != "default" else { return condition }
    for part in text.value.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, set(sides[0], to: sides[1], in: &condition) else {
        throw Fault(part: String(part))
      }
    }
    return condition
  }

  struct Fault: Error {
    let part: String
  }

  private func set(
    _ name: Substring, to value: Substring, in condition: inout SizeCondition
  ) -> Bool {
    switch (name, String(value)) {
    case ("widthClass", let value):
      condition.width = SizeClass(rawValue: value)
      return condition.width != nil
    case ("heightClass", let value):
      condition.height = SizeClass(rawValue: value)
      return condition.height != nil
    case ("userInterfaceIdiom", "phone"): condition.idiom = .phone
    case ("userInterfaceIdiom", "pad"): condition.idiom = .pad
    case ("userInterfaceIdiom", "mac"), ("userInterfaceIdiom", "tv"),
      ("userInterfaceIdiom", "carPlay"), ("userInterfaceIdiom", "vision"):
      condition.isElsewhere = true
    default: return false
    }
    return true
  }
}
