import Expressions
import LayoutEngine

/// Reads Apple's visual format: `H:|-[a(≥100@750)]-8-[b(==a)]-|`, options behind it.
///
/// Blanks may stand between its parts. `|` is the views' own superview. `-` alone is the standard
/// space: 8 between siblings; to the superview its layout margin, as since iOS 8.
struct VisualFormat {
  private let orientation: Orientation
  private let resolver: AnchorResolver

  init(_ orientation: Orientation, _ resolver: AnchorResolver) {
    (self.orientation, self.resolver) = (orientation, resolver)
  }

  enum Orientation: CaseIterable {
    case horizontal, vertical

    var prefix: String { self == .horizontal ? "H:" : "V:" }
    var length: Anchor.Attribute { self == .horizontal ? .width : .height }
  }

  /// The edges that a line runs between.
  private struct Edges {
    let start: Anchor.Attribute
    let end: Anchor.Attribute
    let startMargin: Anchor.Attribute
    let endMargin: Anchor.Attribute
    /// Whether places grow against the way of the line.
    var isReversed = false
  }

  private func edges(_ options: VisualFormatOptions) -> Edges {
    guard orientation == .horizontal else {
      return Edges(start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin)
    }
    switch options.direction {
    case .leadingToTrailing:
      return Edges(
        start: .leading, end: .trailing, startMargin: .leadingMargin, endMargin: .trailingMargin)
    case .leftToRight:
      return Edges(start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin)
    case .rightToLeft:
      return Edges(
        start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin,
        isReversed: true)
    }
  }

  /// The rules in the order written.
  func drafts(of tokens: inout ConstraintTokens) throws(ConstraintFault) -> [RuleDraft] {
    let chain = try VisualFormatChain(reading: &tokens)
    let options = try VisualFormatOptions(reading: &tokens)
    try tokens.expectEnd("the end of the line, or an option like alignAllTop")
    try options.check(orientation)
    let edges = edges(options)
    let views = try chain.views.map { view throws(ConstraintFault) in
      try resolver.view(view.name)
    }
    let superview = try chain.touchesSuperview ? superview(of: views, in: chain) : nil
    var drafts: [RuleDraft] = []
    for (index, view) in views.enumerated() {
      if let space = chain.views[index].spaceBefore {
        drafts += try spaces(
          space, from: index == 0 ? nil : views[index - 1], to: view, superview, edges, options)
      }
      drafts += try sizes(chain.views[index].sizes, of: view, chain.views[index].name)
    }
    if let last = views.last, let space = chain.spaceToEnd {
      drafts += try spaces(space, from: last, to: nil, superview, edges, options)
    }
    drafts += options.drafts(aligning: views)
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

  /// The rules of a space between two views, or between one and the superview's edge.
  private func spaces(
    _ space: VisualFormatChain.Space, from first: ViewID?, to second: ViewID?,
    _ superview: ViewID?, _ edges: Edges, _ options: VisualFormatOptions
  ) throws(ConstraintFault) -> [RuleDraft] {
    let isToSuperview = first == nil || second == nil
    let isStandard = if case .standard = space { true } else { false }
    let isBaseline = options.isBaselineToBaseline && !isToSuperview
    if isBaseline, isStandard {
      throw ConstraintFault(.noStandardBaselineSpace, at: options.spacingOffset)
    }
    let (before, behind) =
      isBaseline ? (Anchor.Attribute.lastBaseline, .firstBaseline) : (edges.end, edges.start)
    let isMargin = isToSuperview && isStandard
    func anchor(_ view: ViewID?, _ own: Anchor.Attribute, _ edge: Anchor.Attribute) -> Anchor? {
      (view ?? superview).map { Anchor(.view($0), view == nil ? edge : own) }
    }
    guard let start = anchor(first, before, isMargin ? edges.startMargin : edges.start),
      let end = anchor(second, behind, isMargin ? edges.endMargin : edges.end)
    else { return [] }
    // Against the way of the line the earlier place is the greater one.
    let (greater, less) = edges.isReversed ? (start, end) : (end, start)
    return predicates(of: space, isMargin: isMargin).map { predicate in
      RuleDraft(
        first: greater, relation: predicate.relation, second: less,
        constant: predicate.constant, priority: predicate.priority)
    }
  }

  private func predicates(
    of space: VisualFormatChain.Space, isMargin: Bool
  ) -> [VisualFormatChain.Predicate] {
    switch space {
    case .none: [.init(relation: .equal, offset: 0)]
    case .standard: [.init(relation: .equal, constant: isMargin ? 0 : Self.siblingSpace, offset: 0)]
    case .predicates(let predicates): predicates
    }
  }

  /// The standard space between siblings, in points.
  private static let siblingSpace = 8.0

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
  /// The space that Interface Builder's symbolic constraints leave, in points: 8 between siblings, 20 to the superview,
  /// none round a toolbar or to a guide.
  func standardSpace(between one: LayoutItem, _ other: LayoutItem) -> Double {
    if one.isGuide || other.isGuide { return 0 }
    let (one, other) = (one.view, other.view)
    if [one, other].contains(where: { catalog.isKind(tree[$0].kind, of: "toolbar") }) { return 0 }
    return tree.isDescendant(one, of: other) || tree.isDescendant(other, of: one) ? 20 : 8
  }
}
