/// Step 6: constants changed, so rows changed sides; the basis that was best is repaired.
///
/// A dual simplex. Costs are vectors, one number a level and then one for each set of tied terms,
/// and are compared lexicographically. A basic variable on the wrong side of its kink is either let
/// through, where no column makes good for less than its own cost, or leaves the basis for the
/// column that does for the least.
///
/// Invariant: with every basic variable's slope taken from its `side`, no column lowers the cost.
/// When all values are on their sides, too, the solution is the best.
extension Tableau {
  /// Repairs the basis; returns false where that takes too long or required rows cannot be kept.
  mutating func restore(_ table: RowTable, _ work: inout Workspace) -> Bool {
    guard worstPlace(upTo: lastLevel ?? 0) != nil else { return true }
    prepare(table)
    for _ in 0..<60 + 4 * width {
      guard let place = worstPlace(upTo: levels.count) else {
        markOpenings()
        return true
      }
      guard repair(place, &work) else { return false }
    }
    return false
  }

  /// The basic variable farthest on the wrong side of its kink.
  private func worstPlace(upTo level: Int) -> Int? {
    var worst: Int?
    var distance = 0.0
    for place in 0..<height {
      let state = states[Int(basic[place])]
      guard Int(state.level) <= level, state.isViolated(at: values[place]) else { continue }
      if abs(values[place]) > distance {
        distance = abs(values[place])
        worst = place
      }
    }
    return worst
  }

  private mutating func prepare(_ table: RowTable) {
    if gradients.isEmpty { computeGradients() }
    if !ties.isKnown { ties = TieOrder(rows, width: width, table) }
    // Sides are decided here, not by the values.
    for name in states.indices {
      states[name].mayFall = false
      states[name].mayRise = false
    }
  }

  /// The gradients of all levels; what later levels ask had no say so far, so their rows may take
  /// the sides they are on.
  private mutating func computeGradients() {
    gradients = [Double](repeating: 0, count: levels.count * width)
    let last = lastLevel ?? levels.count
    for place in 0..<height {
      let name = Int(basic[place])
      guard states[name].level >= 0 else { continue }
      if Int(states[name].level) > last, states[name].isViolated(at: values[place]) {
        states[name].side *= -1
      }
      addGradient(states[name].ownSlope, of: place)
    }
    lastLevel = levels.count - 1
  }

  /// Adds a multiple of a row to the gradient of its level.
  private mutating func addGradient(_ slope: Double, of place: Int) {
    guard slope != 0 else { return }
    let base = Int(states[Int(basic[place])].level) * width
    let start = place * width
    for column in 0..<width where entries[start + column] != 0 {
      gradients[base + column] += slope * entries[start + column]
    }
  }

  private mutating func repair(_ place: Int, _ work: inout Workspace) -> Bool {
    let name = Int(basic[place])
    let side = states[name].side
    var best: Int?
    for column in 0..<width where abs(entries[place * width + column]) > Tolerance.cost {
      if let leader = best, !isCheaper(column, than: leader, for: place, side) { continue }
      best = column
    }
    guard let best, isCheaper(best, thanPassing: place, side) else {
      guard levels[Int(states[name].level)] < Priority.required else { return false }
      addGradient(-states[name].ownSlope, of: place)
      states[name].side = -side
      addGradient(states[name].ownSlope, of: place)
      return true
    }
    exchange(place, best, side: side * entries[place * width + best] > 0 ? 1 : -1, &work)
    return true
  }

  private mutating func exchange(
    _ place: Int, _ column: Int, side: Double, _ work: inout Workspace
  ) {
    let leaving = states[Int(basic[place])]
    _ = pivot(place, column, side: side, &work)
    let entering = states[Int(basic[place])]
    let start = place * width
    for level in levels.indices {
      let base = level * width
      var cost = gradients[base + column]
      if entering.level == level { cost += entering.ownSlope }
      if cost != 0 {
        for other in work.columns { gradients[base + other] += cost * entries[start + other] }
      }
      gradients[base + column] = cost * entries[start + column]
      if leaving.level == level { gradients[base + column] -= leaving.ownSlope }
    }
  }

  // MARK: - What is open

  /// Marks which ways columns may move without cost, and holds rows to their sides.
  ///
  /// - Parameter throughTies: whether ties count; without them what is open is ambiguous.
  mutating func markOpenings(throughTies: Bool = true) {
    for place in 0..<height {
      let name = Int(basic[place])
      states[name].mayFall = states[name].level < 0 || states[name].side < 0
      states[name].mayRise = states[name].level < 0 || states[name].side > 0
    }
    for column in 0..<width {
      let name = Int(nonbasic[column])
      states[name].mayRise = isFree(column, 1, throughTies)
      states[name].mayFall = isFree(column, -1, throughTies)
    }
  }

  private func isFree(_ column: Int, _ side: Double, _ throughTies: Bool) -> Bool {
    for level in levels.indices {
      if cost(column, at: level, rate: side) > Tolerance.cost { return false }
    }
    guard throughTies else { return true }
    return !ties.sets.contains { tieCost(column, $0, rate: side) > Tolerance.cost }
  }

  /// The tableau with all that equally good solutions move open, whatever the ties say.
  func reopened() -> Tableau {
    guard lastLevel == levels.count - 1 else { return self }
    var copy = self
    if gradients.isEmpty { copy.computeGradients() }
    copy.markOpenings(throughTies: false)
    return copy
  }

  // MARK: - What a column costs

  /// What it costs, at a level, to move a column so that a row changes by one.
  ///
  /// - Parameter rate: the change of the row with a rise of the column.
  private func cost(_ column: Int, at level: Int, rate: Double) -> Double {
    let state = states[Int(nonbasic[column])]
    let gradient = gradients[level * width + column]
    if rate > 0 { return (gradient + (state.level == level ? state.ownAbove : 0)) / rate }
    return ((state.level == level ? state.ownBelow : 0) - gradient) / -rate
  }

  /// The same for a set of tied rows.
  private func tieCost(_ column: Int, _ set: Range<Int>, rate: Double) -> Double {
    var sum = 0.0
    for name in ties.names[set] {
      let state = states[Int(name)]
      let place = Int(places[Int(name)])
      if place >= 0 {
        let slope = rate > 0 ? state.ownSlope : -state.ownSlope
        sum += slope * entries[place * width + column]
      } else if place == -1 - column {
        sum += rate > 0 ? state.ownAbove : state.ownBelow
      }
    }
    return sum / abs(rate)
  }

  private func isCheaper(
    _ column: Int, than other: Int, for place: Int, _ side: Double
  ) -> Bool {
    let rate = side * entries[place * width + column]
    let otherRate = side * entries[place * width + other]
    for level in levels.indices {
      let difference =
        cost(column, at: level, rate: rate) - cost(other, at: level, rate: otherRate)
      if abs(difference) > Tolerance.cost { return difference < 0 }
    }
    for set in ties.sets {
      let difference = tieCost(column, set, rate: rate) - tieCost(other, set, rate: otherRate)
      if abs(difference) > Tolerance.cost { return difference < 0 }
    }
    return abs(rate) > abs(otherRate)
  }

  /// Whether moving a column costs less than leaving the row on the wrong side.
  private func isCheaper(_ column: Int, thanPassing place: Int, _ side: Double) -> Bool {
    let rate = side * entries[place * width + column]
    let name = basic[place]
    let state = states[Int(name)]
    let passing = state.ownBelow + state.ownAbove
    for level in levels.indices {
      let difference =
        cost(column, at: level, rate: rate) - (state.level == level ? passing : 0)
      if abs(difference) > Tolerance.cost { return difference < 0 }
    }
    for set in ties.sets {
      let own = ties.names[set].contains(name) ? passing : 0
      let difference = tieCost(column, set, rate: rate) - own
      if abs(difference) > Tolerance.cost { return difference < 0 }
    }
    return true
  }
}
