/// Every row of a system, one after another, as they were added.
///
/// Invariant: the terms of row `i` are `starts[i]..<starts[i + 1]`; each names a variable once and
/// has a coefficient other than 0.
struct RowTable: Sendable {
  var variableCount = 0
  private(set) var starts: [Int32] = [0]
  private(set) var columns: [Int32] = []
  private(set) var coefficients: [Double] = []
  private(set) var relations: [Relation] = []
  private(set) var standings: [Standing] = []
  var priorities: [Double] = []
  var constants: [Double] = []
  /// False for rows that are removed, inactive or given up.
  var isIncluded: [Bool] = []

  var count: Int { relations.count }

  mutating func append(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double,
    _ standing: Standing
  ) {
    let start = columns.count
    for term in terms { append(term, after: start) }
    dropZeros(from: start)
    close(relation, constant, priority, standing)
  }

  private mutating func append(_ term: Term, after start: Int) {
    let column = Int32(term.variable.index)
    for position in start..<columns.count where columns[position] == column {
      coefficients[position] += term.coefficient
      return
    }
    columns.append(column)
    coefficients.append(term.coefficient)
  }

  private mutating func dropZeros(from start: Int) {
    var kept = start
    for position in start..<columns.count where coefficients[position] != 0 {
      columns[kept] = columns[position]
      coefficients[kept] = coefficients[position]
      kept += 1
    }
    columns.removeLast(columns.count - kept)
    coefficients.removeLast(coefficients.count - kept)
  }

  private mutating func close(
    _ relation: Relation, _ constant: Double, _ priority: Double, _ standing: Standing
  ) {
    starts.append(Int32(columns.count))
    relations.append(relation)
    constants.append(constant)
    priorities.append(priority)
    standings.append(standing)
    isIncluded.append(true)
  }

  func isRequired(_ row: Int) -> Bool {
    priorities[row] >= Priority.required
  }

  func terms(of row: Int) -> Range<Int> {
    Int(starts[row])..<Int(starts[row + 1])
  }

  /// The row's terms less its constant, at a point.
  func residual(of row: Int, at values: [Double]) -> Double {
    var sum = -constants[row]
    for position in terms(of: row) {
      sum += coefficients[position] * values[Int(columns[position])]
    }
    return sum
  }

  /// A table of these rows alone, in this order, over the same variables.
  ///
  /// - Parameter relation: what every row becomes, nil to leave them.
  func selection(of rows: [Int], as relation: Relation? = nil) -> RowTable {
    var table = RowTable()
    table.variableCount = variableCount
    for row in rows {
      table.columns.append(contentsOf: columns[terms(of: row)])
      table.coefficients.append(contentsOf: coefficients[terms(of: row)])
      table.close(relation ?? relations[row], constants[row], priorities[row], standings[row])
    }
    return table
  }
}
