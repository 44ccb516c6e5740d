/// The staging: priority by priority, each over the best points of those before it.
///
/// After a level, what would raise its cost is forbidden: a column may not move where its reduced
/// cost is positive, and a row that costs keeps its side. By complementary slackness the points
/// left are exactly the best ones, so the levels are lexicographic without any large weight.
extension Tableau {
  /// Brings the tableau to the best values for these constants, from the basis it has.
  mutating func solve(_ constants: [Double], _ work: inout Workspace) -> Certificate? {
    for index in 0..<rows.count {
      states[width + index].constant = constants[Int(rows[index])]
    }
    computeValues()
    // Reduced costs do not depend on constants: while every row keeps its side the basis is best.
    if isSolved, keepsSides() { return nil }
    release()
    isSolved = false
    for level in levels {
      setCosts(at: level)
      _ = minimise(&work)
      if level >= Priority.required {
        if let certificate = certificate(&work) { return certificate }
        seal()
      } else {
        freeze(&work)
      }
      clearCosts(at: level)
      if isSettled { break }
    }
    isSolved = true
    return nil
  }

  private func keepsSides() -> Bool {
    for place in 0..<height {
      let state = states[Int(basic[place])]
      if !state.mayFall, values[place] < -Tolerance.kink { return false }
      if !state.mayRise, values[place] > Tolerance.kink { return false }
    }
    return true
  }

  private mutating func release() {
    for name in 0..<states.count {
      states[name].mayFall = true
      states[name].mayRise = true
      states[name].costBelow = 0
      states[name].costAbove = 0
    }
    for place in 0..<height {
      states[Int(basic[place])].side = values[place] < -Tolerance.kink ? -1 : 1
    }
  }

  private mutating func setCosts(at level: Double) {
    for name in width..<states.count where states[name].priority == level {
      states[name].costBelow = states[name].relation == .atMost ? 0 : 1
      states[name].costAbove = states[name].relation == .atLeast ? 0 : 1
    }
  }

  private mutating func clearCosts(at level: Double) {
    for name in width..<states.count where states[name].priority == level {
      states[name].costBelow = 0
      states[name].costAbove = 0
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
    for name in width..<states.count where states[name].priority >= Priority.required {
      if states[name].costBelow > 0 {
        states[name].mayFall = false
        states[name].side = 1
      }
      if states[name].costAbove > 0 {
        states[name].mayRise = false
        states[name].side = -1
      }
    }
  }

  mutating func freeze(_ work: inout Workspace) {
    computeGradient(&work)
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
}
