import LayoutHarness

/// What ends a command before it has a result.
enum CommandFailure: Error {
  /// The arguments do not fit, in words.
  case usage(String)
  case suite(SuiteError)
  case output(SystemError)

  var status: ExitStatus {
    switch self {
    case .usage, .suite(.ambiguous), .suite(.noVariant): .wrongUsage
    case .suite(.noLayouts), .suite(.noCases), .suite(.noMatch): .nothingSelected
    case .suite(.unreadable): .failed
    case .output: .noOutput
    }
  }

  var words: String {
    switch self {
    case .usage(let words): words
    case .suite(let error): error.description
    case .output(let error): "cannot write '\(error.path)': \(error.words)"
    }
  }
}
