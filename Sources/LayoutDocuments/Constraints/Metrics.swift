import Markup
import PlainText

/// Numbers by the names that a block's visual format calls them: `metrics="padding: 16, high: 750"`.
struct Metrics {
  private var values: [(name: String, value: Double)] = []

  /// None.
  init() {}

  /// Those of a block; what is none is reported.
  init(_ attribute: Attribute, _ names: SceneNames, _ diagnostics: inout Diagnostics) {
    for entry in attribute.text.arguments {
      let text = entry.trimmed
      if let problem = add(text.value, names) {
        diagnostics.report(problem, at: text.location(at: 0))
      }
    }
  }

  /// Adds `padding: 16`, or tells why not.
  private mutating func add(_ entry: String, _ names: SceneNames) -> ConstraintProblem? {
    let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let value = DecimalNumber.value(of: parts[1].drop { $0 == " " }),
      Self.isName(parts[0])
    else { return .notAMetric(entry) }
    let name = String(parts[0])
    guard self.value(of: name) == nil else { return .metricTwice(name) }
    guard names.view(name) == nil else { return .metricIsView(name) }
    values.append((name, value))
    return nil
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return NameScalar.begins(first) && text.unicodeScalars.allSatisfy(NameScalar.continues)
  }

  func value(of name: String) -> Double? { values.first { $0.name == name }?.value }

  var names: [String] { values.map(\.name) }
}
