import LayoutDocuments
import LayoutEngine
import Markup
import PlainText

/// Compares what every variant of a case did with what its baseline tells of them.
struct BaselineComparison {
  private let layoutCase: LayoutCase
  private let schema: RecordSchema

  init(of layoutCase: LayoutCase, schema: RecordSchema) {
    self.layoutCase = layoutCase
    self.schema = schema
  }

  /// Notes the differences with the variants, of which there are as many as runs.
  func compare(_ recorded: Baseline, _ runs: [VariantRun], _ variants: inout [VariantResult]) {
    for (index, run) in runs.enumerated() where !run.isCutShort {
      var comparison = OutcomeComparison(
        schema: schema, frameTolerance: layoutCase.tolerance.frame
      ) { run.origins.location(of: $0) }
      if let old = recorded[run.name] {
        variants[index].differences = comparison.differences(from: old, to: run.record)
      } else {
        let name = run.name.isEmpty ? "the case's only variant" : "variant '\(run.name)'"
        variants[index].differences = [whole("\(name): not in the baseline")]
      }
    }
    let known = Set(runs.map { ExactText($0.name) })
    for entry in recorded.outcomes {
      for name in entry.variants where !known.contains(name) {
        let shown = name.isEmpty ? "a variant without a name" : "variant '\(name)'"
        let place = entry.record.element?.location
        var gone = VariantResult(name)
        gone.differences = [whole("\(shown): no longer in the case", recorded: place)]
        variants.append(gone)
      }
    }
  }

  private func whole(_ words: String, recorded: SourceLocation? = nil) -> Difference {
    Difference(
      words, at: layoutCase.file.location(at: 0), recorded: recorded, in: "the whole case")
  }
}
