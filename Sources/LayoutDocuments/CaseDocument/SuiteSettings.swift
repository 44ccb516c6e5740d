package import LayoutEngine
import Markup
package import PlainText

/// By how much a value may differ from the recorded one and still count as equal.
package struct Tolerance: Sendable, Equatable {
  /// For each edge of a frame, in points; 0 compares exactly.
  package var frame = 0.0

  package init(frame: Double = 0) { self.frame = frame }
}

/// What the cases of a folder share, from `layouts/suite.xml`; a case overrides each part.
package struct SuiteSettings: Sendable {
  var environments: [Environment] = []
  package internal(set) var tolerance = Tolerance()
  package internal(set) var physics = Physics()
  var limits = RunLimits()
  /// The claims that are made unless a case says otherwise.
  var claims: [Invariant.Claim] = Invariant.Claim.allCases

  /// What holds without a suite.xml.
  package init() {}

  /// Reads a suite.xml; what is wrong is reported, the rest stands.
  package static func read(
    from file: SourceFile, _ diagnostics: inout Diagnostics
  ) -> SuiteSettings {
    var found = Diagnostics()
    let settings = settings(from: file, &found)
    diagnostics.report(contentsOf: found)
    return settings
  }

  private static func settings(
    from file: SourceFile, _ diagnostics: inout Diagnostics
  ) -> SuiteSettings {
    var settings = SuiteSettings()
    let root: Element
    do {
      root = try Document(parsing: file).root
    } catch {
      diagnostics.report(error)
      return settings
    }
    guard root.name == "suite" else {
      diagnostics.report(
        CaseProblem.wrongRoot(root.name, expected: "suite"), at: root.nameLocation)
      return settings
    }
    let suite = CheckedElement(root, as: Grammar.suite, &diagnostics)
    settings.override(by: suite, &diagnostics)
    for element in suite.children(named: "invariants") {
      settings.readClaims(of: element, &diagnostics)
    }
    return settings
  }

  /// Takes what a case or a suite says of environment, tolerance, limits and physics.
  mutating func override(by document: CheckedElement, _ diagnostics: inout Diagnostics) {
    let written = document.children(named: "environment")
    if !written.isEmpty {
      environments = written.map { element in
        var reader = EnvironmentReader(element, &diagnostics)
        return reader.read(&diagnostics)
      }
    }
    for element in document.children(named: "tolerance") {
      let row = CheckedElement(element, as: Grammar.tolerance, &diagnostics)
      tolerance.frame = row.number("frame", &diagnostics) ?? tolerance.frame
    }
    for element in document.children(named: "limits") {
      let row = CheckedElement(element, as: Grammar.limits, &diagnostics)
      limits.time = row.whole("time", &diagnostics) ?? limits.time
      limits.events = row.whole("events", &diagnostics) ?? limits.events
      limits.layoutPasses = row.whole("layoutPasses", &diagnostics) ?? limits.layoutPasses
    }
    for element in document.children(named: "physics") { readPhysics(element, &diagnostics) }
  }

  private mutating func readPhysics(_ element: Element, _ diagnostics: inout Diagnostics) {
    let row = CheckedElement(element, as: Grammar.physics, &diagnostics)
    for parameter in Physics.Parameter.allCases {
      let choices = parameter.row.choices
      if choices.isEmpty {
        guard let value = row.number(parameter.name, &diagnostics) else { continue }
        physics.set(parameter, to: value)
      } else if let attribute = row[parameter.name],
        let choice = ValueReader(attribute).choice(of: choices, &diagnostics),
        let index = choices.firstIndex(of: choice)
      {
        physics.set(parameter, to: Double(index))
      }
    }
  }

  private mutating func readClaims(of element: Element, _ diagnostics: inout Diagnostics) {
    let row = CheckedElement(element, as: Grammar.invariants, &diagnostics)
    if let except = row["except"] {
      diagnostics.report(CaseProblem.suiteIds, at: except.nameLocation)
    }
    for claim in Invariant.Claim.allCases {
      switch row[claim.rawValue]?.value {
      case nil: break
      case "YES"?: if !claims.contains(claim) { claims.append(claim) }
      case "NO"?: claims.removeAll { $0 == claim }
      default:
        if let attribute = row[claim.rawValue] {
          diagnostics.report(CaseProblem.suiteIds, at: attribute.location)
        }
      }
    }
  }
}
