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
  /// The most errors of a file that are shown; a file that is no case at all may have thousands.
  private static let mostErrors = 100

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
      for diagnostic in diagnostics.prefix(Self.mostErrors) { add(diagnostic, in: result.file) }
      addRest(diagnostics.count - Self.mostErrors, "errors", in: result.file)
    case .notRun: headline = "not run"
    }
  }

  /// What is wrong with a variant; empty where nothing is.
  init(of variant: VariantResult, in result: CaseResult) {
    for violation in variant.violations { add(violation, in: result.file) }
    let told = variant.differences.prefix(Self.mostDifferences)
    for (index, difference) in told.enumerated() {
      add(
        difference, in: result.file, after: index > 0 ? told[index - 1] : nil,
        before: index + 1 < told.count ? told[index + 1] : nil)
    }
    addRest(variant.differences.count - Self.mostDifferences, "differences", in: result.file)
  }

  var isEmpty: Bool { blocks.isEmpty }

  private mutating func addRest(_ count: Int, _ things: String, in file: String) {
    if count > 0 { blocks.append("\(VisibleText.of(file)): and \(count) more \(things)") }
  }

  private mutating func add(_ diagnostic: Diagnostic, in file: String) {
    note(diagnostic.words, diagnostic.location)
    let place = diagnostic.location == nil ? "\(VisibleText.of(file)): " : ""
    blocks.append(place + diagnostic.text)
  }

  /// Shows the line that it is about, and where it was recorded, once for all that share them.
  private mutating func add(
    _ difference: Difference, in file: String, after last: Difference?, before next: Difference?
  ) {
    let diagnostic = Diagnostic(
      code: "difference", words: difference.words, at: difference.location)
    note(diagnostic.words, diagnostic.location)
    if let location = difference.location {
      let isShown = last?.location == location
      blocks.append(isShown ? String(diagnostic.text.prefix { $0 != "\n" }) : diagnostic.text)
    } else {
      blocks.append("\(VisibleText.of(file)): \(diagnostic.text)")
    }
    if let next, next.location == difference.location, next.recorded == difference.recorded,
      next.places == difference.places
    {
      return
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
