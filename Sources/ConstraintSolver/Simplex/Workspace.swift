/// Room for the inner loops, kept so that they do not allocate.
struct Workspace: Sendable {
  var gradient: [Double] = []
  var columns: [Int] = []
  var breakpoints: [Breakpoint] = []
  var kinks: [Kink] = []
  var constants: [Double] = []
  /// How often another row came to hold a value.
  var moves = 0
}

/// Where, along a move, a basic variable meets its kink.
struct Breakpoint: Sendable {
  var distance: Double
  var rate: Double
  var row: Int
  var name: Int32
}
