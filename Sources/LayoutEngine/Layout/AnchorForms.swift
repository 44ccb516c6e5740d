import ConstraintSolver

/// Turns anchors into linear forms in a space that both ends of a rule share.
struct AnchorForms {
  let tree: ViewTree
  let direction: Direction

  /// The scroll view whose content a view's coordinates are in; nil for the screen.
  func space(of id: ViewID) -> ViewID? {
    tree.ancestors(of: id).first { tree.scroll.has($0) }
  }

  /// first − multiplier · second, with the sign of directional places turned round where layout runs right to left.
  func form(
    of rule: LayoutRule, variables: inout LayoutVariables, system: inout System
  ) -> LinearForm {
    let (first, second) = seenFromEachOther(rule.first, rule.second)
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

  /// A scroll view's bare edges mean its content in a rule with something inside it; its size and centre its frame.
  private func seenFromEachOther(_ first: Anchor, _ second: Anchor?) -> (Anchor, Anchor?) {
    guard let second else { return (first, nil) }
    return (seen(first, from: second.item.view), seen(second, from: first.item.view))
  }

  private func seen(_ anchor: Anchor, from other: ViewID) -> Anchor {
    guard case .view(let id) = anchor.item, tree.scroll.has(id), other != id,
      tree.isDescendant(other, of: id)
    else { return anchor }
    switch anchor.attribute {
    case .left, .right, .top, .bottom, .leading, .trailing:
      return Anchor(.contentLayoutGuide(id), anchor.attribute)
    case .width, .height, .centerX, .centerY: return Anchor(.frameLayoutGuide(id), anchor.attribute)
    }
  }

  private func isDirectional(_ anchor: Anchor) -> Bool {
    anchor.attribute == .leading || anchor.attribute == .trailing
  }

  // MARK: - Spaces

  /// The space an item's own form is in.
  private func space(of item: LayoutItem) -> ViewID? {
    if case .contentLayoutGuide(let id) = item { return id }
    return space(of: item.view)
  }

  /// The spaces from an item's own outwards, without the screen.
  private func spaces(from item: LayoutItem) -> [ViewID] {
    Array(sequence(first: space(of: item)) { $0.map { space(of: $0) } }.prefix { $0 != nil })
      .compactMap { $0 }
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

  // MARK: - One anchor

  /// The anchor's form in its item's own space.
  private func local(
    _ anchor: Anchor, mirrored: Bool, _ variables: inout LayoutVariables, _ system: inout System
  ) -> LinearForm {
    let box = box(of: anchor.item, &variables, &system)
    let horizontal: LinearForm
    switch anchor.attribute {
    case .width: return box.width
    case .height: return box.height
    case .top: return box.y
    case .bottom: return box.y + box.height
    case .centerY: return box.y + 0.5 * box.height
    case .left: horizontal = box.x
    case .right: horizontal = box.x + box.width
    case .centerX: horizontal = box.x + 0.5 * box.width
    case .leading: horizontal = direction == .leftToRight ? box.x : box.x + box.width
    case .trailing: horizontal = direction == .leftToRight ? box.x + box.width : box.x
    }
    return mirrored ? -1 * horizontal : horizontal
  }

  private struct Box {
    var x = LinearForm()
    var y = LinearForm()
    var width: LinearForm
    var height: LinearForm
  }

  private func box(
    of item: LayoutItem, _ variables: inout LayoutVariables, _ system: inout System
  ) -> Box {
    switch item {
    case .view(let id), .frameLayoutGuide(let id): return frame(of: id, variables)
    case .contentLayoutGuide(let id):
      let size = variables.contentSize(of: id, in: &system)
      return Box(width: .variable(size.width), height: .variable(size.height))
    case .safeArea(let id):
      var box = frame(of: id, variables)
      let (left, top) = (
        LinearForm.derived(.safeAreaLeft(id)), LinearForm.derived(.safeAreaTop(id))
      )
      box.x = box.x + left
      box.y = box.y + top
      box.width = box.width - left - .derived(.safeAreaRight(id))
      box.height = box.height - top - .derived(.safeAreaBottom(id))
      return box
    }
  }

  private func frame(of id: ViewID, _ variables: LayoutVariables) -> Box {
    Box(
      x: .variable(variables.x(id)), y: .variable(variables.y(id)),
      width: .variable(variables.width(id)), height: .variable(variables.height(id)))
  }
}
