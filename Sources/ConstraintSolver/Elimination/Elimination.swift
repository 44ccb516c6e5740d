/// Step 1: each required equality is solved for one variable, which leaves every other row.
///
/// The cheapest pivot goes first, by Markowitz's count of the fill it can cause, among coefficients
/// that are not small in their row. Constants, aliases and chains cause no fill and go first.
/// Constants are not looked at: the same reduction serves every constant.
///
/// Invariant: the degree of a column is the number of open rows that have it.
struct Elimination {
  private var matrix: SparseMatrix
  private var isDone: [Bool]
  private let isEquality: [Bool]
  private let threshold: Double
  private var queue = PivotQueue()
  private var pivots: [Reduction.Pivot] = []
  private var steps: [Reduction.Step] = []
  private var emptied: [Int32] = []

  /// - Parameter threshold: the least size of a pivot relative to the largest of its row.
  static func reduction(of table: RowTable, threshold: Double) -> Reduction {
    var elimination = Elimination(table, threshold: threshold)
    elimination.run()
    return Reduction(
      elimination.matrix, isDone: elimination.isDone, pivots: elimination.pivots,
      steps: elimination.steps, emptied: elimination.emptied)
  }

  private init(_ table: RowTable, threshold: Double) {
    var places: [SparseMatrix.Place] = []
    var isEquality: [Bool] = []
    places.reserveCapacity(table.count)
    isEquality.reserveCapacity(table.count)
    for record in table.records {
      let count = record.isIncluded ? record.count : 0
      places.append(SparseMatrix.Place(start: record.start, count: count, capacity: count))
      isEquality.append(record.relation == .equal && record.priority >= Priority.required)
    }
    matrix = SparseMatrix(entries: table.terms, places: places, columnCount: table.variableCount)
    isDone = table.records.map { !$0.isIncluded }
    self.isEquality = isEquality
    self.threshold = threshold
  }

  private mutating func run() {
    var row = isEquality.count
    while row > 0 {
      row -= 1
      if isEquality[row], !isDone[row] { queue.insert(row, cost: best(row).cost) }
    }
    while let (row, queuedCost) = queue.next() {
      guard !isDone[row] else { continue }
      let (cost, position) = best(row)
      guard position >= 0 else {
        isDone[row] = true
        emptied.append(Int32(row))
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
    let terms = matrix.range(of: row)
    var largest = 0.0
    for position in terms { largest = max(largest, abs(matrix.entries[position].coefficient)) }
    let least = largest * threshold
    var cost = Int.max
    var best = -1
    var bestColumn = Int32.max
    for position in terms {
      let entry = matrix.entries[position]
      guard abs(entry.coefficient) >= least else { continue }
      let fill = (Int(matrix.columns.lists[Int(entry.column)].degree) - 1) * (terms.count - 1)
      if fill < cost || (fill == cost && entry.column < bestColumn) {
        cost = fill
        best = position
        bestColumn = entry.column
      }
    }
    return best < 0 ? (0, -1) : (cost, best)
  }

  private mutating func pivot(_ row: Int, _ position: Int) {
    let pivot = matrix.entries[position]
    isDone[row] = true
    for term in matrix.range(of: row) { leave(Int(matrix.entries[term].column)) }
    pivots.append(
      Reduction.Pivot(
        row: Int32(row), variable: pivot.column, coefficient: pivot.coefficient))
    let variable = Int(pivot.column)
    guard matrix.columns.lists[variable].degree > 0 else { return }
    for index in matrix.columns.range(of: variable) {
      let target = Int(matrix.columns.rows[index])
      if !isDone[target] { substitute(row, pivot, into: target) }
    }
    matrix.columns.lists[variable].degree = 0
  }

  /// Counts an open row less.
  ///
  /// The last one, if an equality, can now be solved for the variable at no cost. That peels a chain
  /// from its free end instead of summing it up.
  private mutating func leave(_ variable: Int) {
    matrix.columns.lists[variable].degree -= 1
    guard matrix.columns.lists[variable].degree == 1 else { return }
    for index in matrix.columns.range(of: variable) {
      let row = Int(matrix.columns.rows[index])
      guard isEquality[row], !isDone[row], matrix.position(of: Int32(variable), in: row) != nil
      else { continue }
      queue.insert(row, cost: 0)
      return
    }
  }

  private mutating func substitute(_ row: Int, _ pivot: Entry, into target: Int) {
    guard let position = matrix.position(of: pivot.column, in: target) else { return }
    let factor = matrix.entries[position].coefficient / pivot.coefficient
    matrix.substitute(row, times: -factor, for: pivot.column, at: position, in: target)
    steps.append(Reduction.Step(target: Int32(target), source: Int32(row), factor: factor))
    if isEquality[target] { queue.insert(target, cost: best(target).cost) }
  }
}
