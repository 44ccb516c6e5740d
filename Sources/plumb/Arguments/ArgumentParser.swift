import PlainText

/// Reads a command's arguments by its description; nothing is abbreviated, nothing passed over.
struct ArgumentParser {
  private let command: Command
  private var invocation: Invocation

  init(of command: Command, in program: Program) {
    self.command = command
    invocation = Invocation(of: program)
  }

  /// What was asked for; options and operands in any order, only operands behind `--`.
  static func invocation(
    of command: Command, in program: Program, _ arguments: [String]
  ) throws(CommandFailure) -> Invocation {
    var parser = ArgumentParser(of: command, in: program)
    try parser.read(arguments[...])
    try parser.checkCount()
    return parser.invocation
  }

  private mutating func read(_ arguments: ArraySlice<String>) throws(CommandFailure) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { invocation.add(operand: operand) }
        return
      }
      if argument.hasPrefix("-"), argument != "-" {
        try readOption(argument, &rest)
      } else {
        invocation.add(operand: argument)
      }
    }
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try option(String(parts[0]))
    guard let value = option.value else {
      guard parts.count == 1 else { throw .usage("'--\(option.name)' takes no value") }
      return try invocation.set(option.name, to: "")
    }
    if parts.count == 2 {
      guard !parts[1].isEmpty else { throw .usage("'--\(option.name)' needs a \(value)") }
      return try invocation.set(option.name, to: String(parts[1]))
    }
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" else {
      throw .usage("'--\(option.name)' needs a \(value)")
    }
    rest = rest.dropFirst()
    try invocation.set(option.name, to: next)
  }

  private func option(_ text: String) throws(CommandFailure) -> Option {
    if let option = command.options.first(where: { "--" + $0.name == text }) { return option }
    let names = (command.options + [.help]).map { "--" + $0.name }
    let nearest = NearestName.suggestion(for: text, among: names)
    throw .usage("unknown option '\(text)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }

  private func checkCount() throws(CommandFailure) {
    let given = invocation.operands
    guard let operands = command.operands else {
      if let first = given.first { throw .usage("unexpected argument '\(first)'") }
      return
    }
    if given.count < operands.count.lowerBound { throw .usage("expected a \(operands.name)") }
    if given.count > operands.count.upperBound {
      throw .usage("unexpected argument '\(given[operands.count.upperBound])'")
    }
    if case .words(let words) = operands.completion {
      for word in given where !words.contains(word) {
        throw .usage("'\(word)' is none of \(words.joined(separator: ", "))")
      }
    }
    if given.contains("") { throw .usage("an empty \(operands.name)") }
  }
}
