import LayoutDocuments
import Markup
package import PlainText

/// A folder of layout cases and the folder of their recorded outcomes.
///
///     let result = try Suite().check()
///     #expect(result.isPassed, "\(result)")
public struct Suite: Sendable {
  let layouts: Folder
  let store: BaselineStore
  /// How many cases are run at a time; results do not depend on it.
  package var jobs = SystemCalls.processorCount

  /// A suite of two folders; a path that does not begin with a slash starts at the working folder.
  public init(layouts: String = "layouts", baselines: String = "baselines") {
    self.layouts = Folder(layouts)
    store = BaselineStore(folder: Folder(baselines))
  }

  /// The place of a report of this suite, which is in neither of its folders.
  package func reportFile(at path: String) throws(ReportFile.Failure) -> ReportFile {
    try ReportFile(at: path, outside: [layouts.path, store.folder.path])
  }

  /// Runs cases and compares what they do with what was recorded; nothing is ever written.
  ///
  /// `names` are cases, folders, files or patterns with `*`; none of them stands for all cases,
  /// and only then a baseline without a case fails, too.
  public func check(_ names: [String] = []) throws(SuiteError) -> RunResult {
    let selection = try selection(of: names)
    var run = RunResult(problems: selection.problems)
    let settings = settings(&run.problems)
    run.results = results(of: selection.ids, settings)
    run.isInterrupted = settings != nil && run.results.contains { $0.verdict == .notRun }
    if names.isEmpty { run.results += staleBaselines(besides: selection.ids, &run.problems) }
    return run
  }

  /// The cases of those names, in the order of their paths' bytes.
  public func cases(_ names: [String] = []) throws(SuiteError) -> [CaseID] {
    try listing(of: names).ids
  }

  /// The same, and what among them cannot be read as a case.
  package func listing(
    of names: [String]
  ) throws(SuiteError) -> (ids: [CaseID], problems: [Diagnostic]) {
    let selection = try selection(of: names)
    guard !selection.ids.isEmpty || !selection.problems.isEmpty else {
      throw .noCases(layouts.path)
    }
    return (selection.ids, selection.problems)
  }
}

// MARK: - What a run needs

extension Suite {
  /// The cases of those names, and what else below the folder cannot be passed over.
  func selection(of names: [String]) throws(SuiteError) -> CaseCatalog {
    var catalog: CaseCatalog
    do { catalog = try CaseCatalog(of: layouts) } catch {
      throw error.isMissingFile ? .noLayouts(layouts.path) : .unreadable(layouts.path, error.words)
    }
    guard !names.isEmpty else {
      if catalog.ids.isEmpty, catalog.problems.isEmpty, !store.holdsAnything {
        throw .noCases(layouts.path)
      }
      return catalog
    }
    let known = catalog.ids
    var choice = CaseChoice(names, layouts: layouts)
    catalog.keep({ choice.selects($0) }, obstacles: { choice.selects($0) })
    if let filter = choice.idle {
      let nearest = NearestName.suggestion(
        for: filter.text, among: known.map(\.description))
      throw .noMatch(filter.text, nearest: nearest)
    }
    return catalog
  }

  /// The settings of `suite.xml`, the standard ones without it; nil where it is wrong, which is reported.
  func settings(_ problems: inout [Diagnostic]) -> SuiteSettings? {
    var diagnostics = Diagnostics()
    var settings = SuiteSettings()
    do {
      let bytes = try layouts.bytes(of: ["suite.xml"], upTo: Limits.standard.fileSize)
      let file = SourceFile(name: layouts.path(of: ["suite.xml"]), bytes: bytes)
      settings = SuiteSettings.read(from: file, &diagnostics)
    } catch {
      if !error.isMissingFile { diagnostics.report(error) }
    }
    problems += diagnostics.sorted()
    return diagnostics.hasErrors ? nil : settings
  }

  func runner(_ settings: SuiteSettings) -> CaseRunner {
    CaseRunner(layouts: layouts, store: store, settings: settings)
  }

  /// The result of each case, in the cases' order; without settings, or once interrupted, of none.
  func results(of ids: [CaseID], _ settings: SuiteSettings?) -> [CaseResult] {
    let runner = runner(settings ?? SuiteSettings())
    guard settings != nil else { return ids.map(runner.notRun) }
    return Workers.results(of: ids, at: jobs) { runner.result(of: $0) }
  }

  /// A failure for each baseline whose case is gone.
  func staleBaselines(besides ids: [CaseID], _ problems: inout [Diagnostic]) -> [CaseResult] {
    do {
      let recorded = try store.recorded()
      problems += recorded.problems
      let known = Set(ids)
      return recorded.ids.filter { !known.contains($0) }.map { id in
        CaseResult(id, file: store.path(of: id), baselineFile: store.path(of: id), .staleBaseline)
      }
    } catch {
      problems.append(Diagnostic(FileProblem.system(error, store.folder.path)))
      return []
    }
  }
}
