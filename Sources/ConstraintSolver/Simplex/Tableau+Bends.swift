/// Where the bends are and which of them a variable has passed.
extension Tableau {
  /// After so many times values are computed anew, so that rounding does not add up.
  private static let shiftLimit = 64

  func isParameter(_ name: Int) -> Bool { name < width }

  /// Returns whether it is a parameter without rows of its own, which no bend holds while it is basic.
  func isFree(_ name: Int) -> Bool { name < width && bends[forms[name].start].row < 0 }

  /// Where a variable stands that is not basic.
  func home(of name: Int) -> Double { bends[forms[name].home].position }

  /// Lets a form that is not basic stand at one of its bends.
  mutating func setHome(_ bend: Int, of name: Int) {
    forms[name].home = bend
    forms[name].group = group(of: bend, in: forms[name])
  }

  /// The bends of a form that stand where one does.
  func group(of bend: Int, in form: Form) -> Range<Int> {
    let position = bends[bend].position
    var (start, end) = (bend, bend + 1)
    while start > form.start, position - bends[start - 1].position <= Tolerance.kink { start -= 1 }
    while end < form.end, bends[end].position - position <= Tolerance.kink { end += 1 }
    return start..<end
  }

  /// Returns the cost per unit below and above a bend at a level, or for ties.
  func costs(of bend: Bend, at level: Int) -> (below: Double, above: Double) {
    if level == levels.count { return (bend.tieBelow, bend.tieAbove) }
    return Int(bend.level) == level ? (bend.below, bend.above) : (0, 0)
  }

  /// By how much the cost turns at a bend at a level, or for ties.
  func turn(at bend: Bend, _ level: Int) -> Double {
    let (below, above) = costs(of: bend, at: level)
    return below + above
  }

  /// The change of a form's cost with a rise within a segment.
  func slope(of name: Int, in segment: Int, at level: Int) -> Double {
    guard level == levels.count || forms[name].mayCount(at: level) else { return 0 }
    var slope = 0.0
    for index in forms[name].bends {
      let (below, above) = costs(of: bends[index], at: level)
      slope += index < segment ? above : -below
    }
    return slope
  }

  /// Puts a basic variable into a segment.
  mutating func setSegment(_ segment: Int, at place: Int) {
    let name = Int(basic[place])
    forms[name].segment = segment
    guard !isFree(name) else { return }
    let form = forms[name]
    lows[place] = segment > form.start ? bends[segment - 1].position : -.infinity
    highs[place] = segment < form.end ? bends[segment].position : .infinity
  }

  /// Puts the bends where the constants have them; returns whether anything changed, and whether
  /// each form's bends stand in the order they did.
  ///
  /// Afterwards `work.shifts` are the columns whose home moved.
  mutating func takeConstants(
    _ constants: [Double], _ work: inout Workspace
  ) -> (isChanged: Bool, isInOrder: Bool) {
    var (isChanged, isInOrder) = (false, true)
    work.shifts.removeAll(keepingCapacity: true)
    for name in 0..<forms.count where !isFree(name) {
      let form = forms[name]
      let home = bends[form.home].position
      var isMoved = false
      for index in form.bends {
        let position = constants[Int(bends[index].row)] / bends[index].coefficient
        if bends[index].position == position { continue }
        bends[index].position = position
        isMoved = true
      }
      guard isMoved || !isSolved else { continue }
      isChanged = true
      if !sortBends(of: name) { isInOrder = false }
      let place = Int(places[name])
      if place >= 0 {
        setSegment(forms[name].segment, at: place)
      } else if bends[form.home].position != home {
        work.shifts.append((-1 - place, bends[form.home].position - home))
      }
    }
    return (isChanged, isInOrder)
  }

  /// Sorts the bends of a form; returns whether they were in order, with the same ones together.
  private mutating func sortBends(of name: Int) -> Bool {
    let form = forms[name]
    var isInOrder = true
    let homeRow = bends[form.home].row
    for index in form.bends.dropFirst() {
      let bend = bends[index]
      var place = index
      while place > form.start, bends[place - 1].position > bend.position {
        bends[place] = bends[place - 1]
        place -= 1
      }
      bends[place] = bend
      if place != index { isInOrder = false }
    }
    setHome(
      isInOrder ? form.home : form.bends.first { bends[$0].row == homeRow } ?? form.home, of: name)
    let together = togetherness(of: form)
    if together != form.together { isInOrder = false }
    forms[name].together = together
    return isInOrder && form.bends.count <= UInt64.bitWidth
  }

  /// Which neighbours stand at one place, a bit each; a form of more bends is never in order.
  private func togetherness(of form: Form) -> UInt64 {
    var bits: UInt64 = 0
    for index in form.bends.dropFirst() {
      let isTogether = bends[index].position - bends[index - 1].position <= Tolerance.kink
      bits = bits << 1 | (isTogether ? 1 : 0)
    }
    return bits
  }

  // MARK: - Values

  /// Brings the values along after the bends moved.
  ///
  /// - Parameter isExact: whether to compute them all; else those of the columns moved follow, until
  ///   rounding could have added up.
  mutating func followBends(isExact: Bool, _ work: inout Workspace) {
    shiftCount += 1
    guard !isExact, shiftCount < Self.shiftLimit, 4 * work.shifts.count < width else {
      shiftCount = 0
      computeValues()
      return
    }
    for index in 0..<work.shifts.count {
      matrix.collect(work.shifts[index].column, into: &work.spots)
      shift(by: work.shifts[index].amount, work)
    }
  }

  private mutating func computeValues() {
    for place in 0..<height {
      var sum = 0.0
      for column in 0..<width where matrix[place, column] != 0 {
        sum += matrix[place, column] * home(of: Int(nonbasic[column]))
      }
      values[place] = sum
    }
  }

  /// Moves a column by some amount, with all values that follow; `work.spots` are where it stands.
  mutating func shift(by amount: Double, _ work: Workspace) {
    for index in 0..<work.spots.count {
      values[work.spots[index].row] += work.spots[index].coefficient * amount
    }
  }
}
