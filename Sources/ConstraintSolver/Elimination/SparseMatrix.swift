/// Rows of coefficients, with the rows of each column beside them.
///
/// Invariant: a row names a column at most once. The list of a column holds every row that has it,
/// and may hold rows that lost it, or a row twice.
struct SparseMatrix: Sendable {
  struct Place: Sendable {
    var start: Int32
    var count: Int32
    var capacity: Int32
  }

  private(set) var entries: [Entry]
  private(set) var places: [Place]
  var columns: ColumnLists
  private var scatter = RowScatter()
  private static let longCount = 24

  init(entries: [Entry], places: [Place], columnCount: Int) {
    self.entries = entries
    self.places = places
    columns = ColumnLists(entries, places, columnCount: columnCount)
  }

  var rowCount: Int { places.count }

  func range(of row: Int) -> Range<Int> {
    let place = places[row]
    return Int(place.start)..<Int(place.start + place.count)
  }

  func position(of column: Int32, in row: Int) -> Int? {
    for position in range(of: row) where entries[position].column == column { return position }
    return nil
  }

  mutating func removeEntry(at position: Int, of row: Int) {
    entries[position] = entries[range(of: row).upperBound - 1]
    places[row].count -= 1
  }

  /// Adds a multiple of a row to another, but for one column.
  ///
  /// What cancels but for rounding is gone.
  mutating func add(_ factor: Double, of source: Int, to target: Int, except column: Int32) {
    makeRoom(for: Int(places[source].count), in: target)
    let terms = range(of: source)
    guard places[target].count > Self.longCount else {
      var merge = RowMerge(target: target, places[target])
      merge.add(terms, times: factor, except: column, &entries, &columns)
      places[target].count = Int32(merge.count)
      return
    }
    scatter.spread(terms, of: entries, except: column, columnCount: columns.lists.count)
    places[target].count = Int32(
      scatter.add(terms, times: factor, to: target, places[target], &entries, &columns))
    scatter.clear(terms, of: entries)
  }

  /// Moves a row that may outgrow its place to the end.
  private mutating func makeRoom(for extra: Int, in row: Int) {
    let terms = range(of: row)
    let needed = terms.count + extra
    guard needed > Int(places[row].capacity) else { return }
    let capacity = 2 * needed + 2
    places[row].start = Int32(entries.count)
    places[row].capacity = Int32(capacity)
    for position in terms { entries.append(entries[position]) }
    entries.append(
      contentsOf: repeatElement(Entry(column: 0, coefficient: 0), count: capacity - terms.count))
  }
}
