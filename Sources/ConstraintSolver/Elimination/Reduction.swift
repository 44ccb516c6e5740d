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

  /// Terms of row `i` as they are left: `starts[i]..<starts[i] + counts[i]`.
  var columns: [Int32]
  var coefficients: [Double]
  var starts: [Int32]
  var counts: [Int32]
  var pivots: [Pivot] = []
  /// In the order done; the source of a step is never a later target.
  var steps: [Step] = []
  /// Required equalities that lost all terms.
  var emptied: [Int32] = []
  /// Rows that take no part any more: pivots, emptied equalities, rows not included.
  var isDone: [Bool]

  func terms(of row: Int) -> Range<Int> {
    let start = Int(starts[row])
    return start..<start + Int(counts[row])
  }

  /// Brings constants of the rows as added to what they are for the rows as left.
  func replay(on constants: inout [Double]) {
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
    for index in stride(from: pivots.count - 1, through: 0, by: -1) {
      let pivot = pivots[index]
      var sum = constants[Int(pivot.row)]
      for position in terms(of: Int(pivot.row)) where columns[position] != pivot.variable {
        sum -= coefficients[position] * values[Int(columns[position])]
      }
      values[Int(pivot.variable)] = sum / pivot.coefficient
    }
  }
}
