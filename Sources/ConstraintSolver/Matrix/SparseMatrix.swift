/// Rows of coefficients, with the rows of each column beside them.
///
/// Elimination takes rows into one another, and so does a pivot of the simplex; both do it here.
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
  /// By row: the last search that found it.
  private var stamps: [Int] = []
  private var stamp = 0

  init(entries: [Entry], places: [Place], columnCount: Int) {
    self.entries = entries
    self.places = places
    columns = ColumnLists(entries, places, columnCount: columnCount)
  }

  /// A matrix without rows.
  init(columnCount: Int) {
    self.init(entries: [], places: [], columnCount: columnCount)
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

  func coefficient(of column: Int, in row: Int) -> Double {
    position(of: Int32(column), in: row).map { entries[$0].coefficient } ?? 0
  }

  /// Solves a row that says `u = Σ a·v` for one `v`, which `u` takes the column of.
  ///
  /// - Parameter inverse: one over the coefficient of `v`.
  mutating func solve(_ row: Int, for column: Int32, _ inverse: Double) {
    for position in range(of: row) {
      if entries[position].column == column {
        entries[position].coefficient = inverse
      } else {
        entries[position].coefficient *= -inverse
      }
    }
  }

  /// Puts a row just solved for a column into the others that have it, which then have the column's
  /// new variable.
  ///
  /// - Parameters:
  ///   - inverse: the coefficient of the new variable in the row.
  ///   - spots: where the column stands.
  mutating func substitute(
    _ source: Int, _ column: Int32, _ inverse: Double, into spots: [Spot]
  ) {
    let terms = range(of: source)
    spread(terms, except: column)
    for index in 0..<spots.count where spots[index].row != source {
      let (row, position) = (spots[index].row, spots[index].position)
      let factor = entries[position].coefficient
      entries[position].coefficient = factor * inverse
      makeRoom(for: terms.count, in: row)
      places[row].count = Int32(
        scatter.add(terms, times: factor, to: row, places[row], &entries, &columns))
    }
    scatter.clear(terms, of: entries)
  }

  private mutating func spread(_ terms: Range<Int>, except column: Int32) {
    scatter.spread(terms, of: entries, except: column, columnCount: columns.lists.count)
  }

  mutating func removeEntry(at position: Int, of row: Int) {
    entries[position] = entries[range(of: row).upperBound - 1]
    places[row].count -= 1
  }

  /// Adds a multiple of a row to another, but for one column.
  ///
  /// What cancels but for rounding is gone.
  mutating func add(_ factor: Double, of source: Int, to target: Int, except column: Int32 = -1) {
    makeRoom(for: Int(places[source].count), in: target)
    let terms = range(of: source)
    guard places[target].count > Self.longCount else {
      var merge = RowMerge(target: target, places[target])
      merge.add(terms, times: factor, except: column, &entries, &columns)
      places[target].count = Int32(merge.count)
      return
    }
    spread(terms, except: column)
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

  /// A coefficient's row and its place among the entries.
  struct Spot: Sendable {
    var row: Int
    var position: Int
  }

  /// Where a column stands, each row once, in no order that means anything but always the same.
  mutating func collect(_ column: Int, into spots: inout [Spot]) {
    spots.removeAll(keepingCapacity: true)
    if stamps.count < places.count { stamps = [Int](repeating: 0, count: places.count) }
    stamp += 1
    let range = columns.range(of: column)
    var kept = range.lowerBound
    for index in range {
      let row = Int(columns.rows[index])
      guard row < places.count, stamps[row] != stamp,
        let position = position(of: Int32(column), in: row)
      else { continue }
      stamps[row] = stamp
      columns.rows[kept] = columns.rows[index]
      kept += 1
      spots.append(Spot(row: row, position: position))
    }
    columns.lists[column].count = Int32(kept - range.lowerBound)
  }

  /// Gives back the room that moved rows and lists left behind, once it is most of all.
  mutating func tidy() {
    var used = 0
    for place in places { used += Int(place.count) }
    guard entries.count + columns.rows.count > 16 * used + 1024 else { return }
    var packed: [Entry] = []
    for row in 0..<places.count {
      let start = packed.count
      packed.append(contentsOf: entries[range(of: row)])
      places[row].start = Int32(start)
      places[row].capacity = places[row].count
    }
    entries = packed
    columns = ColumnLists(entries, places, columnCount: columns.lists.count)
  }

  // MARK: - A row for a while

  /// Adds an empty row at the end.
  mutating func appendRow() {
    places.append(Place(start: Int32(entries.count), count: 0, capacity: 0))
  }

  /// Adds to one coefficient of a row.
  mutating func add(_ coefficient: Double, at column: Int32, to row: Int) {
    if let position = position(of: column, in: row) {
      entries[position].coefficient += coefficient
      return
    }
    makeRoom(for: 1, in: row)
    entries[range(of: row).upperBound] = Entry(column: column, coefficient: coefficient)
    places[row].count += 1
    columns.insert(row, into: Int(column))
  }

  /// Takes the last row away, and the room behind it.
  mutating func removeLastRow() {
    let last = places.removeLast()
    if Int(last.start + last.capacity) == entries.count { entries.removeLast(Int(last.capacity)) }
  }
}
