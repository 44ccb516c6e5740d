/// A change of a workload's rows after it was built.
///
/// A line says `add CONSTRAINT`, `remove ROW`, `set ROW CONSTANT`, `priority ROW PRIORITY`,
/// `activate ROW` or `deactivate ROW`. Rows are counted from 0, edits and added ones included.
enum Change {
  /// The workload's line that is added now.
  case add(Int)
  case remove(Int)
  case set(Int, Double)
  case priority(Int, Double)
  case activate(Int, Bool)

  /// Nil where the words are no change, or name no row so far.
  init?(_ words: [Substring], rowCount: Int) {
    guard words.count > 1 else { return nil }
    if words[0] == "add" {
      self = .add(rowCount)
      return
    }
    guard let row = Int(words[1]), row >= 0, row < rowCount else { return nil }
    let number = words.count == 3 ? Double(words[2]) : nil
    switch (words[0], words.count) {
    case ("remove", 2): self = .remove(row)
    case ("activate", 2): self = .activate(row, true)
    case ("deactivate", 2): self = .activate(row, false)
    case ("set", 3):
      guard let number, number.isFinite else { return nil }
      self = .set(row, number)
    case ("priority", 3):
      guard let number, number > 0, number <= 1000 else { return nil }
      self = .priority(row, number)
    default: return nil
    }
  }

  /// The row that is changed or added.
  var row: Int {
    switch self {
    case .add(let row), .remove(let row), .set(let row, _), .priority(let row, _),
      .activate(let row, _):
      row
    }
  }
}
