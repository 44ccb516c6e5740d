/// A row that takes a multiple of another in, for rows of few terms.
struct RowMerge {
  private let target: Int
  private let start: Int
  /// How many terms the row has.
  private(set) var count: Int

  init(target: Int, _ place: SparseMatrix.Place) {
    self.target = target
    start = Int(place.start)
    count = Int(place.count)
  }

  /// Adds terms times a factor, but for one column; looks for each where it may stand.
  mutating func add(
    _ terms: Range<Int>, times factor: Double, except column: Int32, _ entries: inout [Entry],
    _ columns: inout ColumnLists
  ) {
    var entries = entries.mutableSpan
    for position in terms {
      let entry = entries[position]
      if entry.column == column { continue }
      var place = start
      while place < start + count, entries[place].column != entry.column { place += 1 }
      take(factor * entry.coefficient, of: entry.column, at: place, &entries, &columns)
    }
  }

  /// Adds to a term at a place, or as a new one behind the last.
  private mutating func take(
    _ amount: Double, of column: Int32, at place: Int, _ entries: inout MutableSpan<Entry>,
    _ columns: inout ColumnLists
  ) {
    if place == start + count {
      entries[place] = Entry(column: column, coefficient: amount)
      count += 1
      columns.insert(target, into: Int(column))
      return
    }
    let old = entries[place].coefficient
    let sum = old + amount
    if Tolerance.remains(sum, of: old, amount) {
      entries[place].coefficient = sum
      return
    }
    count -= 1
    entries[place] = entries[start + count]
    columns.degrees[Int(column)] -= 1
  }
}
