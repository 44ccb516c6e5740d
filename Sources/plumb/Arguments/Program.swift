import PlainText

/// The program: its commands, and what it does with its arguments.
struct Program: Sendable {
  let name: String
  let version: String
  let summary: String
  let commands: [Command]

  /// Runs what the arguments ask for and says what went wrong.
  func run(_ arguments: [String]) -> ExitStatus {
    do {
      return try runCommand(arguments)
    } catch {
      Terminal.complain(error.words)
      if case .usage = error {
        let known = arguments.first.flatMap { name in commands.first { $0.name == name } }
        Terminal.note("see '\(name)\(known.map { " " + $0.name } ?? "") --help'")
      }
      return error.status
    }
  }

  private func runCommand(_ arguments: [String]) throws(CommandFailure) -> ExitStatus {
    guard let first = arguments.first else {
      Terminal.note(HelpText(self).text)
      throw .usage("expected a command")
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h", "help": return try help(rest)
    case "--version":
      try Terminal.show("\(name) \(version)")
      return .asRecorded
    case _ where first.hasPrefix("-"):
      throw .usage(unknown("option", first, among: ["--help", "--version"]))
    default: break
    }
    let command = try command(first)
    // Help is asked for only before a `--`, behind which everything is an operand.
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return try help([first])
    }
    return try command.run(ArgumentParser.invocation(of: command, in: self, rest))
  }

  private func help(_ names: [String]) throws(CommandFailure) -> ExitStatus {
    if names.count > 1 { throw .usage("unexpected argument '\(names[1])'") }
    if let name = names.first, name != "help" {
      try Terminal.show(HelpText(self).text(of: command(name)))
    } else {
      try Terminal.show(HelpText(self).text)
    }
    return .asRecorded
  }

  private func command(_ name: String) throws(CommandFailure) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .usage(unknown("command", name, among: commands.map(\.name) + ["help"]))
  }

  private func unknown(_ what: String, _ word: String, among names: [String]) -> String {
    let nearest = NearestName.suggestion(for: word, among: names)
    return "unknown \(what) '\(word)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}
