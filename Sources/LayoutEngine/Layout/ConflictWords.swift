import Expressions
import Geometry

/// Constraints that exclude one another, told as UIKit's console tells them.
struct ConflictWords {
  let tree: ViewTree
  let rules: [LayoutRule]
  let catalog: Catalog

  /// How many they are and which of them is broken, as an author writes it.
  func summary(
    of members: [LayoutSystem.ConflictMember], breaking broken: LayoutSystem.ConflictMember
  ) -> String {
    let names = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ]
    let count = members.count <= names.count ? names[max(0, members.count - 1)] : "\(members.count)"
    let these =
      members.count == 1
      ? "this constraint cannot hold" : "these \(count) constraints cannot hold together"
    return "\(these); '\(equation(of: broken))' is broken"
  }

  /// A rule as its author writes equations, one of the engine's own as the console prints it.
  func equation(of member: LayoutSystem.ConflictMember) -> String {
    switch member {
    case .rule(let id): rules[id.index].words(in: tree, catalog: catalog)
    case .arrangement(let identifier, let rule, nil):
      "\(identifier) \(rule.words(in: tree, catalog: catalog))"
    case .arrangement(let identifier, _, _): "\(identifier) \(description(member))"
    default: description(member)
    }
  }

  /// A constraint in the form of `Unable to simultaneously satisfy constraints`, ids in place of addresses.
  func console(_ member: LayoutSystem.ConflictMember) -> String {
    let (kind, identifier): (String, String?) =
      switch member {
      case .rule(let id): ("NSLayoutConstraint", rules[id.index].authoredIdentifier)
      case .screen(let part): ("NSLayoutConstraint", "UIView-Encapsulated-Layout-\(side(part))")
      case .mask: ("NSAutoresizingMaskLayoutConstraint", nil)
      case .notNegative: ("NSLayoutConstraint", nil)
      case .arrangement(let identifier, _, _): ("NSLayoutConstraint", identifier)
      }
    return "<\(kind) \(identifier.map { "'\($0)' " } ?? "")\(description(member))>"
  }

  func origin(of member: LayoutSystem.ConflictMember) -> Origin {
    switch member {
    case .rule(let id): rules[id.index].origin
    case .arrangement(_, let rule, _): rule.origin
    case .screen: tree[tree.root].origin
    case .mask(let view): tree[view].origin
    case .notNegative(.guide(let index, _), _): tree.guides[index].origin
    case .notNegative(let item, _): tree[item.view].origin
    }
  }

  private func description(_ member: LayoutSystem.ConflictMember) -> String {
    switch member {
    case .rule(let id): return rules[id.index].consoleWords(in: tree, catalog: catalog)
    case .arrangement(_, let rule, nil): return rule.consoleWords(in: tree, catalog: catalog)
    case .arrangement(_, let rule, let gap?): return "\(distance(rule)) == \(distance(gap))"
    case .screen(let part):
      let frame = tree[tree.root].frame
      let (attribute, value) =
        switch part {
        case .x: ("minX", frame.minX)
        case .y: ("minY", frame.minY)
        case .width, .contentWidth: ("width", frame.width)
        case .height, .contentHeight: ("height", frame.height)
        }
      return "\(name(tree.root)).\(attribute) == \(number(value))"
    case .mask(let view):
      let mask = tree.traits(of: view).autoresizing
      let across = marks(
        mask, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
      let down = marks(mask, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
      return "h=\(across) v=\(down) \(name(view))"
    case .notNegative(let item, let part):
      return "\(item.words(in: tree, catalog: catalog)).\(part.words) >= 0"
    }
  }

  /// The gap that a rule measures, `c.leading - b.trailing`.
  private func distance(_ rule: LayoutRule) -> String {
    [rule.first, rule.second].compactMap { $0?.words(in: tree, catalog: catalog) }
      .joined(separator: " - ")
  }

  /// A mask's axis as UIKit prints it: `-` rigid, `&` flexible; where nothing is flexible the far margin is.
  private func marks(
    _ mask: AutoresizingMask, _ before: AutoresizingMask, _ length: AutoresizingMask,
    _ after: AutoresizingMask
  ) -> String {
    let parts = [before, length, after].map { mask.contains($0) }
    guard parts.contains(true) else { return "--&" }
    return parts.map { $0 ? "&" : "-" }.joined()
  }

  private func side(_ part: OpenPart) -> String {
    switch part {
    case .x: "Left"
    case .y: "Top"
    case .width, .contentWidth: "Width"
    case .height, .contentHeight: "Height"
    }
  }

  private func name(_ view: ViewID) -> String {
    LayoutItem.view(view).words(in: tree, catalog: catalog)
  }

  private func number(_ value: Double) -> String { Value.number(value).expressionText }
}
