import Expressions
import Geometry
import LayoutEngine
import Markup
import PlainText

/// Reads texts and their fonts as Xcode writes them: in elements.
extension SceneDraft {
  mutating func readFont(_ element: Element, of view: ViewID) {
    guard scene.tree.text.has(view), let font = Self.font(element) else { return }
    scene.tree.text[view].font = font
  }

  /// The font that Xcode describes; nil where it is what the kind of view comes with.
  static func font(_ element: Element) -> Font? {
    if let style = element["style"]?.value {
      return TextStyle(contentSize: style).map(Font.textStyle)
    }
    guard let size = element.documentNumber("pointSize") ?? element.documentNumber("size"),
      size > 0
    else { return nil }
    let type = element["type"]?.value ?? element["metaFont"]?.value ?? ""
    let weight = element["weight"].flatMap { Font.Weight(rawValue: $0.value) }
    return .system(
      size: size, weight: weight ?? (type.lowercased().contains("bold") ? .bold : .regular))
  }
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

extension Element {
  /// What a `<string>` says; `base64-UTF8` where it holds what XML cannot.
  var documentText: String {
    self["base64-UTF8"]?.value == "YES" ? Base64.text(plainText) : plainText
  }
}
