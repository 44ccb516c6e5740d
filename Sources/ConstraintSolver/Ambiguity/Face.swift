/// Step 7: what the best solutions leave open.
///
/// The best points are a polyhedron. It is described by the columns that may still move, each
/// shifted by some amount from the solution at hand, and by limits, which are rows held to one side.
/// Every open variable is its value plus a form over the shifts.
///
/// Invariant: no shift at all is within all bounds and limits.
struct Face {
  struct FormTerm: Hashable {
    var column: Int32
    var coefficient: Double
  }

  /// `value` plus the form is at least 0, or at most 0.
  struct Limit {
    var form: [FormTerm]
    var value: Double
    var isFloor: Bool
  }

  /// How far each column may be shifted.
  private(set) var columns: [Interval] = []
  private(set) var limits: [Limit] = []
  private(set) var forms: [[FormTerm]] = []
  /// The form of each variable, -1 for those that are determined.
  private var formNumbers: [Int32] = []

  /// - Parameter throughTies: what ties leave of the best points, not all of them.
  init(
    _ reduction: Reduction, _ components: Components, _ values: [Double], throughTies: Bool
  ) {
    formNumbers = [Int32](repeating: -1, count: values.count)
    for parameter in components.lone {
      let interval = throughTies ? parameter.chosen : parameter.interval
      guard !interval.isPoint else { continue }
      let value = values[Int(parameter.variable)]
      addColumn(
        parameter.variable,
        Interval(lower: interval.lower - value, upper: interval.upper - value))
    }
    for tableau in components.tableaus {
      add(tableau, tableau.openColumns(throughTies: throughTies))
    }
    for variable in components.unused { addColumn(variable, Interval()) }
    guard !columns.isEmpty else { return }
    for index in stride(from: reduction.pivots.count - 1, through: 0, by: -1) {
      addForm(of: reduction.pivots[index], reduction)
    }
  }

  /// The form of a variable, nil where it is determined.
  func form(of variable: Int) -> [FormTerm]? {
    formNumbers[variable] < 0 ? nil : forms[Int(formNumbers[variable])]
  }

  private mutating func addColumn(_ variable: Int32, _ bounds: Interval) {
    setForm([FormTerm(column: Int32(columns.count), coefficient: 1)], of: variable)
    columns.append(bounds)
  }

  private mutating func setForm(_ form: [FormTerm], of variable: Int32) {
    guard !form.isEmpty else { return }
    formNumbers[Int(variable)] = Int32(forms.count)
    forms.append(form)
  }

  private mutating func add(_ tableau: Tableau, _ openColumns: [Tableau.OpenColumn]) {
    guard !openColumns.isEmpty else { return }
    let first = columns.count
    for column in openColumns {
      let name = Int(tableau.nonbasic[column.place])
      let number = Int32(columns.count)
      if tableau.isParameter(name) {
        setForm(
          [FormTerm(column: number, coefficient: tableau.units[name])],
          of: tableau.parameters[name])
      }
      columns.append(column.reach)
    }
    for place in 0..<tableau.height {
      var form: [FormTerm] = []
      for (index, column) in openColumns.enumerated() {
        let coefficient = tableau.matrix[place, column.place]
        guard coefficient != 0 else { continue }
        form.append(FormTerm(column: Int32(first + index), coefficient: coefficient))
      }
      if form.isEmpty { continue }
      let (low, high) = (tableau.lows[place], tableau.highs[place])
      let value = tableau.values[place]
      if low.isFinite { addLimit(Limit(form: form, value: value - low, isFloor: true)) }
      if high.isFinite { addLimit(Limit(form: form, value: value - high, isFloor: false)) }
      let name = Int(tableau.basic[place])
      if tableau.isParameter(name) {
        for index in form.indices { form[index].coefficient *= tableau.units[name] }
        setForm(form, of: tableau.parameters[name])
      }
    }
  }

  /// A limit of one column is a bound of it.
  private mutating func addLimit(_ limit: Limit) {
    guard limit.form.count == 1 else {
      limits.append(limit)
      return
    }
    let term = limit.form[0]
    let bound = -limit.value / term.coefficient
    let column = Int(term.column)
    if limit.isFloor == (term.coefficient > 0) {
      columns[column].lower = max(columns[column].lower, min(bound, 0))
    } else {
      columns[column].upper = min(columns[column].upper, max(bound, 0))
    }
  }

  private mutating func addForm(of pivot: Reduction.Pivot, _ reduction: Reduction) {
    var form: [FormTerm] = []
    for position in reduction.range(of: Int(pivot.row)) {
      let entry = reduction.entries[position]
      let number = formNumbers[Int(entry.column)]
      guard number >= 0, entry.column != pivot.variable else { continue }
      let factor = -entry.coefficient / pivot.coefficient
      form = Self.sum(form, forms[Int(number)], times: factor)
    }
    setForm(form, of: pivot.variable)
  }

  /// Forms are ascending by column.
  private static func sum(
    _ first: [FormTerm], _ second: [FormTerm], times factor: Double
  ) -> [FormTerm] {
    var sum: [FormTerm] = []
    sum.reserveCapacity(first.count + second.count)
    var index = 0
    for term in second {
      while index < first.count, first[index].column < term.column {
        sum.append(first[index])
        index += 1
      }
      let amount = term.coefficient * factor
      var coefficient = amount
      if index < first.count, first[index].column == term.column {
        coefficient += first[index].coefficient
        index += 1
        // What cancels but for rounding is gone; what is small alone may have far to go.
        if abs(coefficient) <= Tolerance.cancellation * abs(amount) { continue }
      }
      sum.append(FormTerm(column: term.column, coefficient: coefficient))
    }
    sum.append(contentsOf: first[index...])
    return sum
  }
}
