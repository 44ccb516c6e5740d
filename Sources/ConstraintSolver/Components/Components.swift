/// Step 2: the rows that are left, split into components that share no variable.
///
/// Invariant: every variable is solved for by a pivot, stands in exactly one component, or is in
/// `unused`.
struct Components: Sendable {
  /// Components of one variable.
  var lone: [LoneParameter] = []
  /// Their rows.
  var bounds: [Bound] = []
  /// Components of several variables.
  var tableaus: [Tableau] = []
  /// The order that decides between their equally good values.
  private(set) var ties = TieOrder()
  /// Variables in no row that is left.
  private(set) var unused: [Int32] = []

  init(_ reduction: Reduction, _ table: RowTable) {
    var forest = Forest(count: table.variableCount)
    var isUsed = [Bool](repeating: false, count: table.variableCount)
    var hasWishes = false
    for row in 0..<table.count where !reduction.isDone[row] {
      let terms = reduction.range(of: row)
      guard let first = terms.first else { continue }
      if !table.isRequired(row) { hasWishes = true }
      for position in terms {
        isUsed[Int(reduction.entries[position].column)] = true
        forest.join(reduction.entries[first].column, reduction.entries[position].column)
      }
    }
    if hasWishes { ties = TieOrder(table) }
    findUnused(reduction, isUsed)
    let members = Members(reduction, &forest)
    var place = [Int32](repeating: 0, count: table.variableCount)
    var gathering = FormGathering()
    for component in 0..<members.count {
      let rows = members.rows.items(of: component)
      let variables = members.variables.items(of: component)
      guard variables.count > 1 else {
        lone.append(LoneParameter(variables, rows, reduction, table, &bounds))
        continue
      }
      for (index, variable) in variables.enumerated() { place[Int(variable)] = Int32(index) }
      tableaus.append(Tableau(rows, variables, reduction, table, ties, place: place, &gathering))
    }
  }

  /// Whether nothing is left open, even by ties.
  var isSettled: Bool {
    unused.isEmpty && lone.allSatisfy(\.chosen.isPoint)
      && tableaus.indices.allSatisfy { place in
        tableaus[place].isSettled || tableaus[place].openColumns(throughTies: true).isEmpty
      }
  }

  private mutating func findUnused(_ reduction: Reduction, _ isUsed: [Bool]) {
    var isKnown = isUsed
    for pivot in reduction.pivots { isKnown[Int(pivot.variable)] = true }
    for variable in 0..<isKnown.count where !isKnown[variable] { unused.append(Int32(variable)) }
  }
}

/// Rows and variables by component, components in the order of their first rows.
private struct Members {
  private(set) var count = 0
  private(set) var rows: Groups
  private(set) var variables: Groups

  init(_ reduction: Reduction, _ forest: inout Forest) {
    var number = [Int32](repeating: -1, count: forest.count)
    var isSeen = [Bool](repeating: false, count: forest.count)
    var rowList: [(item: Int32, group: Int32)] = []
    var variableList: [(item: Int32, group: Int32)] = []
    for row in 0..<reduction.rowCount where !reduction.isDone[row] {
      let terms = reduction.range(of: row)
      guard let first = terms.first else { continue }
      let root = Int(forest.root(of: reduction.entries[first].column))
      if number[root] < 0 {
        number[root] = Int32(count)
        count += 1
      }
      rowList.append((Int32(row), number[root]))
      for position in terms where !isSeen[Int(reduction.entries[position].column)] {
        isSeen[Int(reduction.entries[position].column)] = true
        variableList.append((reduction.entries[position].column, number[root]))
      }
    }
    rows = Groups(rowList, count: count)
    variables = Groups(variableList, count: count)
  }
}
