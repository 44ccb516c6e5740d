import Expressions
import LayoutEngine
import Markup
import PlainText

/// Reads what a `<set>` changes.
extension SceneDraft {
  /// The target that an attribute names, and the type of what it is set to.
  mutating func target(
    _ attribute: Attribute, in scope: NameScope
  ) -> (target: Target, type: ValueType)? {
    let path: [NamePart]
    do {
      path = try Parser.path(of: attribute.value)
    } catch {
      report(error, in: attribute.text)
      return nil
    }
    switch resolution(of: path, in: scope) {
    case .success(let resolution): return target(of: resolution, path, attribute)
    case .failure(let failure):
      let part = path[failure.index]
      let nearest = NearestName.suggestion(for: part.text, among: failure.candidates)
      report(
        ExpressionError(.unknownName(words: failure.words, nearest: nearest), part.range),
        in: attribute.text)
      return nil
    }
  }

  private mutating func target(
    of resolution: Resolution, _ path: [NamePart], _ attribute: Attribute
  ) -> (target: Target, type: ValueType)? {
    let parts = path[resolution.consumed...]
    let last = path[resolution.consumed - 1]
    guard let members = members(Array(parts), of: resolution.type, attribute) else { return nil }
    let type = members.last?.type ?? resolution.type
    switch scene.slots[resolution.slot.raw] {
    case .property(let view, let property):
      guard property.set != nil else {
        return refused(last, "it follows from other properties", attribute)
      }
      return (.property(Path(view: view, property: property, members: members)), type)
    case .constraintConstant(let rule): return (.constraintConstant(rule), type)
    case .constraintPriority(let rule): return (.constraintPriority(rule), type)
    case .variable(let index):
      guard members.isEmpty else {
        return refused(path[0], "a variable is set as a whole", attribute)
      }
      return (.variable(index), type)
    case .event(let field):
      guard field.isSettable else {
        return refused(last, "it is an argument that UIKit only tells", attribute)
      }
      return (.event(field, members: members), type)
    case .local: return refused(last, "a let keeps its value; use a var", attribute)
    case .view, .point, .bounds, .recognizerState, .layoutFrame:
      return refused(last, "only properties, constants and variables can", attribute)
    }
  }

  /// The members that a path goes through; each can be replaced in its whole.
  private mutating func members(
    _ parts: [NamePart], of type: ValueType, _ attribute: Attribute
  ) -> [Member]? {
    var members: [Member] = []
    for part in parts {
      let whole = members.last?.type ?? type
      guard let member = Member.named(part.text, of: whole) else {
        let known = Member.all(of: whole).map(\.name)
        let nearest = NearestName.suggestion(for: part.text, among: known)
        report(
          ExpressionError(.unknownMember(part.text, of: whole, nearest: nearest), part.range),
          in: attribute.text)
        return nil
      }
      guard member.setting != nil else {
        let parts = Member.all(of: whole).filter { $0.setting != nil }.map(\.name)
        return refused(
          part, "it is computed; set \(CaseProblem.list(parts, "or"))", attribute)
      }
      members.append(member)
    }
    return members
  }

  private mutating func refused<T>(
    _ part: NamePart, _ reason: String, _ attribute: Attribute
  ) -> T? {
    report(
      .notSettable(part.text, reason: reason),
      at: attribute.location(atDecodedOffset: part.range.lowerBound))
    return nil
  }
}
