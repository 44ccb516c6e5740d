import PlainText

/// What is wrong with a case, in the words that every report shows.
struct CaseText {
  /// The first cause in a line.
  private(set) var headline = ""
  /// All of it; no line end behind the last line.
  var text: String { blocks.joined(separator: "\n") }
  /// Where the first cause stands.
  private(set) var location: SourceLocation?
  private var blocks: [String] = []

  /// The most differences of one variant that are shown; the rest is counted.
  private static let mostDifferences = 50

  /// Everything about a case that no variant is needed for; nil where a variant says it.
  init?(of result: CaseResult) {
    switch result.verdict {
    case .passed, .failed: return nil
    case .missingBaseline:
      add(
        Diagnostic(
          code: "baseline-missing",
          words: "no baseline; record it by plumb record --missing \(result.id)"), in: result.file)
    case .staleBaseline:
      add(
        Diagnostic(
          code: "baseline-stale",
          words: "no case of this baseline; remove it, or run plumb record --all --prune"),
        in: result.file)
    case .unreadable(let diagnostics), .unreadableBaseline(let diagnostics):
      for diagnostic in diagnostics { add(diagnostic, in: result.file) }
    case .notRun: headline = "not run"
    }
  }

  /// What is wrong with a variant; empty where nothing is.
  init(of variant: VariantResult, in result: CaseResult) {
    for violation in variant.violations { add(violation, in: result.file) }
    var last: SourceLocation?
    for difference in variant.differences.prefix(Self.mostDifferences) {
      add(difference, in: result.file, after: last)
      last = difference.location
    }
    let rest = variant.differences.count - Self.mostDifferences
    if rest > 0 { blocks.append("\(result.file): and \(rest) more differences") }
  }

  var isEmpty: Bool { blocks.isEmpty }

  private mutating func add(_ diagnostic: Diagnostic, in file: String) {
    note(diagnostic.words, diagnostic.location)
    let place = diagnostic.location == nil ? "\(VisibleText.of(file)): " : ""
    blocks.append(place + diagnostic.text)
  }

  private mutating func add(
    _ difference: Difference, in file: String, after last: SourceLocation?
  ) {
    let diagnostic = Diagnostic(
      code: "difference", words: difference.words, at: difference.location)
    note(diagnostic.words, diagnostic.location)
    if difference.location != nil, difference.location == last {
      // The line that it is about stands above already.
      blocks.append(String(diagnostic.text.prefix { $0 != "\n" }))
    } else {
      let place = difference.location == nil ? "\(VisibleText.of(file)): " : ""
      blocks.append(place + diagnostic.text)
    }
    let places = "in " + difference.places.joined(separator: ", ")
    if let recorded = difference.recorded {
      let position = "\(recorded.position.line):\(recorded.position.column)"
      blocks.append("\(VisibleText.of(recorded.file)):\(position): note: recorded here, \(places)")
    } else {
      blocks.append("\(VisibleText.of(file)): note: \(places)")
    }
  }

  private mutating func note(_ words: String, _ location: SourceLocation?) {
    if headline.isEmpty { (headline, self.location) = (VisibleText.of(words), location) }
  }
}
