import LayoutDocuments
import LayoutEngine
import Markup
import PlainText

/// Makes a result of a case: reads it, runs each variant, and compares with the baseline.
struct CaseRunner: Sendable {
  let layouts: Folder
  let store: BaselineStore
  let settings: SuiteSettings
  let schema = RecordSchema.documents
  /// Ends a case in the middle of a run; the case then counts as not run.
  let stop = StopCheck { SystemCalls.isInterrupted }

  /// The result of one case; it depends on nothing but the case, its baseline and the suite's settings.
  ///
  /// `only` is the name of a variant, where the others do not matter; `change` makes it a mutant's. The result has a
  /// recording where one of at most `size` bytes is asked for.
  func result(
    of id: CaseID, only name: String? = nil, changing change: RuleChange? = nil,
    recordingUpTo size: Int? = nil
  ) -> CaseResult {
    guard !stop.isAsked() else { return notRun(id) }
    var diagnostics = Diagnostics()
    let layoutCase: LayoutCase
    do {
      guard let read = try self.layoutCase(id, changing: change, &diagnostics),
        !diagnostics.hasErrors
      else {
        return unread(id, diagnostics)
      }
      layoutCase = read
    } catch {
      diagnostics.report(error)
      return unread(id, diagnostics)
    }
    let variants = layoutCase.variants.filter { name == nil || $0.name == name }
    var result = result(of: id, layoutCase, variants, recordingUpTo: size)
    result.warnings = diagnostics.sorted()
    return result
  }

  /// Runs variants one after another; of each remains what is wrong with it, and its part of a recording.
  private func result(
    of id: CaseID, _ layoutCase: LayoutCase, _ variants: [Variant], recordingUpTo size: Int?
  ) -> CaseResult {
    var comparison: BaselineComparison?
    var obstacle: FileProblem?
    do {
      comparison = try store.bytes(of: id).map {
        BaselineComparison(of: layoutCase, named: id.description, with: $0, schema: schema)
      }
    } catch {
      obstacle = error
    }
    let isWritten = size != nil || comparison != nil
    var writer = BaselineWriter(
      caseName: id.description, upTo: size ?? Limits.standard.fileSize)
    var results: [VariantResult] = []
    for variant in variants {
      guard let run = VariantRun(of: layoutCase, variant, schema: schema, stop: stop) else {
        return notRun(id)
      }
      var result = run.result
      if isWritten {
        let text = run.record.outcomeText
        writer.add(text, of: run.name)
        result.differences = comparison?.differences(of: run, text) ?? []
      }
      results.append(result)
    }
    let recording = isWritten ? writer.bytes : nil
    results += comparison?.goneVariants(besides: results, recording) ?? []
    var result = CaseResult(
      id, file: path(of: id), baselineFile: store.path(of: id),
      verdict(on: results, comparison, obstacle))
    result.variants = results
    if size != nil { result.recording = recording }
    return result
  }

  private func verdict(
    on variants: [VariantResult], _ comparison: BaselineComparison?, _ obstacle: FileProblem?
  ) -> Verdict {
    if let obstacle { return .unreadableBaseline([Diagnostic(obstacle)]) }
    guard let comparison else { return .missingBaseline }
    if let problems = comparison.problems { return .unreadableBaseline(problems) }
    let isPassed = variants.allSatisfy { $0.violations.isEmpty && $0.differences.isEmpty }
    return isPassed ? .passed : .failed
  }

  /// What a case shows at each snapshot of its variants, or of one of them; nothing where it cannot be read.
  func exhibits(of id: CaseID, only name: String?) -> [Exhibit] {
    var diagnostics = Diagnostics()
    guard let layoutCase = try? layoutCase(id, &diagnostics) else { return [] }
    return layoutCase.variants.filter { name == nil || $0.name == name }.flatMap { variant in
      let scene = layoutCase.scene(for: variant)
      return Simulation.outcome(of: scene, on: variant.screen).steps.flatMap(\.entries)
        .compactMap { entry -> Exhibit? in
          guard case .snapshot(let snapshot) = entry else { return nil }
          let title = "\(id) on \(variant.name), snapshot '\(snapshot.name)'"
          return Exhibit(title, of: snapshot, scene.catalog)
        }
    }
  }

  /// What the variants of a case are called; none where it cannot be read.
  func variantNames(of id: CaseID) -> [String] {
    var diagnostics = Diagnostics()
    let layoutCase = try? layoutCase(id, &diagnostics)
    return layoutCase?.variants.map(\.name) ?? []
  }

  /// The case as its file has it; nil where that is reported as wrong.
  func layoutCase(
    _ id: CaseID, changing change: RuleChange? = nil, _ diagnostics: inout Diagnostics
  ) throws(FileProblem) -> LayoutCase? {
    let bytes = try layouts.bytes(of: id.fileComponents, upTo: Limits.standard.fileSize)
    return layoutCase(id, from: bytes, changing: change, &diagnostics)
  }

  /// The case that a file of these bytes in its place has; nil where that is reported as wrong.
  func layoutCase(
    _ id: CaseID, from bytes: [UInt8], changing change: RuleChange? = nil,
    _ diagnostics: inout Diagnostics
  ) -> LayoutCase? {
    let file = SourceFile(name: path(of: id), bytes: bytes)
    let repository = Repository(around: layouts)
    let documents = DocumentOpening(
      { path throws(Diagnostic) in try repository.document(at: path, from: id) },
      names: { folder throws(Diagnostic) in try repository.names(in: folder, from: id) })
    return CaseReader.layoutCase(
      from: file, suite: settings, opening: documents, changing: change, &diagnostics)
  }

  /// The result of a case that an interruption keeps from running to its end.
  func notRun(_ id: CaseID) -> CaseResult {
    CaseResult(id, file: path(of: id), baselineFile: store.path(of: id), .notRun)
  }

  private func unread(_ id: CaseID, _ diagnostics: Diagnostics) -> CaseResult {
    CaseResult(
      id, file: path(of: id), baselineFile: store.path(of: id), .unreadable(diagnostics.sorted()))
  }

  private func path(of id: CaseID) -> String { layouts.path(of: id.fileComponents) }
}
