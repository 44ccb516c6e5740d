/// Step 1: each required equality is solved for one variable, which leaves every other row.
///
/// The cheapest pivot goes first, by Markowitz's count of the fill it can cause, among coefficients
/// that are not small in their row. Constants, aliases and chains cause no fill and go first. A row
/// that all but cancelled, as one near to parallel to others does, is left out: what rounding left of
/// it must not decide.
/// Constants are not looked at: the same reduction serves every constant.
///
/// Invariant: the degree of a column is the number of open rows that have it.
struct Elimination {
  private var matrix: SparseMatrix
  private var isDone: [Bool]
  private let isEquality: [Bool]
  private let threshold: Double
  private let table: RowTable
  /// By equality: the size of its largest term at first.
  private var sizes: [Double]
  private var queue = PivotQueue()
  private var pivots: [Reduction.Pivot] = []
  private var steps: [Reduction.Step] = []
  private var emptied: [Int32] = []
  private var faint: [Int32] = []

  /// - Parameter threshold: the least size of a pivot relative to the largest of its row.
  static func reduction(of table: RowTable, threshold: Double) -> Reduction {
    var elimination = Elimination(table, threshold: threshold)
    elimination.run()
    return Reduction(
      elimination.matrix, isDone: elimination.isDone, pivots: elimination.pivots,
      steps: elimination.steps, emptied: elimination.emptied, faint: elimination.faint)
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
    self.table = table
    sizes = [Double](repeating: 0, count: table.count)
  }

  private mutating func run() {
    var row = isEquality.count
    while row > 0 {
      row -= 1
      guard isEquality[row], !isDone[row] else { continue }
      let choice = matrix.cheapestTerm(of: row, threshold)
      sizes[row] = choice.largest
      queue.insert(row, cost: choice.cost)
    }
    while let (row, queuedCost) = queue.next() {
      guard !isDone[row] else { continue }
      let choice = matrix.cheapestTerm(of: row, threshold)
      guard choice.position >= 0 else {
        isDone[row] = true
        emptied.append(Int32(row))
        continue
      }
      let cost = Self.cost(of: choice, size: sizes[row])
      guard PivotQueue.bucket(cost) <= queuedCost else {
        queue.insert(row, cost: cost)
        continue
      }
      if cost == Int.max, isFaint(choice, in: row) {
        leaveOut(row)
      } else {
        pivot(row, matrix.lightestTerm(of: row, as: choice, threshold, isDone))
      }
    }
  }

  /// The cost of solving a row for a term; a row that shrank so much that it may be faint comes last.
  ///
  /// - Parameter size: of its largest term at first.
  private static func cost(of choice: SparseMatrix.Choice, size: Double) -> Int {
    choice.largest < Tolerance.faintness * size ? Int.max : choice.cost
  }

  /// Whether all terms of a row but what is left all but cancelled; terms that were small from the
  /// start did not.
  private func isFaint(_ choice: SparseMatrix.Choice, in row: Int) -> Bool {
    let column = matrix.entries[choice.position].column
    return !table.range(of: row).contains { position in
      let term = table.terms[position]
      return term.column == column && abs(term.coefficient) < 2 * choice.largest
    }
  }

  private mutating func leaveOut(_ row: Int) {
    isDone[row] = true
    for term in matrix.range(of: row) { leave(Int(matrix.entries[term].column)) }
    faint.append(Int32(row))
  }

  private mutating func pivot(_ row: Int, _ position: Int) {
    let pivot = matrix.entries[position]
    isDone[row] = true
    for term in matrix.range(of: row) { leave(Int(matrix.entries[term].column)) }
    pivots.append(
      Reduction.Pivot(
        row: Int32(row), variable: pivot.column, coefficient: pivot.coefficient))
    let variable = Int(pivot.column)
    guard matrix.columns.degrees[variable] > 0 else { return }
    var place = matrix.columns.rows.head(of: variable)
    while place >= 0 {
      let link = matrix.columns.rows[place]
      place = link.next
      if !isDone[Int(link.item)] { substitute(row, pivot, into: Int(link.item)) }
    }
    matrix.columns.degrees[variable] = 0
  }

  /// Counts an open row less.
  ///
  /// The last one, if an equality, can now be solved for the variable at no cost. That peels a chain
  /// from its free end instead of summing it up.
  private mutating func leave(_ variable: Int) {
    matrix.columns.degrees[variable] -= 1
    guard matrix.columns.degrees[variable] == 1 else { return }
    var place = matrix.columns.rows.head(of: variable)
    while place >= 0 {
      let link = matrix.columns.rows[place]
      let row = Int(link.item)
      place = link.next
      guard isEquality[row], !isDone[row], matrix.position(of: Int32(variable), in: row) != nil
      else { continue }
      queue.insert(row, cost: 0)
      return
    }
  }

  private mutating func substitute(_ row: Int, _ pivot: Entry, into target: Int) {
    guard let factor = matrix.substitute(row, for: pivot, in: target) else { return }
    steps.append(Reduction.Step(target: Int32(target), source: Int32(row), factor: factor))
    guard isEquality[target] else { return }
    let choice = matrix.cheapestTerm(of: target, threshold)
    queue.insert(target, cost: Self.cost(of: choice, size: sizes[target]))
  }
}
