/// Accuracy: the rows that hold exactly are looked at as they were added, and what elimination and
/// pivots lost is put back by one step of iterative refinement.
extension Plan {
  /// Whether the values are good now.
  func refine(_ values: inout [Double], _ table: RowTable) -> Bool {
    var residuals = [Double](repeating: 0, count: table.count)
    if residual(&residuals, values, table) <= Tolerance.residual { return true }
    let correction = response(to: residuals, count: table.variableCount)
    for variable in 0..<values.count { values[variable] -= correction[variable] }
    return residual(&residuals, values, table) <= Tolerance.feasibility * 0.01
  }

  /// How far the exact rows are missed, at most.
  private func residual(
    _ residuals: inout [Double], _ values: [Double], _ table: RowTable
  ) -> Double {
    var largest = 0.0
    for pivot in reduction.pivots {
      let row = Int(pivot.row)
      residuals[row] = table.residual(of: row, at: values)
      largest = max(largest, abs(residuals[row]))
    }
    for parameter in components.lone where parameter.value.row >= 0 {
      let row = Int(parameter.value.row)
      residuals[row] = table.residual(of: row, at: values)
      largest = max(largest, abs(residuals[row]))
    }
    for tableau in components.tableaus {
      for name in tableau.nonbasic where Int(name) >= tableau.width {
        let row = Int(tableau.row(of: name))
        residuals[row] = table.residual(of: row, at: values)
        largest = max(largest, abs(residuals[row]))
      }
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
    for tableau in components.tableaus { tableau.writeResponse(to: constants, &values) }
    reduction.postsolve(&values, constants: constants)
    return values
  }
}

extension Tableau {
  /// Fills in the parameters.
  func write(to values: inout [Double]) {
    for column in 0..<width where Int(nonbasic[column]) < width {
      values[Int(parameters[Int(nonbasic[column])])] = 0
    }
    for place in 0..<height where Int(basic[place]) < width {
      values[Int(parameters[Int(basic[place])])] = self.values[place]
    }
  }

  /// Fills in the change of the parameters with the constants of the nonbasic rows.
  func writeResponse(to constants: [Double], _ values: inout [Double]) {
    for place in 0..<height where Int(basic[place]) < width {
      var sum = 0.0
      for column in 0..<width where Int(nonbasic[column]) >= width {
        sum += entries[place * width + column] * constants[Int(row(of: nonbasic[column]))]
      }
      values[Int(parameters[Int(basic[place])])] = sum
    }
  }
}
