/// The staging: priority by priority, each over the best points of those before it.
///
/// After a level, what would raise its cost is forbidden: a column may not move where its reduced
/// cost is positive, and a form may not pass a bend that costs. By complementary slackness the points
/// left are exactly the best ones, so the levels are lexicographic without any large weight.
extension Tableau {
  /// Brings the tableau to the best values for these constants, from the basis it has.
  mutating func solve(_ constants: [Double], _ work: inout Workspace) -> Certificate? {
    let (isChanged, isInOrder) = takeConstants(constants, &work)
    if isSolved, !isChanged { return nil }
    if !isStarted { start() }
    followBends(isExact: !isSolved || !isInOrder, &work)
    if isSolved, isInOrder, restore(&work) { return nil }
    release()
    for level in levels.indices {
      _ = minimise(level, &work)
      let isRequired = levels[level] >= Priority.required
      if isRequired, let certificate = certificate(work) { return certificate }
      freeze(level, isRequired: isRequired, work)
      isDetermined = isHeld
      isSettled = isDetermined
      isSolved = isSettled
      if isSettled { return nil }
    }
    _ = minimise(levels.count, &work)
    freeze(levels.count, isRequired: false, work)
    isSettled = isHeld
    isSolved = true
    return nil
  }

  /// Puts each parameter where its own rows cost least, which leaves only what rows of several tie.
  private mutating func start() {
    isStarted = true
    for name in 0..<width where !isFree(name) { setHome(bestBend(of: name), of: name) }
  }

  /// The bend at which a form alone costs least, compared level by level.
  ///
  /// Costs are convex, so it is the first from which on a rise costs something.
  private func bestBend(of name: Int) -> Int {
    let form = forms[name]
    // A form has few levels; the tableau may have as many as rows.
    var own: [Int32] = []
    for index in form.bends where !own.contains(bends[index].level) {
      own.append(bends[index].level)
    }
    own.sort()
    var slopes = [Double](repeating: 0, count: own.count)
    for index in form.bends {
      slopes[own.firstIndex(of: bends[index].level) ?? 0] -= bends[index].below
    }
    for index in form.bends {
      slopes[own.firstIndex(of: bends[index].level) ?? 0] += bends[index].below + bends[index].above
      if let slope = slopes.first(where: { abs($0) > Tolerance.cost }), slope < 0 { continue }
      return index
    }
    return form.end - 1
  }

  private mutating func release() {
    isSolved = false
    costs = nil
    for name in 0..<forms.count {
      forms[name].floor = -1
      forms[name].ceiling = -1
    }
    for place in 0..<height {
      let form = forms[Int(basic[place])]
      let segment = form.bends.prefix { bends[$0].position <= values[place] + Tolerance.kink }
      setSegment(form.start + segment.count, at: place)
    }
  }

  /// Forbids what would raise the cost of the level again, whose gradient is in `work`.
  mutating func freeze(_ level: Int, isRequired: Bool, _ work: Workspace) {
    for column in 0..<width { freeze(column: column, work) }
    for name in 0..<forms.count
    where !isFree(name) && (level == levels.count || forms[name].mayCount(at: level)) {
      let (lower, upper) = neighbours(of: name)
      for index in forms[name].bends {
        let bend = bends[index]
        if turn(at: bend, level) == 0 { continue }
        if isRequired ? bend.below > 0 : index < lower {
          forms[name].floor = max(forms[name].floor, index)
        }
        if isRequired ? bend.above > 0 : index >= upper {
          let ceiling = forms[name].ceiling
          forms[name].ceiling = ceiling < 0 ? index : min(ceiling, index)
        }
      }
      if isRequired { returnIntoLimits(name) }
    }
  }

  private mutating func freeze(column: Int, _ work: Workspace) {
    let name = Int(nonbasic[column])
    if forms[name].mayRise, work.rise(column) > Tolerance.cost {
      forms[name].ceiling = forms[name].home
    }
    if forms[name].mayFall, work.fall(column) > Tolerance.cost {
      forms[name].floor = forms[name].home
    }
  }

  /// Bends before the first number lie below a variable, those from the second on above it.
  private func neighbours(of name: Int) -> (Int, Int) {
    let form = forms[name]
    guard places[name] < 0 else { return (form.segment, form.segment) }
    let group = form.group
    return (group.lowerBound, group.upperBound)
  }

  /// A required bend may be missed by rounding: the segment is the one within.
  private mutating func returnIntoLimits(_ name: Int) {
    guard places[name] >= 0 else { return }
    let form = forms[name]
    var segment = max(form.segment, form.floor + 1)
    if form.ceiling >= 0 { segment = min(segment, form.ceiling) }
    if segment != form.segment { setSegment(segment, at: Int(places[name])) }
  }

  /// No column may move: the point is the only one left.
  var isHeld: Bool { (0..<width).allSatisfy(isHeld) }

  /// Whether a column may not move.
  func isHeld(_ column: Int) -> Bool {
    let form = forms[Int(nonbasic[column])]
    return !form.mayFall && !form.mayRise
  }
}
