import Expressions
import LayoutDocuments
import PlainText

/// Two view trees that show the same moment: a view is matched by its id, one without by its kind and place.
struct TreeComparison {
  /// As "snapshot 'collapsed'".
  let place: String
  /// The recorded views that have an id, with their parents' names.
  private let recorded: [ExactText: (view: Record, parent: String)]
  private let present: Set<ExactText>

  init(_ old: Record, _ new: Record, place: String) {
    self.place = place
    recorded = old.namedViews(as: old.viewName(in: nil, at: 0), in: "")
    present = Set(new.namedViews(as: "", in: "").keys)
  }

  /// Compares a view with what was recorded of it, then their subviews.
  func compare(
    _ old: Record, _ new: Record, as name: String, in comparison: inout OutcomeComparison
  ) {
    var words: [String] = []
    if old.exact("id") != new.exact("id") {
      let ids = (old["id"].map { "'\($0)'" } ?? "none", new["id"].map { "'\($0)'" } ?? "none")
      words.append("id \(ids.0) → \(ids.1)")
    }
    let isSameKind = old.name == new.name
    if !isSameKind { words.append("kind \(old.name) → \(new.name)") }
    let schema = comparison.schema
    words += comparison.changes(from: old, to: new) { field in
      field == "id" || (!isSameKind && (old[field] == nil || new[field] == nil))
    } standard: { field, side in
      schema.standard(of: field, kind: side.name)
    }.map(\.words)
    if old.lines.map(ExactText.init) != new.lines.map(ExactText.init) {
      words.append("lines \(Self.spelled(old.lines)) → \(Self.spelled(new.lines))")
    }
    for words in words {
      comparison.report("\(name): \(words)", at: new.origin, recorded: old, in: place)
    }
    compareSubviews(of: old, new, as: name, in: &comparison)
  }

  private func compareSubviews(
    of old: Record, _ new: Record, as name: String, in comparison: inout OutcomeComparison
  ) {
    let (before, after) = (old.subviews, new.subviews)
    let partners = Self.partners(before.map(\.view), after.map(\.view))
    var order: [(old: Int, name: String)] = []
    for (index, subview) in after.enumerated() {
      let subviewName = subview.view.viewName(in: name, at: subview.number)
      if let partner = partners[index] {
        order.append((partner, subviewName))
        compare(before[partner].view, subview.view, as: subviewName, in: &comparison)
      } else {
        compareNewcomer(subview.view, as: subviewName, in: name, &comparison)
      }
    }
    let kept = Set(partners.values)
    for (index, subview) in before.enumerated() where !kept.contains(index) {
      if let id = subview.view["id"], present.contains(id) { continue }
      let words = "\(subview.view.viewName(in: name, at: subview.number)): no longer there"
      comparison.report(words, at: new.origin, recorded: subview.view, in: place)
    }
    guard !zip(order, order.dropFirst()).allSatisfy({ $0.old < $1.old }) else { return }
    let names = (order.sorted { $0.old < $1.old }.map(\.name), order.map(\.name))
    let words =
      "order of subviews \(names.0.joined(separator: ", ")) → \(names.1.joined(separator: ", "))"
    comparison.report("\(name): \(words)", at: new.origin, recorded: old, in: place)
  }

  /// A view that its parent did not have: from another parent, or new, perhaps around known ones.
  private func compareNewcomer(
    _ view: Record, as name: String, in parent: String, _ comparison: inout OutcomeComparison
  ) {
    if let known = view["id"].flatMap({ recorded[$0] }) {
      let words =
        "\(name): moved from \(known.parent.isEmpty ? "the top" : known.parent) to \(parent)"
      comparison.report(words, at: view.origin, recorded: known.view, in: place)
      compare(known.view, view, as: name, in: &comparison)
      return
    }
    comparison.report("\(name): a new view", at: view.origin, in: place)
    for subview in view.subviews where subview.view.holds(recorded) {
      compareNewcomer(
        subview.view, as: subview.view.viewName(in: name, at: subview.number), in: name, &comparison
      )
    }
  }

  /// Which old view each new one is: by id, or among those without by kind and place.
  private static func partners(_ old: [Record], _ new: [Record]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    let places = Dictionary(
      old.enumerated().compactMap { index, view in view.exact("id").map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    for (index, view) in new.enumerated() {
      if let id = view["id"] { partners[index] = places[id] }
    }
    var kinds: [String] = []
    for view in new where view["id"] == nil && !kinds.contains(view.name) {
      kinds.append(view.name)
    }
    for kind in kinds {
      let olds = old.indices.filter { old[$0]["id"] == nil && old[$0].name == kind }
      let news = new.indices.filter { new[$0]["id"] == nil && new[$0].name == kind }
      for pair in pairs(olds.map { old[$0] }, news.map { new[$0] }) {
        if let one = pair.old, let other = pair.new { partners[news[other]] = olds[one] }
      }
    }
    return partners
  }

  /// By place where there are as many; else so that most of what they say is the same.
  private static func pairs(_ old: [Record], _ new: [Record]) -> [Alignment.Pair] {
    guard old.count != new.count else {
      return old.indices.map { Alignment.Pair(old: $0, new: $0) }
    }
    let most = 2 + (old + new).reduce(0) { max($0, $1.fields.count) }
    return Alignment.pairs(old.count, new.count) {
      old[$0] == new[$1]
    } weight: { one, other in
      if old[one] == new[other] { return most }
      return 1 + old[one].fields.count { new[other].exact($0.name) == ExactText($0.value) }
    }
  }

  private static func spelled(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "none" }
    return lines.map { ValueChange.spelled($0, as: .text) }.joined(separator: ", ")
  }
}

extension Record {
  /// As the engine names views: its id, else its parent's name, its kind and place.
  func viewName(in parent: String?, at number: Int) -> String {
    if let id = self["id"] { return VisibleText.of(id) }
    return parent.map { "\($0)/\(name)#\(number)" } ?? name
  }

  /// The views below it, each with its place among those of its kind without an id, from 1.
  fileprivate var subviews: [(view: Record, number: Int)] {
    var counts: [ExactText: Int] = [:]
    return children.filter { $0.name != "line" }.map { view in
      guard view["id"] == nil else { return (view, 0) }
      counts[view.name, default: 0] += 1
      return (view, counts[view.name, default: 0])
    }
  }

  fileprivate var lines: [String] { children.filter { $0.name == "line" }.map(\.text) }

  /// Every view with an id, this one and those below, with its parent's name.
  fileprivate func namedViews(
    as name: String, in parent: String
  ) -> [ExactText: (view: Record, parent: String)] {
    var views: [ExactText: (view: Record, parent: String)] = [:]
    if let id = self["id"] { views[id] = (self, parent) }
    for (view, number) in subviews {
      let below = view.namedViews(as: view.viewName(in: name, at: number), in: name)
      views.merge(below) { first, _ in first }
    }
    return views
  }

  /// Whether it or a view below it is one of these.
  fileprivate func holds(_ views: [ExactText: (view: Record, parent: String)]) -> Bool {
    if let id = self["id"], views[id] != nil { return true }
    return subviews.contains { $0.view.holds(views) }
  }
}
