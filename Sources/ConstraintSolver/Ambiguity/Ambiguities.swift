/// The ranges of the open variables, and the values they are given.
///
/// Columns that no variable and no limit ties together are open independently. In each group the
/// variables are brought, in index order, as near to 0 as those before them leave; that makes the
/// solution one, whatever the order of rows and edits.
extension Face {
  /// The variables that have a range, ascending.
  func ambiguities(at values: [Double]) -> [Ambiguity] {
    guard !columns.isEmpty else { return [] }
    var found: [Ambiguity] = []
    let groups = FaceGroups(self, variableCount: values.count)
    for group in 0..<groups.count {
      let variables = groups.variables.items(of: group)
      var polyhedron = polyhedron(of: groups, group)
      for variable in variables {
        guard let form = form(of: Int(variable)) else { continue }
        let shifts = polyhedron?.range(of: form) ?? range(of: form)
        guard !shifts.isPoint else { continue }
        found.append(Ambiguity(variable, around: values[Int(variable)], shifts))
      }
    }
    return found.sorted { $0.variable.index < $1.variable.index }
  }

  /// Gives the open variables their values.
  func settle(_ values: inout [Double]) {
    guard !columns.isEmpty else { return }
    let groups = FaceGroups(self, variableCount: values.count)
    for group in 0..<groups.count {
      let variables = groups.variables.items(of: group)
      let members = groups.columns.items(of: group)
      if members.count == 1 {
        settleAlone(variables, Int(members[members.startIndex]), &values)
      } else {
        let limits = groups.limits.items(of: group).map { self.limits[Int($0)] }
        var polyhedron = Polyhedron(self, Array(members), limits)
        polyhedron.settle(variables, self, &values)
      }
    }
  }

  /// What ties the columns of a group together, nil where each is free within its own bounds.
  private func polyhedron(of groups: FaceGroups, _ group: Int) -> Polyhedron? {
    let limits = groups.limits.items(of: group)
    guard !limits.isEmpty else { return nil }
    return Polyhedron(
      self, Array(groups.columns.items(of: group)), limits.map { self.limits[Int($0)] })
  }

  /// One column: every variable is a multiple of its shift.
  private func settleAlone(
    _ variables: ArraySlice<Int32>, _ column: Int, _ values: inout [Double]
  ) {
    let bounds = columns[column]
    guard let first = variables.first, let leader = form(of: Int(first))?.first else { return }
    let wished = -values[Int(first)] / leader.coefficient
    let shift = min(max(wished, bounds.lower), bounds.upper)
    for variable in variables {
      guard let form = form(of: Int(variable)) else { continue }
      values[Int(variable)] += form[0].coefficient * shift
    }
  }

  /// The range of a form while each column is free within its bounds.
  private func range(of form: [FormTerm]) -> Interval {
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
}

extension Ambiguity {
  fileprivate init(_ variable: Int32, around value: Double, _ shifts: Interval) {
    let lower = value + shifts.lower + 0
    let upper = value + shifts.upper + 0
    self.init(
      variable: Variable(index: Int(variable)),
      lower: lower.isFinite ? lower : nil, upper: upper.isFinite ? upper : nil)
  }
}
