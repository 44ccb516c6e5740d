import ConstraintSolver
import Geometry

/// The constraints of a scene as the solver's rows: made once, afterwards only constants, activity and priorities change.
package struct LayoutSystem: Sendable {
  var system: System
  var variables: LayoutVariables
  let direction: Direction
  let catalog: Catalog
  /// By view.
  let alignmentInsets: [Insets]
  /// As they were when their rows were made.
  let rules: [LayoutRule]
  /// The row of each rule, with the derived numbers in its constant.
  var ruleRows: [RuleRow] = []
  /// The rows of what stack views and tables arrange.
  var arrangementRows: [ArrangementRows] = []
  /// By view: its place among its siblings, where a stack view arranges them.
  private(set) var arrangedPlaces: [Int]
  /// The widths and heights that are one required number, with the rule that says so.
  var fixedLengths: [(anchor: Anchor, rule: RuleID)] = []
  /// The scroll views whose offset is in a rule's constant: a rule ties their inside to something outside.
  var offsetSources: [ViewID] = []
  /// By view: the rows that keep its frame by its mask.
  var maskRows: [[Row]]
  /// By view: the rows of its intrinsic size.
  var intrinsicRows: [IntrinsicRows?]
  private var screenRows: [Row] = []
  /// What each row of the solver stands for, by its index.
  var sources: [RowSource] = []
  /// The rows that layouts broke and that were not taken out since.
  var broken: [Row] = []
  /// Of the last layout; nil before the first.
  var solution: Solution?

  /// What a row of the solver stands for, to name it in a conflict.
  enum RowSource: Sendable {
    case rule(RuleID)
    case screen(OpenPart)
    case mask(ViewID)
    case intrinsic(ViewID, OpenPart)
    case notNegative(LayoutItem, OpenPart)
    /// A stack view's or a table's own, by its place among those of its arrangement.
    case arrangement(ViewID, Int)
  }

  /// Makes the rows of a tree whose frames are as authored and of its rules.
  package init(
    of tree: ViewTree, rules: [LayoutRule], direction: Direction, catalog: Catalog
  ) {
    self.direction = direction
    self.catalog = catalog
    self.rules = rules
    // Of each view: its size is not negative, its content's wishes.
    let rowCount = 6 * tree.count + rules.count
    system = System(reserving: rowCount)
    sources.reserveCapacity(rowCount)
    ruleRows.reserveCapacity(rules.count)
    alignmentInsets = tree.ids.map { catalog.alignmentInsets(of: $0, in: tree) }
    variables = LayoutVariables(for: tree, in: &system)
    maskRows = Array(repeating: [], count: tree.count)
    intrinsicRows = Array(repeating: nil, count: tree.count)
    arrangedPlaces = Array(repeating: 0, count: tree.count)
    for stack in tree.stack.views {
      for (place, view) in tree.children(of: stack).enumerated() {
        arrangedPlaces[Int(view.index)] = place
      }
    }
    addScreenRows(for: tree.root)
    for id in tree.ids {
      addNotNegativeRows(
        of: .view(id), variables.width(id), variables.height(id),
        beyond: alignmentInsets[Int(id.index)])
      if id != tree.root { addMaskRows(of: id, in: tree) }
      addIntrinsicRows(of: id, in: tree)
    }
    for (index, guide) in tree.guides.enumerated() {
      let (width, height) = (variables.guide(index).width, variables.guide(index).height)
      addNotNegativeRows(of: .guide(index, of: guide.owner), width, height)
    }
    let forms = forms(in: tree)
    var form = LinearForm()
    for index in rules.indices { addRow(of: rules[index], RuleID(index: index), forms, &form) }
    for stack in tree.stack.views { arrange(stack, forms, &form) }
    for table in tree.table.views {
      let arrangement = TableArrangement(of: table, in: tree, rules)
      addRows(of: arrangement.rules, by: table, forms, &form)
    }
  }

  /// A row of one term and what it stands for.
  mutating func add(
    _ term: Term, _ relation: Relation, _ constant: Double, priority: Double = 1000,
    yields: Bool = false, for source: RowSource
  ) -> Row {
    let terms = CollectionOfOne(term)
    return add(terms.span, relation, constant, priority: priority, yields: yields, for: source)
  }

  /// A row and what it stands for.
  private mutating func add(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Double = 1000,
    yields: Bool = false, for source: RowSource
  ) -> Row {
    let row = system.add(terms, relation, constant, priority: priority, yields: yields)
    sources.append(source)
    return row
  }

  // MARK: - The screen

  private mutating func addScreenRows(for root: ViewID) {
    screenRows = [
      (variables.x(root), OpenPart.x), (variables.y(root), .y), (variables.width(root), .width),
      (variables.height(root), .height),
    ].map { add(Term(1, $0), .equal, 0, for: .screen($1)) }
  }

  mutating func fit(_ bounds: Rect) {
    let sides = [0, 0, bounds.width, bounds.height]
    for (row, side) in zip(screenRows, sides) { system.setConstant(row, to: side) }
  }

  private mutating func addNotNegativeRows(
    of item: LayoutItem, _ width: Variable, _ height: Variable, beyond insets: Insets = Insets()
  ) {
    let (least, lowest) = (max(0, insets.left + insets.right), max(0, insets.top + insets.bottom))
    _ = add(Term(1, width), .atLeast, least, for: .notNegative(item, .width))
    _ = add(Term(1, height), .atLeast, lowest, for: .notNegative(item, .height))
  }

  // MARK: - Rules

  private mutating func addRow(
    of rule: LayoutRule, _ id: RuleID, _ forms: AnchorForms, _ form: inout LinearForm
  ) {
    form.clear()
    forms.add(rule, 1, to: &form, &variables, &system)
    let added = row(of: rule, form, for: .rule(id))
    let isInForce = rule.isInForce(in: forms.tree)
    if !isInForce { system.setActive(added.row, to: false) }
    if rule.second == nil, rule.relation == .equal, isInForce, rule.priority == 1000 {
      fixedLengths.append((rule.first, id))
    }
    for (_, source) in form.derived where source.isOffset { offsetSources.append(source.view) }
    ruleRows.append(added)
  }

  /// What turns the anchors of rules into sums.
  func forms(in tree: ViewTree) -> AnchorForms {
    AnchorForms(
      tree: tree, language: direction, catalog: catalog, alignmentInsets: alignmentInsets)
  }

  /// The row of a rule whose two sides' difference has this form.
  mutating func row(of rule: LayoutRule, _ form: LinearForm, for source: RowSource) -> RuleRow {
    let relation: Relation =
      switch rule.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    let row = add(
      form.terms.span, relation, rule.constant - form.constant, priority: rule.priority,
      for: source)
    return RuleRow(
      row: row, offset: form.constant, derived: form.derived, constant: rule.constant,
      solverConstant: rule.constant - form.constant)
  }

  package mutating func setConstant(of rule: RuleID, to constant: Double) {
    ruleRows[rule.index].set(constant, in: &system)
  }

  package mutating func setPriority(of rule: RuleID, to priority: Double) {
    system.setPriority(ruleRows[rule.index].row, to: priority)
  }

  package mutating func setActive(_ rule: RuleID, to isActive: Bool) {
    let row = ruleRows[rule.index].row
    system.setActive(row, to: isActive)
    if !isActive { broken.removeAll { $0 == row } }
  }

  /// Whether a rule ties something inside the scroll view to something outside, so that scrolling moves frames.
  package func dependsOnOffset(of scrollView: ViewID) -> Bool {
    offsetSources.contains(scrollView)
  }

  /// Puts the derived numbers of the tree as it is into the constants; those of the rows that moved.
  mutating func updateDerivedConstants(from tree: ViewTree) -> [Derivation] {
    var moved: [Derivation] = []
    for index in ruleRows.indices where !ruleRows[index].derived.isEmpty {
      moved += ruleRows[index].derive(from: tree, catalog, in: &system)
    }
    for place in arrangementRows.indices {
      for index in arrangementRows[place].rows.indices
      where !arrangementRows[place].rows[index].derived.isEmpty {
        moved += arrangementRows[place].rows[index].derive(from: tree, catalog, in: &system)
      }
    }
    return moved
  }

  // MARK: - Masks

  mutating func addMaskRows(of id: ViewID, in tree: ViewTree) {
    for row in maskRows[Int(id.index)] { remove(row) }
    maskRows[Int(id.index)] = []
    guard tree[id].flags.contains(.translatesMask), let parent = tree[id].parent else { return }
    let axes = tree.maskAxes(of: id)
    let isContent = tree.scroll.has(parent)
    let (x, y) = (isContent ? nil : variables.x(parent), isContent ? nil : variables.y(parent))
    maskRows[Int(id.index)] =
      maskRows(
        axes.horizontal, variables.x(id), variables.width(id), in: x, variables.width(parent), id)
      + maskRows(
        axes.vertical, variables.y(id), variables.height(id), in: y, variables.height(parent), id)
  }

  private mutating func maskRows(
    _ axis: MaskAxis, _ place: Variable, _ length: Variable, in origin: Variable?,
    _ whole: Variable, _ id: ViewID
  ) -> [Row] {
    var places = [Term(1, place), Term(-axis.placeShare, whole)]
    if let origin { places.append(Term(-1, origin)) }
    let lengths = [Term(1, length), Term(-axis.lengthShare, whole)]
    return [
      add(places.span, .equal, axis.place, for: .mask(id)),
      add(lengths.span, .equal, axis.length, for: .mask(id)),
    ]
  }

  /// Keeps a view where its frame was just put, if its mask places it.
  package mutating func frameWasSet(of id: ViewID, in tree: ViewTree) {
    if id != tree.root { addMaskRows(of: id, in: tree) }
    refresh(id, in: tree)
  }
}
