import ConstraintSolver

extension LayoutSystem {
  /// Solves; of the required constraints that exclude one another UIKit's choice is broken.
  mutating func solve(for tree: borrowing ViewTree) -> Solution {
    let ranking = ranking
    return system.solved { [tree = copy tree] rows in ranking.order(rows, in: tree) }
  }

  /// Remembers what is broken: it stays broken when what it was broken for goes and returns.
  mutating func rememberBroken() {
    guard let conflicts = solution?.conflicts, !conflicts.isEmpty else { return }
    for conflict in conflicts where !broken.contains(conflict.broken) {
      broken.append(conflict.broken)
    }
  }

  /// The constraints that are broken, or that hold again and were not taken out since.
  package var brokenMembers: [ConflictMember] { broken.map(member) }

  /// Takes a row out for good.
  mutating func remove(_ row: Row) {
    system.remove(row)
    broken.removeAll { $0 == row }
  }

  private var ranking: Ranking {
    Ranking(
      rules: rules, constants: ruleRows, arrangementRows: arrangementRows, sources: sources,
      broken: broken, language: direction)
  }

  /// The order in which rows break.
  private struct Ranking {
    let rules: [LayoutRule]
    let constants: [RuleRow]
    let arrangementRows: [ArrangementRows]
    let sources: [RowSource]
    let broken: [Row]
    let language: Direction

    /// The rows from the one that is kept the longest to the one that breaks first.
    func order(_ rows: [Row], in tree: ViewTree) -> RowOrder {
      let order = BreakingOrder(tree, language: language)
      let ranked = rows.map { row in (rank: rank(of: row, order), row: row) }
      let sorted = ranked.sorted { $0.rank < $1.rank }
      return RowOrder(
        firm: sorted.filter { $0.rank.role == .sign }.map(\.row),
        breakable: sorted.filter { $0.rank.role != .sign }.map(\.row))
    }

    private func rank(of row: Row, _ order: BreakingOrder) -> BreakingRank {
      var rank =
        switch sources[row.index] {
        case .rule(let id):
          order.rank(
            of: rules[id.index], constant: constants[id.index].constant,
            identifier: rules[id.index].identifier)
        case .arrangement(let owner, let index): arranged(by: owner, index, order)
        case .notNegative(let item, _): order.rank(of: item, .sign)
        case .mask(let view): order.rank(of: .view(view), .givenSize)
        case .intrinsic(let view, _): order.rank(of: .view(view), .givenSize)
        case .screen: order.rank(of: .view(ViewID(index: 0)), .givenSize)
        }
      rank.isBroken = broken.contains(row)
      rank.index = row.index
      return rank
    }

    private func arranged(by owner: ViewID, _ index: Int, _ order: BreakingOrder) -> BreakingRank {
      guard let arranged = arrangementRows.first(where: { $0.owner == owner })?.rules[index] else {
        return order.rank(of: .view(owner), .other)
      }
      return order.rank(
        of: arranged.rule, constant: arranged.rule.constant, identifier: arranged.identifier)
    }
  }
}
