/// The ranges of the open variables, and the values they are given.
///
/// Columns that no variable and no limit ties together are open independently. In each group the
/// variables are brought, in index order, as near to 0 as those before them leave; that makes the
/// solution one, whatever the order of rows and edits.
extension Face {
  /// Gives the open variables their values and returns those that have a range.
  func ambiguities(_ values: inout [Double]) -> [Ambiguity] {
    guard !columns.isEmpty else { return [] }
    var found: [Ambiguity] = []
    let groups = FaceGroups(self, variableCount: values.count)
    for group in 0..<groups.count {
      let variables = groups.variables.items(of: group)
      let members = groups.columns.items(of: group)
      if members.count == 1 {
        settleAlone(variables, Int(members[members.startIndex]), &values, &found)
      } else {
        let limits = groups.limits.items(of: group).map { self.limits[Int($0)] }
        var polyhedron = Polyhedron(self, Array(members), limits)
        polyhedron.settle(variables, self, &values, &found)
      }
    }
    return found.sorted { $0.variable.index < $1.variable.index }
  }

  /// One column: every variable is a multiple of its shift.
  private func settleAlone(
    _ variables: ArraySlice<Int32>, _ column: Int, _ values: inout [Double],
    _ found: inout [Ambiguity]
  ) {
    let bounds = columns[column]
    guard let first = variables.first, let leader = form(of: Int(first))?.first else { return }
    let wished = -values[Int(first)] / leader.coefficient
    let shift = min(max(wished, bounds.lower), bounds.upper)
    for variable in variables {
      guard let form = form(of: Int(variable)) else { continue }
      report(variable, range(of: form), values, &found)
      values[Int(variable)] += form[0].coefficient * shift
    }
  }

  /// The range of a form while each column is free within its bounds.
  func range(of form: [FormTerm]) -> Interval {
    var range = Interval(lower: 0, upper: 0)
    for term in form {
      let bounds = columns[Int(term.column)]
      let (low, high) =
        term.coefficient > 0
        ? (bounds.lower, bounds.upper) : (bounds.upper, bounds.lower)
      range.lower += term.coefficient * low
      range.upper += term.coefficient * high
    }
    return range
  }

  func report(
    _ variable: Int32, _ shifts: Interval, _ values: [Double], _ found: inout [Ambiguity]
  ) {
    guard !shifts.isPoint else { return }
    let lower = values[Int(variable)] + shifts.lower + 0
    let upper = values[Int(variable)] + shifts.upper + 0
    found.append(
      Ambiguity(
        variable: Variable(index: Int(variable)),
        lower: lower.isFinite ? lower : nil, upper: upper.isFinite ? upper : nil))
  }
}

/// The columns of a face by what ties them together; variables ascend within a group.
private struct FaceGroups {
  private(set) var count = 0
  let columns: Groups
  let variables: Groups
  let limits: Groups

  init(_ face: Face, variableCount: Int) {
    var forest = Forest(count: face.columns.count)
    for form in face.forms + face.limits.map(\.form) {
      for term in form { forest.join(form[0].column, term.column) }
    }
    var numbers = [Int32](repeating: -1, count: face.columns.count)
    var columnList: [(item: Int32, group: Int32)] = []
    for column in 0..<face.columns.count {
      let root = Int(forest.root(of: Int32(column)))
      if numbers[root] < 0 {
        numbers[root] = Int32(count)
        count += 1
      }
      columnList.append((Int32(column), numbers[root]))
    }
    var variableList: [(item: Int32, group: Int32)] = []
    for variable in 0..<variableCount {
      guard let form = face.form(of: variable) else { continue }
      variableList.append((Int32(variable), numbers[Int(forest.root(of: form[0].column))]))
    }
    var limitList: [(item: Int32, group: Int32)] = []
    for (index, limit) in face.limits.enumerated() {
      limitList.append((Int32(index), numbers[Int(forest.root(of: limit.form[0].column))]))
    }
    columns = Groups(columnList, count: count)
    variables = Groups(variableList, count: count)
    limits = Groups(limitList, count: count)
  }
}
