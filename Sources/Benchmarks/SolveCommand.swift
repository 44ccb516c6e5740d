import ConstraintSolver

/// `plumb-bench solve`: how long a workload takes to build and to edit, and what it comes to.
struct SolveCommand {
  private var path = ""
  private var dumps = false
  private var explains = false
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
      case "--ambiguous":
        explains = true
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
      edits += last.applyChanges()
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
    if explains { output += explanation(of: last) }
    SystemCalls.write(output, to: .standardOutput)
  }

  /// `conflict BROKEN: ROW …` a conflict and `? NAME LOWER UPPER` an ambiguity, `-` for no end.
  private func explanation(of solved: Solved) -> String {
    var text = ""
    for conflict in solved.solution.conflicts {
      text += "conflict \(conflict.broken.index):"
      for row in conflict.rows { text += " \(row.index)" }
      text += "\n"
    }
    for ambiguity in solved.system.ambiguities() {
      text += "? \(solved.workload.names[ambiguity.variable.index])"
      for end in [ambiguity.lower, ambiguity.upper] { text += end.map { " \($0)" } ?? " -" }
      text += "\n"
    }
    return text
  }

  private func median(_ times: [Double]) -> Double {
    times.isEmpty ? 0 : times.sorted()[times.count / 2]
  }

  private func rounded(_ value: Double) -> Double {
    (value * 1000).rounded() / 1000
  }
}
