/// A row that takes a multiple of another in.
struct RowMerge {
  private let target: Int
  private let start: Int
  /// How many terms the row has.
  private(set) var count: Int
  private let factor: Double
  /// A column that is left alone.
  private let exception: Int32

  init(target: Int, place: SparseMatrix.Place, factor: Double, except column: Int32) {
    self.target = target
    start = Int(place.start)
    count = Int(place.count)
    self.factor = factor
    exception = column
  }

  /// For short rows: looks for each column where it may stand.
  mutating func run(_ terms: Range<Int>, _ entries: inout [Entry], _ columns: inout ColumnLists) {
    var entries = entries.mutableSpan
    for position in terms {
      let entry = entries[position]
      if entry.column == exception { continue }
      var place = start
      while place < start + count, entries[place].column != entry.column { place += 1 }
      _ = take(entry, at: place, &entries, &columns)
    }
  }

  /// Adds one term.
  mutating func add(_ entry: Entry, _ entries: inout [Entry], _ columns: inout ColumnLists) {
    var entries = entries.mutableSpan
    var place = start
    while place < start + count, entries[place].column != entry.column { place += 1 }
    _ = take(entry, at: place, &entries, &columns)
  }

  /// For long rows, with the places of their columns at hand.
  ///
  /// - Parameter marks: by column, where it stands plus 1; all 0, before and after.
  mutating func run(
    _ terms: Range<Int>, _ entries: inout [Entry], _ columns: inout ColumnLists,
    _ marks: inout [Int32]
  ) {
    var entries = entries.mutableSpan
    for place in start..<start + count { marks[Int(entries[place].column)] = Int32(place + 1) }
    for position in terms {
      let entry = entries[position]
      if entry.column == exception { continue }
      let mark = marks[Int(entry.column)]
      let place = mark > 0 ? Int(mark) - 1 : start + count
      let isLeft = take(entry, at: place, &entries, &columns)
      marks[Int(entry.column)] = isLeft ? Int32(place + 1) : 0
      if !isLeft, place < start + count { marks[Int(entries[place].column)] = Int32(place + 1) }
    }
    for place in start..<start + count { marks[Int(entries[place].column)] = 0 }
  }

  /// Adds to the term at a place, or as a new one behind the last; returns whether it is left.
  private mutating func take(
    _ entry: Entry, at place: Int, _ entries: inout MutableSpan<Entry>,
    _ columns: inout ColumnLists
  ) -> Bool {
    let amount = factor * entry.coefficient
    if place == start + count {
      entries[place] = Entry(column: entry.column, coefficient: amount)
      count += 1
      columns.insert(target, into: Int(entry.column))
      return true
    }
    let old = entries[place].coefficient
    let sum = old + amount
    if abs(sum) > Tolerance.cancellation * max(abs(old), abs(amount)) {
      entries[place].coefficient = sum
      return true
    }
    count -= 1
    entries[place] = entries[start + count]
    columns.lists[Int(entry.column)].degree -= 1
    return false
  }
}
