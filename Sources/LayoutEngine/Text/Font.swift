/// A font as cases write it: `fixed 10`, `system 17`, `body`.
package enum Font: Hashable, Sendable {
  /// Every character as wide as the size, a line 1.2 times as high, the baseline one size below its top.
  case fixed(size: Double)
  case system(size: Double)
  case textStyle(String)

  /// Reads a font's name; nil where it is none.
  package init?(_ name: String) {
    let words = name.split(separator: " ")
    if words.count == 2, words[1].utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) }),
      let size = Double(words[1]), size > 0, size <= 1000
    {
      switch words[0] {
      case "fixed": self = .fixed(size: size)
      case "system": self = .system(size: size)
      default: return nil
      }
    } else if words.count == 1, Font.textStyles.contains(name) {
      self = .textStyle(name)
    } else {
      return nil
    }
  }

  package var name: String {
    switch self {
    case .fixed(let size): "fixed \(size == size.rounded() ? "\(Int(size))" : "\(size)")"
    case .system(let size): "system \(size == size.rounded() ? "\(Int(size))" : "\(size)")"
    case .textStyle(let name): name
    }
  }

  /// Whether text in it can be measured.
  package var isSupported: Bool {
    if case .fixed = self { true } else { false }
  }

  private static let textStyles = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption1", "caption2",
  ]
}
