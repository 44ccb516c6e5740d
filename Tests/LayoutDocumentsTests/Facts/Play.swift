import LayoutEngine
import PlainText
import Testing

@testable import LayoutDocuments

/// A case in a few lines, read and run; what went against it, in words.
struct Play {
  var environment = #"size="300 600" scale="100" safeArea="0 0 0 0""#
  var physics = ""
  var interface: String
  var behavior = ""
  var steps: String

  var source: String {
    """
    <case title="a fact">
      <environment \(environment)/>
      \(physics)
      <interface>
        \(interface)
      </interface>
      <behavior>
        \(behavior)
      </behavior>
      <steps>
        \(steps)
      </steps>
    </case>
    """
  }

  /// Runs every variant; empty where each expectation held.
  func complaints() -> [String] {
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "fact.xml", bytes: Array(source.utf8))
    let read = CaseReader.layoutCase(from: file, suite: SuiteSettings(), &diagnostics)
    guard let layoutCase = read, !diagnostics.hasErrors else {
      return diagnostics.all.map(\.text)
    }
    return layoutCase.variants.flatMap { variant -> [String] in
      let outcome = Simulation.outcome(of: layoutCase.scene(for: variant), on: variant.screen)
      return (outcome.findings + [outcome.failure].compactMap { $0 }).map(\.words)
    }
  }
}
