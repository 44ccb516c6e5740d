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
    tableau = Tableau(parameters: columns, bounds: columns.map { face.columns[Int($0)] })
    for (place, column) in columns.enumerated() { places[column] = Int32(place) }
    for limit in limits {
      tableau.append(terms(limit.form), Bend(position: -limit.value))
      tableau.limitLast(isFloor: limit.isFloor)
    }
  }

  private func terms(_ form: [Face.FormTerm]) -> [(parameter: Int, coefficient: Double)] {
    form.compactMap { term in
      places[term.column].map { (Int($0), term.coefficient) }
    }
  }

  /// Gives the variables, in index order, the values nearest to 0.
  mutating func settle(_ variables: ArraySlice<Int32>, _ face: Face, _ values: inout [Double]) {
    for variable in variables where !tableau.isHeld {
      guard let form = face.form(of: Int(variable)) else { continue }
      pull(form, values[Int(variable)])
    }
    for variable in variables {
      for (parameter, coefficient) in terms(face.form(of: Int(variable)) ?? []) {
        values[Int(variable)] += coefficient * tableau.value(ofParameter: parameter)
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
    // A bend that is never reached makes the cost linear.
    tableau.append(
      terms(form),
      sign > 0
        ? Bend(position: .infinity, below: 1) : Bend(position: -.infinity, above: 1))
    let isBounded = tableau.minimise(tableau.levels.count, &work)
    let value = tableau.removeLast()
    return isBounded ? sign * value : .infinity
  }

  /// Brings a variable as near to 0 as it may go, and holds it there.
  private mutating func pull(_ form: [Face.FormTerm], _ value: Double) {
    tableau.append(terms(form), Bend(position: -value, below: 1, above: 1))
    guard tableau.canMoveLast else {
      _ = tableau.removeLast()
      return
    }
    _ = tableau.minimise(tableau.levels.count, &work)
    tableau.freeze(tableau.levels.count, isRequired: false, work)
    tableau.silenceLast()
  }
}

extension Tableau {
  /// Whether a column that may move changes the form added last.
  fileprivate var canMoveLast: Bool {
    (0..<width).contains { abs(matrix[height - 1, $0]) > Tolerance.cost && !isHeld($0) }
  }
}
