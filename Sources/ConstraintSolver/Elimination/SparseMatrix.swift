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
    // Filled in by what elimination adds; growing later would copy it all.
    self.entries = []
    self.entries.reserveCapacity(entries.count + entries.count / 2)
    self.entries.append(contentsOf: entries)
    self.places = places
    columns = ColumnLists(entries, places, columnCount: columnCount)
  }

  func range(of row: Int) -> Range<Int> {
    let place = places[row]
    return Int(place.start)..<Int(place.start + place.count)
  }

  func position(of column: Int32, in row: Int) -> Int? {
    for position in range(of: row) where entries[position].column == column { return position }
    return nil
  }

  /// Takes a multiple of a row, less one column, for that column's term in another.
  ///
  /// What cancels but for rounding is gone.
  mutating func substitute(
    _ source: Int, times factor: Double, for column: Int32, at position: Int, in target: Int
  ) {
    let place = places[source]
    if place.count == 2 {
      let first = entries[Int(place.start)]
      let other = first.column == column ? entries[Int(place.start) + 1] : first
      guard self.position(of: other.column, in: target) != nil else {
        entries[position] = Entry(column: other.column, coefficient: factor * other.coefficient)
        columns.insert(target, into: Int(other.column))
        return
      }
    }
    entries[position] = entries[range(of: target).upperBound - 1]
    places[target].count -= 1
    if place.count > 1 { add(factor, of: source, to: target, except: column) }
  }

  private mutating func add(
    _ factor: Double, of source: Int, to target: Int, except column: Int32
  ) {
    makeRoom(for: Int(places[source].count) - 1, in: target)
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
    let capacity = needed + needed / 2
    places[row].start = Int32(entries.count)
    places[row].capacity = Int32(capacity)
    for position in terms { entries.append(entries[position]) }
    for _ in terms.count..<capacity { entries.append(Entry(column: 0, coefficient: 0)) }
  }
}
