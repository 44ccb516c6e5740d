/// For each variable the rows that have it, and at times rows that no longer do.
struct ColumnLists {
  /// How many open rows have the variable, exactly.
  var degrees: [Int32]
  private(set) var rows: [Int32]
  private var starts: [Int32]
  private var counts: [Int32]
  private var capacities: [Int32]

  init(_ reduction: Reduction, variableCount: Int) {
    var degrees = [Int32](repeating: 0, count: variableCount)
    for row in 0..<reduction.counts.count {
      for position in reduction.terms(of: row) { degrees[Int(reduction.columns[position])] += 1 }
    }
    var starts = [Int32](repeating: 0, count: variableCount)
    var total: Int32 = 0
    for variable in 0..<variableCount {
      starts[variable] = total
      total += degrees[variable] + 2
    }
    var rows = [Int32](repeating: 0, count: Int(total))
    var counts = [Int32](repeating: 0, count: variableCount)
    for row in 0..<reduction.counts.count {
      for position in reduction.terms(of: row) {
        let variable = Int(reduction.columns[position])
        rows[Int(starts[variable] + counts[variable])] = Int32(row)
        counts[variable] += 1
      }
    }
    self.degrees = degrees
    self.rows = rows
    self.starts = starts
    self.counts = counts
    capacities = degrees.map { $0 + 2 }
  }

  func range(of variable: Int) -> Range<Int> {
    let start = Int(starts[variable])
    return start..<start + Int(counts[variable])
  }

  mutating func insert(_ row: Int, into variable: Int) {
    if counts[variable] == capacities[variable] { move(variable) }
    rows[Int(starts[variable] + counts[variable])] = Int32(row)
    counts[variable] += 1
    degrees[variable] += 1
  }

  /// Gives a full list twice the place at the end.
  private mutating func move(_ variable: Int) {
    let old = range(of: variable)
    starts[variable] = Int32(rows.count)
    capacities[variable] = Int32(2 * old.count + 2)
    for index in old { rows.append(rows[index]) }
    rows.append(contentsOf: repeatElement(0, count: old.count + 2))
  }
}
