/// Room for the inner loops, kept so that they do not allocate.
struct Workspace: Sendable {
  /// By column: the change of cost of the basic variables with a rise.
  var gradient: [Double] = []
  /// By column: the slope of its own cost above its home, infinite where it may not rise.
  var above: [Double] = []
  /// By column: the slope of its own cost below its home, -infinite where it may not fall.
  var below: [Double] = []
  /// The column from which on the next move is looked for.
  var nextColumn = 0
  var spots: [DenseMatrix.Spot] = []
  /// A row of a matrix, where it is not 0.
  var terms: [Entry] = []
  /// Columns that moved by some amount.
  var shifts: [(column: Int, amount: Double)] = []
  /// What a turn of a bend costs, level by level and for ties.
  var turn: [Double] = []
  /// What the move of a column costs, the same way.
  var cost: [Double] = []
  var breakpoints: [Breakpoint] = []
  var kinks: [Kink] = []
  var constants: [Double] = []
  /// How often another row came to hold a value.
  var moves = 0

  /// What a rise of a column costs, infinite where it may not rise.
  func rise(_ column: Int) -> Double { gradient[column] + above[column] }

  /// What a fall of a column costs, infinite where it may not fall.
  func fall(_ column: Int) -> Double { -gradient[column] - below[column] }
}

/// Where, along a move, a variable meets a bend.
struct Breakpoint: Sendable {
  var distance: Double
  /// How fast the variable moves, in size.
  var rate: Double
  /// Its basic place, -1 for the variable of the column that moves.
  var row: Int
  var bend: Int
  var isUp: Bool
  /// How much the cost of the variable turns there.
  var cost: Double
  var isLimit: Bool

  /// The segment behind it, or one that is beyond that already.
  func segment(beyond segment: Int) -> Int {
    isUp ? max(segment, bend + 1) : min(segment, bend)
  }
}
