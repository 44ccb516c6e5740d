import Expressions

/// A view or guide that constraints leave open.
package struct AmbiguousItem: Equatable, Sendable {
  package let item: LayoutItem
  package var parts: [Part]

  /// One open number with its range; nil for no bound.
  package struct Part: Equatable, Sendable {
    let part: OpenPart
    let lower: Double?
    let upper: Double?

    /// `no vertical position`, or with what bounds it, `no definite width (0 to 24)`.
    var words: String {
      let isSize = part != .x && part != .y
      switch (lower, upper) {
      case (nil, nil): return "no \(part.words)"
      case (0?, nil) where isSize: return "no \(part.words)"
      case (let lower?, nil): return definite("at least \(Self.number(lower))")
      case (nil, let upper?): return definite("at most \(Self.number(upper))")
      case (let lower?, let upper?):
        return definite("\(Self.number(lower)) to \(Self.number(upper))")
      }
    }

    private func definite(_ range: String) -> String { "no definite \(part.words) (\(range))" }

    private static func number(_ value: Double) -> String {
      Value.number((value * 1000).rounded() / 1000).expressionText
    }
  }

  /// `no vertical position and no definite width (0 to 24)`.
  package var openWords: String {
    let words = parts.map(\.words)
    return words.count == 1
      ? words[0] : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  /// `title has no vertical position`.
  package func words(in tree: ViewTree, catalog: Catalog) -> String {
    "\(item.words(in: tree, catalog: catalog)) has \(openWords)"
  }

  func origin(in tree: ViewTree) -> Origin {
    if case .guide(let index, _) = item {
      tree.guides[index].origin
    } else {
      tree[item.view].origin
    }
  }
}
