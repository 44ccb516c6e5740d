/// The simplex of one level: moves along columns while that lowers the cost.
///
/// A move runs through kinks as long as it still descends (the long-step ratio test). After many
/// moves of no length Bland's rule takes over, which stops at the first kink and cannot cycle.
extension Tableau {
  /// A column that moves, the way it moves and the change of cost at first.
  private struct Move {
    var column: Int
    var side: Double
    var cost: Double
  }

  private static let patience = 60

  /// Lowers the cost of the level to its least and leaves its gradient in `work`.
  ///
  /// - Returns: false where it falls without end, as only a linear cost can.
  mutating func minimise(_ work: inout Workspace) -> Bool {
    var stalled = 0
    computeGradient(&work)
    var isExact = true
    // Never reached but by rounding: the vertices of one level are few in practice.
    for _ in 0..<200 + 50 * (width + height) {
      let isCareful = stalled > Self.patience
      let move = isCareful ? firstMove(work) : steepestMove(work)
      guard let move else {
        if isExact { return true }
        computeGradient(&work)
        isExact = true
        continue
      }
      collectBreakpoints(move, isCareful: isCareful, &work)
      guard let stop = stop(move, isCareful: isCareful, work) else { return false }
      for index in 0..<stop { pass(work.breakpoints[index].row, &work) }
      let breakpoint = work.breakpoints[stop]
      stalled = breakpoint.distance < 1e-12 ? stalled + 1 : 0
      isExact = exchange(breakpoint.row, move, &work)
    }
    return true
  }

  /// The change of cost of the basic variables with each column.
  func computeGradient(_ work: inout Workspace) {
    let width = self.width
    work.gradient.removeAll(keepingCapacity: true)
    work.gradient.append(contentsOf: repeatElement(0, count: width))
    var gradient = work.gradient.mutableSpan
    for place in 0..<height {
      let slope = states[Int(basic[place])].slope
      if slope == 0 { continue }
      let start = place * width
      for column in 0..<width { gradient[column] += slope * entries[start + column] }
    }
  }

  /// Takes a basic variable through its kink.
  private mutating func pass(_ place: Int, _ work: inout Workspace) {
    let name = Int(basic[place])
    let old = states[name].slope
    states[name].side *= -1
    let change = states[name].slope - old
    let start = place * width
    for column in 0..<width where entries[start + column] != 0 {
      work.gradient[column] += change * entries[start + column]
    }
  }

  /// Pivots, and brings the gradient along; returns false where it was computed anew.
  private mutating func exchange(_ place: Int, _ move: Move, _ work: inout Workspace) -> Bool {
    let leaving = states[Int(basic[place])].slope
    let isBent = pivot(place, move.column, side: move.side, &work)
    if isBent {
      computeGradient(&work)
      return true
    }
    let cost = work.gradient[move.column] + states[Int(basic[place])].slope
    let start = place * width
    for column in work.columns { work.gradient[column] += cost * entries[start + column] }
    work.gradient[move.column] = cost * entries[start + move.column] - leaving
    return false
  }

  private func steepestMove(_ work: Workspace) -> Move? {
    var best: Move?
    var least = -Tolerance.cost
    for column in 0..<width {
      let state = states[Int(nonbasic[column])]
      let rise = work.gradient[column] + state.costAbove
      if state.mayRise, rise < least {
        least = rise
        best = Move(column: column, side: 1, cost: rise)
      }
      let fall = state.costBelow - work.gradient[column]
      if state.mayFall, fall < least {
        least = fall
        best = Move(column: column, side: -1, cost: fall)
      }
    }
    return best
  }

  /// Bland's choice: the least name that descends.
  private func firstMove(_ work: Workspace) -> Move? {
    var best: Move?
    var least = Int32.max
    for column in 0..<width where nonbasic[column] < least {
      let state = states[Int(nonbasic[column])]
      let rise = work.gradient[column] + state.costAbove
      let fall = state.costBelow - work.gradient[column]
      if state.mayRise, rise < -Tolerance.cost {
        best = Move(column: column, side: 1, cost: rise)
        least = nonbasic[column]
      } else if state.mayFall, fall < -Tolerance.cost {
        best = Move(column: column, side: -1, cost: fall)
        least = nonbasic[column]
      }
    }
    return best
  }

  private func collectBreakpoints(_ move: Move, isCareful: Bool, _ work: inout Workspace) {
    work.breakpoints.removeAll(keepingCapacity: true)
    for place in 0..<height {
      let rate = move.side * entries[place * width + move.column]
      if abs(rate) < 1e-9 { continue }
      let state = states[Int(basic[place])]
      guard rate * state.side < 0, state.bends else { continue }
      work.breakpoints.append(
        Breakpoint(
          distance: max(values[place] * state.side, 0) / abs(rate), rate: abs(rate), row: place,
          name: basic[place]))
    }
    guard work.breakpoints.count > 1 else { return }
    work.breakpoints.sort { first, second in
      if first.distance != second.distance { return first.distance < second.distance }
      if !isCareful, first.rate != second.rate { return first.rate > second.rate }
      return first.name < second.name
    }
  }

  /// The breakpoint to stop at: a limit, or the kink behind which the cost rises.
  private func stop(_ move: Move, isCareful: Bool, _ work: Workspace) -> Int? {
    var cost = move.cost
    for (index, breakpoint) in work.breakpoints.enumerated() {
      let state = states[Int(breakpoint.name)]
      if isCareful || state.isLimit { return index }
      cost += (state.costBelow + state.costAbove) * breakpoint.rate
      if cost >= -Tolerance.cost { return index }
    }
    return nil
  }
}
