import Expressions

extension LayoutRule {
  /// The rule as an equation, `info.top = root.top + 8 @750`; for people, so numbers have at most three decimals.
  package func words(in tree: ViewTree, catalog: Catalog) -> String {
    var words = "\(first.words(in: tree, catalog: catalog)) \(relation.rawValue) "
    if let second {
      if multiplier != 1 { words += "\(Self.text(multiplier)) * " }
      words += second.words(in: tree, catalog: catalog)
      if constant != 0 { words += (constant < 0 ? " - " : " + ") + Self.text(abs(constant)) }
    } else {
      words += Self.text(constant)
    }
    return priority == 1000 ? words : words + " @\(Self.text(priority))"
  }

  /// All digits where three decimals would leave nothing of it.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return Value.number(rounded == 0 ? number : rounded).expressionText
  }
}

extension Anchor {
  /// The anchor as an equation writes it, `sheet.contentLayoutGuide.top`.
  package func words(in tree: ViewTree, catalog: Catalog) -> String {
    let id = tree.identifier(of: item.view)
    let name =
      id.isEmpty ? tree.name(of: item.view, in: catalog) : NamePart.spelling(of: id)
    return "\(name)\(item.guideWords).\(attribute.rawValue)"
  }
}

extension LayoutItem {
  fileprivate var guideWords: String {
    switch self {
    case .view: ""
    case .safeArea: ".safeArea"
    case .contentLayoutGuide: ".contentLayoutGuide"
    case .frameLayoutGuide: ".frameLayoutGuide"
    }
  }
}
