import ConstraintSolver

/// A system written as text, a row a line: `2 w - x >= 30 @500`, required without a priority, and
/// kept before the others with `first` at its end.
struct Equations {
  struct Line {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: Double
    var isKeptFirst = false
  }

  var names: [String] = []
  var lines: [Line] = []

  init() {}

  init(_ text: String) {
    for line in text.split(separator: "\n") { add(line) }
  }

  /// The system of the lines in an order, by default as written.
  func system(inOrder order: [Int]? = nil) -> (system: System, rows: [Row]) {
    var system = System()
    for _ in names { _ = system.addVariable() }
    let rows = (order ?? Array(lines.indices)).map { index in
      let line = lines[index]
      return system.add(
        line.terms, line.relation, line.constant, priority: line.priority)
    }
    return (system, rows)
  }

  func solved() -> Answer {
    var system = system().system
    return system.answer(keeping: order)
  }

  /// The order in which a system of the lines as written keeps its rows.
  func order(_ rows: [Row]) -> RowOrder {
    let isKeptFirst = { (row: Row) in lines[row.index].isKeptFirst }
    return RowOrder(
      breakable: rows.filter(isKeptFirst) + rows.filter { !isKeptFirst($0) })
  }

  /// The sum of errors of each optional priority, highest first.
  func errors(at values: [Double], leavingOut broken: [Row] = []) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for (index, line) in lines.enumerated() where !broken.contains(where: { $0.index == index }) {
      let sum = line.terms.reduce(-line.constant) {
        $0 + $1.coefficient * values[$1.variable.index]
      }
      let error =
        switch line.relation {
        case .equal: abs(sum)
        case .atMost: max(0, sum)
        case .atLeast: max(0, -sum)
        }
      sums[line.priority, default: 0] += error
    }
    return sums
  }

  /// `w 24…30, x any`: what is ambiguous, with ranges.
  func words(_ ambiguous: [Ambiguity]) -> String {
    ambiguous.map { ambiguity in
      let name = names[ambiguity.variable.index]
      switch (ambiguity.lower, ambiguity.upper) {
      case (let lower?, let upper?): return "\(name) \(short(lower))…\(short(upper))"
      case (let lower?, nil): return "\(name) from \(short(lower))"
      case (nil, let upper?): return "\(name) to \(short(upper))"
      case (nil, nil): return "\(name) any"
      }
    }.joined(separator: ", ")
  }

  /// `w 24, x 0`: the values by name.
  func words(_ values: [Double], of variables: [Int]? = nil) -> String {
    (variables ?? Array(values.indices)).map { "\(names[$0]) \(short(values[$0]))" }
      .joined(separator: ", ")
  }

  /// `0 2 3 breaks 3`: the rows of conflicts, from 0.
  func words(_ conflicts: [Conflict]) -> String {
    conflicts.map { conflict in
      conflict.rows.map { "\($0.index) " }.joined() + "breaks \(conflict.broken.index)"
    }.joined(separator: ", ")
  }

  private func short(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Adds the row that a line says.
  mutating func add(_ text: Substring) {
    var words = text.split(separator: " ")
    var line = Line(terms: [], relation: .equal, constant: 0, priority: 1000)
    if words.last == "first" {
      line.isKeptFirst = true
      words.removeLast()
    }
    if let last = words.last, last.first == "@" {
      line.priority = Double(last.dropFirst()) ?? .nan
      words.removeLast()
    }
    line.constant = words.popLast().flatMap { Double($0) } ?? .nan
    switch words.popLast() {
    case "<=": line.relation = .atMost
    case ">=": line.relation = .atLeast
    default: line.relation = .equal
    }
    var coefficient = 1.0
    for word in words {
      if word == "-" {
        coefficient = -coefficient
      } else if let number = Double(word) {
        coefficient *= number
      } else if word != "+" {
        line.terms.append(Term(coefficient: coefficient, variable: variable(String(word))))
        coefficient = 1
      }
    }
    lines.append(line)
  }

  mutating func variable(_ name: String) -> Variable {
    if let index = names.firstIndex(of: name) { return Variable(index: index) }
    names.append(name)
    return Variable(index: names.count - 1)
  }
}

/// All that a system says.
struct Answer: Equatable {
  var values: [Double]
  var conflicts: [Conflict]
  var ambiguous: [Ambiguity]
}

extension System {
  mutating func answer(keeping order: Order = RowOrder.asAdded) -> Answer {
    let solution = solved(keeping: order)
    return Answer(
      values: solution.values, conflicts: solution.conflicts,
      ambiguous: ambiguities(keeping: order))
  }
}
