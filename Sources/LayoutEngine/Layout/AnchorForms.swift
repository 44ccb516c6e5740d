import ConstraintSolver
import Geometry

/// Turns anchors into linear forms in a space that both ends of a rule share.
struct AnchorForms {
  let tree: ViewTree
  let direction: Direction
  let catalog: Catalog
  /// By view.
  let alignmentInsets: [Insets]

  /// The scroll view whose content a view's coordinates are in; nil for the screen.
  func space(of id: ViewID) -> ViewID? {
    var next = tree[id].parent
    while let ancestor = next, !tree.scroll.has(ancestor) { next = tree[ancestor].parent }
    return next
  }

  /// first − multiplier · second, with the sign of directional places turned round where layout runs right to left.
  func form(
    of rule: LayoutRule, variables: inout LayoutVariables, system: inout System
  ) -> LinearForm {
    let (first, second) = seenFromEachOther(
      rule.first.onText(in: tree), rule.second?.onText(in: tree))
    guard let second else {
      return local(first, mirrored: false, &variables, &system)
    }
    let mirrored = direction == .rightToLeft && (isDirectional(first) || isDirectional(second))
    let space = commonSpace(first.item, second.item)
    func shared(_ anchor: Anchor) -> LinearForm {
      let own = local(anchor, mirrored: mirrored, &variables, &system)
      return converted(own, of: anchor, mirrored: mirrored, to: space, variables)
    }
    var (one, other) = (shared(first), shared(second))
    if rule.multiplier != 1, first.attribute.dimension != .length {
      let edge = commonEdge(of: first, second, mirrored: mirrored, in: space, variables)
      (one, other) = (one - edge, other - edge)
    }
    return one - rule.multiplier * other
  }

  /// A scroll view's bare edges and margins mean its content in a rule with something inside it; its size and centre its
  /// frame.
  ///
  /// A margin attribute on a scroll view measured its content in Apple's stored frames, too.
  private func seenFromEachOther(_ first: Anchor, _ second: Anchor?) -> (Anchor, Anchor?) {
    guard let second else { return (first, nil) }
    return (
      withinMargins(seen(first, from: second.item)),
      withinMargins(seen(second, from: first.item))
    )
  }

  /// A view's margin attribute as its margin guide's.
  private func withinMargins(_ anchor: Anchor) -> Anchor {
    guard let plain = anchor.attribute.withinMargins else { return anchor }
    if case .contentMargins = anchor.item { return Anchor(anchor.item, plain) }
    return Anchor(.layoutMargins(anchor.item.view), plain)
  }

  private func seen(_ anchor: Anchor, from other: LayoutItem) -> Anchor {
    let id = anchor.item.view
    guard tree.scroll.has(id), isInside(other, id) else { return anchor }
    switch (anchor.item, anchor.attribute) {
    case (.view, .left), (.view, .right), (.view, .top), (.view, .bottom), (.view, .leading),
      (.view, .trailing):
      return Anchor(.contentLayoutGuide(id), anchor.attribute)
    case (.view, _) where anchor.attribute.withinMargins != nil:
      return Anchor(.contentMargins(id), anchor.attribute)
    case (.layoutMargins, _): return Anchor(.contentMargins(id), anchor.attribute)
    case (.view, .firstBaseline), (.view, .lastBaseline): return anchor
    case (.view, _): return Anchor(.frameLayoutGuide(id), anchor.attribute)
    default: return anchor
    }
  }

  /// Whether an item lies in a view as its subviews do; a view's own layout guides do.
  private func isInside(_ item: LayoutItem, _ id: ViewID) -> Bool {
    if case .guide(_, id) = item { return true }
    return item.view != id && tree.isDescendant(item.view, of: id)
  }

  private func isDirectional(_ anchor: Anchor) -> Bool {
    anchor.attribute == .leading || anchor.attribute == .trailing
  }

  // MARK: - Spaces

  /// The space an item's own form is in.
  private func space(of item: LayoutItem) -> ViewID? {
    switch item {
    case .contentLayoutGuide(let id), .contentMargins(let id): id
    // A guide is in its owner's own coordinates, as a subview is.
    case .guide(_, let id) where tree.scroll.has(id): id
    default: space(of: item.view)
    }
  }

  /// The spaces from an item's own outwards, without the screen.
  private func spaces(from item: LayoutItem) -> [ViewID] {
    var spaces: [ViewID] = []
    var next = space(of: item)
    while let space = next {
      spaces.append(space)
      next = self.space(of: space)
    }
    return spaces
  }

  private func commonSpace(_ one: LayoutItem, _ other: LayoutItem) -> ViewID? {
    let others = spaces(from: other)
    return spaces(from: one).first(where: others.contains)
  }

  /// A place in an item's own space, told in one further out: each scroll view on the way moves it by its origin and its offset.
  private func converted(
    _ form: LinearForm, of anchor: Anchor, mirrored: Bool, to space: ViewID?,
    _ variables: LayoutVariables
  ) -> LinearForm {
    guard anchor.attribute.dimension != .length else { return form }
    let isVertical = anchor.attribute.dimension == .vertical
    var form = form
    for scrollView in spaces(from: anchor.item).prefix(while: { $0 != space }) {
      let origin = isVertical ? variables.y(scrollView) : variables.x(scrollView)
      let offset: Derivation =
        isVertical ? .contentOffsetY(scrollView) : .contentOffsetX(scrollView)
      let shift = LinearForm.variable(origin) - .derived(offset)
      form = form + (mirrored ? -1 : 1) * shift
    }
    return form
  }

  /// What a multiplied place is measured from: the edge of the nearest common ancestor, as UIKit does.
  private func commonEdge(
    of first: Anchor, _ second: Anchor, mirrored: Bool, in space: ViewID?,
    _ variables: LayoutVariables
  ) -> LinearForm {
    let ancestor = tree.commonAncestor(of: first.item.view, second.item.view)
    if ancestor == space { return LinearForm() }
    if first.attribute.dimension == .vertical { return .variable(variables.y(ancestor)) }
    let left = LinearForm.variable(variables.x(ancestor))
    return mirrored ? -1 * (left + .variable(variables.width(ancestor))) : left
  }
}
