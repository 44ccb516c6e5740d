import LayoutHarness

extension Command {
  /// `plumb show`.
  static let show = Command(
    name: "show",
    summary: "Show what a case does now, or how the views of storyboards and xibs lie.",
    discussion: [
      "A case is shown as its baseline would hold it, or by its snapshots. A storyboard or xib is "
        + "laid out as Xcode's canvas shows it; with json each of its root views is a line with "
        + "the frames of its views, and a file that cannot be laid out a line that says why."
    ],
    operands: .cases(
      "The case: its path below the layouts folder, or its file. Or storyboards and xibs.",
      1...Int.max),
    options: [
      Option(
        name: "variant", value: "NAME", summary: "Show just this variant, as 'iPhone 8, rtl'."),
      Option(
        name: "format", value: "FORMAT",
        summary: "xml for a case, json for documents, tree and svg for both.",
        completion: .words(ShowFormat.allCases.map(\.rawValue))),
      Option(
        name: "locale", value: "LOCALE",
        summary: "Lay a document out with the texts of a language, as de or pt-BR."),
      Option(
        name: "safe-area-from-document",
        summary: "Take a document's safe areas from the frames stored in it."),
      Option(
        name: "safe-area-hints", value: "FILE",
        summary: "Take a document's safe areas from a JSON file.", completion: .files),
    ] + Option.folders
  ) { (invocation) throws(CommandFailure) in
    let isDocument = invocation.operands.allSatisfy(ShowFormat.isDocument)
    let name = invocation["format"] ?? (isDocument ? "tree" : "xml")
    guard let format = ShowFormat(rawValue: name) else {
      let known = ShowFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("'\(name)' is no format; known are \(known)")
    }
    return isDocument || format == .json
      ? try showDocuments(invocation, as: format) : try showCase(invocation, as: format)
  }

  private static func showCase(
    _ invocation: Invocation, as format: ShowFormat
  ) throws(CommandFailure) -> ExitStatus {
    if invocation["locale"] != nil {
      throw .usage("'--locale' is for documents; a case has its '<environment locale>'")
    }
    guard invocation.operands.count == 1 else {
      throw .usage("unexpected argument '\(invocation.operands[1])'")
    }
    let shown: (document: [UInt8]?, complaints: [String])
    let suite = try Suite(of: invocation)
    do throws(SuiteError) {
      shown = try suite.shown(
        invocation.operands[0], variant: invocation["variant"], as: format)
    } catch {
      throw .suite(error)
    }
    if let document = shown.document { try Terminal.show(document: document) }
    for complaint in shown.complaints { Terminal.note(complaint) }
    return shown.complaints.isEmpty ? .asRecorded : .failed
  }

  private static func showDocuments(
    _ invocation: Invocation, as format: ShowFormat
  ) throws(CommandFailure) -> ExitStatus {
    var safeArea =
      invocation.has("safe-area-from-document") ? SafeAreaSource.storedFrames : .rules
    if let path = invocation["safe-area-hints"] {
      guard let hints = SafeAreaHints(at: path) else {
        throw .usage("'\(path)' holds no safe areas")
      }
      safeArea = .hints(hints)
    }
    let show: DocumentShow
    do throws(DocumentShow.WrongLocale) {
      show = try DocumentShow(
        of: invocation.operands, as: format, safeArea: safeArea, in: invocation["locale"])
    } catch {
      throw .usage(error.words)
    }
    let failures = try show.run { (bytes) throws(CommandFailure) in
      try Terminal.show(document: bytes)
    }
    return failures == 0 ? .asRecorded : .failed
  }
}
