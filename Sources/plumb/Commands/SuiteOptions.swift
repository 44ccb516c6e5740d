import LayoutHarness

extension Command.Operands {
  /// The cases that a command is about.
  static func cases(_ summary: String, _ count: ClosedRange<Int> = 0...Int.max) -> Self {
    Self(name: "CASE", summary: summary, count: count, completion: .cases)
  }

  /// As few or as many as one likes.
  static let anyCases = cases(
    "A case, a folder, a file below the layouts folder, or a pattern with * and **; all when left out."
  )
}

extension Option {
  /// How many cases are run at a time.
  static let jobs = Option(
    name: "jobs", value: "N",
    summary: "Run N cases at a time; as many as there are processors when left out.")

  /// Where cases and baselines are.
  static let folders = [
    Option(
      name: "layouts", value: "FOLDER", summary: "Where the cases are; layouts when left out.",
      completion: .folders),
    Option(
      name: "baselines", value: "FOLDER",
      summary: "Where the baselines are; baselines when left out.", completion: .folders),
  ]
}

extension Suite {
  /// The suite of the folders that a command was given.
  init(of invocation: Invocation) throws(CommandFailure) {
    self.init(
      layouts: invocation["layouts"] ?? "layouts",
      baselines: invocation["baselines"] ?? "baselines")
    guard let jobs = invocation["jobs"] else { return }
    guard let number = Int(jobs), (1...1000).contains(number) else {
      throw .usage("'--jobs' takes a number from 1 to 1000, not '\(jobs)'")
    }
    self.jobs = number
  }
}
