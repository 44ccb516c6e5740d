import Expressions
import LayoutEngine
import Markup
import PlainText

/// Reads colors, in any of Interface Builder's ways.
extension SceneDraft {
  /// `<color key="backgroundColor" red="1" …/>`: a property of a view.
  mutating func readColor(_ element: Element, of view: ViewID) {
    let color = checked(element, as: Grammar.color)
    guard let key = color["key"] else { return }
    let kind = scene.tree[view].kind
    guard let property = catalog.property(key.value, of: kind), property.type == .color else {
      // What only draws needs no property.
      guard !Self.drawnKeys.contains(key.value) else { return }
      report(.notAColorProperty(key.value, of: catalog[kind].name), at: key.location)
      return
    }
    if let value = self.color(color) { property.set?(&scene.tree, view, .color(value)) }
  }

  /// `<namedColor name="…"><color red="1" …/></namedColor>`.
  mutating func readNamedColor(_ element: Element) {
    let named = checked(element, as: Grammar.namedColor)
    guard let name = named.text("name", &diagnostics) else { return }
    guard let child = named.children.first else {
      report(.missingElement("color", in: "namedColor"), at: element.nameLocation)
      return
    }
    if let color = color(checked(child, as: Grammar.plainColor)) { namedColors[name] = color }
  }

  /// The color of an element of Xcode's; nil for one that is not known, as one that only draws need not be.
  func plainColor(of element: Element) -> Color? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return SystemColor.named(name.value)
    }
    if let name = element["name"], let color = namedColors[name.value] { return color }
    func channel(_ name: String) -> UInt8? {
      element.documentNumber(name).map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
    }
    guard let red = channel("red") ?? channel("white"),
      let green = channel("green") ?? channel("white"),
      let blue = channel("blue") ?? channel("white")
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: channel("alpha") ?? 255)
  }

  private static let drawnKeys = [
    "tintColor", "shadowColor", "highlightedColor", "onTintColor", "thumbTintColor",
    "minimumTrackTintColor", "maximumTrackTintColor", "progressTintColor", "trackTintColor",
    "pageIndicatorTintColor", "currentPageIndicatorTintColor", "barTintColor", "separatorColor",
    "sectionIndexColor", "selectedSegmentTintColor", "color",
  ]

  private mutating func color(_ element: CheckedElement) -> Color? {
    for name in ["name", "systemColor", "cocoaTouchSystemColor"] {
      guard element.row.attribute(name) != nil, let attribute = element[name] else { continue }
      return color(named: attribute)
    }
    return channels(element)
  }

  private mutating func color(named attribute: Attribute) -> Color? {
    let isOwn = attribute.name == "name"
    if let color = isOwn ? namedColors[attribute.value] : SystemColor.named(attribute.value) {
      return color
    }
    let known = isOwn ? namedColors.keys.sorted().map(\.text) : SystemColor.names
    let nearest = NearestName.suggestion(for: attribute.value, among: known)
    report(.unknownName("color", attribute.value, nearest: nearest), at: attribute.location)
    return nil
  }

  /// Its red, green and blue, or one white for all three; a channel is rounded to eight bits.
  private mutating func channels(_ color: CheckedElement) -> Color? {
    let hasWhite = color["white"] != nil
    for name in ["red", "green", "blue"] where hasWhite {
      guard let attribute = color[name] else { continue }
      report(.clashingAttributes(name, "white"), at: attribute.nameLocation)
    }
    let missing = ["red", "green", "blue"].filter { !hasWhite && color[$0] == nil }
    guard missing.isEmpty else {
      report(.missingAttributes(missing, of: "color"), at: color.element.nameLocation)
      return nil
    }
    let channels = (hasWhite ? ["white", "white", "white"] : ["red", "green", "blue"])
      .compactMap { color.number($0, &diagnostics) }.map { UInt8(($0 * 255).rounded()) }
    let alpha = color.number("alpha", &diagnostics) ?? 1
    guard channels.count == 3 else { return nil }
    return Color(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: UInt8((alpha * 255).rounded()))
  }
}
