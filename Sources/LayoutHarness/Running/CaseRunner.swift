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
  /// `only` is the name of a variant, where the others do not matter; `change` makes it a mutant's.
  func result(
    of id: CaseID, only name: String? = nil, changing change: RuleChange? = nil
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
    var runs: [VariantRun] = []
    for variant in variants {
      guard let run = VariantRun(of: layoutCase, variant, schema: schema, stop: stop) else {
        return notRun(id)
      }
      runs.append(run)
    }
    var baseline = Baseline(caseName: id.description)
    for run in runs { baseline.add(run.record, of: run.name) }
    let recording = baseline.bytes
    var result = judged(id, layoutCase, runs, recording)
    result.warnings = diagnostics.sorted()
    result.recording = recording
    return result
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

  private func judged(
    _ id: CaseID, _ layoutCase: LayoutCase, _ runs: [VariantRun], _ recording: [UInt8]
  ) -> CaseResult {
    var variants = runs.map(\.result)
    func result(_ verdict: Verdict) -> CaseResult {
      var result = CaseResult(
        id, file: path(of: id), baselineFile: store.path(of: id), verdict)
      result.variants = variants
      return result
    }
    let isSound = variants.allSatisfy(\.violations.isEmpty)
    do {
      guard let file = try store.bytes(of: id) else { return result(.missingBaseline) }
      // The same bytes say the same: only a change has to be read.
      if file.bytes == recording { return result(isSound ? .passed : .failed) }
      var diagnostics = Diagnostics()
      guard
        let recorded = BaselineReader.baseline(
          from: file, of: id.description, schema: schema, &diagnostics)
      else { return result(.unreadableBaseline(diagnostics.sorted())) }
      BaselineComparison(of: layoutCase, schema: schema).compare(recorded, runs, &variants)
    } catch {
      return result(.unreadableBaseline([Diagnostic(error)]))
    }
    let isSame = variants.allSatisfy(\.differences.isEmpty)
    return result(isSound && isSame ? .passed : .failed)
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
