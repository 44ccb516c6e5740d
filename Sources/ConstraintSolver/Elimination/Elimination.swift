/// Step 1: each required equality is solved for one variable, which leaves every other row.
///
/// The cheapest pivot goes first, by Markowitz's count of the fill it can cause, among coefficients
/// that are not small in their row. Constants, aliases and chains cause no fill and go first.
/// Constants are not looked at: the same reduction serves every constant.
///
/// Invariant: `degrees[v]` is the number of open rows with variable `v`, and the list of `v` holds
/// at least those rows; entries of rows that lost the variable stay until the list is read.
struct Elimination {
  private var reduction: Reduction
  private let isEquality: [Bool]
  private let threshold: Double
  /// The largest coefficient each row ever had, against which rounding is told.
  private var scales: [Double]
  private var capacities: [Int32]
  private var columns: ColumnLists
  private var queue = PivotQueue()
  private var lastTarget: [Int32]

  /// - Parameter threshold: the least size of a pivot relative to the largest of its row.
  static func reduction(of table: RowTable, threshold: Double) -> Reduction {
    var elimination = Elimination(table, threshold: threshold)
    elimination.run()
    return elimination.reduction
  }

  private init(_ table: RowTable, threshold: Double) {
    let count = table.count
    var counts = [Int32](repeating: 0, count: count)
    var scales = [Double](repeating: 0, count: count)
    var isEquality = [Bool](repeating: false, count: count)
    for row in 0..<count where table.isIncluded[row] {
      counts[row] = Int32(table.terms(of: row).count)
      isEquality[row] = table.relations[row] == .equal && table.isRequired(row)
      for position in table.terms(of: row) {
        scales[row] = max(scales[row], abs(table.coefficients[position]))
      }
    }
    reduction = Reduction(
      columns: table.columns, coefficients: table.coefficients,
      starts: Array(table.starts.dropLast()), counts: counts,
      isDone: table.isIncluded.map { !$0 })
    self.isEquality = isEquality
    self.threshold = threshold
    self.scales = scales
    capacities = counts
    columns = ColumnLists(reduction, variableCount: table.variableCount)
    lastTarget = [Int32](repeating: -1, count: count)
  }

  private mutating func run() {
    for row in stride(from: isEquality.count - 1, through: 0, by: -1) where isEquality[row] {
      queue.insert(row, cost: best(row).cost)
    }
    while let (row, queuedCost) = queue.next() {
      guard !reduction.isDone[row] else { continue }
      let (cost, position) = best(row)
      guard position >= 0 else {
        reduction.isDone[row] = true
        reduction.emptied.append(Int32(row))
        continue
      }
      guard PivotQueue.bucket(cost) <= queuedCost else {
        queue.insert(row, cost: cost)
        continue
      }
      pivot(row, position)
    }
  }

  /// The cheapest term to solve a row for: (rows with it - 1) × (terms beside it); -1 without terms.
  private func best(_ row: Int) -> (cost: Int, position: Int) {
    let terms = reduction.terms(of: row)
    var largest = 0.0
    for position in terms { largest = max(largest, abs(reduction.coefficients[position])) }
    let least = largest * threshold
    var cost = Int.max
    var best = -1
    for position in terms where abs(reduction.coefficients[position]) >= least {
      let column = reduction.columns[position]
      let fill = (Int(columns.degrees[Int(column)]) - 1) * (terms.count - 1)
      if fill < cost || (fill == cost && column < reduction.columns[best]) {
        cost = fill
        best = position
      }
    }
    return best < 0 ? (0, -1) : (cost, best)
  }

  private mutating func pivot(_ row: Int, _ position: Int) {
    let variable = reduction.columns[position]
    let coefficient = reduction.coefficients[position]
    reduction.isDone[row] = true
    for term in reduction.terms(of: row) { leave(Int(reduction.columns[term])) }
    reduction.pivots.append(
      Reduction.Pivot(row: Int32(row), variable: variable, coefficient: coefficient))
    guard columns.degrees[Int(variable)] > 0 else { return }
    let pivotNumber = Int32(reduction.pivots.count)
    for index in columns.range(of: Int(variable)) {
      let target = Int(columns.rows[index])
      guard lastTarget[target] != pivotNumber, !reduction.isDone[target] else { continue }
      lastTarget[target] = pivotNumber
      substitute(row, variable, coefficient, into: target)
    }
    columns.degrees[Int(variable)] = 0
  }

  /// Counts an open row less.
  ///
  /// The last one, if an equality, can now be solved for the variable at no cost. That peels a chain
  /// from its free end instead of summing it up.
  private mutating func leave(_ variable: Int) {
    columns.degrees[variable] -= 1
    guard columns.degrees[variable] == 1 else { return }
    for index in columns.range(of: variable) {
      let row = Int(columns.rows[index])
      guard isEquality[row], !reduction.isDone[row], place(of: Int32(variable), in: row) != nil
      else { continue }
      queue.insert(row, cost: 0)
      return
    }
  }

  private mutating func substitute(
    _ row: Int, _ variable: Int32, _ coefficient: Double, into target: Int
  ) {
    guard let place = place(of: variable, in: target) else { return }
    let factor = reduction.coefficients[place] / coefficient
    removeTerm(at: place, of: target)
    makeRoom(for: Int(reduction.counts[row]) - 1, in: target)
    for position in reduction.terms(of: row) where reduction.columns[position] != variable {
      subtract(
        factor * reduction.coefficients[position], of: reduction.columns[position], from: target)
    }
    reduction.steps.append(
      Reduction.Step(target: Int32(target), source: Int32(row), factor: factor))
    if isEquality[target] { queue.insert(target, cost: best(target).cost) }
  }

  private mutating func subtract(_ amount: Double, of column: Int32, from target: Int) {
    scales[target] = max(scales[target], abs(amount))
    guard let place = place(of: column, in: target) else {
      let end = Int(reduction.starts[target] + reduction.counts[target])
      reduction.columns[end] = column
      reduction.coefficients[end] = -amount
      reduction.counts[target] += 1
      columns.insert(target, into: Int(column))
      return
    }
    let left = reduction.coefficients[place] - amount
    guard abs(left) <= Tolerance.cancellation * scales[target] else {
      reduction.coefficients[place] = left
      return
    }
    removeTerm(at: place, of: target)
    columns.degrees[Int(column)] -= 1
  }

  private func place(of column: Int32, in row: Int) -> Int? {
    for position in reduction.terms(of: row) where reduction.columns[position] == column {
      return position
    }
    return nil
  }

  private mutating func removeTerm(at place: Int, of row: Int) {
    let last = Int(reduction.starts[row] + reduction.counts[row]) - 1
    reduction.columns[place] = reduction.columns[last]
    reduction.coefficients[place] = reduction.coefficients[last]
    reduction.counts[row] -= 1
  }

  /// Moves a row that may outgrow its place to the end of the table.
  private mutating func makeRoom(for extra: Int, in row: Int) {
    let needed = Int(reduction.counts[row]) + extra
    guard needed > Int(capacities[row]) else { return }
    let capacity = 2 * needed + 2
    let terms = reduction.terms(of: row)
    reduction.starts[row] = Int32(reduction.columns.count)
    capacities[row] = Int32(capacity)
    for position in terms {
      reduction.columns.append(reduction.columns[position])
      reduction.coefficients.append(reduction.coefficients[position])
    }
    let unused = capacity - terms.count
    reduction.columns.append(contentsOf: repeatElement(0, count: unused))
    reduction.coefficients.append(contentsOf: repeatElement(0, count: unused))
  }
}
