/// A command as its author describes it: help, parsing and completions all come from this.
struct Command: Sendable {
  let name: String
  let summary: String
  /// What else help says, a paragraph each.
  var discussion: [String] = []
  var operands: Operands?
  var options: [Option] = []
  let run: @Sendable (Invocation) throws(CommandFailure) -> ExitStatus

  /// What stands on the command line beside options.
  struct Operands: Sendable {
    let name: String
    let summary: String
    var count: ClosedRange<Int> = 0...Int.max
    let completion: Completion
  }

  /// What may follow, for the shells.
  enum Completion: Sendable {
    case cases, files, folders
    case words([String])
    case nothing
  }
}

/// `--name` or `--name VALUE`.
struct Option: Sendable {
  let name: String
  /// What stands for its value in help; nil for a flag.
  var value: String?
  let summary: String
  var completion = Command.Completion.nothing

  static let help = Option(name: "help", summary: "Show this help and exit.")
  static let version = Option(name: "version", summary: "Show the version and exit.")
}

/// What a command was called with.
struct Invocation: Sendable {
  let program: Program
  fileprivate(set) var operands: [String] = []
  private var values: [String: String] = [:]

  init(of program: Program) {
    self.program = program
  }

  /// Whether a flag is given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; nil where it is not given.
  subscript(name: String) -> String? { values[name] }

  mutating func add(operand: String) { operands.append(operand) }

  mutating func set(_ name: String, to value: String) throws(CommandFailure) {
    guard values.updateValue(value, forKey: name) == nil else {
      throw .usage("'--\(name)' is given twice")
    }
  }
}
