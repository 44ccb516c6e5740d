import Expressions
import LayoutEngine

/// Reads Apple's visual format: `H:|-[a(≥100@750)]-8-[b(==a)]-|`.
///
/// Blanks may stand between its parts. `|` is the views' own superview. `-` alone is the standard
/// space: 8 between siblings, 20 to the superview. Metrics are numbers.
struct VisualFormat {
  private let orientation: Orientation
  private let resolver: AnchorResolver

  init(_ orientation: Orientation, _ resolver: AnchorResolver) {
    (self.orientation, self.resolver) = (orientation, resolver)
  }

  enum Orientation: CaseIterable {
    case horizontal, vertical

    var prefix: String { self == .horizontal ? "H:" : "V:" }
    var start: Anchor.Attribute { self == .horizontal ? .leading : .top }
    var end: Anchor.Attribute { self == .horizontal ? .trailing : .bottom }
    var length: Anchor.Attribute { self == .horizontal ? .width : .height }
  }

  /// The rules in the order written.
  func drafts(of tokens: inout ConstraintTokens) throws(ConstraintFault) -> [RuleDraft] {
    let chain = try VisualFormatChain(reading: &tokens)
    let views = try chain.views.map { view throws(ConstraintFault) in
      try resolver.view(view.name)
    }
    let superview = try chain.touchesSuperview ? superview(of: views, in: chain) : nil
    var drafts: [RuleDraft] = []
    for (index, view) in views.enumerated() {
      let before = index == 0 ? nil : Anchor(.view(views[index - 1]), orientation.end)
      let edge = superview.map { Anchor(.view($0), orientation.start) }
      if let first = before ?? edge, let space = chain.views[index].spaceBefore {
        drafts += spaces(space, from: first, to: Anchor(.view(view), orientation.start))
      }
      drafts += try sizes(chain.views[index].sizes, of: view, chain.views[index].name)
    }
    if let last = views.last, let superview, let space = chain.spaceToEnd {
      drafts += spaces(
        space, from: Anchor(.view(last), orientation.end),
        to: Anchor(.view(superview), orientation.end))
    }
    guard !drafts.isEmpty else { throw ConstraintFault(.constrainsNothing, at: 0) }
    return drafts
  }

  /// The one superview of all the views.
  private func superview(
    of views: [ViewID], in chain: VisualFormatChain
  ) throws(ConstraintFault) -> ViewID? {
    let first = resolver.tree[views[0]].parent
    guard let first else {
      throw ConstraintFault(
        .noSuperview(chain.views[0].name.text), at: chain.views[0].name.offset)
    }
    for (view, place) in zip(views, chain.views) where resolver.tree[view].parent != first {
      throw ConstraintFault(
        .differentSuperviews(chain.views[0].name.text, place.name.text), at: place.name.offset)
    }
    return first
  }

  private func spaces(
    _ space: VisualFormatChain.Space, from first: Anchor, to second: Anchor
  ) -> [RuleDraft] {
    switch space {
    case .none: [RuleDraft(first: second, relation: .equal, second: first)]
    case .standard:
      [
        RuleDraft(
          first: second, relation: .equal, second: first,
          constant: resolver.standardSpace(between: first.item, second.item))
      ]
    case .predicates(let predicates):
      predicates.map { predicate in
        RuleDraft(
          first: second, relation: predicate.relation, second: first,
          constant: predicate.constant, priority: predicate.priority)
      }
    }
  }

  private func sizes(
    _ predicates: [VisualFormatChain.Predicate], of view: ViewID, _ name: PathName
  ) throws(ConstraintFault) -> [RuleDraft] {
    var drafts: [RuleDraft] = []
    for predicate in predicates {
      let other = try predicate.view.map { other throws(ConstraintFault) in
        Anchor(.view(try resolver.view(other)), orientation.length)
      }
      let draft = RuleDraft(
        first: Anchor(.view(view), orientation.length), relation: predicate.relation,
        second: other, constant: predicate.constant, priority: predicate.priority)
      let spelling = "\(NamePart.spelling(of: name.text)).\(orientation.length.rawValue)"
      if let (problem, _) = RuleCheck.problem(of: draft, (spelling, spelling)) {
        throw ConstraintFault(problem, at: predicate.offset)
      }
      drafts.append(draft)
    }
    return drafts
  }
}

extension AnchorResolver {
  /// The space that Interface Builder and visual format leave where none is written, in points:
  /// 8 between siblings, 20 to the superview.
  func standardSpace(between one: LayoutItem, _ other: LayoutItem) -> Double {
    let (one, other) = (one.view, other.view)
    return tree.isDescendant(one, of: other) || tree.isDescendant(other, of: one) ? 20 : 8
  }
}
