/// How the members of two sequences belong together, in order, so that one new member shifts no other.
enum Alignment {
  /// A pair, or a member that only one of them has.
  struct Pair: Equatable {
    let old: Int?
    let new: Int?
  }

  /// The most cells of a table; longer sequences are paired member by member.
  private static let largestTable = 4_000_000

  /// The pairs with the greatest sum of weights; a pair of weight 0 is none.
  ///
  /// `isSame` tells members that say the same: no pair may weigh more than such a one.
  ///
  /// Complexity: O(old × new) after what is the same at both ends.
  static func pairs(
    _ oldCount: Int, _ newCount: Int, isSame: (Int, Int) -> Bool, weight: (Int, Int) -> Int
  ) -> [Pair] {
    var head = 0
    while head < min(oldCount, newCount), isSame(head, head) { head += 1 }
    var tail = 0
    while tail < min(oldCount, newCount) - head,
      isSame(oldCount - 1 - tail, newCount - 1 - tail)
    {
      tail += 1
    }
    let rows = oldCount - head - tail
    let columns = newCount - head - tail
    let middle =
      rows * columns <= largestTable
      ? best(rows, columns) { weight(head + $0, head + $1) }
      : inStep(rows, columns) { weight(head + $0, head + $1) }
    return (0..<head).map { Pair(old: $0, new: $0) }
      + middle.map { Pair(old: $0.old.map { $0 + head }, new: $0.new.map { $0 + head }) }
      + (0..<tail).map { Pair(old: head + rows + $0, new: head + columns + $0) }
  }

  /// The longest common subsequence, weighted (Needleman and Wunsch 1970, without a cost for gaps).
  private static func best(_ rows: Int, _ columns: Int, weight: (Int, Int) -> Int) -> [Pair] {
    // sums[row][column]: the best of what follows there.
    let width = columns + 1
    var sums = [Int](repeating: 0, count: (rows + 1) * width)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let gap = max(sums[(row + 1) * width + column], sums[row * width + column + 1])
        let weight = weight(row, column)
        let paired = weight > 0 ? weight + sums[(row + 1) * width + column + 1] : 0
        sums[row * width + column] = max(gap, paired)
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let here = sums[row * width + column]
      let weight = weight(row, column)
      if weight > 0, here == weight + sums[(row + 1) * width + column + 1] {
        pairs.append(Pair(old: row, new: column))
        (row, column) = (row + 1, column + 1)
      } else if here == sums[(row + 1) * width + column] {
        pairs.append(Pair(old: row, new: nil))
        row += 1
      } else {
        pairs.append(Pair(old: nil, new: column))
        column += 1
      }
    }
    return pairs + (row..<rows).map { Pair(old: $0, new: nil) }
      + (column..<columns).map { Pair(old: nil, new: $0) }
  }

  private static func inStep(_ rows: Int, _ columns: Int, weight: (Int, Int) -> Int) -> [Pair] {
    (0..<max(rows, columns)).flatMap { index -> [Pair] in
      let (old, new) = (index < rows ? index : nil, index < columns ? index : nil)
      guard let old, let new, weight(old, new) == 0 else { return [Pair(old: old, new: new)] }
      return [Pair(old: old, new: nil), Pair(old: nil, new: new)]
    }
  }
}
