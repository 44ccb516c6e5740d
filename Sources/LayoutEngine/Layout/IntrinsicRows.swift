import ConstraintSolver
import Geometry

/// The rows that pull a view to the size its content wants: no narrower by compression, no wider by hugging.
struct IntrinsicRows: Sendable {
  let atLeastWidth: Row
  let atMostWidth: Row
  let atLeastHeight: Row
  let atMostHeight: Row
  /// What the rows ask for.
  var size: Size
  /// The size at any width, which the rows ask for until the view has one.
  let natural: Size
  /// What the content was last measured to be, and at which width.
  var measured: (width: Double, size: Size)?

  var all: [Row] { [atLeastWidth, atMostWidth, atLeastHeight, atMostHeight] }
}

extension LayoutSystem {
  mutating func addIntrinsicRows(of id: ViewID, in tree: ViewTree) {
    if let rows = intrinsicRows[Int(id.index)] { rows.all.forEach { remove($0) } }
    intrinsicRows[Int(id.index)] = nil
    guard !tree[id].flags.contains(.translatesMask),
      let size = catalog.frameSize(of: id, in: tree, maximumWidth: .infinity)
    else { return }
    let (width, height) = (variables.width(id), variables.height(id))
    let priorities = intrinsicPriorities(of: id, in: tree)
    let wraps = tree.text.value(of: id).map { $0.numberOfLines != 1 } ?? false
    func row(
      _ variable: Variable, _ relation: Relation, _ side: Double, _ priority: Double,
      _ part: OpenPart, _ layout: inout LayoutSystem
    ) -> Row {
      // Of equal labels UIKit widens one that wraps (measured on an iOS 26.1 simulator).
      layout.add(
        Term(1, variable), relation, side, priority: priority, yields: wraps && part == .width,
        for: .intrinsic(id, part))
    }
    intrinsicRows[Int(id.index)] = IntrinsicRows(
      atLeastWidth: row(
        width, .atLeast, size.width, priorities.atLeastWidth, .width, &self),
      atMostWidth: row(width, .atMost, size.width, priorities.atMostWidth, .width, &self),
      atLeastHeight: row(
        height, .atLeast, size.height, priorities.atLeastHeight, .height, &self),
      atMostHeight: row(height, .atMost, size.height, priorities.atMostHeight, .height, &self),
      size: size, natural: size)
    leaveOpen(size, of: id)
  }

  /// A side that the content does not care for asks nothing.
  private mutating func leaveOpen(_ size: Size, of id: ViewID) {
    guard let rows = intrinsicRows[Int(id.index)] else { return }
    if size.width == Kind.noIntrinsicMetric {
      for row in [rows.atLeastWidth, rows.atMostWidth] { system.setActive(row, to: false) }
    }
    if size.height == Kind.noIntrinsicMetric {
      for row in [rows.atLeastHeight, rows.atMostHeight] { system.setActive(row, to: false) }
    }
  }

  /// Gives the rows the view's priorities.
  mutating func setIntrinsicPriorities(of id: ViewID, in tree: ViewTree) {
    guard let rows = intrinsicRows[Int(id.index)] else { return }
    let priorities = intrinsicPriorities(of: id, in: tree)
    system.setPriority(rows.atLeastWidth, to: priorities.atLeastWidth)
    system.setPriority(rows.atMostWidth, to: priorities.atMostWidth)
    system.setPriority(rows.atLeastHeight, to: priorities.atLeastHeight)
    system.setPriority(rows.atMostHeight, to: priorities.atMostHeight)
  }

  /// The priorities of a view's rows; in a stack view the later of two equal ones is the stronger.
  private func intrinsicPriorities(
    of id: ViewID, in tree: ViewTree
  ) -> (
    atLeastWidth: Double, atMostWidth: Double, atLeastHeight: Double, atMostHeight: Double
  ) {
    let (across, down) = (
      precedence(of: id, along: .horizontal, in: tree),
      precedence(of: id, along: .vertical, in: tree)
    )
    let yielding = tree.isOnCanvas ? Self.canvasYielding : 0
    func ordered(_ priority: Double, _ precedence: Double) -> Double {
      let strength = priority < 999 ? min(999, priority + precedence) : priority
      return min(strength, Self.strongestContent) - yielding
    }
    let traits = tree.traits(of: id)
    return (
      ordered(traits.horizontalCompression, across), ordered(traits.horizontalHugging, across),
      ordered(traits.verticalCompression, down), ordered(traits.verticalHugging, down)
    )
  }

  /// The strength of a content size of priority 1000, which is not required: it yields to required constraints in silence, and to
  /// nothing else (measured on an iOS 26.1 simulator).
  private static let strongestContent = 999.9995

  /// By how much what content wants yields to an author's constraint on Interface Builder's canvas.
  ///
  /// Of the same priority the constraint wins, a required one included: labels that resist with 1000 are 9 high in a cell
  /// that is too low, and no constraint is broken. It is more than what orders the views of a stack, and keeps above the
  /// priority below, whole as Xcode writes them.
  private static let canvasYielding = 0.4

  /// Makes a view's rows anew after its text, its priorities or its way of being placed changed.
  package mutating func refresh(_ id: ViewID, in tree: ViewTree) {
    let isPlacedByMask = tree[id].flags.contains(.translatesMask)
    if id != tree.root, isPlacedByMask == maskRows[Int(id.index)].isEmpty {
      addMaskRows(of: id, in: tree)
    }
    addIntrinsicRows(of: id, in: tree)
    arrangeStacks(around: id, in: tree)
  }

  /// Gives the intrinsic rows of what wraps the size at this width; whether it is another than before.
  mutating func setIntrinsicSize(of id: ViewID, in tree: ViewTree, maximumWidth: Double) -> Bool {
    guard let size = intrinsicSize(of: id, in: tree, maximumWidth: maximumWidth),
      let rows = intrinsicRows[Int(id.index)], size != rows.size
    else { return false }
    intrinsicRows[Int(id.index)]?.size = size
    for (row, side) in [
      (rows.atLeastWidth, size.width), (rows.atMostWidth, size.width),
      (rows.atLeastHeight, size.height), (rows.atMostHeight, size.height),
    ] { system.setConstant(row, to: side) }
    if let parent = tree[id].parent, tree.stack.value(of: parent)?.isProportionalColumn == true {
      arrange(parent, in: tree)
    }
    return true
  }

  /// The size at this width, measured where it was not the last time: rows are made anew when the content changes.
  private mutating func intrinsicSize(
    of id: ViewID, in tree: ViewTree, maximumWidth: Double
  ) -> Size? {
    guard let rows = intrinsicRows[Int(id.index)] else { return nil }
    if maximumWidth == .infinity { return rows.natural }
    if let measured = rows.measured, measured.width == maximumWidth { return measured.size }
    let size = catalog.frameSize(of: id, in: tree, maximumWidth: maximumWidth)
    intrinsicRows[Int(id.index)]?.measured = size.map { (maximumWidth, $0) }
    return size
  }

  /// The views whose height depends on the width they get.
  func wrappingViews(in tree: ViewTree) -> [ViewID] {
    tree.text.views.filter {
      intrinsicRows[Int($0.index)] != nil && tree.text[$0].numberOfLines != 1
    }
  }
}
