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
  init(of invocation: Invocation) {
    self.init(
      layouts: invocation["layouts"] ?? "layouts",
      baselines: invocation["baselines"] ?? "baselines")
  }
}
