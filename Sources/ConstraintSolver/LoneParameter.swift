/// Step 3: a component of one variable, in closed form.
///
/// Each row is a kink of a convex, piecewise linear error. Priority by priority the best points are
/// an interval (a weighted median), which narrows the interval the priorities before it left.
///
/// Invariant: rows stand by descending priority; the interval is never empty.
struct LoneParameter: Sendable {
  let variable: Int32
  private let rows: [Bound]
  /// The best values, after `solve`.
  private(set) var interval = Interval()

  private struct Bound: Sendable {
    var row: Int32
    var coefficient: Double
    var priority: Double
    var weightBelow: Double
    var weightAbove: Double
  }

  init(
    _ variables: ArraySlice<Int32>, _ rows: ArraySlice<Int32>, _ reduction: Reduction,
    _ table: RowTable
  ) {
    variable = variables[variables.startIndex]
    var bounds: [Bound] = []
    bounds.reserveCapacity(rows.count)
    for row in rows {
      let coefficient = reduction.coefficients[Int(reduction.starts[Int(row)])]
      let (below, above) = Self.weights(table.relations[Int(row)], coefficient)
      bounds.append(
        Bound(
          row: row, coefficient: coefficient, priority: table.priorities[Int(row)],
          weightBelow: below, weightAbove: above))
    }
    bounds.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.row < $1.row }
    self.rows = bounds
  }

  /// What a point costs the row below its kink and above it.
  private static func weights(_ relation: Relation, _ coefficient: Double) -> (Double, Double) {
    let size = abs(coefficient)
    switch relation {
    case .equal: return (size, size)
    case .atMost: return coefficient > 0 ? (0, size) : (size, 0)
    case .atLeast: return coefficient > 0 ? (size, 0) : (0, size)
    }
  }

  /// Finds the interval, or the multipliers of two required rows that exclude one another.
  mutating func solve(_ constants: [Double], _ work: inout Workspace) -> Certificate? {
    interval = Interval()
    var start = 0
    while start < rows.count, interval.lower < interval.upper {
      var end = start
      work.kinks.removeAll(keepingCapacity: true)
      while end < rows.count, rows[end].priority == rows[start].priority {
        let row = rows[end]
        work.kinks.append(
          Kink(
            position: constants[Int(row.row)] / row.coefficient, below: row.weightBelow,
            above: row.weightAbove, row: row.row))
        end += 1
      }
      if rows[start].priority >= Priority.required {
        if let certificate = require(work.kinks) { return certificate }
      } else {
        interval.narrow(to: Interval(best: &work.kinks))
      }
      start = end
    }
    return nil
  }

  private mutating func require(_ kinks: [Kink]) -> Certificate? {
    for kink in kinks {
      if kink.above > 0, kink.position < interval.upper {
        interval.upper = kink.position
        interval.upperRow = kink.row
      }
      if kink.below > 0, kink.position > interval.lower {
        interval.lower = kink.position
        interval.lowerRow = kink.row
      }
    }
    guard interval.lower > interval.upper else { return nil }
    let lower = coefficient(of: interval.lowerRow)
    let upper = coefficient(of: interval.upperRow)
    if (interval.lower - interval.upper) * min(abs(lower), abs(upper)) > Tolerance.feasibility {
      return Certificate(multipliers: [
        (interval.lowerRow, 1 / lower), (interval.upperRow, -1 / upper),
      ])
    }
    interval.upper = interval.lower
    return nil
  }

  func coefficient(of row: Int32) -> Double {
    for bound in rows where bound.row == row { return bound.coefficient }
    return 1
  }

  /// The value nearest to 0, and the row that holds it there, if one does.
  var value: (value: Double, row: Int32) {
    if interval.lower > 0 { return (interval.lower, interval.lowerRow) }
    if interval.upper < 0 { return (interval.upper, interval.upperRow) }
    if interval.lower == interval.upper { return (interval.lower, interval.lowerRow) }
    return (0, -1)
  }
}

/// Where the error of a row bends, and its slopes to both sides.
struct Kink: Sendable {
  var position: Double
  var below: Double
  var above: Double
  var row: Int32
}
