/// The coefficients of a tableau, row after row.
///
/// After elimination a component has few parameters, and the rows of one left side are one; then
/// looking every coefficient up costs less than keeping lists of those that are not 0.
struct DenseMatrix: Sendable {
  let width: Int
  private(set) var height = 0
  private var cells: [Double] = []

  /// A coefficient other than 0 and its row.
  struct Spot: Sendable {
    var row: Int
    var coefficient: Double
  }

  init(width: Int, reserving height: Int = 0) {
    self.width = width
    cells.reserveCapacity(width * height)
  }

  subscript(row: Int, column: Int) -> Double { cells[row * width + column] }

  mutating func appendRow() {
    cells.append(contentsOf: repeatElement(0, count: width))
    height += 1
  }

  mutating func removeLastRow() {
    cells.removeLast(width)
    height -= 1
  }

  mutating func add(_ coefficient: Double, at column: Int, to row: Int) {
    cells[row * width + column] += coefficient
  }

  mutating func add(_ factor: Double, of source: Int, to target: Int) {
    for column in 0..<width { cells[target * width + column] += factor * self[source, column] }
  }

  /// Adds a multiple of a row to numbers by column.
  func add(_ factor: Double, of row: Int, to sums: inout [Double]) {
    let base = row * width
    for column in 0..<width where cells[base + column] != 0 {
      sums[column] += factor * cells[base + column]
    }
  }

  /// Where a column is not 0, by row.
  func collect(_ column: Int, into spots: inout [Spot]) {
    spots.removeAll(keepingCapacity: true)
    spots.append(addingCapacity: height) { spots in
      let cells = cells.span
      var place = column
      for row in 0..<height {
        let coefficient = cells[place]
        place += width
        if coefficient != 0 { spots.append(Spot(row: row, coefficient: coefficient)) }
      }
    }
  }

  /// Solves a row that says `u = Σ a·v` for one `v`, which `u` takes the column of, and puts it into
  /// the others.
  ///
  /// What cancels but for rounding is gone.
  ///
  /// - Parameters:
  ///   - spots: where the column is not 0.
  ///   - terms: room for the row.
  mutating func pivot(_ source: Int, _ column: Int, _ spots: [Spot], _ terms: inout [Entry]) {
    solve(source, for: column, into: &terms)
    let width = width
    var cells = cells.mutableSpan
    for index in 0..<spots.count where spots[index].row != source {
      let (target, factor) = (spots[index].row * width, spots[index].coefficient)
      cells[target + column] = 0
      for term in terms {
        let place = target + Int(term.column)
        let amount = factor * term.coefficient
        let sum = cells[place] + amount
        cells[place] = abs(sum) > Tolerance.cancellation * abs(amount) ? sum : 0
      }
    }
  }

  private mutating func solve(_ row: Int, for column: Int, into terms: inout [Entry]) {
    terms.removeAll(keepingCapacity: true)
    let base = row * width
    let inverse = 1 / cells[base + column]
    for index in 0..<width where cells[base + index] != 0 {
      let coefficient = index == column ? inverse : -inverse * cells[base + index]
      cells[base + index] = coefficient
      terms.append(Entry(column: Int32(index), coefficient: coefficient))
    }
  }
}
