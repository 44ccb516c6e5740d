import Expressions
import LayoutEngine
import Markup
import PlainText

/// Reads attributed texts.
extension SceneDraft {
  /// `<attributedString key="attributedText"><fragment content="…">…`.
  mutating func readAttributedString(_ element: Element, of view: ViewID) {
    let string = checked(element, as: Grammar.attributedString)
    guard let key = string.value("key", as: String.self, &diagnostics), key != "userComments" else {
      return
    }
    let kind = scene.tree[view].kind
    guard catalog.property(key == "attributedText" ? "text" : "title", of: kind) != nil else {
      if let attribute = string["key"] {
        report(.notAProperty(key, of: catalog[kind].name), at: attribute.location)
      }
      return
    }
    var mode: LineBreakMode?
    let runs = string.children.map { readFragment($0, &mode) }
    scene.tree.text[view].setRuns(runs)
    if let mode { scene.tree.text[view].lineBreakMode = mode }
  }

  private mutating func readFragment(_ element: Element, _ mode: inout LineBreakMode?) -> TextRun {
    let fragment = checked(element, as: Grammar.fragment)
    var run = TextRun(fragment["content"]?.value ?? "")
    for child in fragment.children {
      switch child.name {
      case "string", "mutableString":
        _ = checked(child, as: Grammar.string)
        run.text += child.documentText
      default:
        for attribute in checked(child, as: Grammar.attributes).children {
          readLook(attribute, into: &run, &mode)
        }
      }
    }
    return run
  }

  private mutating func readLook(
    _ element: Element, into run: inout TextRun, _ mode: inout LineBreakMode?
  ) {
    switch element.name {
    case "font": run.font = font(checked(element, as: Grammar.attributedFont)) ?? run.font
    case "real": run.kern = kern(checked(element, as: Grammar.real)) ?? run.kern
    case "integer": run.kern = kern(checked(element, as: Grammar.integer)) ?? run.kern
    case "paragraphStyle":
      let style = checked(element, as: Grammar.paragraphStyle)
      run.paragraph = paragraphStyle(style)
      if mode == nil { mode = breakMode(style) }
    default: _ = checked(element, as: Grammar.drawnColor)
    }
  }

  private mutating func kern(_ element: CheckedElement) -> Double? {
    let _: String? = element.value("key", as: String.self, &diagnostics)
    return element.number("value", &diagnostics)
  }

  /// The system's font by its weight, or one by its name.
  private mutating func font(_ element: CheckedElement) -> Font? {
    let _: String? = element.value("key", as: String.self, &diagnostics)
    guard let size = element.number("size", &diagnostics), let written = element["size"] else {
      return nil
    }
    if let meta = element.value("metaFont", as: String.self, &diagnostics) {
      let words = Grammar.metaFonts.first { $0.written == meta }?.font.split(separator: " ") ?? []
      let weight = words.dropFirst().first.flatMap { Font.Weight(rawValue: String($0)) }
      return .system(size: size, weight: weight ?? .regular)
    }
    guard let name = element["name"] else {
      report(.missingEither(["metaFont", "name"], of: "font"), at: element.element.nameLocation)
      return nil
    }
    let font = Font("\(name.value) \(written.value)")
    if font == nil {
      report(
        .refusedValue("name", name.value, "how wide its characters are is not known"),
        at: name.location)
    }
    return font ?? .named(name.value, size: size)
  }

  private mutating func paragraphStyle(_ element: CheckedElement) -> ParagraphStyle {
    var style = ParagraphStyle()
    let _: String? = element.value("key", as: String.self, &diagnostics)
    let _: String? = element.value("alignment", as: String.self, &diagnostics)
    let lengths: [(String, WritableKeyPath<ParagraphStyle, Double>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight),
    ]
    for (name, path) in lengths {
      if let length = element.number(name, &diagnostics) { style[keyPath: path] = length }
    }
    return style
  }

  private mutating func breakMode(_ element: CheckedElement) -> LineBreakMode? {
    guard let written = element.value("lineBreakMode", as: String.self, &diagnostics) else {
      return nil
    }
    return Grammar.paragraphBreakModes.first { $0.written == written }
      .flatMap { LineBreakMode(rawValue: $0.value) }
  }
}
