import LayoutHarness

/// The door: arguments in, exit status out.
@main
struct Plumb {
  static func main() {
    let program = Program(
      name: "plumb", version: "0.1.0",
      summary: "Replays touches on layouts written in XML and tells what moved since the baseline.",
      commands: [.check, .record, .show, .lint, .list, .new, .completions])
    let status = program.run(Array(CommandLine.arguments.dropFirst()))
    SystemCalls.exit(status.rawValue)
  }
}
