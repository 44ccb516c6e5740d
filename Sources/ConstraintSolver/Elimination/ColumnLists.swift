/// For each variable the rows that have it, and at times rows that no longer do.
struct ColumnLists {
  struct List {
    var start: Int32
    var count: Int32
    var capacity: Int32
    /// How many open rows have the variable, exactly.
    var degree: Int32
  }

  private(set) var rows: [Int32]
  var lists: [List]

  init(_ reduction: Reduction, variableCount: Int) {
    var lists = [List](
      repeating: List(start: 0, count: 0, capacity: 0, degree: 0), count: variableCount)
    for row in 0..<reduction.rowCount {
      for position in reduction.range(of: row) {
        lists[Int(reduction.entries[position].column)].degree += 1
      }
    }
    var total: Int32 = 0
    for variable in 0..<variableCount {
      lists[variable].start = total
      lists[variable].capacity = lists[variable].degree + 2
      total += lists[variable].capacity
    }
    var rows = [Int32](repeating: 0, count: Int(total))
    for row in 0..<reduction.rowCount {
      for position in reduction.range(of: row) {
        let variable = Int(reduction.entries[position].column)
        rows[Int(lists[variable].start + lists[variable].count)] = Int32(row)
        lists[variable].count += 1
      }
    }
    self.rows = rows
    self.lists = lists
  }

  func range(of variable: Int) -> Range<Int> {
    let list = lists[variable]
    return Int(list.start)..<Int(list.start + list.count)
  }

  mutating func insert(_ row: Int, into variable: Int) {
    var list = lists[variable]
    if list.count == list.capacity { move(&list) }
    rows[Int(list.start + list.count)] = Int32(row)
    list.count += 1
    list.degree += 1
    lists[variable] = list
  }

  /// Gives a full list twice the place at the end.
  private mutating func move(_ list: inout List) {
    let old = Int(list.start)..<Int(list.start + list.count)
    list.start = Int32(rows.count)
    list.capacity = Int32(2 * old.count + 2)
    for index in old { rows.append(rows[index]) }
    rows.append(contentsOf: repeatElement(0, count: old.count + 2))
  }
}
