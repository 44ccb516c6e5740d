/// Gathers the rows of a component that have the same left side, but for a factor.
///
/// Invariant: forms come in the order of their first rows.
struct FormGathering {
  /// Rows as multiples of forms, the first coefficient of which is 1.
  private var terms: [Entry] = []
  private var starts: [Int] = [0]
  private var factors: [Double] = []
  /// The rows of each form, by their places among the rows.
  private(set) var forms: [[Int]] = []

  init(_ rows: ArraySlice<Int32>, _ reduction: Reduction, place: [Int32]) {
    for row in rows { add(reduction, Int(row), place: place) }
    var order = Array(factors.indices)
    order.sort { precedes($0, $1) ?? ($0 < $1) }
    for (index, row) in order.enumerated() {
      if index > 0, precedes(order[index - 1], row) == nil {
        forms[forms.count - 1].append(row)
      } else {
        forms.append([row])
      }
    }
    forms.sort { $0[0] < $1[0] }
  }

  /// How many times its form a row has.
  func factor(of row: Int) -> Double { factors[row] }

  /// The terms of a form, by the place of the parameter.
  func terms(of form: [Int]) -> ArraySlice<Entry> { terms[starts[form[0]]..<starts[form[0] + 1]] }

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
    let factor = terms[start].coefficient
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
