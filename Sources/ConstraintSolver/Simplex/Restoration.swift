/// Step 6: constants changed, so variables passed bends; the basis that was best is repaired.
///
/// A dual simplex with costs that are compared lexicographically. A basic variable outside of its
/// segment is brought back by the columns that do so for the least. One that reaches its own next
/// bend first stays there and the next goes on (the bound flipping ratio test); the last enters the
/// basis. Where a column would cost more than the bend, the variable is let through.
///
/// Invariant: with every basic variable's slope taken from its segment, no column lowers the cost.
/// When all values are in their segments, too, the solution is the best.
extension Tableau {
  /// Repairs the basis; returns false where that takes too long or required rows cannot be kept.
  mutating func restore(_ work: inout Workspace) -> Bool {
    guard worstPlace() != nil else { return true }
    var costs = self.costs ?? ColumnCosts(self)
    self.costs = nil
    for _ in 0..<200 + 8 * forms.count {
      guard let place = worstPlace() else {
        isSettled = !isAnythingFree(costs)
        isDetermined = false
        self.costs = costs
        return true
      }
      guard repair(place, &costs, &work) else { return false }
    }
    return false
  }

  /// The basic variable farthest outside of its segment.
  private func worstPlace() -> Int? {
    var worst: Int?
    var distance = Tolerance.kink
    let (values, lows, highs) = (values.span, lows.span, highs.span)
    for place in values.indices {
      let miss = max(values[place] - highs[place], lows[place] - values[place])
      if miss > distance {
        distance = miss
        worst = place
      }
    }
    return worst
  }

  private func isAnythingFree(_ costs: ColumnCosts) -> Bool {
    (0..<width).contains { column in
      costs.isFree(column, isRise: true, throughTies: true)
        || costs.isFree(column, isRise: false, throughTies: true)
    }
  }

  private mutating func repair(
    _ place: Int, _ costs: inout ColumnCosts, _ work: inout Workspace
  ) -> Bool {
    let name = Int(basic[place])
    let isHigh = values[place] > highs[place]
    let bend = isHigh ? forms[name].segment : forms[name].segment - 1
    let group = group(of: bend, in: forms[name])
    addUp(group, into: &work.turn)
    // Then nothing may cost anything at the first level.
    let isRequired = levels.first.map { $0 >= Priority.required } ?? false
    while true {
      let miss = isHigh ? values[place] - highs[place] : lows[place] - values[place]
      if miss <= Tolerance.kink { return true }
      guard let move = cheapestMove(for: place, isHigh: isHigh, costs),
        costs.isCheaper(move, than: work.turn)
      else { break }
      if isRequired, costs.cost(of: move, at: 0) > Tolerance.cost { return false }
      let (next, reach) = nextBend(of: move)
      if let next, reach * move.rate < miss - Tolerance.kink {
        flip(move, to: next, reach, &costs, &work)
        addUp(group, into: &work.turn)
        continue
      }
      exchange(place, move, miss, home: bend, isHigh: isHigh, &costs, &work)
      return true
    }
    if isRequired, work.turn[0] > 0 { return false }
    costs.add(work.turn, isHigh ? 1 : -1, of: place, in: matrix)
    setSegment(isHigh ? group.upperBound : group.lowerBound, at: place)
    return true
  }

  /// How much the cost turns at some bends, level by level and for ties.
  private func addUp(_ group: Range<Int>, into turn: inout [Double]) {
    turn.removeAll(keepingCapacity: true)
    turn.append(contentsOf: repeatElement(0, count: levels.count + 1))
    for index in group {
      let bend = bends[index]
      if bend.level >= 0 { turn[Int(bend.level)] += bend.below + bend.above }
      turn[levels.count] += bend.tieBelow + bend.tieAbove
    }
  }

  private func cheapestMove(for place: Int, isHigh: Bool, _ costs: ColumnCosts) -> RowMove? {
    var best: RowMove?
    for column in 0..<width {
      let coefficient = matrix[place, column]
      guard abs(coefficient) > Tolerance.cost else { continue }
      let isRise = (coefficient > 0) != isHigh
      let move = RowMove(column: column, isRise: isRise, rate: abs(coefficient))
      if let leader = best, !costs.isCheaper(move, than: leader) { continue }
      best = move
    }
    return best
  }

  /// The next bend of a column's variable, and how far it is.
  private func nextBend(of move: RowMove) -> (bend: Int?, reach: Double) {
    let name = Int(nonbasic[move.column])
    let form = forms[name]
    let group = form.group
    let next = move.isRise ? group.upperBound : group.lowerBound - 1
    guard form.bends.contains(next) else { return (nil, .infinity) }
    return (next, abs(bends[next].position - bends[form.home].position))
  }

  private mutating func flip(
    _ move: RowMove, to bend: Int, _ reach: Double, _ costs: inout ColumnCosts,
    _ work: inout Workspace
  ) {
    matrix.collect(move.column, into: &work.spots)
    shift(by: move.isRise ? reach : -reach, work)
    let name = Int(nonbasic[move.column])
    setHome(bend, of: name)
    addUp(forms[name].group, into: &work.turn)
    costs.flip(move.column, isRise: move.isRise, work.turn)
  }

  private mutating func exchange(
    _ place: Int, _ move: RowMove, _ miss: Double, home: Int, isHigh: Bool,
    _ costs: inout ColumnCosts, _ work: inout Workspace
  ) {
    let amount = (move.isRise ? miss : -miss) / move.rate
    let form = forms[Int(nonbasic[move.column])]
    let group = form.group
    let value = bends[form.home].position + amount
    matrix.collect(move.column, into: &work.spots)
    shift(by: amount, work)
    costs.slope(of: move, into: &work.cost)
    pivot(
      place, move.column, home: home, value: value,
      segment: move.isRise ? group.upperBound : group.lowerBound, &work)
    costs.add(work.cost, 1, of: place, in: matrix)
    costs.replace(
      move.column, work.cost, matrix[place, move.column], work.turn,
      isHigh: isHigh)
  }
}
