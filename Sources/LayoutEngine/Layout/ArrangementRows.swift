import ConstraintSolver
import Geometry

/// The rows of what one view arranges.
struct ArrangementRows: Sendable {
  let owner: ViewID
  var rules: [ArrangementRule]
  var rows: [LayoutSystem.RuleRow]
}

extension LayoutSystem {
  /// Makes the rows of a stack view as its subviews are now; where only constants differ they alone are edited.
  mutating func arrange(_ stack: ViewID, in tree: ViewTree) {
    var form = LinearForm()
    arrange(stack, forms(in: tree), &form)
  }

  /// The same with what turns anchors into sums at hand.
  mutating func arrange(_ stack: ViewID, _ forms: AnchorForms, _ form: inout LinearForm) {
    let rules = arrangement(of: stack, in: forms.tree).rules
    guard let place = arrangementRows.firstIndex(where: { $0.owner == stack }) else {
      addRows(of: rules, by: stack, forms, &form)
      return
    }
    let old = arrangementRows[place].rules
    if old.count == rules.count, zip(old, rules).allSatisfy({ $0.differsOnlyInConstant(from: $1) })
    {
      for (index, rule) in rules.enumerated() {
        arrangementRows[place].rows[index].set(rule.rule.constant, in: &system)
      }
    } else {
      for row in arrangementRows[place].rows { remove(row.row) }
      arrangementRows[place].rows = rows(of: rules, in: stack, forms, &form)
      for view in forms.tree.children(of: stack) {
        setIntrinsicPriorities(of: view, in: forms.tree)
      }
    }
    arrangementRows[place].rules = rules
  }

  /// Makes the rows of a view's arrangement.
  mutating func addRows(
    of rules: [ArrangementRule], by owner: ViewID, _ forms: AnchorForms, _ form: inout LinearForm
  ) {
    let rows = rows(of: rules, in: owner, forms, &form)
    arrangementRows.append(ArrangementRows(owner: owner, rules: rules, rows: rows))
  }

  private func arrangement(of stack: ViewID, in tree: ViewTree) -> StackArrangement {
    StackArrangement(of: stack, in: tree, catalog) { view, axis in
      naturalLength(of: view, isHorizontal: axis == .horizontal, in: tree)
    }
  }

  /// Arranges anew what a change of a view concerns: itself, and the stack views round it.
  mutating func arrangeStacks(around id: ViewID, in tree: ViewTree) {
    guard !tree.stack.views.isEmpty else { return }
    if tree.stack.has(id) { arrange(id, in: tree) }
    for ancestor in tree.ancestors(of: id) {
      guard tree.stack.has(ancestor) else { return }
      arrange(ancestor, in: tree)
    }
  }

  private mutating func rows(
    of rules: [ArrangementRule], in owner: ViewID, _ forms: AnchorForms, _ form: inout LinearForm
  ) -> [RuleRow] {
    rules.indices.map { index in
      form.clear()
      forms.add(rules[index].rule, 1, to: &form, &variables, &system)
      if let gap = rules[index].gap { forms.add(gap.rule, -1, to: &form, &variables, &system) }
      for (_, source) in form.derived where source.isOffset { offsetSources.append(source.view) }
      return row(of: rules[index].rule, form, for: .arrangement(owner, index))
    }
  }

  /// How long a view is along a stack view's axis by its content alone.
  ///
  /// A view without content of its own is as long as its own constraints say: a stack view as its views, another as
  /// the one constant that it is given.
  private func naturalLength(
    of view: ViewID, isHorizontal: Bool, in tree: ViewTree
  ) -> Double {
    let content = catalog.contentSize(of: view, in: tree, maximumWidth: .infinity)
    if isHorizontal, let content, content.width >= 0 { return content.width }
    // Of text that wraps, the height at the width that it has.
    if !isHorizontal, let size = intrinsicRows[Int(view.index)]?.size ?? content, size.height >= 0 {
      return size.height
    }
    let attribute: Anchor.Attribute = isHorizontal ? .width : .height
    let anchor = Anchor(.view(view), attribute)
    if let fixed = fixedLengths.first(where: { $0.anchor == anchor }) {
      return ruleRows[fixed.rule.index].constant
    }
    guard tree.stack.has(view) else { return 0 }
    let inner = StackArrangement(of: view, in: tree, catalog) { _, _ in 0 }
    let lengths = inner.visible.map {
      naturalLength(of: $0.id, isHorizontal: isHorizontal, in: tree)
    }
    guard (inner.state.axis == .horizontal) == isHorizontal else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + inner.visible.dropLast().map(inner.spacing(after:)).reduce(0, +)
  }

  /// How much stronger a view keeps to its content's size than the stack view's first.
  ///
  /// Of views that ask for the same, a stack view resizes the earliest: "if there is any ambiguity, the stack view
  /// resizes the arranged views based on their index in the arrangedSubviews array" (UIStackView.Distribution).
  /// Interface Builder has no such order: it keeps the sum of what all are off as small as it can (of a stack of two labels
  /// above a label the one is 4 points too high, not the two), and marks as ambiguous what that leaves open.
  func precedence(of view: ViewID, along axis: StackAxis, in tree: ViewTree) -> Double {
    guard !tree.isOnCanvas, let parent = tree[view].parent,
      let state = tree.stack.value(of: parent), state.axis == axis
    else { return 0 }
    switch state.distribution {
    case .fill, .fillEqually, .equalSpacing:
      return 0.001 * Double(arrangedPlaces[Int(view.index)])
    case .fillProportionally, .equalCentering: return 0
    }
  }
}
