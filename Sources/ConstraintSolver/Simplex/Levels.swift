/// The staging: priority by priority, each over the best points of those before it.
///
/// After a level, what would raise its cost is forbidden: a column may not move where its reduced
/// cost is positive, and a row that costs keeps its side. By complementary slackness the points
/// left are exactly the best ones, so the levels are lexicographic without any large weight.
extension Tableau {
  /// After so many changes the values are computed anew, so that rounding does not add up.
  private static let changeLimit = 64

  /// Brings the tableau to the best values for these constants, from the basis it has.
  mutating func solve(
    _ constants: [Double], _ table: RowTable, _ work: inout Workspace
  ) -> Certificate? {
    guard takes(constants) || lastLevel == nil else { return nil }
    if lastLevel != nil, restore(table, &work) { return nil }
    release()
    for level in levels.indices {
      setCosts(at: level, true)
      _ = minimise(&work)
      if levels[level] >= Priority.required {
        if let certificate = certificate(&work) { return certificate }
        seal()
      } else {
        freeze(work)
      }
      setCosts(at: level, false)
      lastLevel = level
      if isSettled { return nil }
    }
    breakTies(table, &work)
    return nil
  }

  /// Takes the constants and moves the values along; returns whether any is another.
  private mutating func takes(_ constants: [Double]) -> Bool {
    var changed = 0
    for index in 0..<rows.count where states[width + index].constant != constants[Int(rows[index])]
    {
      let name = width + index
      let change = constants[Int(rows[index])] - states[name].constant
      states[name].constant = constants[Int(rows[index])]
      changed += 1
      let place = Int(places[name])
      if place >= 0 {
        values[place] -= change
      } else if changes < Self.changeLimit {
        let column = -1 - place
        for other in 0..<height where entries[other * width + column] != 0 {
          values[other] += entries[other * width + column] * change
        }
      }
    }
    changes += 1
    if changes > Self.changeLimit || lastLevel == nil { computeValues() }
    return changed > 0
  }

  private mutating func release() {
    lastLevel = nil
    gradients.removeAll(keepingCapacity: true)
    for name in 0..<states.count {
      states[name].mayFall = true
      states[name].mayRise = true
      states[name].count(false)
    }
    for place in 0..<height {
      states[Int(basic[place])].side = values[place] < -Tolerance.kink ? -1 : 1
    }
  }

  private mutating func setCosts(at level: Int, _ counts: Bool) {
    for name in width..<states.count where states[name].level == level {
      states[name].count(counts)
    }
  }

  /// The multipliers that show the required rows exclude one another, where one is still missed.
  private func certificate(_ work: inout Workspace) -> Certificate? {
    var missed = 0.0
    for place in 0..<height where states[Int(basic[place])].slope != 0 {
      missed = max(missed, abs(values[place]))
    }
    guard missed > Tolerance.feasibility else { return nil }
    computeGradient(&work)
    var multipliers: [(row: Int32, multiplier: Double)] = []
    for place in 0..<height where states[Int(basic[place])].slope != 0 {
      multipliers.append((row(of: basic[place]), states[Int(basic[place])].slope))
    }
    for column in 0..<width where Int(nonbasic[column]) >= width {
      multipliers.append((row(of: nonbasic[column]), -work.gradient[column]))
    }
    return Certificate(multipliers: multipliers)
  }

  /// Holds the required rows, all inequalities, to their sides.
  private mutating func seal() {
    for name in width..<states.count where states[name].level == 0 {
      if states[name].ownBelow > 0 {
        states[name].mayFall = false
        states[name].side = 1
      }
      if states[name].ownAbove > 0 {
        states[name].mayRise = false
        states[name].side = -1
      }
    }
  }

  /// Forbids what would raise the cost again, whose gradient is in `work`.
  mutating func freeze(_ work: Workspace) {
    for column in 0..<width {
      let name = Int(nonbasic[column])
      if work.gradient[column] + states[name].costAbove > Tolerance.cost {
        states[name].mayRise = false
      }
      if states[name].costBelow - work.gradient[column] > Tolerance.cost {
        states[name].mayFall = false
      }
    }
    for place in 0..<height {
      let name = Int(basic[place])
      guard states[name].costBelow + states[name].costAbove > 0 else { continue }
      if states[name].side > 0 {
        states[name].mayFall = false
      } else {
        states[name].mayRise = false
      }
    }
  }

  /// No column may move: the point is the only one left.
  var isSettled: Bool {
    for column in 0..<width {
      let state = states[Int(nonbasic[column])]
      if state.mayFall || state.mayRise { return false }
    }
    return true
  }

  // MARK: - Ties

  /// Decides between the best points by the order of ties: each set of terms is a level of its own.
  private mutating func breakTies(_ table: RowTable, _ work: inout Workspace) {
    if !ties.isKnown { ties = TieOrder(rows, width: width, table) }
    for set in ties.sets {
      if isSettled { return }
      for name in ties.names[set] { states[Int(name)].count(true) }
      _ = minimise(&work)
      freeze(work)
      for name in ties.names[set] { states[Int(name)].count(false) }
    }
  }
}
