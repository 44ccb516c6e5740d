import LayoutDocuments
import LayoutEngine
import Markup
import PlainText

/// Compares what the variants of a case do, one after another, with the file that tells what they did.
struct BaselineComparison {
  private let layoutCase: LayoutCase
  private let caseName: String
  private let schema: RecordSchema
  private let file: SourceFile
  private let sections: BaselineSections
  private var reading = Reading.notYet

  /// Only a file that tells something else has to be read.
  private enum Reading {
    case notYet
    case baseline(Baseline)
    case unreadable([Diagnostic])
  }

  init(
    of layoutCase: LayoutCase, named caseName: String, with file: SourceFile, schema: RecordSchema
  ) {
    (self.layoutCase, self.caseName, self.schema) = (layoutCase, caseName, schema)
    self.file = file
    sections = BaselineSections(of: file)
  }

  /// The mistakes of the file, as far as it had to be read.
  var problems: [Diagnostic]? {
    if case .unreadable(let problems) = reading { problems } else { nil }
  }

  /// The differences of a run whose outcome has this text; none where the file cannot be read.
  mutating func differences(of run: VariantRun, _ text: [UInt8]) -> [Difference] {
    guard !run.isCutShort, !sections.tells(text, of: run.name), let baseline = baseline() else {
      return []
    }
    guard let old = BaselineReader.outcome(of: run.name, in: baseline, schema: schema) else {
      let name = run.name.isEmpty ? "the case's only variant" : "variant '\(run.name)'"
      return [whole("\(name): not in the baseline")]
    }
    var comparison = OutcomeComparison(
      schema: schema, frameTolerance: layoutCase.tolerance.frame
    ) { run.origins.location(of: $0) }
    return comparison.differences(from: old, to: run.record)
  }

  /// A difference for each variant that the file tells of besides those that were run; `recording` is theirs.
  mutating func goneVariants(besides runs: [VariantResult], _ recording: [UInt8]?)
    -> [VariantResult]
  {
    // The same bytes say the same.
    guard file.bytes != recording, let baseline = baseline() else { return [] }
    let known = Set(runs.map { ExactText($0.name) })
    return baseline.outcomes.flatMap { entry in
      entry.variants.filter { !known.contains($0) }.map { name in
        let shown = name.isEmpty ? "a variant without a name" : "variant '\(name)'"
        var gone = VariantResult(name)
        gone.differences = [whole("\(shown): no longer in the case", recorded: entry.location)]
        return gone
      }
    }
  }

  private mutating func baseline() -> Baseline? {
    if case .notYet = reading {
      var diagnostics = Diagnostics()
      let baseline = BaselineReader.baseline(from: file, of: caseName, schema: schema, &diagnostics)
      reading = baseline.map(Reading.baseline) ?? .unreadable(diagnostics.sorted())
    }
    if case .baseline(let baseline) = reading { return baseline }
    return nil
  }

  private func whole(_ words: String, recorded: SourceLocation? = nil) -> Difference {
    Difference(
      words, at: layoutCase.file.location(at: 0), recorded: recorded, in: "the whole case")
  }
}
