/// Step 3: a component of one variable, in closed form.
///
/// Each row is a kink of a convex, piecewise linear error. Priority by priority the best points are
/// an interval (a weighted median), which narrows the interval the priorities before it left.
///
/// Invariant: bounds stand by descending priority; neither interval is ever empty.
struct LoneParameter: Sendable {
  let variable: Int32
  /// The places of its rows among the bounds of all lone parameters.
  let bounds: Range<Int>
  /// The best values, after `solve`.
  private(set) var interval = Interval()
  /// What ties leave of them.
  private(set) var chosen = Interval()
  private var isSolved = false

  /// - Parameter all: the bounds of the parameters before, to which its own are added.
  init(
    _ variables: ArraySlice<Int32>, _ rows: ArraySlice<Int32>, _ reduction: Reduction,
    _ table: RowTable, _ all: inout [Bound]
  ) {
    variable = variables[variables.startIndex]
    let start = all.count
    for row in rows {
      let record = table.records[Int(row)]
      let coefficient = reduction.entries[reduction.range(of: Int(row)).lowerBound].coefficient
      let (below, above) = record.relation.costs(times: coefficient)
      let bound = Bound(
        row: row, coefficient: coefficient, priority: record.priority,
        weightBelow: below, weightAbove: above)
      // Rows ascend, so equals stay in row order.
      var place = all.count
      while place > start, all[place - 1].priority < bound.priority { place -= 1 }
      if place == all.count { all.append(bound) } else { all.insert(bound, at: place) }
    }
    bounds = start..<all.count
  }

  /// Finds the interval, or the multipliers of two required rows that exclude one another.
  mutating func solve(
    _ all: inout [Bound], _ constants: [Double], _ table: RowTable, _ ties: TieOrder,
    _ work: inout Workspace
  ) -> Certificate? {
    guard takesConstants(&all, constants) || !isSolved else { return nil }
    let oldRow = value.row
    interval = Interval()
    isSolved = false
    var start = bounds.lowerBound
    while start < bounds.upperBound, interval.lower < interval.upper {
      let priority = all[start].priority
      work.kinks.removeAll(keepingCapacity: true)
      while start < bounds.upperBound, all[start].priority == priority {
        work.kinks.append(all[start].kink)
        start += 1
      }
      if priority >= Priority.required {
        if let certificate = require(work.kinks, all) { return certificate }
      } else {
        interval.narrow(to: Interval(best: &work.kinks))
      }
    }
    chosen = interval
    if !interval.isPoint { breakTies(all, table, ties, &work) }
    isSolved = true
    if value.row != oldRow { work.moves += 1 }
    return nil
  }

  /// Decides between the best points: every optional row has its say at once.
  private mutating func breakTies(
    _ all: [Bound], _ table: RowTable, _ ties: TieOrder, _ work: inout Workspace
  ) {
    work.kinks.removeAll(keepingCapacity: true)
    for index in bounds where all[index].priority < Priority.required {
      var kink = all[index].kink
      (kink.below, kink.above) = ties.costs(
        of: Int(kink.row), times: all[index].coefficient, table)
      work.kinks.append(kink)
    }
    if !work.kinks.isEmpty { chosen.narrow(to: Interval(best: &work.kinks)) }
  }

  /// Whether a constant is another than before.
  private func takesConstants(_ all: inout [Bound], _ constants: [Double]) -> Bool {
    var isChanged = false
    for index in bounds {
      let constant = constants[Int(all[index].row)]
      if all[index].constant == constant { continue }
      all[index].constant = constant
      isChanged = true
    }
    return isChanged
  }

  private mutating func require(_ kinks: [Kink], _ all: [Bound]) -> Certificate? {
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
    let lower = coefficient(of: interval.lowerRow, all)
    let upper = coefficient(of: interval.upperRow, all)
    if (interval.lower - interval.upper) * min(abs(lower), abs(upper)) > Tolerance.feasibility {
      return Certificate(multipliers: [
        (interval.lowerRow, 1 / lower), (interval.upperRow, -1 / upper),
      ])
    }
    interval.upper = interval.lower
    return nil
  }

  func coefficient(of row: Int32, _ all: [Bound]) -> Double {
    for index in bounds where all[index].row == row { return all[index].coefficient }
    return 1
  }

  /// The chosen value nearest to 0, and the row that holds it there, if one does.
  var value: (value: Double, row: Int32) {
    if chosen.lower > 0 { return (chosen.lower, chosen.lowerRow) }
    if chosen.upper < 0 { return (chosen.upper, chosen.upperRow) }
    if chosen.lower == chosen.upper { return (chosen.lower, chosen.lowerRow) }
    return (0, -1)
  }
}

/// A row of a lone parameter.
struct Bound: Sendable {
  var row: Int32
  var coefficient: Double
  var priority: Double
  var weightBelow: Double
  var weightAbove: Double
  var constant = 0.0

  var kink: Kink {
    Kink(position: constant / coefficient, below: weightBelow, above: weightAbove, row: row)
  }
}

/// Where the error of a row bends, and its slopes to both sides.
struct Kink: Sendable {
  var position: Double
  var below: Double
  var above: Double
  var row: Int32
}
