/// Gathers the rows of a component that have the same left side, but for a factor.
///
/// Invariant: forms come in the order of their first rows.
struct FormGathering {
  /// Rows as multiples of forms, the first of whose largest coefficients is 1.
  private var terms: [Entry] = []
  private var starts: [Int] = []
  private var factors: [Double] = []
  /// The form of each row.
  private var forms: [Int32] = []
  /// The first row of each form.
  private var leaders: [Int] = []
  /// Forms by the hash of their terms, which only finds what is equal.
  private var buckets = LinkedLists(count: 0)
  /// The places of the rows among all, by form.
  private var members = Groups()

  /// Gathers the rows of another component.
  mutating func gather(_ rows: ArraySlice<Int32>, _ reduction: Reduction, place: [Int32]) {
    terms.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    factors.removeAll(keepingCapacity: true)
    forms.removeAll(keepingCapacity: true)
    leaders.removeAll(keepingCapacity: true)
    var bucketCount = 8
    while bucketCount < rows.count { bucketCount *= 2 }
    buckets.removeAll(count: bucketCount)
    for (index, row) in rows.enumerated() {
      add(reduction, Int(row), place: place)
      join(index, mask: UInt64(bucketCount - 1))
    }
    starts.append(terms.count)
    let forms = forms
    members.sort(forms.count, into: leaders.count) { (Int32(truncatingIfNeeded: $0), forms[$0]) }
  }

  /// How many forms there are.
  var count: Int { leaders.count }

  /// The rows of a form, by their places among all.
  func rows(of form: Int) -> ArraySlice<Int32> { members.items(of: form) }

  /// How many times its form a row has.
  func factor(of row: Int) -> Double { factors[row] }

  /// The terms of a form, by the place of the parameter.
  func terms(of form: Int) -> ArraySlice<Entry> {
    let row = leaders[form]
    return terms[starts[row]..<starts[row + 1]]
  }

  /// The form that is a multiple of one parameter, by parameter; -1 where no row asks about it alone.
  func ownForms(parameterCount: Int) -> [Int32] {
    var own = [Int32](repeating: -1, count: parameterCount)
    for form in 0..<count {
      let terms = terms(of: form)
      if terms.count == 1 { own[Int(terms[terms.startIndex].column)] = Int32(form) }
    }
    return own
  }

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

  private mutating func add(_ reduction: Reduction, _ row: Int, place: [Int32]) {
    let start = terms.count
    starts.append(start)
    var largest = 0.0
    for position in reduction.range(of: row) {
      let entry = reduction.entries[position]
      let term = Entry(column: place[Int(entry.column)], coefficient: entry.coefficient)
      largest = max(largest, abs(term.coefficient))
      var slot = terms.count
      terms.append(term)
      while slot > start, terms[slot - 1].column > term.column {
        terms[slot] = terms[slot - 1]
        slot -= 1
      }
      terms[slot] = term
    }
    let leader = terms[start...].first { abs($0.coefficient) > 0.999 * largest }
    let factor = leader?.coefficient ?? 1
    for position in start..<terms.count { terms[position].coefficient /= factor }
    factors.append(factor)
  }

  /// Finds the form of the row added last, or makes it one.
  private mutating func join(_ row: Int, mask: UInt64) {
    let bucket = Int(hash(from: starts[row]) & mask)
    var place = buckets.head(of: bucket)
    while place >= 0 {
      let link = buckets[place]
      if isForm(link.item, from: starts[row]) {
        forms.append(link.item)
        return
      }
      place = link.next
    }
    let form = Int32(truncatingIfNeeded: leaders.count)
    buckets.push(form, on: bucket)
    forms.append(form)
    leaders.append(row)
  }

  private func hash(from start: Int) -> UInt64 {
    var hash: UInt64 = 0
    for position in start..<terms.count {
      hash ^= UInt64(terms[position].column.magnitude) ^ terms[position].coefficient.bitPattern
      hash = hash &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 32
    }
    return hash
  }

  /// Whether the last terms are those of a form.
  private func isForm(_ form: Int32, from start: Int) -> Bool {
    let leader = leaders[Int(form)]
    let count = terms.count - start
    guard starts[leader + 1] - starts[leader] == count else { return false }
    for index in 0..<count where terms[starts[leader] + index] != terms[start + index] {
      return false
    }
    return true
  }
}
