import Geometry

@testable import LayoutEngine

/// A tree and its constraints written as text, as tables of facts have them.
///
/// The tree is `c(v(u) w g1)`: what begins with `g` is a layout guide. A constraint is `v.top = c.top + 10`,
/// `v.width ≤ c.width * 0.5 @750`; with `given` at its end it is UIKit's own, which holds a size that UIKit gave.
struct WrittenLayout {
  var sheet = Sheet()
  private(set) var items: [String: LayoutItem] = [:]

  /// - Parameter rootName: a name of the tree that is the root itself; else the root holds the tree.
  init(_ tree: String, root rootName: String? = nil) {
    var owners = [sheet.tree.root]
    var last = sheet.tree.root
    var name = ""
    for character in tree + " " {
      guard "( )".contains(character) else {
        name.append(character)
        continue
      }
      if !name.isEmpty {
        last = name == rootName ? sheet.tree.root : add(name, in: owners[owners.count - 1])
        items[name] = items[name] ?? .view(last)
        name = ""
      }
      if character == "(" { owners.append(last) }
      if character == ")" { owners.removeLast() }
    }
  }

  private mutating func add(_ name: String, in owner: ViewID) -> ViewID {
    guard name.hasPrefix("g") else { return sheet.view(name, in: owner) }
    items[name] = .guide(sheet.tree.guides.count, of: owner)
    sheet.tree.guides.append(LayoutGuide(of: owner, identifier: name))
    return owner
  }

  func view(_ name: String) -> ViewID { items[name]?.view ?? sheet.tree.root }

  /// Adds constraints, one a line or parted by `;`.
  @discardableResult
  mutating func add(_ constraints: String) -> [RuleID] {
    constraints.split { $0 == ";" || $0 == "\n" }.map { text in
      sheet.rules.append(rule(String(text)))
      return RuleID(index: sheet.rules.count - 1)
    }
  }

  private func rule(_ text: String) -> LayoutRule {
    var words = text.split(separator: " ").map(String.init)
    let isGiven = words.last == "given"
    if isGiven { words.removeLast() }
    var priority = 1000.0
    if let last = words.last, last.hasPrefix("@") {
      priority = Double(last.dropFirst()) ?? .nan
      words.removeLast()
    }
    var rule = LayoutRule(
      anchor(words[0]), LayoutRule.Relation(rawValue: words[1]) ?? .equal, priority: priority,
      identifier: isGiven ? "UIView-Encapsulated-Layout-Width" : "")
    guard Double(words[2]) == nil else {
      rule.constant = Double(words[2]) ?? .nan
      return rule
    }
    rule.second = anchor(words[2])
    for (sign, number) in zip(words.dropFirst(3), words.dropFirst(4)) {
      switch sign {
      case "*": rule.multiplier = Double(number) ?? .nan
      case "+": rule.constant = Double(number) ?? .nan
      case "-": rule.constant = -(Double(number) ?? .nan)
      default: continue
      }
    }
    return rule
  }

  private func anchor(_ text: String) -> Anchor {
    let parts = text.split(separator: ".").map(String.init)
    guard let item = items[parts[0]], let attribute = Anchor.Attribute(rawValue: parts[1]) else {
      preconditionFailure("'\(text)' names a view of the tree and an attribute")
    }
    return Anchor(item, attribute)
  }
}
