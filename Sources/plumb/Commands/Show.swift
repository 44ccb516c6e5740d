import LayoutHarness

extension Command {
  /// `plumb show`.
  static let show = Command(
    name: "show",
    summary: "Show what a case does now, as its baseline would hold it.",
    operands: .cases("The case: its path below the layouts folder, or its file.", 1...1),
    options: [
      Option(name: "variant", value: "NAME", summary: "Show just this variant, as 'iPhone 8, rtl'.")
    ] + Option.folders
  ) { (invocation) throws(CommandFailure) in
    let shown: (document: [UInt8]?, complaints: [String])
    let suite = try Suite(of: invocation)
    do throws(SuiteError) {
      shown = try suite.shown(
        invocation.operands[0], variant: invocation["variant"])
    } catch {
      throw .suite(error)
    }
    if let document = shown.document { try Terminal.show(bytes: document) }
    for complaint in shown.complaints { Terminal.note(complaint) }
    return shown.complaints.isEmpty ? .asRecorded : .failed
  }
}
