/// Gathers the rows of a component that have the same left side, but for a factor.
///
/// Invariant: forms come in the order of their first rows.
struct FormGathering {
  /// Rows as multiples of forms, the first of whose largest coefficients is 1.
  private var terms: [Entry] = []
  private var starts: [Int] = [0]
  private var factors: [Double] = []
  /// The places of the rows among all, form by form.
  private var order: [Int] = []
  /// Where each form's rows start in that order; one more at the end.
  private var formStarts: [Int] = []

  init(_ rows: ArraySlice<Int32>, _ reduction: Reduction, place: [Int32]) {
    factors.reserveCapacity(rows.count)
    starts.reserveCapacity(rows.count + 1)
    for row in rows { add(reduction, Int(row), place: place) }
    sort()
  }

  /// How many forms there are.
  var count: Int { formStarts.count - 1 }

  /// The rows of a form, by their places among all.
  func rows(of form: Int) -> ArraySlice<Int> { order[formStarts[form]..<formStarts[form + 1]] }

  /// Measures each parameter so that its largest coefficient is about 1; returns its unit.
  ///
  /// A parameter that hardly counts has far to go; costs and rates along it must not pass for
  /// rounding. Units are powers of two, so nothing is rounded.
  mutating func scale(parameterCount: Int) -> [Double] {
    var units = [Double](repeating: 0, count: parameterCount)
    for term in terms {
      units[Int(term.column)] = max(units[Int(term.column)], abs(term.coefficient))
    }
    for index in units.indices where units[index] > 0 {
      units[index] = Double(sign: .plus, exponent: -units[index].exponent, significand: 1)
    }
    for index in terms.indices { terms[index].coefficient *= units[Int(terms[index].column)] }
    return units
  }

  /// Puts rows of one form together, forms by their first rows.
  private mutating func sort() {
    var order = Array(factors.indices)
    order.sort { precedes($0, $1) ?? ($0 < $1) }
    var first = order
    for index in order.indices {
      let isSame = index > 0 && precedes(order[index - 1], order[index]) == nil
      first[order[index]] = isSame ? first[order[index - 1]] : order[index]
    }
    order.sort { first[$0] != first[$1] ? first[$0] < first[$1] : $0 < $1 }
    for index in order.indices where first[order[index]] == order[index] {
      formStarts.append(index)
    }
    formStarts.append(order.count)
    self.order = order
  }

  /// How many times its form a row has.
  func factor(of row: Int) -> Double { factors[row] }

  /// The terms of a form, by the place of the parameter.
  func terms(of form: Int) -> ArraySlice<Entry> {
    let row = order[formStarts[form]]
    return terms[starts[row]..<starts[row + 1]]
  }

  private mutating func add(_ reduction: Reduction, _ row: Int, place: [Int32]) {
    let start = terms.count
    for position in reduction.range(of: row) {
      let entry = reduction.entries[position]
      let term = Entry(column: place[Int(entry.column)], coefficient: entry.coefficient)
      var slot = terms.count
      terms.append(term)
      while slot > start, terms[slot - 1].column > term.column {
        terms[slot] = terms[slot - 1]
        slot -= 1
      }
      terms[slot] = term
    }
    var largest = 0.0
    for term in terms[start...] { largest = max(largest, abs(term.coefficient)) }
    let leader = terms[start...].first { abs($0.coefficient) > 0.999 * largest }
    let factor = leader?.coefficient ?? 1
    for position in start..<terms.count { terms[position].coefficient /= factor }
    factors.append(factor)
    starts.append(terms.count)
  }

  /// Whether a row's form comes before another's; nil where it is the same.
  private func precedes(_ first: Int, _ second: Int) -> Bool? {
    let count = starts[first + 1] - starts[first]
    let otherCount = starts[second + 1] - starts[second]
    if count != otherCount { return count < otherCount }
    for index in 0..<count {
      let (one, other) = (terms[starts[first] + index], terms[starts[second] + index])
      if one.column != other.column { return one.column < other.column }
      if one.coefficient != other.coefficient { return one.coefficient < other.coefficient }
    }
    return nil
  }
}
