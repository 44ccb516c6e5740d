/// Accuracy: the rows that hold exactly are looked at as they were added, and what elimination and
/// pivots lost is put back by one step of iterative refinement.
extension Plan {
  /// Whether the values are good now.
  mutating func refine(_ values: inout [Double], _ table: RowTable) -> Bool {
    var residuals = [Double](repeating: 0, count: table.count)
    if residual(&residuals, values, table) <= Tolerance.residual { return true }
    correct(&values, by: residuals)
    return residual(&residuals, values, table) <= Tolerance.feasibility * 0.01
  }

  /// Takes out what the exact rows are missed by.
  func correct(_ values: inout [Double], by residuals: [Double]) {
    let correction = response(to: residuals, count: values.count)
    for variable in 0..<values.count { values[variable] -= correction[variable] }
  }

  /// Brings the variables that were solved for after those that ties and settling moved.
  func refineSolvedFor(_ values: inout [Double], _ table: RowTable) {
    var residuals = [Double](repeating: 0, count: table.count)
    var largest = 0.0
    for pivot in reduction.pivots {
      largest = max(largest, table.residual(of: Int(pivot.row), into: &residuals, at: values))
    }
    // Less is the rounding of large values, which would only be put elsewhere.
    guard largest > Tolerance.feasibility * 0.01 else { return }
    reduction.replay(on: &residuals)
    var correction = [Double](repeating: 0, count: values.count)
    reduction.postsolve(&correction, constants: residuals)
    for variable in 0..<values.count { values[variable] -= correction[variable] }
  }

  /// How far the exact rows are missed, at most.
  mutating func residual(
    _ residuals: inout [Double], _ values: [Double], _ table: RowTable
  ) -> Double {
    var largest = 0.0
    for row in reduction.changedPivotRows {
      largest = max(largest, table.residual(of: Int(row), into: &residuals, at: values))
    }
    for parameter in components.lone where parameter.value.row >= 0 {
      let row = Int(parameter.value.row)
      largest = max(largest, table.residual(of: row, into: &residuals, at: values))
    }
    for place in components.tableaus.indices {
      largest = max(largest, components.tableaus[place].residual(&residuals, values, table))
    }
    return largest
  }

  /// How the values change with the constants while the exact rows stay exact.
  func response(to change: [Double], count: Int) -> [Double] {
    var constants = change
    reduction.replay(on: &constants)
    var values = [Double](repeating: 0, count: count)
    for parameter in components.lone where parameter.value.row >= 0 {
      let row = parameter.value.row
      values[Int(parameter.variable)] =
        constants[Int(row)] / parameter.coefficient(of: row, components.bounds)
    }
    for place in components.tableaus.indices {
      components.tableaus[place].writeResponse(to: constants, &values)
    }
    reduction.postsolve(&values, constants: constants)
    return values
  }
}

/// What only looks is mutating, too, where each solution does it: a look would count up all arrays.
extension Tableau {
  /// How far the rows that nonbasic forms stand at are missed, at most.
  mutating func residual(
    _ residuals: inout [Double], _ values: [Double], _ table: RowTable
  ) -> Double {
    var largest = 0.0
    for name in nonbasic where !isFree(Int(name)) {
      let row = Int(bends[forms[Int(name)].home].row)
      largest = max(largest, table.residual(of: row, into: &residuals, at: values))
    }
    return largest
  }

  /// Fills in the parameters.
  mutating func write(to values: inout [Double]) {
    for parameter in 0..<width {
      values[Int(parameters[parameter])] = units[parameter] * value(ofParameter: parameter)
    }
  }

  /// Fills in the change of the parameters with the constants.
  func writeResponse(to constants: [Double], _ values: inout [Double]) {
    for parameter in 0..<width {
      let place = Int(places[parameter])
      let rate =
        place < 0 ? rate(of: forms[parameter].home, constants) : rate(at: place, constants)
      values[Int(parameters[parameter])] = units[parameter] * rate
    }
  }

  /// The change of a basic variable with the constants.
  func rate(at place: Int, _ constants: [Double]) -> Double {
    var sum = 0.0
    for column in 0..<width where matrix[place, column] != 0 {
      sum += matrix[place, column] * rate(of: forms[Int(nonbasic[column])].home, constants)
    }
    return sum
  }

  /// The change of a bend's position with the constants.
  func rate(of bend: Int, _ constants: [Double]) -> Double {
    let row = bends[bend].row
    return row < 0 ? 0 : constants[Int(row)] / bends[bend].coefficient
  }
}
