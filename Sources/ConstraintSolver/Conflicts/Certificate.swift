/// Multipliers of required rows whose sum says something false, such as 0 = 1.
struct Certificate: Sendable {
  /// Of the rows as the reduction left them.
  var multipliers: [(row: Int32, multiplier: Double)]

  /// The multipliers of the rows as added.
  func unwound(_ reduction: Reduction) -> [Double] {
    var all = [Double](repeating: 0, count: reduction.rowCount)
    for (row, multiplier) in multipliers { all[Int(row)] += multiplier }
    reduction.unwind(&all)
    return all
  }

  /// The rows as added that take part, ascending.
  func rows(_ reduction: Reduction) -> [Int] {
    let all = unwound(reduction)
    let largest = all.reduce(0) { max($0, abs($1)) }
    return all.indices.filter { abs(all[$0]) > largest * 1e-9 }
  }

  /// What to take from each constant so that the rows do not exclude one another, least in squares.
  ///
  /// Nil where that is more than rounding.
  func relief(_ reduction: Reduction, constants: [Double]) -> [(row: Int, amount: Double)]? {
    let all = unwound(reduction)
    var (excess, square, largest) = (0.0, 0.0, 0.0)
    for (multiplier, constant) in zip(all, constants) where multiplier != 0 {
      excess += multiplier * constant
      square += multiplier * multiplier
      largest = max(largest, abs(multiplier))
    }
    guard abs(excess) * largest < Tolerance.share * square else { return nil }
    return all.indices.filter { all[$0] != 0 }.map { ($0, excess / square * all[$0]) }
  }
}
