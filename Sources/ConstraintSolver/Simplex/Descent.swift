/// The simplex of one level: moves along columns while that lowers the cost.
///
/// A move runs through bends as long as it still descends (the long-step ratio test); it may end at
/// a bend of the column itself, which then needs no pivot. After many moves of no length Bland's
/// rule takes over, which stops at the first bend and cannot cycle.
extension Tableau {
  /// A column that moves, the way it moves and the change of cost at first.
  private struct Move {
    var column: Int
    var side: Double
    var cost: Double
  }

  private static let patience = 60

  /// Lowers the cost of a level, or of ties, to its least and leaves its gradient in `work`.
  ///
  /// - Returns: false where it falls without end, as only a linear cost can.
  mutating func minimise(_ level: Int, _ work: inout Workspace) -> Bool {
    var stalled = 0
    work.nextColumn = 0
    computeSlopes(level, &work)
    computeGradient(level, &work)
    var isExact = true
    // Never reached but by rounding: the vertices of one level are few in practice.
    for _ in 0..<200 + 50 * forms.count {
      let isCareful = stalled > Self.patience
      guard let move = bestMove(isCareful: isCareful, &work) else {
        if isExact { return true }
        computeGradient(level, &work)
        isExact = true
        continue
      }
      matrix.collect(move.column, into: &work.spots)
      collectBreakpoints(move, level, isCareful: isCareful, &work)
      guard let stop = stop(move, isCareful: isCareful, work) else { return false }
      stalled = work.breakpoints[stop].distance < 1e-12 ? stalled + 1 : 0
      isExact = !carryOut(move, to: stop, level, &work)
    }
    return true
  }

  /// The change of cost of the basic variables with each column.
  private mutating func computeGradient(_ level: Int, _ work: inout Workspace) {
    work.gradient.removeAll(keepingCapacity: true)
    work.gradient.append(contentsOf: repeatElement(0, count: width))
    for place in 0..<height {
      let name = Int(basic[place])
      addGradient(slope(of: name, in: forms[name].segment, at: level), of: place, &work)
    }
  }

  private func addGradient(_ slope: Double, of place: Int, _ work: inout Workspace) {
    if slope != 0 { matrix.add(slope, of: place, to: &work.gradient) }
  }

  // MARK: - Where to

  /// What the columns' own variables cost to move, in `work`.
  private func computeSlopes(_ level: Int, _ work: inout Workspace) {
    work.above.removeAll(keepingCapacity: true)
    work.below.removeAll(keepingCapacity: true)
    for column in 0..<width {
      let (below, above) = slopes(of: column, level)
      work.above.append(above)
      work.below.append(below)
    }
  }

  /// The slopes of a column's own cost below and above its home.
  private func slopes(of column: Int, _ level: Int) -> (below: Double, above: Double) {
    let name = Int(nonbasic[column])
    let form = forms[name]
    return (
      form.mayFall ? slope(of: name, in: form.group.lowerBound, at: level) : -.infinity,
      form.mayRise ? slope(of: name, in: form.group.upperBound, at: level) : .infinity
    )
  }

  private func updateSlopes(of column: Int, _ level: Int, _ work: inout Workspace) {
    (work.below[column], work.above[column]) = slopes(of: column, level)
  }

  /// The least number of columns that the search for the steepest move looks at.
  ///
  /// Looking through all would make a move cost as much as a column has views (partial pricing).
  private static let pricingBlock = 64

  /// The steepest move of the next columns that have one, or Bland's: the least name that descends.
  private func bestMove(isCareful: Bool, _ work: inout Workspace) -> Move? {
    var best: Move?
    var least = -Tolerance.cost
    var name = Int32.max
    let start = isCareful || work.nextColumn >= width ? 0 : work.nextColumn
    for step in 0..<width {
      if !isCareful, best != nil, step >= Self.pricingBlock { break }
      let column = step < width - start ? start + step : start + step - width
      work.nextColumn = column + 1
      if isCareful, nonbasic[column] >= name { continue }
      // Costs are convex: not both descend.
      let (rise, fall) = (work.rise(column), work.fall(column))
      guard min(rise, fall) < least else { continue }
      best = Move(column: column, side: rise < fall ? 1 : -1, cost: min(rise, fall))
      if isCareful { name = nonbasic[column] } else { least = min(rise, fall) }
    }
    return best
  }

  // MARK: - How far

  private func collectBreakpoints(
    _ move: Move, _ level: Int, isCareful: Bool, _ work: inout Workspace
  ) {
    work.breakpoints.removeAll(keepingCapacity: true)
    for index in 0..<work.spots.count {
      let spot = work.spots[index]
      let rate = move.side * spot.coefficient
      guard abs(rate) >= Tolerance.rate else { continue }
      let name = Int(basic[spot.row])
      collectBends(
        of: name, from: values[spot.row], segment: forms[name].segment, rate, spot.row, level,
        &work)
    }
    let name = Int(nonbasic[move.column])
    let group = forms[name].group
    collectBends(
      of: name, from: home(of: name),
      segment: move.side > 0 ? group.upperBound : group.lowerBound, move.side, -1, level, &work)
    guard work.breakpoints.count > 1 else { return }
    work.breakpoints.sort { first, second in
      if first.distance != second.distance { return first.distance < second.distance }
      if !isCareful, first.rate != second.rate { return first.rate > second.rate }
      return first.bend < second.bend
    }
  }

  /// The bends ahead of a form up to its limit that cost or hold.
  private func collectBends(
    of name: Int, from value: Double, segment: Int, _ rate: Double, _ row: Int, _ level: Int,
    _ work: inout Workspace
  ) {
    let form = forms[name]
    let step = rate > 0 ? 1 : -1
    let limit = rate > 0 ? form.ceiling : form.floor
    var index = rate > 0 ? segment : segment - 1
    if limit >= 0, (index - limit) * step > 0 { index = limit }
    while index >= form.start, index < form.end {
      let bend = bends[index]
      let turn = turn(at: bend, level)
      if bend.position.isFinite, turn != 0 || index == limit {
        work.breakpoints.append(
          Breakpoint(
            distance: max((bend.position - value) / rate, 0), rate: abs(rate), row: row,
            bend: index, isUp: rate > 0, cost: turn,
            isLimit: index == limit))
      }
      if index == limit { return }
      index += step
    }
  }

  /// The breakpoint to stop at: a limit, or the bend behind which the cost rises.
  private func stop(_ move: Move, isCareful: Bool, _ work: Workspace) -> Int? {
    var cost = move.cost
    for (index, breakpoint) in work.breakpoints.enumerated() {
      if isCareful || breakpoint.isLimit { return accurateStop(index, work) }
      cost += breakpoint.cost * breakpoint.rate
      if cost >= -Tolerance.cost { return accurateStop(index, work) }
    }
    return nil
  }

  /// The last breakpoint up to a place whose pivot is not small beside the others before it.
  ///
  /// A small pivot magnifies rounding; a shorter step descends as well.
  private func accurateStop(_ place: Int, _ work: Workspace) -> Int {
    var largest = 0.0
    for index in 0...place { largest = max(largest, work.breakpoints[index].rate) }
    var index = place
    while work.breakpoints[index].rate < Tolerance.pivot * largest { index -= 1 }
    return index
  }

  // MARK: - Going there

  /// Moves the column and exchanges it; returns whether the gradient was brought along only.
  private mutating func carryOut(
    _ move: Move, to stop: Int, _ level: Int, _ work: inout Workspace
  ) -> Bool {
    let end = work.breakpoints[stop]
    let amount = move.side * end.distance
    shift(by: amount, work)
    for index in 0..<stop where work.breakpoints[index].row >= 0 {
      pass(work.breakpoints[index], level, &work)
    }
    let isBent = settle(besides: end.row, level, work)
    if end.row < 0 {
      setHome(end.bend, of: Int(nonbasic[move.column]))
    } else {
      exchange(move, end, amount, level, stop, &work)
    }
    updateSlopes(of: move.column, level, &work)
    guard isBent else { return true }
    computeGradient(level, &work)
    return false
  }

  /// Takes a basic variable through its next bend.
  private mutating func pass(_ breakpoint: Breakpoint, _ level: Int, _ work: inout Workspace) {
    let place = breakpoint.row
    let name = Int(basic[place])
    let old = slope(of: name, in: forms[name].segment, at: level)
    setSegment(breakpoint.segment(beyond: forms[name].segment), at: place)
    addGradient(slope(of: name, in: forms[name].segment, at: level) - old, of: place, &work)
  }

  /// Puts the variables that moved into the segments they are in, whatever the rounding.
  ///
  /// - Returns: whether that passed a bend that costs.
  private mutating func settle(besides row: Int, _ level: Int, _ work: Workspace) -> Bool {
    var isBent = false
    for index in 0..<work.spots.count where work.spots[index].row != row {
      if settle(work.spots[index].row, level) { isBent = true }
    }
    return isBent
  }

  /// Puts a variable into the segment it is in, but not beyond its limits; returns whether that
  /// passed a bend that costs.
  private mutating func settle(_ place: Int, _ level: Int) -> Bool {
    let value = values[place]
    guard value > highs[place] + Tolerance.kink || value < lows[place] - Tolerance.kink else {
      return false
    }
    var isBent = false
    let form = forms[Int(basic[place])]
    var segment = form.segment
    while segment < form.end, segment != form.ceiling,
      value > bends[segment].position + Tolerance.kink
    {
      if turn(at: bends[segment], level) != 0 { isBent = true }
      segment += 1
    }
    while segment > form.start, segment - 1 != form.floor,
      value < bends[segment - 1].position - Tolerance.kink
    {
      segment -= 1
      if turn(at: bends[segment], level) != 0 { isBent = true }
    }
    if segment != form.segment { setSegment(segment, at: place) }
    return isBent
  }

  private mutating func exchange(
    _ move: Move, _ end: Breakpoint, _ amount: Double, _ level: Int, _ stop: Int,
    _ work: inout Workspace
  ) {
    let leaving = Int(basic[end.row])
    let leavingSlope = slope(of: leaving, in: forms[leaving].segment, at: level)
    let entering = Int(nonbasic[move.column])
    let group = forms[entering].group
    var segment = move.side > 0 ? group.upperBound : group.lowerBound
    for index in 0..<stop where work.breakpoints[index].row < 0 {
      segment = work.breakpoints[index].segment(beyond: segment)
    }
    let value = home(of: entering) + amount
    pivot(end.row, move.column, home: end.bend, value: value, segment: segment, &work)
    _ = settle(end.row, level)
    let cost =
      work.gradient[move.column] + slope(of: entering, in: forms[entering].segment, at: level)
    work.gradient[move.column] = -leavingSlope
    addGradient(cost, of: end.row, &work)
  }
}
