/// A combination of parameters that rows ask about, or a parameter itself.
///
/// Rows with the same left side are bends of one form: a view's width, its hugging and its
/// compression take one line of the tableau.
struct Form: Sendable {
  /// Its bends, by position.
  var start: Int
  var end: Int
  /// The bend it stands at while it is not basic.
  var home: Int
  /// The bends that stand where its home does.
  var group: Range<Int>
  /// The first bend above it, or at it, while it is basic.
  var segment: Int
  /// The bends beyond which the levels so far forbid it to go, -1 for none.
  var floor = -1
  var ceiling = -1
  /// Which of its bends stood together, see `Tableau.takeConstants`.
  var together: UInt64 = 0

  /// A bit for each level that has bends of it; levels 64 apart share one.
  private var levels: UInt64 = 0

  init(start: Int, end: Int, home: Int) {
    (self.start, self.end, self.home, segment) = (start, end, home, home)
    group = home..<home + 1
  }

  var bends: Range<Int> { start..<end }

  /// Whether its limits let it go below its home, and above it, while it is not basic.
  var mayFall: Bool { floor < group.lowerBound }
  var mayRise: Bool { ceiling < 0 || ceiling >= group.upperBound }

  mutating func mark(_ level: Int32) {
    if level >= 0 { levels |= 1 << UInt64(level & 63) }
  }

  /// Whether a level may have bends of it.
  func mayCount(at level: Int) -> Bool { levels & 1 << UInt64(level & 63) != 0 }
}

/// Where the error of a row begins or turns.
struct Bend: Sendable {
  /// The row, -1 for the 0 of a parameter.
  var row: Int32
  /// The place of its priority among the levels, -1 for none.
  var level: Int32
  /// How many times the form its row has.
  var coefficient: Double
  /// What a unit of the form below and above it costs at its level.
  var below: Double
  var above: Double
  /// The cost per unit of the form below and above it, for ties.
  var tieBelow: Double
  var tieAbove: Double
  var position = 0.0

  /// The bend of a row.
  init(_ row: Int32, times coefficient: Double, level: Int32, _ table: RowTable, _ ties: TieOrder) {
    self.row = row
    self.level = level
    self.coefficient = coefficient
    (below, above) = table.records[Int(row)].relation.costs(times: coefficient)
    (tieBelow, tieAbove) =
      table.isRequired(Int(row)) ? (0, 0) : ties.costs(of: Int(row), times: coefficient, table)
  }

  /// A bend of no row, which counts for ties alone.
  init(position: Double, below: Double = 0, above: Double = 0) {
    (row, level, coefficient, tieBelow, tieAbove) = (-1, -1, 1, below, above)
    (self.position, self.below, self.above) = (position, below, above)
  }
}
