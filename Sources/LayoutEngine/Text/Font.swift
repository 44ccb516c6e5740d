/// A font as cases write it: `fixed 10`, `system 17`, `system 17 bold`, `body`, `HelveticaNeue-Bold 17`.
package enum Font: Hashable, Sendable {
  /// Every character as wide as the size, a line 1.2 times as high, the baseline one size below its top.
  case fixed(size: Double)
  case system(size: Double, weight: Weight = .regular)
  case textStyle(TextStyle)
  /// Another font by its PostScript name; one that is not known is measured as an assumed one.
  case named(String, size: Double)

  package enum Weight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Reads a font's name; nil where it is none.
  package init?(_ name: String) {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1 else {
      guard let style = TextStyle(rawValue: name) else { return nil }
      self = .textStyle(style)
      return
    }
    guard words.count <= 3, let size = Self.size(words[1]) else { return nil }
    switch (words[0], words.dropFirst(2).first) {
    case ("fixed", nil): self = .fixed(size: size)
    case ("system", nil): self = .system(size: size)
    case ("boldSystem", nil): self = .system(size: size, weight: .bold)
    // Lines are as high as the upright font's; its widths are taken for want of others.
    case ("italicSystem", nil): self = .system(size: size)
    case ("system", let word?):
      guard let weight = Weight(rawValue: String(word)) else { return nil }
      self = .system(size: size, weight: weight)
    case (let name, nil):
      guard Typeface.named(String(name)) != nil else { return nil }
      self = .named(String(name), size: size)
    default: return nil
    }
  }

  /// More than 0 and at most 1000 points.
  private static func size(_ word: Substring) -> Double? {
    guard word.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) }),
      let size = Double(word), size > 0, size <= 1000
    else { return nil }
    return size
  }

  package var name: String {
    switch self {
    case .fixed(let size): "fixed \(Self.text(size))"
    case .system(let size, .regular): "system \(Self.text(size))"
    case .system(let size, let weight): "system \(Self.text(size)) \(weight.rawValue)"
    case .textStyle(let style): style.rawValue
    case .named(let name, let size): "\(name) \(Self.text(size))"
    }
  }

  private static func text(_ size: Double) -> String {
    size == size.rounded() ? "\(Int(size))" : "\(size)"
  }

  /// The same font in another size; a text style becomes the system font of its weight.
  func scaled(by factor: Double, in traits: TextTraits) -> Font {
    switch self {
    case .fixed(let size): .fixed(size: size * factor)
    case .system(let size, let weight): .system(size: size * factor, weight: weight)
    case .named(let name, let size): .named(name, size: size * factor)
    case .textStyle(let style):
      .system(size: style.size(for: traits.contentSizeCategory) * factor, weight: style.weight)
    }
  }
}
