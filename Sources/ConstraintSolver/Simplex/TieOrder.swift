/// The order in which rows that are equally well served otherwise have their say.
///
/// Of equally good solutions the one counts that serves better what rows ask of the variables added
/// first: rows by the variables they name, those with the same terms together. It depends neither
/// on the order of rows nor on how they were taken apart, so edits and fresh builds agree.
struct TieOrder: Sendable {
  /// Names of optional rows, in order; empty until asked for.
  private(set) var names: [Int32] = []
  /// The places of those with the same terms among the names, set by set.
  private(set) var sets: [Range<Int>] = []
  private(set) var isKnown = false

  init() {}

  /// - Parameter rows: the rows of the system, by name less `width`.
  init(_ rows: [Int32], width: Int, _ table: RowTable) {
    isKnown = true
    var keyed: [(key: [Entry], name: Int32)] = []
    for (index, row) in rows.enumerated() where !table.isRequired(Int(row)) {
      keyed.append((table.sortedTerms(of: Int(row)), Int32(width + index)))
    }
    keyed.sort { first, second in
      Self.precedes(first.key, second.key) ?? (first.name < second.name)
    }
    names = keyed.map(\.name)
    var start = 0
    for index in keyed.indices {
      guard index + 1 == keyed.count || keyed[index + 1].key != keyed[index].key else { continue }
      sets.append(start..<index + 1)
      start = index + 1
    }
  }

  /// Whether terms come before others: by variable, then by coefficient; nil where they are the same.
  static func precedes(_ first: [Entry], _ second: [Entry]) -> Bool? {
    for (one, other) in zip(first, second) where one != other {
      if one.column != other.column { return one.column < other.column }
      return one.coefficient < other.coefficient
    }
    return first.count == second.count ? nil : first.count < second.count
  }
}
