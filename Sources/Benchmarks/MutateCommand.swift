import LayoutHarness
import PlainText

/// `plumb-bench mutate`: whether each case notices when one of its constraints is otherwise.
struct MutateCommand {
  private let names: [String]

  /// Nil where the arguments are none of the command's.
  init?(_ arguments: [String]) {
    guard !arguments.contains(where: { $0.hasPrefix("-") }) else { return nil }
    names = arguments
  }

  func run() {
    var problems: [Diagnostic] = []
    let cases: [MutatedCase]
    do throws(SuiteError) { cases = try Suite().mutated(names, &problems) } catch {
      SystemCalls.write("error: \(error)\n", to: .standardError)
      SystemCalls.exit(.wrongUsage)
    }
    var text = "case mutants failed excused survived\n"
    for one in cases {
      text += Self.line(one.id.description, one.mutants)
      for problem in one.problems { text += problem.text + "\n" }
    }
    text += Self.line("total", cases.flatMap(\.mutants))
    let stated = cases.reduce(0) { $0 + $1.mutants.count { $0.breaksStatement } }
    text += "\(stated) fail by what the cases state, whatever their baselines tell\n"
    for problem in problems { text += problem.text + "\n" }
    SystemCalls.write(text, to: .standardOutput)
    if !problems.isEmpty || !cases.allSatisfy(\.isPassed) { SystemCalls.exit(.differences) }
  }

  private static func line(_ name: String, _ mutants: [Mutant]) -> String {
    func count(_ standing: Mutant.Standing) -> Int { mutants.count { $0.standing == standing } }
    return "\(name) \(mutants.count) \(count(.failed)) \(count(.excused)) \(count(.survived))\n"
  }
}
