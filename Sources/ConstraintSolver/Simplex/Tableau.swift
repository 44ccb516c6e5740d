/// Step 4: a component of several variables, as a simplex tableau.
///
/// Every form is one variable with a convex, piecewise linear cost; there are no slack or error
/// columns. Rows of one parameter alone are bends of the parameter itself, so a column of many views
/// whose heights one sum ties takes one line, not one a view. Names: `0..<width` are the parameters,
/// then come the forms of rows.
///
/// Invariant: every basic place `r` has `u(basic[r]) = Σ matrix[r, j] · u(nonbasic[j])`; a nonbasic
/// variable stands at its home bend, which is 0 for a parameter without rows of its own; `values[r]`
/// is the value of `basic[r]`, and `lows[r]` and `highs[r]` are the bends around its segment.
struct Tableau: Sendable {
  let parameters: [Int32]
  /// How much of its variable a unit of each parameter is.
  private(set) var units: [Double] = []
  let width: Int
  private(set) var matrix: DenseMatrix
  var values: [Double] = []
  var lows: [Double] = []
  var highs: [Double] = []
  private(set) var basic: [Int32] = []
  private(set) var nonbasic: [Int32]
  /// Where each name stands: its basic place, or -1 less its column.
  private(set) var places: [Int32] = []
  var forms: [Form] = []
  var bends: [Bend] = []
  /// Priorities, descending.
  private(set) var levels: [Double] = []
  /// Whether the basis is that of a solution.
  var isSolved = false
  /// Indicates whether the parameters left the bends at which they begin.
  var isStarted = false
  /// Whether nothing is left open, by levels or by ties.
  var isSettled = false
  /// Indicates whether the levels alone leave nothing open, so that nothing is ambiguous.
  var isDetermined = false
  /// What a rise and a fall of each column cost, level by level and last for ties, for `restore`.
  var costs: ColumnCosts?
  /// How often values followed bends without being computed anew.
  var shiftCount = 0

  init(
    _ rows: ArraySlice<Int32>, _ variables: ArraySlice<Int32>, _ reduction: Reduction,
    _ table: RowTable, _ ties: TieOrder, place: [Int32], _ gathering: inout FormGathering
  ) {
    gathering.gather(rows, reduction, place: place)
    let units = gathering.scale(parameterCount: variables.count)
    self.init(Array(variables), reserving: gathering.count, bends: rows.count)
    self.units = units
    levels.reserveCapacity(4)
    for row in rows { addLevel(table.records[Int(row)].priority) }
    let ownForms = gathering.ownForms(parameterCount: width)
    for parameter in 0..<width {
      guard ownForms[parameter] >= 0 else {
        addParameter(Interval())
        continue
      }
      let form = Int(ownForms[parameter])
      let unit = gathering.terms(of: form).first?.coefficient ?? 1
      addBends(of: form, times: unit, rows, table, ties, gathering)
      forms.append(formOfLast(gathering.rows(of: form).count))
    }
    for form in 0..<gathering.count where gathering.terms(of: form).count > 1 {
      addBends(of: form, times: 1, rows, table, ties, gathering)
      addForm(of: gathering.rows(of: form).count)
      for term in gathering.terms(of: form) {
        matrix.add(term.coefficient, at: Int(term.column), to: height - 1)
      }
    }
  }

  /// Adds the bends of the rows of a form, which is a multiple of the variable that has them.
  private mutating func addBends(
    of form: Int, times factor: Double, _ rows: ArraySlice<Int32>, _ table: RowTable,
    _ ties: TieOrder, _ gathering: FormGathering
  ) {
    for index in gathering.rows(of: form) {
      let row = rows[rows.startIndex + Int(index)]
      let level = place(ofLevel: table.records[Int(row)].priority)
      let coefficient = factor * gathering.factor(of: Int(index))
      bends.append(Bend(row, times: coefficient, level: Int32(level), table, ties))
    }
  }

  /// A tableau without rows.
  ///
  /// - Parameter bounds: how far each parameter may go; 0 is within.
  init(parameters: [Int32], bounds: [Interval]) {
    self.init(parameters, reserving: 0, bends: 2 * parameters.count)
    units = [Double](repeating: 1, count: parameters.count)
    for interval in bounds { addParameter(interval) }
  }

  /// A tableau of parameters that have no form yet.
  private init(_ parameters: [Int32], reserving height: Int, bends bendCount: Int) {
    self.parameters = parameters
    width = parameters.count
    matrix = DenseMatrix(width: width, reserving: height)
    nonbasic = (0..<Int32(width)).map { $0 }
    places.reserveCapacity(width + height)
    for index in 0..<Int32(width) { places.append(-1 - index) }
    basic.reserveCapacity(height)
    values.reserveCapacity(height)
    lows.reserveCapacity(height)
    highs.reserveCapacity(height)
    forms.reserveCapacity(width + height)
    bends.reserveCapacity(width + bendCount)
  }

  private mutating func addParameter(_ bounds: Interval) {
    let start = bends.count
    if bounds.lower < 0, bounds.lower.isFinite { bends.append(Bend(position: bounds.lower)) }
    let home = bends.count
    bends.append(Bend(position: 0))
    if bounds.upper > 0, bounds.upper.isFinite { bends.append(Bend(position: bounds.upper)) }
    var form = Form(start: start, end: bends.count, home: home)
    if bounds.lower.isFinite { form.floor = start }
    if bounds.upper.isFinite { form.ceiling = bends.count - 1 }
    forms.append(form)
  }

  /// How many variables are basic.
  var height: Int { basic.count }

  /// Adds a basic form of the last bends.
  private mutating func addForm(of count: Int) {
    matrix.appendRow()
    places.append(Int32(basic.count))
    basic.append(Int32(forms.count))
    forms.append(formOfLast(count))
    values.append(0)
    lows.append(-.infinity)
    highs.append(.infinity)
  }

  /// A form of the last bends.
  private func formOfLast(_ count: Int) -> Form {
    let start = bends.count - count
    var form = Form(start: start, end: bends.count, home: start)
    for bend in bends[start...] { form.mark(bend.level) }
    return form
  }

  private mutating func addLevel(_ priority: Double) {
    let place = place(ofLevel: priority)
    if place == levels.count || levels[place] != priority { levels.insert(priority, at: place) }
  }

  /// The place that a priority has, or would have, among the levels.
  private func place(ofLevel priority: Double) -> Int {
    var (start, end) = (0, levels.count)
    while start < end {
      let middle = (start + end) / 2
      if levels[middle] > priority { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// Exchanges a basic variable, which comes to stand at a bend, with a nonbasic one at a value in a
  /// segment; the values of all others are as they will be, and `work.spots` are where the column
  /// stands.
  mutating func pivot(
    _ place: Int, _ column: Int, home: Int, value: Double, segment: Int, _ work: inout Workspace
  ) {
    matrix.pivot(place, column, work.spots, &work.terms)
    work.moves += 1
    let (leaving, entering) = (Int(basic[place]), Int(nonbasic[column]))
    basic[place] = Int32(entering)
    nonbasic[column] = Int32(leaving)
    places[entering] = Int32(place)
    places[leaving] = Int32(-1 - column)
    setHome(home, of: leaving)
    values[place] = value
    lows[place] = -.infinity
    highs[place] = .infinity
    setSegment(segment, at: place)
  }

  // MARK: - A form for a while

  /// Adds a form over the parameters, basic, whatever the basis is now; its bend is the last.
  mutating func append(_ terms: [(parameter: Int, coefficient: Double)], _ bend: Bend) {
    var value = 0.0
    bends.append(bend)
    addForm(of: 1)
    for (parameter, coefficient) in terms {
      let place = Int(places[parameter])
      value += coefficient * self.value(ofParameter: parameter)
      if place < 0 {
        matrix.add(coefficient, at: -1 - place, to: height - 1)
      } else {
        matrix.add(coefficient, of: place, to: height - 1)
      }
    }
    values[height - 1] = value
    setSegment(bends.count - (value > bend.position ? 0 : 1), at: height - 1)
  }

  /// Lets the form added last go no farther than its bend.
  mutating func limitLast(isFloor: Bool) {
    let bend = bends.count - 1
    if isFloor {
      forms[forms.count - 1].floor = bend
    } else {
      forms[forms.count - 1].ceiling = bend
    }
    setSegment(isFloor ? bend + 1 : bend, at: height - 1)
  }

  /// Lets the form added last, wherever it stands, cost no more.
  mutating func silenceLast() {
    (bends[bends.count - 1].tieBelow, bends[bends.count - 1].tieAbove) = (0, 0)
  }

  /// Takes the form added last away, which no pivot has touched, and returns its value.
  mutating func removeLast() -> Double {
    matrix.removeLastRow()
    basic.removeLast()
    places.removeLast()
    forms.removeLast()
    bends.removeLast()
    lows.removeLast()
    highs.removeLast()
    return values.removeLast()
  }

  /// The value of a parameter, in its units.
  func value(ofParameter parameter: Int) -> Double {
    places[parameter] < 0 ? home(of: parameter) : values[Int(places[parameter])]
  }
}
