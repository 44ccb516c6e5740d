/// Reproduces the figures of the README: `plumb-bench COMMAND …`.
@main
struct PlumbBench {
  static let usage = """
    usage: plumb-bench solve FILE [--dump] [--ambiguous] [--after K] [--runs N]
           plumb-bench text FILE [--misses]
           plumb-bench fuzz FILE…
           plumb-bench mutate [CASE…]
           plumb-bench screen FILE [--runs N] [--dump-rows]

      solve   builds and solves the constraints of FILE, then applies its edits and its changes
        --dump      also prints the value of every variable
        --ambiguous prints `conflict BROKEN: ROW …` and `? NAME LOWER UPPER`, `-` for no end
        --after K   stops after the first K edited values
        --runs N    builds and edits N times, 5 if not given; the median is told

      fuzz    runs each file's bytes as a program of changes and tells what does not hold

      text    measures the texts and controls of FILE and tells, a line a class, in how many the
              width is within 0.5, 1 and 2 points, and the height and number of lines are right;
              of ordinary texts of one line, also for the half that kerning is fitted to, and for
              the half that is held back
        --misses    also prints each text that is more than a point off

      mutate  makes each constant of the cases' constraints 1 greater and leaves each constraint out
              in turn, and tells where a case passes as well without saying why; it runs beside
              layouts/ and baselines/

      screen  lays out the first variant of the case in FILE from scratch, then once for each of
              its constraints with a constant 1 greater, and tells the medians
        --runs N     lays out from scratch N times, 25 if not given
        --dump-rows  prints instead what that asks of the solver, as `solve` reads it

    A constraint is a line `PRIORITY: c1*v1 + c2*v2 (==|<=|>=) CONSTANT`; rows are counted from 0.
    Changes stand after all constraints, a line each: `add CONSTRAINT`, `remove ROW`,
    `set ROW CONSTANT`, `priority ROW PRIORITY`, `activate ROW`, `deactivate ROW`.

    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "solve":
      if let command = SolveCommand(rest) { return command.run() }
    case "text":
      if let command = TextCommand(rest) { return command.run() }
    case "mutate":
      if let command = MutateCommand(rest) { return command.run() }
    case "screen":
      if let command = ScreenCommand(rest) { return command.run() }
    case "fuzz":
      if let command = FuzzCommand(rest) { return command.run() }
    default: break
    }
    SystemCalls.write(usage, to: .standardError)
    SystemCalls.exit(.wrongUsage)
  }
}
