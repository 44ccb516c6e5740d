import LayoutHarness

extension Command {
  /// `plumb show`.
  static let show = Command(
    name: "show",
    summary: "Show what a case does now, as its baseline would hold it, or how documents lie.",
    discussion: [
      "With --format json each FILE is a storyboard or xib, and each of its root views a line with "
        + "the frames of its views; a file that cannot be laid out is a line that says why."
    ],
    operands: .cases("The case: its path below the layouts folder, or its file.", 1...Int.max),
    options: [
      Option(
        name: "variant", value: "NAME", summary: "Show just this variant, as 'iPhone 8, rtl'."),
      Option(
        name: "format", value: "FORMAT", summary: "xml for a case; json or tree for documents.",
        completion: .words(["xml", "json", "tree"])),
      Option(
        name: "safe-area-from-document",
        summary: "Take a document's safe areas from the frames stored in it."),
      Option(
        name: "safe-area-hints", value: "FILE",
        summary: "Take a document's safe areas from a JSON file.", completion: .files),
    ] + Option.folders
  ) { (invocation) throws(CommandFailure) in
    guard let format = invocation["format"], format != "xml" else {
      return try showCase(invocation)
    }
    guard let format = DocumentShow.Format(rawValue: format) else {
      throw .usage("'\(format)' is no format; known are xml, json and tree")
    }
    return try showDocuments(invocation, as: format)
  }

  private static func showCase(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    guard invocation.operands.count == 1 else { throw .usage("expected one CASE") }
    let shown: (document: [UInt8]?, complaints: [String])
    do throws(SuiteError) {
      shown = try Suite(of: invocation).shown(
        invocation.operands[0], variant: invocation["variant"])
    } catch {
      throw .suite(error)
    }
    if let document = shown.document { try Terminal.show(bytes: document) }
    for complaint in shown.complaints { Terminal.note(complaint) }
    return shown.complaints.isEmpty ? .asRecorded : .failed
  }

  private static func showDocuments(
    _ invocation: Invocation, as format: DocumentShow.Format
  ) throws(CommandFailure) -> ExitStatus {
    let show = DocumentShow(
      of: invocation.operands, as: format, safeArea: try safeArea(invocation))
    let failures = try show.run { (bytes) throws(CommandFailure) in
      try Terminal.show(bytes: bytes)
    }
    return failures == 0 ? .asRecorded : .failed
  }

  private static func safeArea(_ invocation: Invocation) throws(CommandFailure) -> SafeAreaSource {
    guard let path = invocation["safe-area-hints"] else {
      return invocation.has("safe-area-from-document") ? .storedFrames : .rules
    }
    guard let hints = SafeAreaHints(at: path) else {
      throw .usage("'\(path)' holds no safe areas")
    }
    return .hints(hints)
  }
}
