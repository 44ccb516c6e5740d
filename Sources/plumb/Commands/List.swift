import LayoutHarness
import PlainText

extension Command {
  /// `plumb list`.
  static let list = Command(
    name: "list", summary: "List the cases, one a line.", operands: .anyCases,
    options: [Option.folders[0]]
  ) { (invocation) throws(CommandFailure) in
    let listing: (ids: [CaseID], problems: [Diagnostic])
    let suite = try Suite(of: invocation)
    do throws(SuiteError) { listing = try suite.listing(of: invocation.operands) } catch {
      throw .suite(error)
    }
    if !listing.ids.isEmpty {
      try Terminal.show(listing.ids.map(\.description).joined(separator: "\n"))
    }
    for problem in listing.problems { Terminal.note(problem.text) }
    return listing.problems.contains { $0.severity == .error } ? .failed : .asRecorded
  }
}
