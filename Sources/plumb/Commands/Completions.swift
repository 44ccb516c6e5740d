extension Command {
  /// `plumb completions`.
  static let completions = Command(
    name: "completions", summary: "Print a shell's completions, to be sourced by it.",
    operands: Operands(
      name: "SHELL", summary: "bash, zsh or fish.", count: 1...1,
      completion: .words(CompletionScript.Shell.allCases.map(\.rawValue)))
  ) { (invocation) throws(CommandFailure) in
    if let shell = CompletionScript.Shell(rawValue: invocation.operands[0]) {
      try Terminal.show(CompletionScript(invocation.program).text(for: shell))
    }
    return .asRecorded
  }
}
