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
    let range = range(of: row)
    let entries = entries.span
    for position in range where entries[position].column == column { return position }
    return nil
  }

  /// A term to solve a row for; the place is -1 where the row has none.
  struct Choice {
    /// Markowitz's count of the fill it can cause: (rows with it - 1) × (terms beside it).
    var cost: Int
    var position: Int
    /// The size of the row's largest term.
    var largest: Double
  }

  /// The cheapest term to solve a row for.
  ///
  /// - Parameter threshold: the least size of the term relative to the largest of its row.
  func cheapestTerm(of row: Int, _ threshold: Double) -> Choice {
    let terms = range(of: row)
    let entries = entries.span
    var largest = 0.0
    for position in terms { largest = max(largest, abs(entries[position].coefficient)) }
    let least = largest * threshold
    var cost = Int.max
    var best = -1
    var bestColumn = Int32.max
    for position in terms {
      let entry = entries[position]
      guard abs(entry.coefficient) >= least else { continue }
      let fill = (Int(columns.degrees[Int(entry.column)]) - 1) * (terms.count - 1)
      if fill < cost || (fill == cost && entry.column < bestColumn) {
        cost = fill
        best = position
        bestColumn = entry.column
      }
    }
    return Choice(cost: best < 0 ? 0 : cost, position: best, largest: largest)
  }

  /// Returns the place of the term to solve a row for: among those as cheap as the choice, the one that goes into the
  /// shortest row.
  ///
  /// A sum along a chain is then taken in halves, so the terms of all rows together grow by n log n instead of n².
  /// - Parameter isDone: by row, whether it takes part no more.
  func lightestTerm(of row: Int, as choice: Choice, _ threshold: Double, _ isDone: [Bool]) -> Int {
    let terms = range(of: row)
    guard choice.cost == terms.count - 1, choice.cost > 1 else { return choice.position }
    let least = choice.largest * threshold
    var (best, shortest) = (choice.position, Int32.max)
    for position in terms {
      let entry = entries[position]
      guard columns.degrees[Int(entry.column)] == 2, abs(entry.coefficient) >= least else {
        continue
      }
      var place = columns.rows.head(of: Int(entry.column))
      while place >= 0 {
        let link = columns.rows[place]
        let other = Int(link.item)
        place = link.next
        if other == row || isDone[other] || places[other].count >= shortest { continue }
        (best, shortest) = (position, places[other].count)
      }
    }
    return best
  }

  /// Takes a multiple of a row, less one column, for that column's term in another.
  ///
  /// What cancels but for rounding is gone.
  ///
  /// - Returns: how many times the source was taken from the target; nil where that lacks the column.
  mutating func substitute(_ source: Int, for pivot: Entry, in target: Int) -> Double? {
    guard let position = position(of: pivot.column, in: target) else { return nil }
    let factor = entries[position].coefficient / pivot.coefficient
    let place = places[source]
    if place.count == 2 {
      let first = entries[Int(place.start)]
      let other = first.column == pivot.column ? entries[Int(place.start) + 1] : first
      substitute(
        Entry(column: other.column, coefficient: -factor * other.coefficient), at: position,
        in: target)
      return factor
    }
    drop(position, of: target)
    if place.count > 1 { add(-factor, of: source, to: target, except: pivot.column) }
    return factor
  }

  /// Puts one term for another.
  private mutating func substitute(_ term: Entry, at position: Int, in target: Int) {
    guard let old = self.position(of: term.column, in: target) else {
      entries[position] = term
      columns.insert(target, into: Int(term.column))
      return
    }
    let coefficient = entries[old].coefficient
    let sum = coefficient + term.coefficient
    if Tolerance.remains(sum, of: coefficient, term.coefficient) {
      entries[old].coefficient = sum
      drop(position, of: target)
    } else {
      columns.degrees[Int(term.column)] -= 1
      drop(max(position, old), of: target)
      drop(min(position, old), of: target)
    }
  }

  /// Takes a term out.
  private mutating func drop(_ position: Int, of row: Int) {
    let last = Int(places[row].start + places[row].count) - 1
    entries[position] = entries[last]
    places[row].count -= 1
  }

  private mutating func add(
    _ factor: Double, of source: Int, to target: Int, except column: Int32
  ) {
    makeRoom(for: Int(places[source].count) - 1, in: target)
    let terms = range(of: source)
    guard max(places[target].count, places[source].count) > Self.longCount else {
      var merge = RowMerge(target: target, places[target])
      merge.add(terms, times: factor, except: column, &entries, &columns)
      places[target].count = Int32(merge.count)
      return
    }
    scatter.spread(terms, of: entries, except: column, columnCount: columns.degrees.count)
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
