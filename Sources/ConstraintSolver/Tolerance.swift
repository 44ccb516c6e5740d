/// Priorities run over (0, 1000], as UIKit's do.
enum Priority {
  static let required = 1000.0
  /// That of a required row which is broken: the strongest wish, so that it is missed by as little as can be.
  static let broken = required.nextDown
}

/// How near is equal, for coefficients of about 1 and constants below 10,000, as interfaces have.
enum Tolerance {
  /// In points: a required row is kept when it is missed by no more.
  static let feasibility = 1e-6
  /// A reduced cost below it is none.
  static let cost = 1e-9
  /// In points: a value below it lies on its kink.
  static let kink = 1e-9
  /// A rate of change below it is rounding.
  static let rate = 1e-11
  /// A pivot below this part of the largest that the same step passes costs accuracy.
  static let pivot = 1e-5
  /// In points: a range no wider is one value.
  static let range = 1e-6
  /// In points: rows that hold exactly are refined when they are missed by more.
  static let residual = 1e-10
  /// A coefficient that cancelled to less than this part of what was added is gone.
  static let cancellation = 1e-11
  /// In points: a row of which little is left is kept when it is missed by no more.
  static let band = feasibility / 2
  /// A row whose terms shrank to less than this part of what they were says little.
  static let faintness = 1e-6
  /// In points: what excludes rows so that each is missed by no more than this is put down to rounding.
  static let share = 1e-7

  /// Whether a sum is more than what rounding leaves of numbers that cancel.
  static func remains(_ sum: Double, of first: Double, _ second: Double) -> Bool {
    abs(sum) > cancellation * max(abs(first), abs(second))
  }

  /// In points: a greater constant is read as this one, since UIKit's authors write
  /// `greatestFiniteMagnitude` for "no limit".
  static let largestConstant = 1e7
}
