/// Why a suite cannot even begin.
public enum SuiteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such folder.
  case noLayouts(String)
  /// The folder holds no case.
  case noCases(String)
  /// No case is called or lies where that name says.
  case noMatch(String, nearest: String?)
  /// The folder is there and cannot be read, with the system's words.
  case unreadable(String, String)
  /// The case fits, and more than one is too many.
  case ambiguous(String)
  /// The case has no variant of that name; those that it has.
  case noVariant(String, of: [String])

  /// What is wrong and what to do about it, in a line.
  public var description: String {
    switch self {
    case .noLayouts(let path): "no folder '\(path)' here; name another by --layouts"
    case .noCases(let path): "no case in '\(path)'"
    case .noMatch(let name, let nearest):
      "no case '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .unreadable(let path, let words): "cannot read '\(path)': \(words)"
    case .ambiguous(let name): "'\(name)' stands for more than one case"
    case .noVariant(let name, let names):
      "no variant '\(name)'; there is "
        + names.map { "'\($0)'" }.joined(separator: ", ")
    }
  }
}
