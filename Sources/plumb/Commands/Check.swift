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
    SystemCalls.catchInterruptions()
    let run: RunResult
    let suite = try Suite(of: invocation)
    // The terminal gets its report even where the file cannot be written, and the other way round.
    var failure: CommandFailure?
    var report: ReportFile?
    if let path = invocation["junit"] {
      do throws(ReportFile.Failure) { report = try suite.reportFile(at: path) } catch {
        failure = try .noReport(at: path, error)
      }
    }
    do throws(SuiteError) { run = try suite.check(invocation.operands) } catch {
      throw .suite(error)
    }
    if let report {
      do throws(SystemError) { try report.write(JUnitReport(run).bytes) } catch {
        failure = .output(error)
      }
    }
    try Terminal.show(ConsoleReport(run).text)
    if let failure { throw failure }
    return run.isInterrupted ? .interrupted : run.isPassed ? .asRecorded : .failed
  }
}

extension CommandFailure {
  /// The failure of a report that cannot be written; throws where its path is a mistake of the user's.
  fileprivate static func noReport(
    at path: String, _ failure: ReportFile.Failure
  ) throws(CommandFailure) -> CommandFailure {
    switch failure {
    case .system(let error): return .output(error)
    case .inside(let folder):
      throw .usage("'--junit' takes a file outside of '\(folder)', which '\(path)' lies in")
    }
  }
}
