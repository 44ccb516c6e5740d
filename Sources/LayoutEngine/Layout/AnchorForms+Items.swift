import ConstraintSolver
import Geometry

/// A rectangle as four sums.
struct FormBox {
  var x = LinearForm()
  var y = LinearForm()
  var width: LinearForm
  var height: LinearForm

  /// Without what lies outside the insets that a layout derives.
  func inset(by side: (Derivation.Side) -> Derivation) -> FormBox {
    let (left, top) = (LinearForm.derived(side(.left)), LinearForm.derived(side(.top)))
    return FormBox(
      x: x + left, y: y + top, width: width - left - .derived(side(.right)),
      height: height - top - .derived(side(.bottom)))
  }

  /// What of it is no higher above its bottom.
  func bottom(_ height: LinearForm) -> FormBox {
    FormBox(x: x, y: y + self.height - height, width: width, height: height)
  }

  /// Without what lies outside insets that stay.
  func inset(by insets: Insets) -> FormBox {
    guard insets != Insets() else { return self }
    return FormBox(
      x: x + LinearForm(constant: insets.left), y: y + LinearForm(constant: insets.top),
      width: width - LinearForm(constant: insets.left + insets.right),
      height: height - LinearForm(constant: insets.top + insets.bottom))
  }
}

extension AnchorForms {
  /// An anchor's form in its item's own space.
  func local(
    _ anchor: Anchor, mirrored: Bool, _ variables: inout LayoutVariables, _ system: inout System
  ) -> LinearForm {
    let box = box(of: anchor.item, &variables, &system)
    let horizontal: LinearForm
    switch anchor.attribute {
    case .width: return box.width
    case .height: return box.height
    case .top, .topMargin: return box.y
    case .bottom, .bottomMargin: return box.y + box.height
    case .centerY, .centerYWithinMargins: return box.y + 0.5 * box.height
    case .firstBaseline: return baseline(isFirst: true, of: anchor.item.view, in: box)
    case .lastBaseline: return baseline(isFirst: false, of: anchor.item.view, in: box)
    case .left, .leftMargin: horizontal = box.x
    case .right, .rightMargin: horizontal = box.x + box.width
    case .centerX, .centerXWithinMargins: horizontal = box.x + 0.5 * box.width
    case .leading, .leadingMargin:
      horizontal = direction == .leftToRight ? box.x : box.x + box.width
    case .trailing, .trailingMargin:
      horizontal = direction == .leftToRight ? box.x + box.width : box.x
    }
    return mirrored ? -1 * horizontal : horizontal
  }

  private func box(
    of item: LayoutItem, _ variables: inout LayoutVariables, _ system: inout System
  ) -> FormBox {
    let frame = frame(of: item.view, variables)
    switch item {
    case .view(let id): return frame.inset(by: alignmentInsets[Int(id.index)])
    case .frameLayoutGuide: return frame
    case .contentLayoutGuide(let id): return content(of: id, &variables, &system)
    case .safeArea(let id): return frame.inset { .safeArea($0, id) }
    case .layoutMargins(let id): return frame.inset { .margin($0, id) }
    case .contentMargins(let id):
      return content(of: id, &variables, &system).inset { .margin($0, id) }
    case .readableContentGuide(let id):
      var box = frame.inset { .margin($0, id) }
      let inset = LinearForm.derived(.readableInset(id))
      (box.x, box.width) = (box.x + inset, box.width - 2 * inset)
      return box
    case .topLayoutGuide(let id):
      return FormBox(
        x: frame.x, y: frame.y, width: frame.width, height: .derived(.safeArea(.top, id)))
    case .bottomLayoutGuide(let id):
      return frame.bottom(.derived(.safeArea(.bottom, id)))
    case .keyboardLayoutGuide(let id): return frame.bottom(.derived(.keyboard(id)))
    case .guide(let index, _):
      let guide = variables.guide(index)
      return FormBox(
        x: .variable(guide.x), y: .variable(guide.y), width: .variable(guide.width),
        height: .variable(guide.height))
    }
  }

  private func frame(of id: ViewID, _ variables: LayoutVariables) -> FormBox {
    FormBox(
      x: .variable(variables.x(id)), y: .variable(variables.y(id)),
      width: .variable(variables.width(id)), height: .variable(variables.height(id)))
  }

  private func content(
    of id: ViewID, _ variables: inout LayoutVariables, _ system: inout System
  ) -> FormBox {
    let size = variables.contentSize(of: id, in: &system)
    return FormBox(width: .variable(size.width), height: .variable(size.height))
  }

  /// A view's first or last baseline; without text its top or its bottom, as `forFirstBaselineLayout` and
  /// `forLastBaselineLayout` document.
  private func baseline(isFirst: Bool, of id: ViewID, in box: FormBox) -> LinearForm {
    let edge = isFirst ? box.y : box.y + box.height
    guard let flat = catalog.baselines(of: id, in: tree, height: 0),
      let high = catalog.baselines(of: id, in: tree, height: 1)
    else { return edge }
    // What a line in the middle moves by as its view grows.
    let share = high.firstFromTop - flat.firstFromTop
    return isFirst
      ? edge + share * box.height + .derived(.firstBaseline(id))
      : edge - share * box.height - .derived(.lastBaseline(id))
  }
}
