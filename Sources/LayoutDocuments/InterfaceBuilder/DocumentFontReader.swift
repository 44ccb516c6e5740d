import LayoutEngine
import Markup

/// Reads fonts as Xcode describes them.
extension SceneDraft {
  /// `<fontDescription key="fontDescription" …/>`: the font of a view that shows text.
  ///
  /// In a case, a font whose measures would be assumed is refused.
  mutating func readFont(_ element: Element, of view: ViewID) {
    let description = checked(element, as: Grammar.fontDescription)
    guard scene.tree.text.has(view) else { return }
    guard let font = Font(description: element), isMeasured(font) else {
      if let name = description["style"] ?? description["name"], grammar.format == .layoutCase {
        let words = "how large its characters are is not known"
        report(.refusedValue(name.name, name.value, words), at: name.location)
      }
      return
    }
    scene.tree.text[view].font = font
  }

  private func isMeasured(_ font: Font) -> Bool {
    grammar.format == .document || Font(font.name) != nil
  }
}

extension Font {
  /// The font of a `<fontDescription>` or of a text's `<font>`; nil where it is what the kind of view comes with.
  init?(description element: Element) {
    if let style = element["style"]?.value {
      guard let style = TextStyle(contentSize: style) else { return nil }
      self = .textStyle(style)
      return
    }
    let named = element["size"].flatMap { Self.sizes[$0.value] }
    guard
      let size = element.documentNumber("pointSize") ?? element.documentNumber("size") ?? named,
      size > 0
    else { return nil }
    if let name = element["name"]?.value, !name.hasPrefix(".") {
      self = .named(name, size: size)
      return
    }
    let type = element["type"]?.value ?? element["metaFont"]?.value ?? ""
    let weight = element["weight"].flatMap { Weight(rawValue: $0.value) }
    self = .system(
      size: size, weight: weight ?? (type.lowercased().contains("bold") ? .bold : .regular))
  }

  /// UIKit's documented sizes, which Xcode may write by their names.
  private static let sizes = ["button": 18.0, "label": 17, "system": 14, "smallSystem": 12]
}

extension TextStyle {
  /// Xcode's name for it, as `UICTFontTextStyleBody`.
  init?(contentSize name: String) {
    guard name.hasPrefix("UICTFontTextStyle") else { return nil }
    switch name.dropFirst("UICTFontTextStyle".count) {
    case "Title0": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Subhead": self = .subheadline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }
}
