import ConstraintSolver

/// Constraints as the solver's workload files hold them, one a line:
/// `<priority>: c1*v1 + c2*v2 (==|<=|>=) constant`, or `edit <priority> <variable> v0 v1 …`, a
/// required equality whose constant takes the values in turn.
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
  private var indices: [Substring: Int] = [:]

  /// Reads every line that is not empty and no `#` comment.
  init(_ text: String) throws(WorkloadError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && line.first != "#" {
      let words = line.split(separator: " ")
      guard words.first == "edit" ? readEdit(words) : readLine(words) else {
        throw WorkloadError(line: index + 1)
      }
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

/// A line that is no constraint and no edit.
struct WorkloadError: Error {
  /// From 1.
  var line: Int
}
