import ConstraintSolver

/// Constraints as the solver's workload files hold them, one a line.
///
/// A line is `<priority>: c1*v1 + c2*v2 (==|<=|>=) constant`, or `edit <priority> <variable> v0 v1 …`, a
/// required equality whose constant takes the values in turn. Changes may follow, one a line; each
/// is solved for (see `Change`).
struct Workload {
  struct Line {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  struct Edit {
    /// The place of its row among the lines.
    var line: Int
    /// The values after the first.
    var values: [Double]
  }

  private(set) var names: [String] = []
  private(set) var lines: [Line] = []
  private(set) var edits: [Edit] = []
  private(set) var changes: [Change] = []
  /// How many lines there are before any change, and how many variables they name.
  private(set) var built = (lines: 0, names: 0)
  private var indices: [Substring: Int] = [:]

  /// Reads every line that is not empty and no `#` comment.
  init(_ text: String) throws(WorkloadError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && line.first != "#" {
      let words = line.split(separator: " ")
      guard read(words) else { throw WorkloadError(line: index + 1) }
    }
    if changes.isEmpty { built = (lines.count, names.count) }
  }

  private mutating func read(_ words: [Substring]) -> Bool {
    if let change = Change(words, rowCount: lines.count) {
      if changes.isEmpty { built = (lines.count, names.count) }
      if case .add = change, !readLine(Array(words.dropFirst())) { return false }
      changes.append(change)
      return !isOfRemovedRow(change)
    }
    guard changes.isEmpty else { return false }
    return words.first == "edit" ? readEdit(words) : readLine(words)
  }

  /// Whether a change, the last one, names a row that an earlier one removed.
  private func isOfRemovedRow(_ change: Change) -> Bool {
    changes.dropLast().contains { earlier in
      guard case .remove(let row) = earlier else { return false }
      return row == change.row
    }
  }

  private mutating func readEdit(_ words: [Substring]) -> Bool {
    guard words.count > 3 else { return false }
    let values = words.dropFirst(3).compactMap { Double($0) }
    guard values.count == words.count - 3, values.allSatisfy(\.isFinite) else { return false }
    edits.append(Edit(line: lines.count, values: Array(values.dropFirst())))
    let term = Term(coefficient: 1, variable: variable(named: words[2]))
    lines.append(Line(terms: [term], relation: .equal, constant: values[0], priority: 1000))
    return true
  }

  private mutating func readLine(_ words: [Substring]) -> Bool {
    guard words.count >= 3, words[0].last == ":", let priority = Double(words[0].dropLast()),
      priority > 0, priority <= 1000, let constant = Double(words[words.count - 1]),
      constant.isFinite, let relation = Self.relation(words[words.count - 2])
    else { return false }
    var terms: [Term] = []
    for word in words[1..<words.count - 2] where word != "+" {
      let parts = word.split(separator: "*")
      guard parts.count == 2, let coefficient = Double(parts[0]), coefficient.isFinite else {
        return false
      }
      terms.append(Term(coefficient: coefficient, variable: variable(named: parts[1])))
    }
    lines.append(
      Line(terms: terms, relation: relation, constant: constant, priority: priority))
    return true
  }

  private static func relation(_ word: Substring) -> Relation? {
    switch word {
    case "==": .equal
    case "<=": .atMost
    case ">=": .atLeast
    default: nil
    }
  }

  private mutating func variable(named name: Substring) -> Variable {
    if let index = indices[name] { return Variable(index: index) }
    indices[name] = names.count
    names.append(String(name))
    return Variable(index: names.count - 1)
  }
}

/// A line that is no constraint, no edit and no change.
struct WorkloadError: Error {
  /// From 1.
  var line: Int
}
