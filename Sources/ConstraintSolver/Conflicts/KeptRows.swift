/// The required rows of a system in the order in which they are kept, and which of them exclude one another.
///
/// Sets of rows are ascending.
struct KeptRows: Sendable {
  private var table: RowTable
  /// The number of rows at the beginning that nothing breaks.
  private let firmCount: Int
  /// The rows that name each variable.
  private let rowsByVariable: [[Int]]

  init(_ table: RowTable, firmCount: Int) {
    self.table = table
    self.firmCount = firmCount
    var rows = [[Int]](repeating: [], count: table.variableCount)
    for row in 0..<table.count {
      for term in table.terms[table.range(of: row)] { rows[Int(term.column)].append(row) }
    }
    rowsByVariable = rows
  }

  func isKept(_ row: Int) -> Bool { table.records[row].isIncluded }

  mutating func giveUp(_ row: Int) { table.records[row].isIncluded = false }

  /// Sets of rows that exclude one another; nil where all can be kept.
  func exclusions() -> [[Int]]? {
    var plan = Plan(table)
    return plan.exclusions(in: table)
  }

  func excludeOneAnother(_ rows: [Int]) -> Bool {
    let selection = table.selection(of: rows)
    var plan = Plan(selection)
    return plan.exclusions(in: selection) != nil
  }

  /// A set that can be kept without any one of its rows, and that excludes one another.
  ///
  /// Of several such sets in the neighbourhood it is the one of the first rows, so that no row is broken
  /// which could be kept with all before it.
  func irreducible(_ exclusion: [Int]) -> [Int] {
    var rows = exclusion
    if !excludeOneAnother(rows) {
      // Rounding hid a row of the certificate: take all there are.
      rows = (0..<table.count).filter(isKept)
    }
    if rows.count > Self.neighbourhoodLimit {
      return isDependentOnce(rows) ? rows : explanation(among: rows)
    }
    return explanation(among: neighbourhood(of: rows))
  }

  // MARK: - Neighbourhood

  private static let neighbourhoodLimit = 128
  /// A variable in more rows, as the width of a screen, leads everywhere.
  private static let hubLimit = 24

  /// The rows with those that share variables with them, and so on, as far as they are few.
  private func neighbourhood(of rows: [Int]) -> [Int] {
    var reached = Set(rows)
    var isSeen = Set<Int32>()
    var border = rows
    while !border.isEmpty {
      var next = Set<Int>()
      for row in border {
        for term in table.terms[table.range(of: row)] where isSeen.insert(term.column).inserted {
          let sharing = rowsByVariable[Int(term.column)]
          guard sharing.count <= Self.hubLimit else { continue }
          next.formUnion(sharing.filter { isKept($0) && !reached.contains($0) })
        }
      }
      guard reached.count + next.count <= Self.neighbourhoodLimit else { break }
      reached.formUnion(next)
      border = next.sorted()
    }
    return reached.sorted()
  }

  // MARK: - What is needed

  /// The rows that explain why all of them cannot be kept (QuickXplain, Junker 2004): the first breakable
  /// ones, and the last of the firm ones where those do not do.
  private func explanation(among rows: [Int]) -> [Int] {
    let preferred = rows.filter { $0 >= firmCount } + rows.filter { $0 < firmCount }.reversed()
    return explanation(among: preferred[...], besides: [], isEnough: false).sorted()
  }

  /// - Parameters:
  ///   - rows: the preferred first.
  ///   - besides: rows that are kept anyhow.
  ///   - isEnough: whether those may be all that is needed.
  private func explanation(
    among rows: ArraySlice<Int>, besides: [Int], isEnough: Bool
  ) -> [Int] {
    if isEnough, excludeOneAnother(besides.sorted()) { return [] }
    if rows.count <= 1 { return Array(rows) }
    let middle = rows.startIndex + rows.count / 2
    let (better, worse) = (rows[..<middle], rows[middle...])
    let needed = explanation(among: worse, besides: besides + better, isEnough: true)
    return needed
      + explanation(among: better, besides: besides + needed, isEnough: !needed.isEmpty)
  }

  /// Returns whether any one row less leaves rows that depend on no others.
  ///
  /// Such rows can be kept together even as equalities, so the whole is irreducible; a long chain
  /// need not be tried row by row.
  private func isDependentOnce(_ rows: [Int]) -> Bool {
    let equalities = table.selection(of: rows, as: .equal)
    let reduction = Elimination.reduction(of: equalities, threshold: 0.1)
    guard reduction.emptied.count == 1 else { return false }
    let certificate = Certificate(multipliers: [(reduction.emptied[0], 1)])
    return certificate.rows(reduction).count == rows.count
  }
}
