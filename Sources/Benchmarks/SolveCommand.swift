import ConstraintSolver

/// `plumb-bench solve`: how long a workload takes to build and to edit, and what it comes to.
struct SolveCommand {
  private var path = ""
  private var dumps = false
  /// How many edited values are applied, nil for all.
  private var limit: Int?
  /// How often everything is built and edited; the median counts.
  private var runs = 5

  /// Nil where the arguments are none of the command's.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--dump":
        dumps = true
      case "--after":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 0 else { return nil }
        limit = count
      case "--runs":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        runs = count
      default:
        guard path.isEmpty, !argument.hasPrefix("-") else { return nil }
        path = argument
      }
    }
    if path.isEmpty { return nil }
  }

  func run() {
    guard let text = SystemCalls.text(ofFile: path) else { stop("cannot read \(path)") }
    do throws(WorkloadError) {
      report(on: try Workload(text))
    } catch {
      stop("\(path):\(error.line): error: not a constraint; see the workload format")
    }
  }

  private func stop(_ words: String) -> Never {
    SystemCalls.write(words + "\n", to: .standardError)
    SystemCalls.exit(.wrongUsage)
  }

  private func report(on workload: Workload) {
    var builds: [Double] = []
    var edits: [Double] = []
    var last = Solved(workload)
    for _ in 0..<runs {
      let start = SystemCalls.processorTime()
      last = Solved(workload)
      builds.append(SystemCalls.processorTime() - start)
      edits += last.apply(limit)
    }
    var output =
      "build_ms=\(rounded(median(builds) * 1e3)) resolve_us=\(rounded(median(edits) * 1e6))"
    output += " failed=\(last.solution.conflicts.count)\n"
    output += "violations:" + last.violations() + "\n"
    if dumps {
      for (name, value) in zip(workload.names, last.solution.values) {
        output += "= \(name) \(value)\n"
      }
    }
    SystemCalls.write(output, to: .standardOutput)
  }

  private func median(_ times: [Double]) -> Double {
    times.isEmpty ? 0 : times.sorted()[times.count / 2]
  }

  private func rounded(_ value: Double) -> Double {
    (value * 1000).rounded() / 1000
  }
}

/// A workload in a system, and the solution it is at.
private struct Solved {
  private let workload: Workload
  private var system = System()
  private var rows: [Row] = []
  private var constants: [Double]
  private(set) var solution: Solution

  init(_ workload: Workload) {
    self.workload = workload
    for _ in workload.names { _ = system.addVariable() }
    rows.reserveCapacity(workload.lines.count)
    for line in workload.lines {
      rows.append(system.add(line.terms, line.relation, line.constant, priority: line.priority))
    }
    constants = workload.lines.map(\.constant)
    solution = system.solved()
  }

  /// Applies the edited values in turn; returns the mean time of each edit's values.
  mutating func apply(_ limit: Int?) -> [Double] {
    var times: [Double] = []
    for edit in workload.edits {
      let values = edit.values.prefix(limit ?? edit.values.count)
      guard !values.isEmpty else { continue }
      let start = SystemCalls.processorTime()
      for value in values {
        system.setConstant(rows[edit.line], to: value)
        solution = system.solved()
        constants[edit.line] = value
      }
      times.append((SystemCalls.processorTime() - start) / Double(values.count))
    }
    return times
  }

  /// The sum of errors of each priority, highest first.
  func violations() -> String {
    var sums: [(priority: Double, sum: Double)] = []
    for (index, line) in workload.lines.enumerated() {
      var error = -constants[index]
      for term in line.terms { error += term.coefficient * solution.values[term.variable.index] }
      switch line.relation {
      case .equal: error = abs(error)
      case .atMost: error = max(0, error)
      case .atLeast: error = max(0, -error)
      }
      if let place = sums.firstIndex(where: { $0.priority == line.priority }) {
        sums[place].sum += error
      } else {
        sums.append((line.priority, error))
      }
    }
    sums.sort { $0.priority > $1.priority }
    return sums.map { " \($0.priority):\($0.sum)" }.joined()
  }
}
