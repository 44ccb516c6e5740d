/// Equalities as bands: rows of which elimination leaves so little that only rounding would decide
/// where they hold exactly.
extension RowTable {
  /// A table in which some equalities have to hold within a band alone; the upper ends stand in their
  /// places, the lower ones behind all rows, in the order given.
  func banding(_ rows: [Int32]) -> RowTable {
    if rows.isEmpty { return self }
    var table = self
    for row in rows {
      table.records[Int(row)].relation = .atMost
      table.constants[Int(row)] += Tolerance.band
      table.appendCopy(of: Int(row), .atLeast, constants[Int(row)] - Tolerance.band)
    }
    return table
  }

  /// The rows that rows of a table with bands stand for, ascending.
  func rows(_ rows: [Int], banding bands: [Int32]) -> [Int] {
    if bands.isEmpty { return rows }
    return Set(rows.map { $0 < count ? $0 : Int(bands[$0 - count]) }).sorted()
  }
}
