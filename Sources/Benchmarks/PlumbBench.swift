/// Reproduces the figures of the README: `plumb-bench COMMAND …`.
@main
struct PlumbBench {
  static let usage = """
    usage: plumb-bench solve FILE [--dump] [--after K] [--runs N]

      solve   builds and solves the constraints of FILE, then applies its edits
        --dump      also prints the value of every variable
        --after K   stops after the first K edited values
        --runs N    builds and edits N times, 5 if not given; the median is told

    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.first == "solve", let command = SolveCommand(Array(arguments.dropFirst()))
    else {
      SystemCalls.write(usage, to: .standardError)
      SystemCalls.exit(.wrongUsage)
    }
    command.run()
  }
}
