/// The rank by which UIKit breaks a required constraint: of those that exclude one another, the greatest.
///
/// The order in which constraints are written or switched on plays no part but between equals. The keys are those
/// that 762 scenarios measured on an iOS 26.1 simulator (Vercantez/openuikit) and 116 public console logs agree with.
struct BreakingRank: Comparable, Sendable {
  /// A broken constraint stays broken when what it was broken for returns.
  var isBroken = false
  var role: Role
  /// The depth in the tree of the view that holds it.
  var depth = 0
  /// Of how many of the engine's variables it is made: origins in superviews, and sizes.
  var variableCount = 0
  /// Indicates whether neither end is the view that holds it.
  var isBetweenSiblings = false
  var isOfCenter = false
  var relation = LayoutRule.Relation.equal
  /// Where the later of its views comes, breadth first in subview order.
  var place = 0
  /// Indicates whether it is the one of the two ways round to write it that breaks first.
  var isWrittenToBreak = false
  /// The constant where it is written as inner = outer + constant.
  var constant = 0.0
  /// Its place among all constraints: of equals the first breaks.
  var index = 0

  /// The classes of constraints by what may be broken for them.
  enum Role: Int, Sendable {
    /// That a size is not negative, which nothing breaks.
    case sign
    /// Constraints that UIKit adds to hold a size that it gave: masks, the screen, the sizes of cells.
    case givenSize
    case other

    /// The role of a constraint with an identifier, which is UIKit's where a case transcribes what UIKit adds.
    init(identifier: String) {
      self = Self.givenSizes.contains(where: identifier.hasPrefix) ? .givenSize : .other
    }

    private static let givenSizes = [
      "UIView-Encapsulated-Layout-", "_UITemporaryLayout", "fittingSize", "UISV-hiding",
      "UITableView",
    ]
  }

  private var first: (Int, Int, Int, Int, Int, Int) {
    (
      isBroken ? 1 : 0, role.rawValue, depth, variableCount, isBetweenSiblings ? 1 : 0,
      isOfCenter ? 1 : 0
    )
  }

  private var second: (Int, Int, Int, Double, Int) {
    (relation.breakingOrder, place, isWrittenToBreak ? 1 : 0, constant, -index)
  }

  static func < (left: BreakingRank, right: BreakingRank) -> Bool {
    let (one, other) = (left.first, right.first)
    return one != other ? one < other : left.second < right.second
  }

  static func == (left: BreakingRank, right: BreakingRank) -> Bool {
    left.first == right.first && left.second == right.second
  }
}

extension LayoutRule.Relation {
  fileprivate var breakingOrder: Int {
    switch self {
    case .equal: 0
    case .greaterThanOrEqual: 1
    case .lessThanOrEqual: 2
    }
  }
}
