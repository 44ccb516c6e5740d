import LayoutHarness

extension Command {
  /// `plumb new`.
  static let new = Command(
    name: "new",
    summary: "Write cases for the scenes of a storyboard or xib; nothing is overwritten.",
    discussion: [
      "Each scene becomes a case of its name on a small phone and a current one, and on an iPad "
        + "where the document is laid out for one; a localized one in its own language, in the one "
        + "with the longest texts, and in the first that is written from right to left. Their "
        + "outcomes are recorded by plumb record."
    ],
    options: [
      Option(
        name: "from", value: "FILE", summary: "The storyboard or xib.", completion: .files),
      Option(
        name: "scene", value: "NAME",
        summary: "Just this scene: its storyboard identifier, object id or class."),
      Option(
        name: "into", value: "FOLDER",
        summary: "The folder of the cases; one named after the document when left out.",
        completion: .folders),
      Option.folders[0],
    ]
  ) { (invocation) throws(CommandFailure) in
    guard let document = invocation["from"] else { throw .usage("expected '--from FILE'") }
    let suite = try Suite(of: invocation)
    let result = suite.makeCases(
      from: document, scene: invocation["scene"], into: invocation["into"])
    try Terminal.show(NewCasesReport(result).text)
    return result.isPassed ? .asRecorded : .failed
  }
}
