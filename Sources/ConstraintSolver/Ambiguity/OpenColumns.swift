extension Tableau {
  /// A column that the levels let move, and how.
  struct OpenColumn {
    var place: Int
    var mayFall: Bool
    var mayRise: Bool
  }

  /// The columns that may move, less those that a row at its limit plainly holds.
  ///
  /// A row at its limit that every open column beside it would push over holds them all. What such
  /// rows hold together, and not one by one, is left to the ranges.
  func openColumns() -> [OpenColumn] {
    guard !isSettled else { return [] }
    var open: [OpenColumn] = []
    for place in 0..<width {
      let state = states[Int(nonbasic[place])]
      guard state.mayFall || state.mayRise else { continue }
      open.append(OpenColumn(place: place, mayFall: state.mayFall, mayRise: state.mayRise))
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

  /// Takes from the columns what the row at a place forbids; returns whether that was anything.
  private func hold(_ open: inout [OpenColumn], by place: Int) -> Bool {
    let state = states[Int(basic[place])]
    guard state.mayFall != state.mayRise, abs(values[place]) < Tolerance.kink else { return false }
    let allowed = state.mayRise ? 1.0 : -1.0
    let start = place * width
    var isAny = false
    for column in open {
      let rate = allowed * entries[start + column.place]
      if abs(rate) <= Tolerance.cost { continue }
      isAny = true
      if rate > 0 ? column.mayRise : column.mayFall { return false }
    }
    guard isAny else { return false }
    var isChanged = false
    for index in 0..<open.count {
      let rate = allowed * entries[start + open[index].place]
      if rate > Tolerance.cost, open[index].mayFall {
        open[index].mayFall = false
        isChanged = true
      } else if rate < -Tolerance.cost, open[index].mayRise {
        open[index].mayRise = false
        isChanged = true
      }
    }
    return isChanged
  }
}
