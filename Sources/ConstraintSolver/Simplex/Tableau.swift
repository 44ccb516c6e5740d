/// Step 4: a component of several variables, as a simplex tableau.
///
/// Every row is one variable `s = a·x - b` with a kink at 0; there are no slack or error columns.
/// Names: `0..<width` are the parameters x, `width + k` is the slack of row `k`.
///
/// Invariant: for every basic place `r`, with `u` a parameter or a slack plus its constant,
/// `u(basic[r]) = Σ entries[r·width + j] · u(nonbasic[j])`; nonbasic variables are 0, and
/// `values[r]` is the value of `basic[r]`.
struct Tableau: Sendable {
  let parameters: [Int32]
  private(set) var rows: [Int32]
  let width: Int
  var height: Int
  var entries: [Double]
  var values: [Double]
  var basic: [Int32]
  var nonbasic: [Int32]
  /// Where each name stands: its basic place, or -1 less its column.
  var places: [Int32]
  var states: [VariableState]
  /// Priorities, descending.
  private(set) var levels: [Double] = []
  /// The level that left nothing open; later levels have no say. Nil before a solution is found.
  var lastLevel: Int?
  /// The change of cost with each column, level by level, for `restore`; empty when not known.
  var gradients: [Double] = []
  /// How often values were changed without being computed anew.
  var changes = 0
  var ties = TieOrder()

  init(
    _ rows: ArraySlice<Int32>, _ variables: ArraySlice<Int32>, _ reduction: Reduction,
    _ table: RowTable, place: [Int32]
  ) {
    self.init(parameters: Array(variables), height: rows.count)
    self.rows = Array(rows)
    for row in self.rows { addLevel(table.records[Int(row)].priority) }
    for index in 0..<height {
      let row = Int(self.rows[index])
      states[width + index].relation = table.records[row].relation
      states[width + index].level = level(table.records[row].priority)
      for position in reduction.range(of: row) {
        let entry = reduction.entries[position]
        entries[index * width + Int(place[Int(entry.column)])] = entry.coefficient
      }
    }
  }

  /// A tableau of empty rows; parameters may move both ways.
  init(parameters: [Int32], height: Int) {
    self.parameters = parameters
    rows = []
    width = parameters.count
    self.height = height
    entries = [Double](repeating: 0, count: height * width)
    values = [Double](repeating: 0, count: height)
    basic = (0..<height).map { Int32(parameters.count + $0) }
    nonbasic = (0..<parameters.count).map { Int32($0) }
    places = (0..<parameters.count).map { Int32(-1 - $0) } + (0..<height).map { Int32($0) }
    states = [VariableState](repeating: VariableState(), count: width + height)
  }

  private mutating func addLevel(_ priority: Double) {
    var place = 0
    while place < levels.count, levels[place] > priority { place += 1 }
    if place == levels.count || levels[place] != priority { levels.insert(priority, at: place) }
  }

  private func level(_ priority: Double) -> Int32 {
    Int32(levels.firstIndex(of: priority) ?? 0)
  }

  /// The row of the system whose slack this is, or -1 for a parameter.
  func row(of name: Int32) -> Int32 {
    Int(name) < width ? -1 : rows[Int(name) - width]
  }

  /// Values of the basic variables for the constants in the states.
  mutating func computeValues() {
    for place in 0..<height {
      var sum = -states[Int(basic[place])].constant
      let start = place * width
      for column in 0..<width {
        sum += entries[start + column] * states[Int(nonbasic[column])].constant
      }
      values[place] = sum
    }
    changes = 0
  }

  /// Exchanges a basic variable that reached 0 with a nonbasic one that leaves 0 for `side`.
  ///
  /// Afterwards `work.columns` are the columns of the row pivoted on, without the pivot's.
  ///
  /// - Returns: whether a slope that counts changed for another reason.
  mutating func pivot(
    _ place: Int, _ column: Int, side: Double, _ work: inout Workspace
  ) -> Bool {
    let start = place * width
    let inverse = 1 / entries[start + column]
    work.columns.removeAll(keepingCapacity: true)
    for index in 0..<width where entries[start + index] != 0 && index != column {
      entries[start + index] *= -inverse
      work.columns.append(index)
    }
    entries[start + column] = inverse
    values[place] *= -inverse
    var isBent = false
    for other in 0..<height where other != place {
      let factor = entries[other * width + column]
      if factor == 0 { continue }
      entries[other * width + column] = factor * inverse
      eliminate(factor, place, from: other, work.columns)
      values[other] += factor * values[place]
      if states[Int(basic[other])].settle(at: values[other]) { isBent = true }
    }
    work.moves += 1
    let leaving = basic[place]
    basic[place] = nonbasic[column]
    nonbasic[column] = leaving
    places[Int(basic[place])] = Int32(place)
    places[Int(leaving)] = Int32(-1 - column)
    states[Int(basic[place])].side = side
    return isBent
  }

  /// Adds a multiple of a row to another, in the columns given; tableaus of nested views are sparse.
  private mutating func eliminate(
    _ factor: Double, _ place: Int, from other: Int, _ columns: [Int]
  ) {
    let start = place * width
    let otherStart = other * width
    var entries = self.entries.mutableSpan
    for column in columns {
      let entry = entries[otherStart + column] + factor * entries[start + column]
      entries[otherStart + column] = abs(entry) < Tolerance.entry ? 0 : entry
    }
  }
}
