/// Why required rows exclude one another: the multipliers of the first level, where it leaves errors.
extension Tableau {
  /// The multipliers that show it, where a required row is still missed; `work` has the gradient.
  func certificate(_ work: Workspace) -> Certificate? {
    guard (0..<forms.count).contains(where: { !isFree($0) && isMissed($0) }) else { return nil }
    var multipliers: [(row: Int32, multiplier: Double)] = []
    for name in 0..<forms.count where !isFree(name) {
      let form = forms[name]
      if places[name] >= 0 {
        addMissed(form, form.segment..<form.segment, &multipliers)
      } else {
        let group = form.group
        let pull = addMissed(form, group, &multipliers)
        addHeld(group, -pull - work.gradient[Int(-1 - places[name])], &multipliers)
      }
    }
    return Certificate(multipliers: multipliers)
  }

  private func isMissed(_ name: Int) -> Bool {
    let value = places[name] < 0 ? home(of: name) : values[Int(places[name])]
    return forms[name].bends.contains { index in
      let bend = bends[index]
      guard bend.level == 0 else { return false }
      let (below, above) =
        (bend.below * (bend.position - value), bend.above * (value - bend.position))
      return max(below, above) > Tolerance.feasibility
    }
  }

  /// Adds the rows of a form that are missed beyond a group of bends; returns their pull.
  @discardableResult
  private func addMissed(
    _ form: Form, _ group: Range<Int>, _ multipliers: inout [(row: Int32, multiplier: Double)]
  ) -> Double {
    var pull = 0.0
    for index in form.bends where bends[index].level == 0 && !group.contains(index) {
      let bend = bends[index]
      let slope = index < group.lowerBound ? bend.above : -bend.below
      if slope == 0 { continue }
      pull += slope
      multipliers.append((bend.row, slope / bend.coefficient))
    }
    return pull
  }

  /// Adds the row that holds a form at its home against a pull.
  private func addHeld(
    _ group: Range<Int>, _ pull: Double, _ multipliers: inout [(row: Int32, multiplier: Double)]
  ) {
    guard abs(pull) > Tolerance.cost else { return }
    for index in group where bends[index].level == 0 {
      let bend = bends[index]
      guard (pull > 0 ? bend.above : bend.below) > 0 else { continue }
      multipliers.append((bend.row, pull / bend.coefficient))
      return
    }
  }
}
