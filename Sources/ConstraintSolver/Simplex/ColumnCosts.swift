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
      guard !tableau.isFree(name) else { continue }
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

  /// What a move costs at a level, for a unit of its column.
  func cost(of move: RowMove, at level: Int) -> Double {
    (move.isRise ? rises : falls)[move.column * count + level]
  }

  /// Whether a move costs less, for a unit of some row, than another; equals by the larger rate.
  func isCheaper(_ move: RowMove, than other: RowMove) -> Bool {
    let costs = move.isRise ? rises.span : falls.span
    let otherCosts = other.isRise ? rises.span : falls.span
    let (base, otherBase) = (move.column * count, other.column * count)
    for level in 0..<count {
      let (cost, otherCost) = (costs[base + level], otherCosts[otherBase + level])
      if cost == 0, otherCost == 0 { continue }
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
    let count = count
    Self.add(cost, factor, of: row, in: matrix, to: &rises, count)
    Self.add(cost, -factor, of: row, in: matrix, to: &falls, count)
  }

  private static func add(
    _ cost: [Double], _ factor: Double, of row: Int, in matrix: DenseMatrix,
    to vectors: inout [Double], _ count: Int
  ) {
    var vectors = vectors.mutableSpan
    for level in 0..<count where cost[level] != 0 {
      let change = factor * cost[level]
      var place = level
      for column in 0..<matrix.width {
        let coefficient = matrix[row, column]
        if coefficient != 0 { vectors[place] += change * coefficient }
        place += count
      }
    }
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
