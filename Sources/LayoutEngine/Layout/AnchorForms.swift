import ConstraintSolver
import Geometry

/// Turns anchors into linear forms in a space that both ends of a rule share.
struct AnchorForms {
  let tree: ViewTree
  /// Which way the language runs.
  let language: Direction
  let catalog: Catalog
  /// By view.
  let alignmentInsets: [Insets]
  /// By view: the scroll view whose content its coordinates are in; nil for the screen.
  private let spaces: [ViewID?]

  init(tree: ViewTree, language: Direction, catalog: Catalog, alignmentInsets: [Insets]) {
    self.tree = tree
    self.language = language
    self.catalog = catalog
    self.alignmentInsets = alignmentInsets
    // Parents stand before their children.
    var spaces: [ViewID?] = []
    for view in tree.views {
      spaces.append(view.parent.flatMap { tree.scroll.has($0) ? $0 : spaces[Int($0.index)] })
    }
    self.spaces = spaces
  }

  /// Adds first − multiplier · second so many times, with the sign of directional places turned round where layout runs
  /// right to left.
  func add(
    _ rule: LayoutRule, _ factor: Double, to form: inout LinearForm,
    _ variables: inout LayoutVariables, _ system: inout System
  ) {
    var first = rule.first.onText(in: tree)
    var sight = Sight(direction: tree.direction(of: rule, by: language))
    guard var second = rule.second?.onText(in: tree) else {
      add(first, factor, seen: sight, to: &form, &variables, &system)
      return
    }
    let (one, other) = (first.item, second.item)
    first = seen(first, from: other)
    second = seen(second, from: one)
    sight.isMirrored =
      sight.direction == .rightToLeft && (isDirectional(first) || isDirectional(second))
    sight.space = commonSpace(first.item, second.item)
    let isMultipliedPlace = rule.multiplier != 1 && first.attribute.dimension != .length
    func addSide(_ anchor: Anchor, _ factor: Double) {
      add(anchor, factor, seen: sight, to: &form, &variables, &system)
      convert(anchor, factor, seen: sight, in: &form, variables)
      if isMultipliedPlace {
        addCommonEdge(of: first, second, -factor, seen: sight, to: &form, variables)
      }
    }
    addSide(first, factor)
    addSide(second, -factor * rule.multiplier)
  }

  /// From where the two ends of a rule are looked at.
  struct Sight {
    let direction: Direction
    /// Whether places across count from the right.
    var isMirrored = false
    var space: ViewID?
  }

  /// What an anchor means in a rule with an item: a scroll view's bare edges and margins mean its content to something
  /// inside it, its size and centre its frame.
  ///
  /// A margin attribute on a scroll view measured its content in Apple's stored frames, too.
  private func seen(_ anchor: Anchor, from other: LayoutItem) -> Anchor {
    withinMargins(seenInside(anchor, other))
  }

  /// A view's margin attribute as its margin guide's.
  private func withinMargins(_ anchor: Anchor) -> Anchor {
    guard let plain = anchor.attribute.withinMargins else { return anchor }
    if case .contentMargins = anchor.item { return Anchor(anchor.item, plain) }
    return Anchor(.layoutMargins(anchor.item.view), plain)
  }

  private func seenInside(_ anchor: Anchor, _ other: LayoutItem) -> Anchor {
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
    default: spaces[Int(item.view.index)]
    }
  }

  /// The nearest space that holds both; nil for the screen.
  private func commonSpace(_ one: LayoutItem, _ other: LayoutItem) -> ViewID? {
    var outer = space(of: one)
    while let space = outer, !isWithin(other, space) { outer = spaces[Int(space.index)] }
    return outer
  }

  private func isWithin(_ item: LayoutItem, _ space: ViewID) -> Bool {
    var outer = self.space(of: item)
    while let next = outer, next != space { outer = spaces[Int(next.index)] }
    return outer != nil
  }

  /// Tells a place that was added in its item's own space in one further out: each scroll view on the way moves it by
  /// its origin and its offset.
  private func convert(
    _ anchor: Anchor, _ factor: Double, seen sight: Sight, in form: inout LinearForm,
    _ variables: LayoutVariables
  ) {
    guard anchor.attribute.dimension != .length else { return }
    let isVertical = anchor.attribute.dimension == .vertical
    let factor = sight.isMirrored ? -factor : factor
    var outer = space(of: anchor.item)
    while let scrollView = outer, scrollView != sight.space {
      form.add(factor, times: isVertical ? variables.y(scrollView) : variables.x(scrollView))
      form.add(
        -factor, times: isVertical ? .contentOffsetY(scrollView) : .contentOffsetX(scrollView))
      outer = spaces[Int(scrollView.index)]
    }
  }

  /// Adds the left or top edge of the nearest common ancestor, from which UIKit measures a multiplied place.
  ///
  /// Right to left, leading and trailing swap sides and the constant changes its sign, but coordinates still count from
  /// the left: `trailing = 0.8 * superview.trailing` is a left edge of 0.8 · 0 (stackoverflow.com/q/33714527).
  private func addCommonEdge(
    of first: Anchor, _ second: Anchor, _ factor: Double, seen sight: Sight,
    to form: inout LinearForm, _ variables: LayoutVariables
  ) {
    let ancestor = tree.commonAncestor(of: first.item.view, second.item.view)
    if ancestor == sight.space { return }
    if first.attribute.dimension == .vertical {
      form.add(factor, times: variables.y(ancestor))
      return
    }
    form.add(sight.isMirrored ? -factor : factor, times: variables.x(ancestor))
  }
}
