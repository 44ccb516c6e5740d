import Expressions
import LayoutEngine
import Markup
import PlainText

/// Reads an app's overrides of `point(inside:with:)` and `hitTest(_:with:)`.
extension SceneDraft {
  /// What views say of themselves goes before what their class says.
  mutating func readHits() {
    for (view, element) in hitElements { readHit(element, of: view) }
  }

  mutating func readHit(_ element: CheckedElement, of view: ViewID) {
    var override = scene.tree.hitOverride.value(of: view) ?? HitOverride()
    if let attribute = element["pointInside"], let answer = pointInside(attribute, of: view) {
      override.pointInside = answer
    }
    if let attribute = element["hitTest"], let answer = self.view(attribute) {
      override.hitTest = answer
    }
    guard element["pointInside"] != nil || element["hitTest"] != nil else { return }
    scene.tree.hitOverride.attach(override, to: view)
  }

  private mutating func pointInside(_ attribute: Attribute, of view: ViewID) -> PointInside? {
    switch attribute.value {
    case "subviews": return .subviews
    case "visibleSubviews": return .visibleSubviews
    case "none": return PointInside.none
    default: break
    }
    let tokens = attribute.text.tokens
    if tokens.first?.value == "outset", tokens.count == 2 {
      let reader = ValueReader(name: attribute.name, text: tokens[1])
      return reader.number(tokens[1], &diagnostics).map(PointInside.outset)
    }
    if let nearest = nearestKeyword(attribute) {
      let problem = CaseProblem.unknownChoice(
        attribute.name, attribute.value, Self.keywords, nearest: nearest)
      report(problem, at: attribute.location)
      return nil
    }
    var scope = NameScope()
    scope.asksPoint = true
    scope.own = view
    return expression(attribute, expecting: .boolean, in: scope).map(PointInside.expression)
  }

  private static let keywords = ["subviews", "visibleSubviews", "none", "outset"]

  /// The keyword that a lone word which means nothing else was probably meant to be.
  private func nearestKeyword(_ attribute: Attribute) -> String? {
    let word = attribute.value
    guard word.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }),
      word != "true", word != "false", names[word] == nil
    else { return nil }
    return NearestName.suggestion(for: word, among: Self.keywords)
  }
}
