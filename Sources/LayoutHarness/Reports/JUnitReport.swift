import Markup
import PlainText

/// A run's result as JUnit XML: a `testsuite` a folder, a `testcase` a variant.
///
/// Times are 0.000, so that the same result gives the same bytes; a name is unique in the file.
/// `file` and `line` are read by GitLab, CircleCI and GitHub's actions; no schema of JUnit has both.
package struct JUnitReport {
  private let run: RunResult

  /// The most scalars of a failure's text; readers cut or refuse longer ones.
  private static let longestText = 50_000

  package init(_ run: RunResult) {
    self.run = run
  }

  package var bytes: [UInt8] {
    var suites = Self.suites(of: run.results)
    let problems = run.problems.enumerated().map { TestCase(of: $0.element, number: $0.offset + 1) }
    if !problems.isEmpty { suites.insert(("plumb", problems), at: 0) }
    var writer = MarkupWriter(declaration: true)
    writer.begin("testsuites")
    writer.attribute("name", "plumb")
    Self.writeCounts(of: suites.flatMap(\.cases), to: &writer)
    for (name, cases) in suites {
      writer.begin("testsuite")
      writer.attribute("name", ConsoleText.line(name))
      Self.writeCounts(of: cases, to: &writer)
      for testCase in cases { Self.write(testCase, to: &writer) }
      writer.end()
    }
    writer.end()
    return writer.bytes()
  }

  /// The cases by folder, in the order in which the folders come first.
  private static func suites(
    of results: [CaseResult]
  ) -> [(name: String, cases: [TestCase])] {
    var suites: [(name: String, cases: [TestCase])] = []
    var places: [ExactText: Int] = [:]
    for result in results {
      let name = result.id.folder.isEmpty ? "layouts" : result.id.folder
      if places[name] == nil {
        places[name] = suites.count
        suites.append((name, []))
      }
      if let place = places[name] { suites[place].cases += TestCase.cases(of: result, in: name) }
    }
    return suites
  }

  private static func writeCounts(of cases: [TestCase], to writer: inout MarkupWriter) {
    writer.attribute("tests", String(cases.count))
    writer.attribute("failures", String(cases.count { $0.outcome == .failure }))
    writer.attribute("errors", String(cases.count { $0.outcome == .error }))
    writer.attribute("skipped", String(cases.count { $0.outcome == .skipped }))
    writer.attribute("time", "0.000")
  }

  private static func write(_ testCase: TestCase, to writer: inout MarkupWriter) {
    writer.begin("testcase")
    writer.attribute("classname", testCase.className)
    writer.attribute("name", testCase.name)
    writer.attribute("file", testCase.file)
    writer.attribute("line", String(testCase.line))
    writer.attribute("time", "0.000")
    if testCase.outcome != .passed {
      writer.begin(testCase.outcome.rawValue)
      writer.attribute("message", testCase.message)
      if testCase.outcome != .skipped {
        writer.attribute("type", testCase.type)
        writer.text(VisibleText.shortened(testCase.text, to: longestText))
      }
      writer.end()
    }
    writer.end()
  }
}

/// A variant of a case as JUnit sees it.
private struct TestCase {
  var className: String
  let name: String
  let file: String
  var line = 1
  var outcome = Outcome.passed
  var type = ""
  /// The first cause in a line.
  var message = ""
  /// Begins with `path:line:column:`, which some readers go by.
  var text = ""

  /// The element that tells of it.
  enum Outcome: String {
    case passed, failure, error, skipped
  }

  init(_ name: String, of className: String, in file: String) {
    self.className = ConsoleText.line(className.split(separator: "/").joined(separator: "."))
    (self.name, self.file) = (ConsoleText.line(name), ConsoleText.line(file))
  }

  /// Something wrong beside the cases.
  init(of problem: Diagnostic, number: Int) {
    let file = problem.location?.file ?? "layouts"
    self.init("\(file) #\(number)", of: "plumb", in: file)
    if problem.severity == .error { outcome = .error }
    type = problem.code
    (message, text) = (ConsoleText.of(problem.words), ConsoleText.of(problem.text))
    line = problem.location?.position.line ?? 1
  }

  static func cases(of result: CaseResult, in folder: String) -> [TestCase] {
    guard let text = CaseText(of: result) else {
      return result.variants.map { TestCase(of: $0, in: result, folder) }
    }
    var testCase = TestCase(name(of: result), of: folder, in: result.file)
    switch result.verdict {
    case .notRun: testCase.outcome = .skipped
    case .unreadable, .unreadableBaseline: testCase.outcome = .error
    case .missingBaseline, .staleBaseline, .passed, .failed: testCase.outcome = .failure
    }
    testCase.tell(text, as: result.verdict.name)
    let violated = result.variants.filter { !$0.violations.isEmpty }
    // The only variant has the case's own name, which stands in a file once: what it states fails comes first.
    let isTold = violated.contains { $0.name.isEmpty }
    return (isTold ? [] : [testCase]) + violated.map { TestCase(of: $0, in: result, folder) }
  }

  private init(of variant: VariantResult, in result: CaseResult, _ folder: String) {
    let name = Self.name(of: result) + (variant.name.isEmpty ? "" : " [\(variant.name)]")
    self.init(name, of: folder, in: result.file)
    let text = CaseText(of: variant, in: result)
    guard !text.isEmpty else { return }
    outcome = .failure
    tell(text, as: variant.violations.first?.code ?? "difference")
  }

  private static func name(of result: CaseResult) -> String {
    result.verdict == .staleBaseline ? result.file : result.id.description
  }

  private mutating func tell(_ text: CaseText, as type: String) {
    self.type = type
    (message, self.text) = (ConsoleText.of(text.headline), ConsoleText.of(text.text))
    line = text.location.map { $0.file == file ? $0.position.line : 1 } ?? 1
  }
}

extension Verdict {
  /// The type that a failure in JUnit has.
  fileprivate var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "difference"
    case .missingBaseline: "baseline-missing"
    case .staleBaseline: "baseline-stale"
    case .unreadable: "case-unreadable"
    case .unreadableBaseline: "baseline-unreadable"
    case .notRun: "not-run"
    }
  }
}
