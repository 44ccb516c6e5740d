import ConstraintSolver

/// A second opinion: every row `a·x + n - p = b` in one dense tableau, no elimination, no
/// components, Bland's rule, one stage a priority.
///
/// Columns are x⁺ and x⁻ of each variable, then n and p of each row. After a stage the columns with
/// a positive reduced cost are forbidden, which keeps the stage's sum at its least.
struct StagedSimplex {
  private var rows: [[Double]]
  private var basis: [Int]
  private var isForbidden: [Bool]
  private let width: Int
  private let lines: [Equations.Line]

  /// The least sum of errors of each priority, nil where required rows exclude one another.
  static func errors(_ equations: Equations) -> [Double: Double]? {
    var simplex = StagedSimplex(equations.lines, variableCount: equations.names.count)
    var errors: [Double: Double] = [:]
    for level in Set(equations.lines.map(\.priority)).union([1000]).sorted(by: >) {
      errors[level] = simplex.minimum(at: level)
      if level == 1000, errors[level, default: 0] > 1e-6 { return nil }
    }
    return errors
  }

  /// Whether these rows of the system can be kept together.
  static func isFeasible(_ equations: Equations, rows: [Int]) -> Bool {
    let lines = rows.map { equations.lines[$0] }
    var simplex = StagedSimplex(lines, variableCount: equations.names.count)
    return simplex.minimum(at: 1000) <= 1e-6
  }

  private init(_ lines: [Equations.Line], variableCount: Int) {
    self.lines = lines
    let width = 2 * variableCount + 2 * lines.count
    self.width = width
    rows = []
    basis = []
    isForbidden = Array(repeating: false, count: width)
    for (index, line) in lines.enumerated() {
      // The last place holds the value of the basic column.
      var row = Array(repeating: 0.0, count: width + 1)
      let sign = line.constant < 0 ? -1.0 : 1.0
      for term in line.terms {
        row[2 * term.variable.index] += sign * term.coefficient
        row[2 * term.variable.index + 1] -= sign * term.coefficient
      }
      let missing = 2 * variableCount + 2 * index
      row[missing] = sign
      row[missing + 1] = -sign
      row[width] = abs(line.constant)
      rows.append(row)
      basis.append(sign > 0 ? missing : missing + 1)
    }
  }

  private mutating func minimum(at level: Double) -> Double {
    var costs = Array(repeating: 0.0, count: width)
    for (index, line) in lines.enumerated() where line.priority == level {
      let missing = width - 2 * lines.count + 2 * index
      if line.relation != .atMost { costs[missing] = 1 }
      if line.relation != .atLeast { costs[missing + 1] = 1 }
    }
    while let column = entering(costs), let row = leaving(column) { pivot(row, column) }
    for column in 0..<width where reducedCost(costs, column) > 1e-9 { isForbidden[column] = true }
    return zip(basis, rows).reduce(0) { $0 + costs[$1.0] * $1.1[width] }
  }

  private func reducedCost(_ costs: [Double], _ column: Int) -> Double {
    var cost = costs[column]
    for index in 0..<basis.count where costs[basis[index]] != 0 { cost -= rows[index][column] }
    return cost
  }

  private func entering(_ costs: [Double]) -> Int? {
    (0..<width).first { !isForbidden[$0] && reducedCost(costs, $0) < -1e-9 }
  }

  private func leaving(_ column: Int) -> Int? {
    var best: Int?
    var least = Double.infinity
    for index in 0..<rows.count where rows[index][column] > 1e-9 {
      let ratio = rows[index][width] / rows[index][column]
      let isTie = best.map { abs(ratio - least) < 1e-12 && basis[index] < basis[$0] } ?? false
      if ratio < least - 1e-12 || isTie {
        least = ratio
        best = index
      }
    }
    return best
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let inverse = 1 / rows[row][column]
    for place in 0...width { rows[row][place] *= inverse }
    let pivotRow = rows[row]
    for other in 0..<rows.count where other != row && rows[other][column] != 0 {
      let factor = rows[other][column]
      for place in 0...width where pivotRow[place] != 0 {
        rows[other][place] -= factor * pivotRow[place]
      }
    }
    basis[row] = column
  }
}
