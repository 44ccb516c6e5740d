import LayoutHarness

extension Command {
  /// `plumb record`.
  static let record = Command(
    name: "record",
    summary: "Record what cases do now as their baselines.",
    discussion: [
      "One of --missing, --changed and --all says which. A case that cannot be read, or whose own "
        + "expectations or invariants fail, is refused and its baseline left as it is."
    ],
    operands: .anyCases,
    options: [
      Option(name: "missing", summary: "Record the cases that have no baseline."),
      Option(name: "changed", summary: "Record the cases that do something else than recorded."),
      Option(name: "all", summary: "Record every case."),
      Option(
        name: "prune", summary: "With --all and no CASE, remove baselines whose case is gone."),
      Option(
        name: "allow-record-in-ci", summary: "Record although CI is set in the environment."),
      .jobs,
    ] + Option.folders
  ) { (invocation) throws(CommandFailure) in
    let mode = try invocation.mode()
    let prunes = invocation.has("prune")
    if prunes, mode != .all || !invocation.operands.isEmpty {
      throw .usage("'--prune' goes with '--all' and no CASE")
    }
    if let ci = SystemCalls.environment("CI"), !["", "0", "false"].contains(ci),
      !invocation.has("allow-record-in-ci")
    {
      throw .usage("CI is set, and baselines are recorded by people; or use --allow-record-in-ci")
    }
    SystemCalls.catchInterruptions()
    let record: RecordResult
    let suite = try Suite(of: invocation)
    do throws(SuiteError) {
      record = try suite.record(invocation.operands, mode, prunes: prunes)
    } catch {
      throw .suite(error)
    }
    try Terminal.show(RecordReport(record).text)
    for failure in record.failures { Terminal.complain(CommandFailure.output(failure).words) }
    if !record.failures.isEmpty { return .noOutput }
    return record.isInterrupted ? .interrupted : record.hasErrors ? .failed : .asRecorded
  }
}

extension Invocation {
  /// The one mode that is given.
  fileprivate func mode() throws(CommandFailure) -> RecordMode {
    let modes = RecordMode.allCases.filter { has($0.rawValue) }
    guard modes.count == 1 else {
      throw .usage("expected one of '--missing', '--changed' and '--all'")
    }
    return modes[0]
  }
}
