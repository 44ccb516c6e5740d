import ConstraintSolver

/// The order in which UIKit keeps the required constraints of a tree; it is made where some exclude one another.
struct BreakingOrder {
  private let tree: ViewTree
  private let language: Direction
  /// By view: how deep it lies, and its place breadth first.
  private var depths: [Int]
  private var places: [Int]

  init(_ tree: ViewTree, language: Direction) {
    self.tree = tree
    self.language = language
    depths = Array(repeating: 0, count: tree.count)
    places = depths
    var row = [tree.root]
    var (depth, place) = (0, 0)
    while !row.isEmpty {
      for id in row {
        (depths[Int(id.index)], places[Int(id.index)]) = (depth, place)
        place += 1
      }
      row = row.flatMap(tree.children(of:))
      depth += 1
    }
  }

  /// The rank of a rule, whose constant may be another by now.
  func rank(of rule: LayoutRule, constant: Double, identifier: String) -> BreakingRank {
    let ends = Ends(rule, in: tree)
    let isOuterFirst = ends.first == .view(ends.holder) && ends.second != nil
    let isOuterSecond = ends.second == .view(ends.holder)
    var rank = BreakingRank(role: BreakingRank.Role(identifier: identifier))
    rank.depth = depth(of: ends)
    rank.variableCount = variables(of: rule, ends).count
    rank.isBetweenSiblings =
      ends.second != nil && !ends.isOfOneItem && !isOuterFirst && !isOuterSecond
    rank.isOfCenter = rule.first.attribute.isCenter || rule.second?.attribute.isCenter == true
    rank.relation = rule.relation
    rank.place = max(place(of: ends.first), ends.second.map(place) ?? 0)
    if isOuterFirst != isOuterSecond, let second = rule.second {
      let outer = isOuterFirst ? rule.first : second
      let hasVariable = !variables(of: outer, .view(ends.holder), in: ends.holder, rule).isEmpty
      rank.isWrittenToBreak = hasVariable ? isOuterSecond : isOuterFirst
    }
    rank.constant = isOuterFirst && !ends.isOfOneItem ? -constant / rule.multiplier : constant
    return rank
  }

  /// The rank of what holds a size of an item, or its sign.
  func rank(of item: LayoutItem, _ role: BreakingRank.Role) -> BreakingRank {
    var rank = BreakingRank(role: role)
    rank.depth = depth(of: item)
    rank.variableCount = 1
    rank.place = place(of: item)
    return rank
  }

  // MARK: - Where it is held

  /// The items of a rule, and the view that holds it; margin attributes are the view's own.
  private struct Ends {
    let first: LayoutItem
    let second: LayoutItem?
    /// The nearest view that holds both ends, or the view of the only one.
    let holder: ViewID

    init(_ rule: LayoutRule, in tree: ViewTree) {
      first = rule.first.item
      second = rule.second?.item
      holder = second.map { [first] in tree.commonAncestor(of: first.view, $0.view) } ?? first.view
    }

    /// Indicates whether it is held by that item itself: its size, its ratio, or what ties it to itself.
    var isOfOneItem: Bool { second == nil || second == first }
  }

  private func depth(of ends: Ends) -> Int {
    ends.isOfOneItem ? depth(of: ends.first) : depths[Int(ends.holder.index)]
  }

  /// A guide lies inside its owner.
  private func depth(of item: LayoutItem) -> Int {
    depths[Int(item.view.index)] + (item.isGuide ? 1 : 0)
  }

  /// Guides come before the views beside them.
  private func place(of item: LayoutItem) -> Int { places[Int(item.view.index)] }

  // MARK: - What it is made of

  /// A number that UIKit's engine solves for.
  private struct EngineVariable: Hashable {
    let item: LayoutItem
    let isSize: Bool
    let isVertical: Bool
  }

  private typealias Sum = [EngineVariable: Double]

  private func variables(of rule: LayoutRule, _ ends: Ends) -> Sum {
    var sum = variables(of: rule.first, ends.first, in: ends.holder, rule)
    if let second = rule.second, let item = ends.second {
      for (variable, factor) in variables(of: second, item, in: ends.holder, rule) {
        sum[variable, default: 0] -= rule.multiplier * factor
      }
    }
    return sum.filter { $0.value != 0 }
  }

  /// An anchor in the coordinates of the view that holds the rule.
  private func variables(
    of anchor: Anchor, _ item: LayoutItem, in holder: ViewID, _ rule: LayoutRule
  ) -> Sum {
    let attribute = anchor.attribute.withinMargins ?? anchor.attribute
    let isVertical = attribute.isVertical
    let size = EngineVariable(item: item, isSize: true, isVertical: isVertical)
    if attribute.dimension == .length { return [size: 1] }
    var sum: Sum = [:]
    var outer = item
    while outer != .view(holder) {
      sum[EngineVariable(item: outer, isSize: false, isVertical: isVertical)] = 1
      let owner = outer.isGuide ? outer.view : tree[outer.view].parent
      guard let owner else { break }
      outer = .view(owner)
    }
    let share = attribute.shareOfSize(tree.direction(of: rule, by: language))
    if share != 0 { sum[size] = share }
    return sum
  }
}

extension Anchor.Attribute {
  fileprivate var isCenter: Bool {
    switch withinMargins ?? self {
    case .centerX, .centerY: true
    default: false
    }
  }

  fileprivate var isVertical: Bool { self == .height || dimension == .vertical }

  /// The number of times that the size lies between the origin and it.
  fileprivate func shareOfSize(_ direction: Direction) -> Double {
    switch self {
    case .right, .bottom, .lastBaseline: 1
    case .leading: direction == .leftToRight ? 0 : 1
    case .trailing: direction == .leftToRight ? 1 : 0
    case .centerX, .centerY: 0.5
    default: 0
    }
  }
}
