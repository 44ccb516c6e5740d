/// The weights of wishes between equally good solutions: ties follow the order of the rows that tie variables together.
///
/// A variable comes where the first required row names it that names another, too. Of wishes for one variable each,
/// as views' wishes for their sizes are, that of the variable which comes first is exceeded, and that of the last is
/// fallen short of, as UIKit stretches the first of two labels and cuts the last. Of other wishes the first is served
/// best. Where two ways still come to the same, variables are taken in order (see `Face`).
struct TieOrder: Sendable {
  private var places: [Int32] = []

  /// An order for rows without wishes.
  init() {}

  init(_ table: RowTable) {
    places = [Int32](repeating: -1, count: table.variableCount)
    var count: Int32 = 0
    for row in table.records.indices {
      let record = table.records[row]
      guard record.count > 1, record.isIncluded, table.isRequired(row) else { continue }
      for position in table.range(of: row) {
        let column = Int(table.terms[position].column)
        guard places[column] < 0 else { continue }
        places[column] = count
        count += 1
      }
    }
    for column in places.indices where places[column] < 0 {
      places[column] = count + Int32(truncatingIfNeeded: column)
    }
  }

  /// Returns the cost per unit of missing a wish from below and from above, for a term with this coefficient.
  func costs(of row: Int, times coefficient: Double, _ table: RowTable) -> (
    below: Double, above: Double
  ) {
    let record = table.records[row]
    var costs = record.relation.costs(times: coefficient)
    let range = table.range(of: row)
    guard let term = table.terms[range].first, range.count == 1 else {
      let weight = weight(of: row, table)
      return (costs.below * weight, costs.above * weight)
    }
    let priority = precedence(of: term.column)
    let exceeding = record.yields ? priority / 4 : 2 - priority
    let isAlong = coefficient * term.coefficient > 0
    costs.below *= isAlong ? priority : exceeding
    costs.above *= isAlong ? exceeding : priority
    return costs
  }

  /// The first of its variables counts most.
  private func weight(of row: Int, _ table: RowTable) -> Double {
    let terms = table.terms[table.range(of: row)]
    let (sum, first) = terms.reduce((0.0, 0.0)) { so, term in
      let precedence = precedence(of: term.column)
      return (so.0 + precedence, max(so.1, precedence))
    }
    return first + (sum - first) / 64
  }

  /// At most 1, less for what comes later.
  private func precedence(of column: Int32) -> Double { 64 / (64 + Double(places[Int(column)])) }
}
