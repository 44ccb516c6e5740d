/// What a rise and a fall of each column of a tableau cost: vectors, one number a level and a last
/// one for ties, compared lexicographically.
///
/// Invariant: in a solved tableau no vector is below 0.
struct ColumnCosts: Sendable {
  let count: Int
  private(set) var rises: [Double]
  private(set) var falls: [Double]

  init(_ tableau: Tableau) {
    count = tableau.levels.count + 1
    rises = [Double](repeating: 0, count: count * tableau.width)
    for place in 0..<tableau.height {
      let name = Int(tableau.basic[place])
      guard !tableau.isParameter(name) else { continue }
      for level in 0..<count {
        let slope = tableau.slope(of: name, in: tableau.forms[name].segment, at: level)
        if slope == 0 { continue }
        for column in 0..<tableau.width where tableau.matrix[place, column] != 0 {
          rises[column * count + level] += slope * tableau.matrix[place, column]
        }
      }
    }
    falls = rises.map { -$0 }
    for column in 0..<tableau.width {
      let name = Int(tableau.nonbasic[column])
      let group = tableau.forms[name].group
      for level in 0..<count {
        rises[column * count + level] += tableau.slope(of: name, in: group.upperBound, at: level)
        falls[column * count + level] -= tableau.slope(of: name, in: group.lowerBound, at: level)
      }
    }
  }

  /// Whether a move costs nothing.
  func isFree(_ column: Int, isRise: Bool, throughTies: Bool) -> Bool {
    let base = column * count
    for index in base..<base + (throughTies ? count : count - 1) {
      if (isRise ? rises[index] : falls[index]) > Tolerance.cost { return false }
    }
    return true
  }

  /// Whether a move costs less, for a unit of some row, than another; equals by the larger rate.
  func isCheaper(_ move: RowMove, than other: RowMove) -> Bool {
    let (base, otherBase) = (move.column * count, other.column * count)
    for level in 0..<count {
      let cost = move.isRise ? rises[base + level] : falls[base + level]
      let otherCost = other.isRise ? rises[otherBase + level] : falls[otherBase + level]
      let difference = cost / move.rate - otherCost / other.rate
      if abs(difference) > Tolerance.cost { return difference < 0 }
    }
    return move.rate > other.rate
  }

  /// Whether a move costs less than a turn.
  func isCheaper(_ move: RowMove, than turn: [Double]) -> Bool {
    let base = move.column * count
    for level in 0..<count {
      let cost = move.isRise ? rises[base + level] : falls[base + level]
      let difference = cost / move.rate - turn[level]
      if abs(difference) > Tolerance.cost { return difference < 0 }
    }
    return true
  }

  // MARK: - Changes

  /// A basic variable's cost has another slope: its row's columns cost so much more to raise.
  mutating func add(
    _ cost: [Double], _ factor: Double, of row: Int, in matrix: DenseMatrix
  ) {
    for column in 0..<matrix.width where matrix[row, column] != 0 {
      let coefficient = factor * matrix[row, column]
      Self.add(cost, coefficient, to: &rises, at: column * count)
      Self.add(cost, -coefficient, to: &falls, at: column * count)
    }
  }

  private static func add(
    _ cost: [Double], _ factor: Double, to vectors: inout [Double], at base: Int
  ) {
    var vectors = vectors.mutableSpan
    for level in 0..<cost.count { vectors[base + level] += factor * cost[level] }
  }

  /// A column moved to its next bend, at which its cost turns.
  mutating func flip(_ column: Int, isRise: Bool, _ turn: [Double]) {
    let base = column * count
    for level in 0..<count {
      if isRise {
        falls[base + level] = -rises[base + level]
        rises[base + level] += turn[level]
      } else {
        rises[base + level] = -falls[base + level]
        falls[base + level] += turn[level]
      }
    }
  }

  /// What the column's variable costs for a rise once it is basic.
  func slope(of move: RowMove, into cost: inout [Double]) {
    cost.removeAll(keepingCapacity: true)
    let base = move.column * count
    for level in 0..<count {
      cost.append(move.isRise ? rises[base + level] : -falls[base + level])
    }
  }

  /// The column has another variable, which came to a bend from one side and turns there.
  ///
  /// - Parameters:
  ///   - coefficient: of the new variable for the one that left the column.
  ///   - isHigh: whether it came from above the bend.
  mutating func replace(
    _ column: Int, _ cost: [Double], _ coefficient: Double, _ turn: [Double], isHigh: Bool
  ) {
    let base = column * count
    for level in 0..<count {
      let rise = coefficient * cost[level]
      rises[base + level] = isHigh ? rise + turn[level] : rise
      falls[base + level] = isHigh ? -rise : -rise + turn[level]
    }
  }
}

/// A column that moves to bring a row's variable back to a bend.
struct RowMove {
  var column: Int
  var isRise: Bool
  /// How fast the row's variable comes back, above 0.
  var rate: Double
}
