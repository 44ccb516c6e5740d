import ConstraintSolver
import Geometry

/// What an item's rectangle is made of.
private enum Part {
  case x, y, width, height
}

extension LayoutVariables {
  fileprivate subscript(part: Part, of id: ViewID) -> Variable {
    switch part {
    case .x: x(id)
    case .y: y(id)
    case .width: width(id)
    case .height: height(id)
    }
  }

  fileprivate subscript(part: Part, ofGuide index: Int) -> Variable {
    let guide = guide(index)
    return switch part {
    case .x: guide.x
    case .y: guide.y
    case .width: guide.width
    case .height: guide.height
    }
  }
}

extension AnchorForms {
  /// Adds an anchor so many times, in its item's own space.
  func add(
    _ anchor: Anchor, _ factor: Double, seen sight: Sight, to form: inout LinearForm,
    _ variables: inout LayoutVariables, _ system: inout System
  ) {
    func add(_ part: Part, _ factor: Double, _ other: Part? = nil, _ share: Double = 1) {
      addPart(part, factor, of: anchor.item, to: &form, &variables, &system)
      guard let other else { return }
      addPart(other, factor * share, of: anchor.item, to: &form, &variables, &system)
    }
    let across = sight.isMirrored ? -factor : factor
    let isLeftToRight = sight.direction == .leftToRight
    switch anchor.attribute {
    case .width: add(.width, factor)
    case .height: add(.height, factor)
    case .top, .topMargin: add(.y, factor)
    case .bottom, .bottomMargin: add(.y, factor, .height)
    case .centerY, .centerYWithinMargins: add(.y, factor, .height, 0.5)
    case .left, .leftMargin: add(.x, across)
    case .right, .rightMargin: add(.x, across, .width)
    case .centerX, .centerXWithinMargins: add(.x, across, .width, 0.5)
    case .leading, .leadingMargin: add(.x, across, isLeftToRight ? nil : .width)
    case .trailing, .trailingMargin: add(.x, across, isLeftToRight ? .width : nil)
    case .firstBaseline:
      add(.y, factor)
      guard let share = baselineShare(of: anchor.item.view) else { return }
      add(.height, factor * share)
      form.add(factor, times: .firstBaseline(anchor.item.view))
    case .lastBaseline:
      add(.y, factor, .height)
      guard let share = baselineShare(of: anchor.item.view) else { return }
      add(.height, -factor * share)
      form.add(-factor, times: .lastBaseline(anchor.item.view))
    }
  }

  /// By what share of its height a view's first line of text moves as it grows: a line in the middle does.
  ///
  /// Nil without text: its baselines are then its top and its bottom, as `forFirstBaselineLayout` and
  /// `forLastBaselineLayout` document.
  private func baselineShare(of id: ViewID) -> Double? {
    guard let flat = catalog.baselines(of: id, in: tree, height: 0),
      let high = catalog.baselines(of: id, in: tree, height: 1)
    else { return nil }
    return high.firstFromTop - flat.firstFromTop
  }

  /// Adds a part of an item's rectangle so many times.
  private func addPart(
    _ part: Part, _ factor: Double, of item: LayoutItem, to form: inout LinearForm,
    _ variables: inout LayoutVariables, _ system: inout System
  ) {
    switch item {
    case .view(let id):
      form.add(factor, times: variables[part, of: id])
      addInsets(alignmentInsets[Int(id.index)], part, factor, to: &form)
    case .frameLayoutGuide(let id): form.add(factor, times: variables[part, of: id])
    case .contentLayoutGuide(let id):
      addContent(of: id, part, factor, to: &form, &variables, &system)
    case .contentMargins(let id):
      addContent(of: id, part, factor, to: &form, &variables, &system)
      addInsets(part, factor, to: &form) { .margin($0, id) }
    case .safeArea(let id):
      form.add(factor, times: variables[part, of: id])
      addInsets(part, factor, to: &form) { .safeArea($0, id) }
    case .layoutMargins(let id):
      form.add(factor, times: variables[part, of: id])
      addInsets(part, factor, to: &form) { .margin($0, id) }
    case .readableContentGuide(let id):
      form.add(factor, times: variables[part, of: id])
      addInsets(part, factor, to: &form) { .margin($0, id) }
      if part == .x { form.add(factor, times: .readableInset(id)) }
      if part == .width { form.add(-2 * factor, times: .readableInset(id)) }
    case .topLayoutGuide(let id):
      if part == .height {
        form.add(factor, times: .safeArea(.top, id))
      } else {
        form.add(factor, times: variables[part, of: id])
      }
    case .bottomLayoutGuide(let id):
      addBottom(of: id, .safeArea(.bottom, id), part, factor, to: &form, variables)
    case .keyboardLayoutGuide(let id):
      addBottom(of: id, .keyboard(id), part, factor, to: &form, variables)
    case .guide(let index, _): form.add(factor, times: variables[part, ofGuide: index])
    }
  }

  /// What of a view is no higher above its bottom than a height that a layout derives.
  private func addBottom(
    of id: ViewID, _ height: Derivation, _ part: Part, _ factor: Double, to form: inout LinearForm,
    _ variables: LayoutVariables
  ) {
    if part == .height {
      form.add(factor, times: height)
    } else {
      form.add(factor, times: variables[part, of: id])
    }
    guard part == .y else { return }
    form.add(factor, times: variables.height(id))
    form.add(-factor, times: height)
  }

  /// A scroll view's content begins at 0 in its own coordinates.
  private func addContent(
    of id: ViewID, _ part: Part, _ factor: Double, to form: inout LinearForm,
    _ variables: inout LayoutVariables, _ system: inout System
  ) {
    let size = variables.contentSize(of: id, in: &system)
    if part == .width { form.add(factor, times: size.width) }
    if part == .height { form.add(factor, times: size.height) }
  }

  /// Takes off what lies outside insets that stay.
  private func addInsets(
    _ insets: Insets, _ part: Part, _ factor: Double, to form: inout LinearForm
  ) {
    guard insets.left != 0 || insets.top != 0 || insets.right != 0 || insets.bottom != 0 else {
      return
    }
    switch part {
    case .x: form.add(factor * insets.left)
    case .y: form.add(factor * insets.top)
    case .width: form.add(-factor * (insets.left + insets.right))
    case .height: form.add(-factor * (insets.top + insets.bottom))
    }
  }

  /// Takes off what lies outside insets that a layout derives.
  private func addInsets(
    _ part: Part, _ factor: Double, to form: inout LinearForm,
    _ side: (Derivation.Side) -> Derivation
  ) {
    switch part {
    case .x: form.add(factor, times: side(.left))
    case .y: form.add(factor, times: side(.top))
    case .width:
      form.add(-factor, times: side(.left))
      form.add(-factor, times: side(.right))
    case .height:
      form.add(-factor, times: side(.top))
      form.add(-factor, times: side(.bottom))
    }
  }
}
