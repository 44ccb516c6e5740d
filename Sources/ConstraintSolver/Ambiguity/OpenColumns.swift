extension Tableau {
  /// A column that equally good solutions move, and how far at most.
  struct OpenColumn {
    var place: Int
    var reach: Interval

    var mayFall: Bool { reach.lower < 0 }
    var mayRise: Bool { reach.upper > 0 }
  }

  /// The columns that may move, less those that a form at its bend plainly holds.
  ///
  /// A form at a bend that every open column beside it would push over holds them all. What such
  /// forms hold together, and not one by one, is left to the ranges.
  ///
  /// - Parameter throughTies: whether ties count; without them what is open is ambiguous.
  func openColumns(throughTies: Bool) -> [OpenColumn] {
    if throughTies ? isSettled : isDetermined { return [] }
    let costs = self.costs ?? ColumnCosts(self)
    var open: [OpenColumn] = []
    for column in 0..<width {
      let reach = reach(of: column, costs, throughTies: throughTies)
      if !reach.isPoint { open.append(OpenColumn(place: column, reach: reach)) }
    }
    var isChanging = true
    while isChanging, !open.isEmpty {
      isChanging = false
      for place in 0..<height where hold(&open, by: place) {
        isChanging = true
        open.removeAll { !$0.mayFall && !$0.mayRise }
      }
    }
    return open
  }

  /// How far a column may be moved without cost: at most to its next bends.
  private func reach(of column: Int, _ costs: ColumnCosts, throughTies: Bool) -> Interval {
    let form = forms[Int(nonbasic[column])]
    let position = bends[form.home].position
    let group = form.group
    var reach = Interval(lower: 0, upper: 0)
    if costs.isFree(column, isRise: true, throughTies: throughTies) {
      reach.upper =
        group.upperBound < form.end ? bends[group.upperBound].position - position : .infinity
    }
    if costs.isFree(column, isRise: false, throughTies: throughTies) {
      reach.lower =
        group.lowerBound > form.start
        ? bends[group.lowerBound - 1].position - position : -.infinity
    }
    return reach
  }

  /// Takes from the columns what the form at a place forbids; returns whether that was anything.
  private func hold(_ open: inout [OpenColumn], by place: Int) -> Bool {
    let isHigh = highs[place] - values[place] < Tolerance.kink
    let isLow = values[place] - lows[place] < Tolerance.kink
    guard isHigh != isLow else { return false }
    let allowed = isLow ? 1.0 : -1.0
    var isAny = false
    for column in open {
      let rate = allowed * matrix[place, column.place]
      if abs(rate) <= Tolerance.cost { continue }
      isAny = true
      if rate > 0 ? column.mayRise : column.mayFall { return false }
    }
    guard isAny else { return false }
    var isChanged = false
    for index in 0..<open.count {
      let rate = allowed * matrix[place, open[index].place]
      if rate > Tolerance.cost, open[index].mayFall {
        open[index].reach.lower = 0
        isChanged = true
      } else if rate < -Tolerance.cost, open[index].mayRise {
        open[index].reach.upper = 0
        isChanged = true
      }
    }
    return isChanged
  }
}
