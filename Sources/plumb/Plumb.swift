import LayoutHarness

/// The door: arguments in, exit status out.
@main
struct Plumb {
  static func main() {
    SystemCalls.prepareStreams()
    let program = Program(
      name: "plumb", version: "0.1.0",
      summary: "Replays touches on layouts written in XML and tells what moved since the baseline.",
      commands: [.check, .record, .show, .lint, .list, .new, .completions])
    SystemCalls.exit(status(of: program).rawValue)
  }

  private static func status(of program: Program) -> ExitStatus {
    // Not even the program's name is there: Swift reads the arguments from /proc on Linux.
    guard CommandLine.argc > 0 else {
      Terminal.complain("cannot read the arguments; mount /proc, where Linux keeps them")
      return .wrongUsage
    }
    return program.run(Array(CommandLine.arguments.dropFirst()))
  }
}
