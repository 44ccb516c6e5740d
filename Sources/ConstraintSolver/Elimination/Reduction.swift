/// The rows after every required equality was solved for one of its variables.
///
/// Invariant: a variable that a pivot row was solved for appears in no row that is left, and in
/// pivot rows only of earlier pivots; so values follow by going through the pivots backwards.
struct Reduction: Sendable {
  /// The equality `row` determines `variable`, which stands in it with `coefficient`.
  struct Pivot: Sendable {
    var row: Int32
    var variable: Int32
    var coefficient: Double
  }

  /// `factor` times row `source` was taken from row `target`.
  struct Step: Sendable {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// Terms of the rows as they are left.
  private(set) var entries: [Entry]
  private let places: [SparseMatrix.Place]
  /// By row: whether it takes part no more: a pivot, an emptied equality, one not included.
  private(set) var isDone: [Bool]
  private(set) var pivots: [Pivot]
  /// The rows of pivots that are not as they were added; `postsolve` keeps the others exactly.
  private(set) var changedPivotRows: [Int32] = []
  /// In the order done; the source of a step is never a later target.
  private(set) var steps: [Step]
  /// Required equalities that lost all terms.
  private(set) var emptied: [Int32]
  /// Required equalities that were left out, since they all but cancelled.
  private(set) var faint: [Int32]

  init(
    _ matrix: SparseMatrix, isDone: [Bool], pivots: [Pivot], steps: [Step], emptied: [Int32],
    faint: [Int32]
  ) {
    (entries, places) = (matrix.entries, matrix.places)
    (self.isDone, self.pivots, self.steps) = (isDone, pivots, steps)
    (self.emptied, self.faint) = (emptied, faint)
    var isChanged = [Bool](repeating: false, count: places.count)
    for index in 0..<steps.count { isChanged[Int(steps[index].target)] = true }
    for index in 0..<pivots.count where isChanged[Int(pivots[index].row)] {
      changedPivotRows.append(pivots[index].row)
    }
  }

  var rowCount: Int { places.count }

  func range(of row: Int) -> Range<Int> {
    let place = places[row]
    return Int(place.start)..<Int(place.start + place.count)
  }

  /// Brings constants of the rows as added to what they are for the rows as left.
  func replay(on constants: inout [Double]) {
    var constants = constants.mutableSpan
    for index in 0..<steps.count {
      let step = steps[index]
      constants[Int(step.target)] -= step.factor * constants[Int(step.source)]
    }
  }

  /// Brings multipliers of the rows as left to multipliers of the rows as added: `replay` backwards.
  func unwind(_ multipliers: inout [Double]) {
    for index in stride(from: steps.count - 1, through: 0, by: -1) {
      let step = steps[index]
      multipliers[Int(step.source)] -= step.factor * multipliers[Int(step.target)]
    }
  }

  /// Fills in the variables that were solved for, from those left and from replayed constants.
  func postsolve(_ values: inout [Double], constants: [Double]) {
    var values = values.mutableSpan
    var index = pivots.count
    while index > 0 {
      index -= 1
      let pivot = pivots[index]
      var sum = constants[Int(pivot.row)]
      for position in range(of: Int(pivot.row)) {
        let entry = entries[position]
        if entry.column != pivot.variable { sum -= entry.coefficient * values[Int(entry.column)] }
      }
      values[Int(pivot.variable)] = sum / pivot.coefficient
    }
  }
}
