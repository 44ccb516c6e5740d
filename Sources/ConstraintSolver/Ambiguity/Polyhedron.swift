/// A group of open columns that limits or variables tie together, as a tableau of its own.
///
/// Invariant: the tableau's parameters are the shifts of the columns; all its rows are limits.
struct Polyhedron {
  private var tableau: Tableau
  /// The place of each column of the face among the parameters.
  private var places: [Int32: Int32] = [:]
  /// Ranges found so far, by forms whose first coefficient is 1: equal widths have one.
  private var ranges: [[Face.FormTerm]: Interval] = [:]
  private var work = Workspace()

  init(_ face: Face, _ columns: [Int32], _ limits: [Face.Limit]) {
    tableau = Tableau(parameters: columns, height: 0)
    for (place, column) in columns.enumerated() {
      places[column] = Int32(place)
      let bounds = face.columns[Int(column)]
      tableau.states[place].mayFall = bounds.lower < 0
      tableau.states[place].mayRise = bounds.upper > 0
      let form = [Face.FormTerm(column: column, coefficient: 1)]
      if bounds.lower < 0, bounds.lower.isFinite {
        add(Face.Limit(form: form, value: -bounds.lower, isFloor: true))
      }
      if bounds.upper > 0, bounds.upper.isFinite {
        add(Face.Limit(form: form, value: -bounds.upper, isFloor: false))
      }
    }
    for limit in limits { add(limit) }
  }

  private mutating func add(_ limit: Face.Limit) {
    var state = VariableState()
    state.constant = -limit.value
    state.side = limit.isFloor ? 1 : -1
    state.mayFall = !limit.isFloor
    state.mayRise = limit.isFloor
    tableau.append(terms(limit.form), state)
  }

  private func terms(_ form: [Face.FormTerm]) -> [(parameter: Int, coefficient: Double)] {
    form.compactMap { term in
      places[term.column].map { (Int($0), term.coefficient) }
    }
  }

  /// Gives the variables, in index order, the values nearest to 0.
  mutating func settle(_ variables: ArraySlice<Int32>, _ face: Face, _ values: inout [Double]) {
    for variable in variables where !tableau.isSettled {
      guard let form = face.form(of: Int(variable)) else { continue }
      pull(form, values[Int(variable)])
    }
    let shifts = tableau.parameterValues()
    for variable in variables {
      for (parameter, coefficient) in terms(face.form(of: Int(variable)) ?? []) {
        values[Int(variable)] += coefficient * shifts[parameter]
      }
    }
  }

  /// How far a form may be shifted.
  mutating func range(of form: [Face.FormTerm]) -> Interval {
    let scale = form[0].coefficient
    let unit = form.map {
      Face.FormTerm(column: $0.column, coefficient: $0.coefficient / scale)
    }
    let range =
      ranges[unit]
      ?? Interval(lower: -greatest(unit, sign: -1), upper: greatest(unit, sign: 1))
    ranges[unit] = range
    let (first, second) = (range.lower * scale, range.upper * scale)
    return Interval(lower: min(first, second), upper: max(first, second))
  }

  /// The greatest value of `sign` times the form, infinite where there is none.
  private mutating func greatest(_ form: [Face.FormTerm], sign: Double) -> Double {
    var state = VariableState()
    state.costAbove = -sign
    state.costBelow = sign
    tableau.append(terms(form), state)
    let isBounded = tableau.minimise(&work)
    let value = tableau.removeLastRow()
    return isBounded ? sign * value : .infinity
  }

  /// Brings a variable as near to 0 as it may go, and holds it there.
  private mutating func pull(_ form: [Face.FormTerm], _ value: Double) {
    var state = VariableState()
    state.constant = -value
    state.costBelow = 1
    state.costAbove = 1
    tableau.append(terms(form), state)
    guard tableau.canMoveLastRow else {
      _ = tableau.removeLastRow()
      return
    }
    _ = tableau.minimise(&work)
    tableau.freeze(work)
    let name = tableau.states.count - 1
    tableau.states[name].costBelow = 0
    tableau.states[name].costAbove = 0
  }
}

extension Tableau {
  /// Adds a row over the parameters, basic, whatever the basis is now.
  mutating func append(_ terms: [(parameter: Int, coefficient: Double)], _ state: VariableState) {
    var coefficients = [Double](repeating: 0, count: width)
    for (parameter, coefficient) in terms { coefficients[parameter] += coefficient }
    var entries = [Double](repeating: 0, count: width)
    var value = -state.constant
    for column in 0..<width where Int(nonbasic[column]) < width {
      entries[column] += coefficients[Int(nonbasic[column])]
    }
    for place in 0..<height where Int(basic[place]) < width {
      let coefficient = coefficients[Int(basic[place])]
      if coefficient == 0 { continue }
      value += coefficient * values[place]
      for column in 0..<width {
        entries[column] += coefficient * self.entries[place * width + column]
      }
    }
    self.entries.append(contentsOf: entries)
    values.append(value)
    places.append(Int32(height))
    basic.append(Int32(states.count))
    states.append(state)
    _ = states[states.count - 1].settle(at: value)
    height += 1
  }

  /// Whether a column that may move changes the row added last.
  var canMoveLastRow: Bool {
    let start = (height - 1) * width
    for column in 0..<width where abs(entries[start + column]) > Tolerance.cost {
      let state = states[Int(nonbasic[column])]
      if state.mayFall || state.mayRise { return true }
    }
    return false
  }

  /// Takes the row added last away, which no pivot has touched, and returns its value.
  mutating func removeLastRow() -> Double {
    entries.removeLast(width)
    basic.removeLast()
    places.removeLast()
    states.removeLast()
    height -= 1
    return values.removeLast()
  }

  func parameterValues() -> [Double] {
    var found = [Double](repeating: 0, count: width)
    for place in 0..<height where Int(basic[place]) < width {
      found[Int(basic[place])] = values[place]
    }
    return found
  }
}
