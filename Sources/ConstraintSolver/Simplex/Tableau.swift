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
  var states: [VariableState]
  /// Priorities, descending.
  private(set) var levels: [Double] = []
  /// Whether the basis is that of a solution.
  var isSolved = false

  init(
    _ rows: ArraySlice<Int32>, _ variables: ArraySlice<Int32>, _ reduction: Reduction,
    _ table: RowTable, place: [Int32]
  ) {
    self.init(parameters: Array(variables), height: rows.count)
    self.rows = Array(rows)
    for index in 0..<height {
      let row = Int(self.rows[index])
      states[width + index].relation = table.relations[row]
      states[width + index].priority = table.priorities[row]
      for position in reduction.terms(of: row) {
        let column = Int(place[Int(reduction.columns[position])])
        entries[index * width + column] = reduction.coefficients[position]
      }
      addLevel(table.priorities[row])
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
    states = [VariableState](repeating: VariableState(), count: width + height)
  }

  private mutating func addLevel(_ priority: Double) {
    var place = 0
    while place < levels.count, levels[place] > priority { place += 1 }
    if place == levels.count || levels[place] != priority { levels.insert(priority, at: place) }
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
  }

  /// Exchanges a basic variable that reached 0 with a nonbasic one that leaves 0 for `side`.
  mutating func pivot(_ place: Int, _ column: Int, side: Double, _ work: inout Workspace) {
    let start = place * width
    let inverse = 1 / entries[start + column]
    work.columns.removeAll(keepingCapacity: true)
    for index in 0..<width where entries[start + index] != 0 && index != column {
      entries[start + index] *= -inverse
      work.columns.append(index)
    }
    entries[start + column] = inverse
    values[place] *= -inverse
    for other in 0..<height where other != place {
      let factor = entries[other * width + column]
      if factor == 0 { continue }
      entries[other * width + column] = factor * inverse
      eliminate(factor, place, from: other, work.columns)
      values[other] += factor * values[place]
      states[Int(basic[other])].settle(at: values[other])
    }
    let leaving = basic[place]
    basic[place] = nonbasic[column]
    nonbasic[column] = leaving
    states[Int(basic[place])].side = side
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

/// What a tableau knows of one variable.
struct VariableState: Sendable {
  var constant = 0.0
  var priority = 0.0
  /// What a unit below 0 and a unit above 0 costs at the present level.
  var costBelow = 0.0
  var costAbove = 0.0
  /// 1 above the kink, -1 below; at the kink the side whose slope counts.
  var side = 1.0
  var relation = Relation.equal
  /// Whether the levels so far leave values below 0 and above 0.
  var mayFall = true
  var mayRise = true

  /// The change of cost with a rise, on the variable's side.
  var slope: Double { side > 0 ? costAbove : -costBelow }

  /// Whether something stops or bends when the variable comes to 0 from its side.
  var bends: Bool {
    (side > 0 ? !mayFall : !mayRise) || costBelow + costAbove > 0
  }

  var isLimit: Bool { side > 0 ? !mayFall : !mayRise }

  /// Takes the side of a value; a variable held to one side keeps it whatever the rounding.
  mutating func settle(at value: Double) {
    guard mayFall && mayRise else { return }
    if value > Tolerance.kink { side = 1 } else if value < -Tolerance.kink { side = -1 }
  }
}
