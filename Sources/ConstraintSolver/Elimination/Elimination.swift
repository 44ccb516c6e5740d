/// Step 1: each required equality is solved for one variable, which leaves every other row.
///
/// The cheapest pivot goes first, by Markowitz's count of the fill it can cause, among coefficients
/// that are not small in their row. Constants, aliases and chains cause no fill and go first.
/// Constants are not looked at: the same reduction serves every constant.
///
/// Invariant: `degree` is the number of open rows with a variable, and its list holds at least
/// those rows; entries of rows that lost the variable stay until the list is read.
struct Elimination {
  /// What is known of a row beside its terms.
  private struct Note {
    /// The largest coefficient it ever had, against which rounding is told.
    var scale = 0.0
    var capacity: Int32
    /// The last pivot that was substituted into it.
    var lastPivot: Int32 = -1
  }

  private var reduction: Reduction
  private let threshold: Double
  private var notes: [Note]
  private var columns: ColumnLists
  private var queue = PivotQueue()

  /// - Parameter threshold: the least size of a pivot relative to the largest of its row.
  static func reduction(of table: RowTable, threshold: Double) -> Reduction {
    var elimination = Elimination(table, threshold: threshold)
    elimination.run()
    return elimination.reduction
  }

  private init(_ table: RowTable, threshold: Double) {
    var places: [Reduction.Place] = []
    var notes: [Note] = []
    places.reserveCapacity(table.count)
    notes.reserveCapacity(table.count)
    for record in table.records {
      let count = record.isIncluded ? record.count : 0
      places.append(
        Reduction.Place(
          start: record.start, count: count, isDone: !record.isIncluded,
          isEquality: record.relation == .equal && record.priority >= Priority.required))
      notes.append(Note(capacity: count))
    }
    reduction = Reduction(entries: table.terms, places: places)
    self.threshold = threshold
    self.notes = notes
    columns = ColumnLists(reduction, variableCount: table.variableCount)
  }

  private mutating func run() {
    var row = reduction.rowCount
    while row > 0 {
      row -= 1
      let place = reduction.places[row]
      if place.isEquality, !place.isDone { queue.insert(row, cost: best(row).cost) }
    }
    while let (row, queuedCost) = queue.next() {
      guard !reduction.places[row].isDone else { continue }
      let (cost, position) = best(row)
      guard position >= 0 else {
        reduction.places[row].isDone = true
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
    let terms = reduction.range(of: row)
    var largest = 0.0
    for position in terms { largest = max(largest, abs(reduction.entries[position].coefficient)) }
    let least = largest * threshold
    var cost = Int.max
    var best = -1
    var bestColumn = Int32.max
    for position in terms {
      let entry = reduction.entries[position]
      guard abs(entry.coefficient) >= least else { continue }
      let fill = (Int(columns.lists[Int(entry.column)].degree) - 1) * (terms.count - 1)
      if fill < cost || (fill == cost && entry.column < bestColumn) {
        cost = fill
        best = position
        bestColumn = entry.column
      }
    }
    return best < 0 ? (0, -1) : (cost, best)
  }

  private mutating func pivot(_ row: Int, _ position: Int) {
    let (variable, coefficient) =
      (reduction.entries[position].column, reduction.entries[position].coefficient)
    reduction.places[row].isDone = true
    for term in reduction.range(of: row) { leave(Int(reduction.entries[term].column)) }
    reduction.pivots.append(
      Reduction.Pivot(row: Int32(row), variable: variable, coefficient: coefficient))
    guard columns.lists[Int(variable)].degree > 0 else { return }
    let pivotNumber = Int32(reduction.pivots.count)
    for index in columns.range(of: Int(variable)) {
      let target = Int(columns.rows[index])
      guard notes[target].lastPivot != pivotNumber, !reduction.places[target].isDone else {
        continue
      }
      notes[target].lastPivot = pivotNumber
      substitute(row, variable, coefficient, into: target)
    }
    columns.lists[Int(variable)].degree = 0
  }

  /// Counts an open row less.
  ///
  /// The last one, if an equality, can now be solved for the variable at no cost. That peels a chain
  /// from its free end instead of summing it up.
  private mutating func leave(_ variable: Int) {
    columns.lists[variable].degree -= 1
    guard columns.lists[variable].degree == 1 else { return }
    for index in columns.range(of: variable) {
      let row = Int(columns.rows[index])
      let place = reduction.places[row]
      guard place.isEquality, !place.isDone, position(of: Int32(variable), in: row) != nil
      else { continue }
      queue.insert(row, cost: 0)
      return
    }
  }

  private mutating func substitute(
    _ row: Int, _ variable: Int32, _ coefficient: Double, into target: Int
  ) {
    guard let place = position(of: variable, in: target) else { return }
    let factor = reduction.entries[place].coefficient / coefficient
    removeTerm(at: place, of: target)
    makeRoom(for: Int(reduction.places[row].count) - 1, in: target)
    for position in reduction.range(of: row) {
      let entry = reduction.entries[position]
      if entry.column != variable {
        subtract(factor * entry.coefficient, of: entry.column, from: target)
      }
    }
    reduction.steps.append(
      Reduction.Step(target: Int32(target), source: Int32(row), factor: factor))
    if reduction.places[target].isEquality { queue.insert(target, cost: best(target).cost) }
  }

  private mutating func subtract(_ amount: Double, of column: Int32, from target: Int) {
    notes[target].scale = max(notes[target].scale, abs(amount))
    guard let place = position(of: column, in: target) else {
      let end = reduction.range(of: target).upperBound
      reduction.entries[end] = Entry(column: column, coefficient: -amount)
      reduction.places[target].count += 1
      columns.insert(target, into: Int(column))
      return
    }
    let old = reduction.entries[place].coefficient
    let left = old - amount
    let scale = max(notes[target].scale, abs(old))
    notes[target].scale = scale
    guard abs(left) <= Tolerance.cancellation * scale else {
      reduction.entries[place].coefficient = left
      return
    }
    removeTerm(at: place, of: target)
    columns.lists[Int(column)].degree -= 1
  }

  private func position(of column: Int32, in row: Int) -> Int? {
    for position in reduction.range(of: row) where reduction.entries[position].column == column {
      return position
    }
    return nil
  }

  private mutating func removeTerm(at position: Int, of row: Int) {
    let last = reduction.range(of: row).upperBound - 1
    reduction.entries[position] = reduction.entries[last]
    reduction.places[row].count -= 1
  }

  /// Moves a row that may outgrow its place to the end of the table.
  private mutating func makeRoom(for extra: Int, in row: Int) {
    let terms = reduction.range(of: row)
    let needed = terms.count + extra
    guard needed > Int(notes[row].capacity) else { return }
    let capacity = 2 * needed + 2
    reduction.places[row].start = Int32(reduction.entries.count)
    notes[row].capacity = Int32(capacity)
    for position in terms { reduction.entries.append(reduction.entries[position]) }
    reduction.entries.append(
      contentsOf: repeatElement(Entry(column: 0, coefficient: 0), count: capacity - terms.count))
  }
}
