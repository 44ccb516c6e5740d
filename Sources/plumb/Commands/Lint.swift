import LayoutHarness

extension Command {
  /// `plumb lint`.
  static let lint = Command(
    name: "lint",
    summary: "Look through storyboards and xibs for mistakes.",
    discussion: [
      "Each root is laid out as on Xcode's canvas; one that fills the screen is laid out on other "
        + "devices, too. The exit status is 0 where nothing is found, and 1 where something is or "
        + "a file cannot be read.",
      "Checks: " + LintCheck.all.map(\.code).joined(separator: ", ") + ".",
    ],
    operands: Operands(
      name: "FILE", summary: "A storyboard or xib.", count: 1...Int.max, completion: .files),
    options: [
      Option(
        name: "format", value: "FORMAT", summary: "text when left out, json or sarif.",
        completion: .words(LintReport.Format.allCases.map(\.rawValue))),
      Option(
        name: "only", value: "CODES", summary: "Make just these checks, separated by commas.",
        completion: .words(LintCheck.all.map(\.code))),
      Option(
        name: "except", value: "CODES", summary: "Leave these checks out, separated by commas.",
        completion: .words(LintCheck.all.map(\.code))),
      Option(
        name: "devices", value: "DEVICES",
        summary: "Lay screens out on these devices, separated by |, as 'iPhone 8 | iPhone 16'."),
    ]
  ) { (invocation) throws(CommandFailure) in
    let name = invocation["format"] ?? "text"
    guard let format = LintReport.Format(rawValue: name) else {
      let known = LintReport.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("'\(name)' is no format; known are \(known)")
    }
    let lint: Lint
    do throws(Lint.UnknownName) {
      lint = try Lint(
        only: invocation["only"], except: invocation["except"], devices: invocation["devices"])
    } catch {
      throw .usage(error.words)
    }
    let findings = lint.findings(in: invocation.operands)
    let report = LintReport(
      findings, of: lint, documents: invocation.operands.count,
      version: invocation.program.version)
    try Terminal.show(document: report.bytes(as: format))
    return findings.isEmpty ? .asRecorded : .failed
  }
}
