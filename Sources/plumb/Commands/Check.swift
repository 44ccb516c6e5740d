import LayoutHarness

extension Command {
  /// `plumb check`.
  static let check = Command(
    name: "check",
    summary: "Run cases and tell what is otherwise than recorded; nothing recorded is changed.",
    discussion: [
      "A case without a baseline fails; so does a baseline without a case, when all cases are run."
    ],
    operands: .anyCases,
    options: [
      Option(
        name: "junit", value: "FILE", summary: "Also write the result as JUnit XML.",
        completion: .files),
      .jobs,
    ] + Option.folders
  ) { (invocation) throws(CommandFailure) in
    SystemCalls.holdInterruptions()
    let run: RunResult
    let suite = try Suite(of: invocation)
    do throws(SuiteError) { run = try suite.check(invocation.operands) } catch {
      throw .suite(error)
    }
    // The terminal gets its report even where the file cannot be written, and the other way round.
    var failure: CommandFailure?
    if let path = invocation["junit"] {
      do throws(SystemError) { try AtomicFile.write(JUnitReport(run).bytes, to: path) } catch {
        failure = .output(error)
      }
    }
    try Terminal.show(ConsoleReport(run).text)
    if let failure { throw failure }
    return run.isInterrupted ? .interrupted : run.isPassed ? .asRecorded : .failed
  }
}
