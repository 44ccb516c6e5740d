import LayoutHarness

extension Command {
  /// `plumb list`.
  static let list = Command(
    name: "list", summary: "List the cases, one a line.", operands: .anyCases,
    options: [Option.folders[0]]
  ) { (invocation) throws(CommandFailure) in
    let ids: [CaseID]
    let suite = try Suite(of: invocation)
    do throws(SuiteError) { ids = try suite.cases(invocation.operands) } catch {
      throw .suite(error)
    }
    if !ids.isEmpty { try Terminal.show(ids.map(\.description).joined(separator: "\n")) }
    return .asRecorded
  }
}
