/// One thing wrong with a file, ready to be shown.
package struct Diagnostic: Error, Equatable, Sendable {
  /// How much it matters.
  package enum Severity: String, Sendable, Equatable {
    /// The input cannot be used.
    case error
    /// The input can be used, probably not as meant.
    case warning
  }

  /// A further place or fact that helps to understand a diagnostic.
  package struct Note: Equatable, Sendable {
    /// What there is to say.
    package var words: String
    /// Where, if anywhere.
    package var location: SourceLocation?

    package init(_ words: String, at location: SourceLocation? = nil) {
      self.words = words
      self.location = location
    }
  }

  /// Whether it stops the file from being used.
  package var severity: Severity
  /// The stable name for tools.
  package var code: String
  /// What is wrong and what was expected.
  package var words: String
  /// Where, if anywhere.
  package var location: SourceLocation?
  /// What helps to understand it, in the order shown.
  package var notes: [Note]

  package init(
    _ severity: Severity = .error, code: String, words: String,
    at location: SourceLocation? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.words = words
    self.location = location
    self.notes = notes
  }

  /// A diagnostic of a room's own problem.
  package init(
    _ problem: some Problem, at location: SourceLocation? = nil, notes: [Note] = [],
    severity: Severity = .error
  ) {
    self.init(severity, code: problem.code, words: problem.words, at: location, notes: notes)
  }
}

// MARK: - Text

extension Diagnostic {
  /// The diagnostic as a terminal shows it: words, source line, caret, then the notes.
  ///
  /// Lines are separated by LF, the last one has none; no raw control character but LF and the
  /// source line's own tabs is in it.
  package var text: String {
    let notes = notes.map { Self.lines("note", $0.words, $0.location) }
    return ([Self.lines(severity.rawValue, words, location)] + notes).joined(separator: "\n")
  }

  private static func lines(_ label: String, _ words: String, _ location: SourceLocation?) -> String
  {
    let said = "\(label): \(VisibleText.of(words))"
    guard let location else { return said }
    let place = "\(location.position.line):\(location.position.column)"
    let source = VisibleText.of(location.sourceLine, keepingTabs: true)
    return
      "\(VisibleText.of(location.file)):\(place): \(said)\n\(source)\n\(caretLine(of: location))"
  }

  /// Blanks up to the caret; tabs stay tabs, so that the caret stands below its character.
  private static func caretLine(of location: SourceLocation) -> String {
    let before = location.sourceLine.unicodeScalars.prefix(location.caret)
    let padding = location.caret - before.count
    return String(before.map { $0 == "\t" ? "\t" : " " as Character })
      + String(repeating: " ", count: padding) + "^"
  }
}
