/// How the values follow one constant: linearly, as long as no row changes its side.
///
/// Resizing and scrolling change one constant again and again; between two changes of side such a
/// change costs a multiplication for each value it moves.
///
/// Invariant: at every constant within `range` of `origin` the values are the only best ones.
struct Sensitivity: Sendable {
  let row: Int
  private let origin: Double
  private let base: [Double]
  private var range: Interval
  private var variables: [Int32] = []
  private var slopes: [Double] = []

  init(row: Int, origin: Double, base: [Double], range: Interval, response: [Double]) {
    self.row = row
    self.origin = origin
    self.base = base
    self.range = range
    for variable in 0..<response.count where response[variable] != 0 {
      variables.append(Int32(variable))
      slopes.append(response[variable])
    }
  }

  /// The values at a constant, nil outside the range.
  func values(at constant: Double) -> [Double]? {
    let change = constant - origin
    guard change >= range.lower, change <= range.upper else { return nil }
    var values = base
    for index in 0..<variables.count {
      let variable = Int(variables[index])
      values[variable] = base[variable] + change * slopes[index] + 0
    }
    return values
  }
}

extension Plan {
  /// How the values of the solution at hand, which is settled, follow the constant of a row;
  /// nil where a tie leaves that open.
  mutating func sensitivity(of row: Int, _ table: RowTable, _ values: [Double]) -> Sensitivity? {
    var unit = [Double](repeating: 0, count: table.count)
    unit[row] = 1
    var rates = unit
    reduction.replay(on: &rates)
    for empty in reduction.emptied where rates[Int(empty)] != 0 { return nil }
    var range = Interval()
    for empty in emptyInequalities {
      let constant = work.constants[Int(empty)]
      guard range.keepSign(of: constant, rate: rates[Int(empty)]) else { return nil }
    }
    for parameter in components.lone {
      guard parameter.limit(&range, rates, components.bounds) else { return nil }
    }
    for tableau in components.tableaus {
      guard tableau.limit(&range, rates) else { return nil }
    }
    return Sensitivity(
      row: row, origin: table.constants[row], base: values, range: range,
      response: slopes(unit, table))
  }
}

extension Plan {
  /// The response to a constant, with what elimination and pivots lost put back: a change may be a
  /// million units.
  private mutating func slopes(_ unit: [Double], _ table: RowTable) -> [Double] {
    var slopes = response(to: unit, count: table.variableCount)
    var table = table
    table.constants = unit
    var residuals = [Double](repeating: 0, count: table.count)
    if residual(&residuals, slopes, table) > 0 { correct(&slopes, by: residuals) }
    return slopes
  }
}

extension Interval {
  /// Keeps to changes for which `distance`, growing at `rate`, keeps its sign.
  ///
  /// - Returns: false where it is at its end already.
  fileprivate mutating func keepSign(of distance: Double, rate: Double) -> Bool {
    guard abs(rate) > Tolerance.rate else { return true }
    guard abs(distance) > Tolerance.range else { return false }
    let end = -distance / rate
    if end > 0 { upper = min(upper, end) } else { lower = max(lower, end) }
    return true
  }
}

extension LoneParameter {
  /// Narrows changes to those at which no kink passes the value: the slopes to both sides of it, and
  /// so its being best, are then the same.
  fileprivate func limit(_ range: inout Interval, _ rates: [Double], _ all: [Bound]) -> Bool {
    guard bounds.contains(where: { rates[Int(all[$0].row)] != 0 }) else { return true }
    let (value, row) = self.value
    guard row >= 0 else { return false }
    let rate = rates[Int(row)] / coefficient(of: row, all)
    for index in bounds where all[index].row != row {
      let bound = all[index]
      let distance = bound.kink.position - value
      let relative = rates[Int(bound.row)] / bound.coefficient - rate
      guard range.keepSign(of: distance, rate: relative) else { return false }
    }
    return true
  }
}

extension Tableau {
  /// Narrows changes to those at which every basic variable keeps its segment and the bends of each
  /// form their order.
  fileprivate func limit(_ range: inout Interval, _ rates: [Double]) -> Bool {
    guard bends.contains(where: { $0.row >= 0 && rates[Int($0.row)] != 0 }) else { return true }
    for place in 0..<height where !isFree(Int(basic[place])) {
      let form = forms[Int(basic[place])]
      let rate = rate(at: place, rates)
      for bend in [form.segment - 1, form.segment] where form.bends.contains(bend) {
        let distance = values[place] - bends[bend].position
        let relative = rate - self.rate(of: bend, rates)
        guard range.keepSign(of: distance, rate: relative) else { return false }
      }
    }
    for name in 0..<forms.count
    where !isFree(name) && !keepsOrder(forms[name], &range, rates) { return false }
    return true
  }

  private func keepsOrder(_ form: Form, _ range: inout Interval, _ rates: [Double]) -> Bool {
    for bend in form.bends.dropFirst() {
      let distance = bends[bend].position - bends[bend - 1].position
      let relative = rate(of: bend, rates) - rate(of: bend - 1, rates)
      guard range.keepSign(of: distance, rate: relative) else { return false }
    }
    return true
  }
}
