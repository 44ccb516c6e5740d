import Expressions

extension LayoutRule {
  /// The rule as an equation, `info.top = root.top + 8 @750`; for people, so numbers have at most three decimals.
  package func words(in tree: ViewTree, catalog: Catalog) -> String {
    words(in: tree, catalog: catalog, sign: relation.rawValue)
  }

  /// The rule as UIKit's console prints it, `info.top == root.top + 8`.
  func consoleWords(in tree: ViewTree, catalog: Catalog) -> String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return words(in: tree, catalog: catalog, sign: sign)
  }

  private func words(in tree: ViewTree, catalog: Catalog, sign: String) -> String {
    var words = "\(first.words(in: tree, catalog: catalog)) \(sign) "
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
    "\(item.words(in: tree, catalog: catalog)).\(attribute.rawValue)"
  }
}

extension LayoutItem {
  /// The item as an equation writes it, `sheet.contentLayoutGuide`.
  package func words(in tree: ViewTree, catalog: Catalog) -> String {
    switch self {
    case .topLayoutGuide: return "topLayoutGuide"
    case .bottomLayoutGuide: return "bottomLayoutGuide"
    case .guide(let index, _): return NamePart.spelling(of: tree.guides[index].identifier)
    default: break
    }
    let id = tree.identifier(of: view)
    return (id.isEmpty ? tree.name(of: view, in: catalog) : NamePart.spelling(of: id)) + guideWords
  }

  private var guideWords: String {
    switch self {
    case .view, .topLayoutGuide, .bottomLayoutGuide, .guide: ""
    case .safeArea: ".safeArea"
    case .contentLayoutGuide: ".contentLayoutGuide"
    case .frameLayoutGuide: ".frameLayoutGuide"
    case .layoutMargins, .contentMargins: ".layoutMargins"
    case .readableContentGuide: ".readableContentGuide"
    case .keyboardLayoutGuide: ".keyboardLayoutGuide"
    }
  }
}
