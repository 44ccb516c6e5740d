/// Help, made of the program's own description.
struct HelpText {
  private let program: Program

  /// The widest line, in characters.
  private static let width = 80

  init(_ program: Program) {
    self.program = program
  }

  /// The program's help.
  var text: String {
    let commands = program.commands.map { ($0.name, $0.summary) }
    return [
      program.summary, "Usage: \(program.name) COMMAND [OPTION…]",
      section("Commands", commands + [("help", "Show the help of a command.")]),
      section(
        "Options", [Option.help, Option.version].map { ("--" + $0.name, $0.summary) }),
      section(
        "Exit status",
        [
          ("0", "all as recorded"), ("1", "regressions, or cases with errors"),
          ("2", "interrupted"), ("3", "the output could not be written"), ("4", "wrong usage"),
          ("5", "nothing selected"),
        ]),
    ].joined(separator: "\n\n")
  }

  /// The help of a command.
  func text(of command: Command) -> String {
    var parts = [command.summary, "Usage: \(program.name) \(command.name)\(usage(of: command))"]
    parts += command.discussion.map { Self.wrapped($0, indent: 0).joined(separator: "\n") }
    if let operands = command.operands {
      parts.append(section("Arguments", [(operands.name, operands.summary)]))
    }
    let options = (command.options + [.help]).map { option in
      ("--" + option.name + (option.value.map { " " + $0 } ?? ""), option.summary)
    }
    return (parts + [section("Options", options)]).joined(separator: "\n\n")
  }

  private func usage(of command: Command) -> String {
    var usage = command.options.isEmpty ? "" : " [OPTION…]"
    guard let operands = command.operands else { return usage }
    let name = operands.count.upperBound > 1 ? "\(operands.name)…" : operands.name
    usage += operands.count.lowerBound == 0 ? " [\(name)]" : " \(name)"
    return usage
  }

  private func section(_ title: String, _ rows: [(name: String, summary: String)]) -> String {
    let column = 4 + rows.reduce(0) { max($0, $1.name.count) }
    let lines = rows.map { name, summary in
      let padding = String(repeating: " ", count: column - 2 - name.count)
      return "  \(name)\(padding)"
        + Self.wrapped(summary, indent: column).joined(
          separator: "\n" + String(repeating: " ", count: column))
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if indent + last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
