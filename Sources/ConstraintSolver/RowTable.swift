/// Every row of a system, one after another, as they were added.
///
/// Invariant: each term of a row names a variable once and has a coefficient other than 0.
struct RowTable: Sendable {
  struct Record: Sendable {
    var start: Int32
    var count: Int32
    var priority: Double
    var relation: Relation
    /// Indicates whether of equal wishes it is exceeded first.
    var yields = false
    /// False for rows that are removed or inactive.
    var isIncluded = true
  }

  var variableCount = 0
  private(set) var terms: [Entry] = []
  var records: [Record] = []
  var constants: [Double] = []

  var count: Int { records.count }

  /// Makes room for rows of about three terms.
  mutating func reserve(_ rowCount: Int) {
    guard rowCount > 0 else { return }
    terms.reserveCapacity(3 * rowCount)
    records.reserveCapacity(rowCount)
    constants.reserveCapacity(rowCount)
  }

  mutating func append(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Double,
    yields: Bool
  ) {
    let start = self.terms.count
    for place in terms.indices {
      let term = terms[place]
      precondition(term.coefficient.isFinite, "a coefficient is a finite number")
      precondition(
        term.variable.index >= 0 && term.variable.index < variableCount,
        "a term names a variable of its own system")
      if term.coefficient == 0 { continue }
      self.terms.append(
        Entry(
          column: Int32(truncatingIfNeeded: term.variable.index), coefficient: term.coefficient))
    }
    if terms.count > 1 { sumRepeated(from: start) }
    close(relation, constant, priority, yields: yields, from: start)
  }

  private mutating func close(
    _ relation: Relation, _ constant: Double, _ priority: Double, yields: Bool, from start: Int
  ) {
    constants.append(constant)
    records.append(
      Record(
        start: Int32(start), count: Int32(terms.count - start), priority: priority,
        relation: relation, yields: yields))
  }

  /// Sums the terms that name one variable, at the place of the first; what cancels but for rounding
  /// is gone.
  private mutating func sumRepeated(from start: Int) {
    guard isRepeating(from: start) else { return }
    var places: [Int32: Int] = [:]
    var sizes: [Double] = []
    var kept = start
    for position in start..<terms.count {
      let term = terms[position]
      if let place = places[term.column] {
        terms[place].coefficient += term.coefficient
        sizes[place - start] = max(sizes[place - start], abs(term.coefficient))
      } else {
        places[term.column] = kept
        terms[kept] = term
        sizes.append(abs(term.coefficient))
        kept += 1
      }
    }
    terms.removeLast(terms.count - kept)
    let sums = zip(terms[start...], sizes).filter { sum, size in
      abs(sum.coefficient) > Tolerance.cancellation * size
    }
    terms.replaceSubrange(start..., with: sums.map(\.0))
  }

  private func isRepeating(from start: Int) -> Bool {
    guard terms.count - start <= 16 else { return true }
    for position in start..<terms.count {
      let column = terms[position].column
      for other in start..<position where terms[other].column == column { return true }
    }
    return false
  }

  func isRequired(_ row: Int) -> Bool {
    records[row].priority >= Priority.required
  }

  func range(of row: Int) -> Range<Int> {
    let record = records[row]
    return Int(record.start)..<Int(record.start + record.count)
  }

  /// The row's terms less its constant, at a point.
  func residual(of row: Int, at values: [Double]) -> Double {
    var sum = -constants[row]
    for position in range(of: row) {
      sum += terms[position].coefficient * values[Int(terms[position].column)]
    }
    return sum
  }

  /// Puts the residual of a row in its place; returns its size.
  func residual(of row: Int, into residuals: inout [Double], at values: [Double]) -> Double {
    residuals[row] = residual(of: row, at: values)
    return abs(residuals[row])
  }

  /// Adds a row with the terms of another.
  mutating func appendCopy(of row: Int, _ relation: Relation, _ constant: Double) {
    let (start, record) = (terms.count, records[row])
    terms.append(contentsOf: terms[range(of: row)])
    close(relation, constant, record.priority, yields: record.yields, from: start)
  }

  /// A table of these rows alone, in this order, over the same variables.
  ///
  /// - Parameter relation: what every row becomes, nil to leave them.
  func selection(of rows: [Int], as relation: Relation? = nil) -> RowTable {
    var table = RowTable()
    table.variableCount = variableCount
    for row in rows {
      let (start, record) = (table.terms.count, records[row])
      table.terms.append(contentsOf: terms[range(of: row)])
      table.close(
        relation ?? record.relation, constants[row], record.priority, yields: record.yields,
        from: start)
    }
    return table
  }
}

/// A coefficient and the number of its variable.
struct Entry: Sendable, Equatable {
  var column: Int32
  var coefficient: Double
}
