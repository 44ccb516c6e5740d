/// What readers and checkers found wrong, in the order found; they report and go on.
package struct Diagnostics: Sendable {
  /// Every diagnostic, in the order reported.
  package private(set) var all: [Diagnostic] = []
  /// Whether one of them stops the input from being used.
  package private(set) var hasErrors = false

  package init() {}

  /// Adds a diagnostic.
  package mutating func report(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  /// Adds a diagnostic of a room's own problem.
  package mutating func report(
    _ problem: some Problem, at location: SourceLocation? = nil, notes: [Diagnostic.Note] = [],
    severity: Diagnostic.Severity = .error
  ) {
    report(Diagnostic(problem, at: location, notes: notes, severity: severity))
  }

  /// The diagnostics by file and position, those without a place first; equals as reported.
  package func sorted() -> [Diagnostic] {
    all.enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      guard let first, let second else {
        return (first == nil) == (second == nil)
          ? left.offset < right.offset : first == nil
      }
      let files = (ExactText(first.file), ExactText(second.file))
      if files.0 != files.1 { return files.0 < files.1 }
      if first.position != second.position { return first.position < second.position }
      return left.offset < right.offset
    }.map(\.element)
  }
}
