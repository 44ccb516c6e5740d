/// Multipliers of required rows whose sum says something false, such as 0 = 1.
struct Certificate: Sendable {
  /// Of the rows as the reduction left them.
  var multipliers: [(row: Int32, multiplier: Double)]

  /// The rows as added that take part, ascending.
  func rows(_ reduction: Reduction) -> [Int] {
    var all = [Double](repeating: 0, count: reduction.rowCount)
    for (row, multiplier) in multipliers { all[Int(row)] += multiplier }
    reduction.unwind(&all)
    var largest = 0.0
    for multiplier in all { largest = max(largest, abs(multiplier)) }
    return all.indices.filter { abs(all[$0]) > largest * 1e-9 }
  }
}
