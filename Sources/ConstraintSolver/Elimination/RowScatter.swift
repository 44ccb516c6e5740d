/// A row spread out by column, to be taken into a long one in as many steps as both have terms.
struct RowScatter: Sendable {
  /// By column; all 0 between uses.
  private var values: [Double] = []
  /// By column: the last merge that met it in its target.
  private var seen: [Int] = []
  private var merge = 0

  /// Spreads a row out, but for one column.
  mutating func spread(
    _ terms: Range<Int>, of entries: [Entry], except column: Int32, columnCount: Int
  ) {
    if values.isEmpty {
      values = [Double](repeating: 0, count: columnCount)
      seen = [Int](repeating: 0, count: columnCount)
    }
    for position in terms where entries[position].column != column {
      values[Int(entries[position].column)] = entries[position].coefficient
    }
  }

  mutating func clear(_ terms: Range<Int>, of entries: [Entry]) {
    for position in terms { values[Int(entries[position].column)] = 0 }
  }

  /// Adds the row times a factor to a target that has room; returns how many terms that has then.
  mutating func add(
    _ terms: Range<Int>, times factor: Double, to target: Int, _ place: SparseMatrix.Place,
    _ entries: inout [Entry], _ columns: inout ColumnLists
  ) -> Int {
    merge += 1
    var entries = entries.mutableSpan
    var position = Int(place.start)
    var end = position + Int(place.count)
    while position < end {
      let entry = entries[position]
      let column = Int(entry.column)
      let value = values[column]
      if value == 0 {
        position += 1
        continue
      }
      seen[column] = merge
      let amount = factor * value
      let sum = entry.coefficient + amount
      if Tolerance.remains(sum, of: entry.coefficient, amount) {
        entries[position].coefficient = sum
        position += 1
      } else {
        end -= 1
        entries[position] = entries[end]
        columns.degrees[column] -= 1
      }
    }
    for source in terms {
      let column = Int(entries[source].column)
      guard values[column] != 0, seen[column] != merge else { continue }
      entries[end] = Entry(column: Int32(column), coefficient: factor * values[column])
      end += 1
      columns.insert(target, into: column)
    }
    return end - Int(place.start)
  }
}
