/// For each column the rows that have it, and at times rows that no longer do.
struct ColumnLists: Sendable {
  struct List: Sendable {
    var start: Int32
    var count: Int32
    var capacity: Int32
    /// How many rows have the column, exactly, less those that a reader counted out.
    var degree: Int32
  }

  private(set) var rows: [Int32]
  var lists: [List]

  init(_ entries: [Entry], _ places: [SparseMatrix.Place], columnCount: Int) {
    var lists = [List](
      repeating: List(start: 0, count: 0, capacity: 0, degree: 0), count: columnCount)
    for place in places {
      for position in Int(place.start)..<Int(place.start + place.count) {
        lists[Int(entries[position].column)].degree += 1
      }
    }
    var total: Int32 = 0
    for column in 0..<columnCount {
      lists[column].start = total
      lists[column].capacity = lists[column].degree + 2
      total += lists[column].capacity
    }
    var rows = [Int32](repeating: 0, count: Int(total))
    for row in 0..<places.count {
      let place = places[row]
      for position in Int(place.start)..<Int(place.start + place.count) {
        let column = Int(entries[position].column)
        rows[Int(lists[column].start + lists[column].count)] = Int32(row)
        lists[column].count += 1
      }
    }
    self.rows = rows
    self.lists = lists
  }

  func range(of column: Int) -> Range<Int> {
    let list = lists[column]
    return Int(list.start)..<Int(list.start + list.count)
  }

  mutating func insert(_ row: Int, into column: Int) {
    var list = lists[column]
    if list.count == list.capacity { move(&list) }
    rows[Int(list.start + list.count)] = Int32(row)
    list.count += 1
    list.degree += 1
    lists[column] = list
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
