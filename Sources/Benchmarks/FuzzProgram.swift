import ConstraintSolver

/// A byte string run as a program that builds, changes and solves a system.
///
/// After every solution the system is compared with what must hold (see `FuzzCheck`). Numbers come
/// from tables of what interfaces have, so that a difference is never one of rounding; a program
/// whose first byte is odd takes coefficients from 1e-4 to 1e4 instead, and only what holds for any
/// numbers is checked.
struct FuzzProgram {
  private(set) var system = System()
  private(set) var rows: [FuzzRow] = []
  let isOdd: Bool
  private var bytes: ArraySlice<UInt8>
  private(set) var trace: [String] = []
  private let isTracing: Bool

  private static let largest = (variables: 12, rows: 28, steps: 160)
  private static let coefficients = [1.0, -1, 1, -1, 0.5, 2, -0.5, -2, 1.0 / 3, 0.75, 0]
  private static let oddCoefficients = [1.0, -1, 1e-4, 1e4, -1e4, 0.37, 1.0001, 0.9999, 128, -1e-4]
  private static let priorities = [1000.0, 1000, 1000, 999.5, 999, 750, 749, 500, 251, 250, 50, 1]

  init(_ bytes: some Sequence<UInt8>, isTracing: Bool = false) {
    self.bytes = Array(bytes)[...]
    self.isTracing = isTracing
    isOdd = (self.bytes.popFirst() ?? 0) & 1 == 1
  }

  /// Runs to the end; what did not hold, nil where all did.
  mutating func finding() -> String? {
    for _ in 0..<Self.largest.steps {
      guard let byte = bytes.popFirst() else { break }
      if let finding = step(byte) { return finding }
    }
    return solve(explains: true)
  }

  private mutating func step(_ byte: UInt8) -> String? {
    switch byte & 15 {
    case 0: addVariable()
    case 1...5: addRow()
    case 6: remove()
    case 7, 8: activate(byte & 16 == 0)
    case 9: setPriority()
    case 10, 11: setConstant()
    case 12: return solve(explains: false)
    case 13: return solve(explains: true)
    case 14: return resize()
    default: return changeCopy()
    }
    return nil
  }

  // MARK: - Steps

  private mutating func addVariable() {
    guard system.variableCount < Self.largest.variables else { return }
    note("variable")
    _ = system.addVariable()
  }

  private mutating func addRow() {
    guard rows.count < Self.largest.rows else { return }
    if system.variableCount == 0 { addVariable() }
    let shape = next()
    var terms: [Term] = []
    for _ in 0...Int(shape >> 2) % 4 {
      let table = isOdd ? Self.oddCoefficients : Self.coefficients
      let coefficient = table[Int(next()) % table.count]
      let variable = Variable(index: Int(next()) % system.variableCount)
      terms.append(Term(coefficient: coefficient, variable: variable))
    }
    let relation: [Relation] = [.equal, .equal, .atMost, .atLeast]
    let priority = Self.priorities[Int(next()) % Self.priorities.count]
    let row = FuzzRow(
      terms: terms, relation: relation[Int(shape & 3)], constant: constant(), priority: priority,
      isKeptFirst: shape & 64 != 0)
    note("add \(row.text)")
    rows.append(row)
    rows[rows.count - 1].handle = row.add(to: &system)
  }

  private mutating func remove() {
    guard let (index, handle) = pick() else { return }
    note("remove \(index)")
    system.remove(handle)
    rows[index].handle = nil
    rows[index].isActive = false
  }

  private mutating func activate(_ isActive: Bool) {
    guard let (index, handle) = pick() else { return }
    note("\(isActive ? "activate" : "deactivate") \(index)")
    system.setActive(handle, to: isActive)
    rows[index].isActive = isActive
  }

  private mutating func setPriority() {
    guard let (index, handle) = pick() else { return }
    let priority = Self.priorities[Int(next()) % Self.priorities.count]
    note("priority \(index) \(priority)")
    system.setPriority(handle, to: priority)
    rows[index].priority = priority
  }

  private mutating func setConstant() {
    guard let (index, handle) = pick() else { return }
    let constant = constant()
    note("set \(index) \(constant)")
    system.setConstant(handle, to: constant)
    rows[index].constant = constant
  }

  /// Changes one constant several times and solves after each, as a drag does.
  private mutating func resize() -> String? {
    guard let (index, handle) = pick() else { return nil }
    for _ in 0..<4 {
      let constant = constant()
      note("set \(index) \(constant)")
      system.setConstant(handle, to: constant)
      rows[index].constant = constant
      if let finding = solve(explains: false) { return finding }
    }
    return nil
  }

  /// What a copy does leaves the system as it is.
  private mutating func changeCopy() -> String? {
    guard let (_, handle) = pick() else { return nil }
    note("copy")
    let order = rows.order(Array(rows.indices))
    let before = system.solved(keeping: order)
    var copy = system
    copy.setConstant(handle, to: constant())
    _ = copy.solved(keeping: order)
    copy.remove(handle)
    _ = copy.ambiguities(keeping: order)
    return system.solved(keeping: order) == before ? nil : "a copy's change shows"
  }

  private mutating func solve(explains: Bool) -> String? {
    note(explains ? "ambiguities" : "solve")
    var check = FuzzCheck(system: system, rows: rows, isOdd: isOdd)
    _ = system.solved(keeping: rows.order(Array(rows.indices)))
    return check.finding(explains: explains)
  }

  // MARK: - Numbers

  private mutating func next() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A row that is not removed.
  private mutating func pick() -> (index: Int, handle: Row)? {
    guard !rows.isEmpty else { return nil }
    let index = Int(next()) % rows.count
    return rows[index].handle.map { (index, $0) }
  }

  private mutating func constant() -> Double {
    let byte = next()
    let size = Double(byte & 63)
    if isOdd, byte & 128 != 0 { return (byte & 64 == 0 ? 15_625 : -15_625) * size }
    return byte & 64 == 0 ? size * 4 : -size
  }

  private mutating func note(_ words: @autoclosure () -> String) {
    if isTracing { trace.append(words()) }
  }
}

extension [FuzzRow] {
  /// The order in which a system keeps its rows.
  ///
  /// - Parameter numbers: the places of the system's rows among these.
  func order(_ numbers: [Int]) -> System.Order {
    { rows in
      let isKeptFirst = { (row: Row) in self[numbers[row.index]].isKeptFirst }
      return RowOrder(
        breakable: rows.filter(isKeptFirst) + rows.filter { !isKeptFirst($0) })
    }
  }
}

/// A row of a program as it stands.
struct FuzzRow {
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority: Double
  /// Indicates whether it is kept before rows that are not.
  var isKeptFirst: Bool
  var isActive = true
  /// Nil once it is removed.
  var handle: Row?

  func add(to system: inout System) -> Row {
    system.add(terms, relation, constant, priority: priority)
  }

  var text: String {
    let sum = terms.map { "\($0.coefficient)*v\($0.variable.index)" }.joined(separator: " + ")
    let sign =
      switch relation {
      case .equal: "=="
      case .atMost: "<="
      case .atLeast: ">="
      }
    return "\(priority): \(sum) \(sign) \(constant)"
  }
}
