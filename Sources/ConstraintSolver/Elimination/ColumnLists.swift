/// For each column the rows that have it, and at times rows that no longer do.
struct ColumnLists: Sendable {
  private(set) var rows: LinkedLists
  /// By column: how many rows have it, exactly, less those that a reader counted out.
  var degrees: [Int32]

  init(_ entries: [Entry], _ places: [SparseMatrix.Place], columnCount: Int) {
    var rows = LinkedLists(count: columnCount, reserving: entries.count + entries.count / 2)
    var degrees = [Int32](repeating: 0, count: columnCount)
    // Backwards, so that a list begins with its first row.
    var row = places.count
    while row > 0 {
      row -= 1
      let place = places[row]
      for position in Int(place.start)..<Int(place.start + place.count) {
        let column = Int(entries[position].column)
        rows.push(Int32(truncatingIfNeeded: row), on: column)
        degrees[column] += 1
      }
    }
    self.rows = rows
    self.degrees = degrees
  }

  mutating func insert(_ row: Int, into column: Int) {
    rows.push(Int32(truncatingIfNeeded: row), on: column)
    degrees[column] += 1
  }
}
