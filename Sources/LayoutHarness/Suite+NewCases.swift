import LayoutDocuments
import Markup
package import PlainText

/// What became of the cases that were to be made of a document.
package struct NewCasesResult: Sendable {
  package var entries: [(file: String, outcome: Outcome)] = []
  /// Why no case could be made at all.
  package var obstacle: Diagnostic?

  package enum Outcome: Sendable {
    case written
    /// A file of that name is there, and stays as it is.
    case left
    /// The case could not be read, or not be written.
    case refused([Diagnostic])
  }

  package var isPassed: Bool {
    obstacle == nil && !entries.contains { if case .refused = $0.outcome { true } else { false } }
  }
}

extension Suite {
  /// Makes a case of each scene of a document, or of one, ready to be recorded; nothing is ever overwritten.
  ///
  /// `folder` is one of the layouts', by its path or its name in them; left out, it is named after the document.
  package func makeCases(
    from document: String, scene: String?, into folder: String?
  ) -> NewCasesResult {
    var result = NewCasesResult()
    do throws(Diagnostic) {
      let here = SystemCalls.workingFolder
      let (home, place) = (PathText(layouts.path, in: here), PathText(document, in: here))
      guard place.names(below: home.parent) != nil else {
        throw Diagnostic(FileProblem.outside(document))
      }
      let cases = try NewCase.all(
        of: DocumentLayout.file(at: document), scene: scene,
        in: TranslatedLanguage.telling(of: document, opening: DocumentLayout.opening))
      let parts = try components(of: folder, document, home, here)
      let source = place.path(from: home.appending(parts))
      for new in cases {
        let id = CaseID(folder: parts, name: Self.fileName(of: new.name))
        let became = outcome(of: id, new.bytes(source: source))
        result.entries.append((layouts.path(of: id.fileComponents), became))
      }
    } catch {
      result.obstacle = error
    }
    return result
  }

  /// The folder's names below the layouts.
  private func components(
    of folder: String?, _ document: String, _ home: PathText, _ here: String
  ) throws(Diagnostic) -> [String] {
    guard let folder else {
      let name = document.split(separator: "/").last?.split(separator: ".").first ?? "documents"
      return [name.lowercased()]
    }
    if let below = PathText(folder, in: here).names(below: home) { return below }
    guard let id = CaseID(folder) else { throw Diagnostic(FileProblem.outside(folder)) }
    return id.components
  }

  /// A scene's name as a file's: an identifier may hold what no name does.
  private static func fileName(of scene: String) -> String {
    let name = String(scene.map { $0 == "/" || $0.isNewline || $0 == "\0" ? "-" : $0 })
    return name.hasPrefix(".") ? "-" + name.dropFirst() : name
  }

  private func outcome(of id: CaseID, _ bytes: [UInt8]) -> NewCasesResult.Outcome {
    if (try? layouts.bytes(of: id.fileComponents, upTo: Limits.standard.fileSize)) != nil {
      return .left
    }
    var problems: [Diagnostic] = []
    guard let settings = settings(&problems) else { return .refused(problems) }
    var diagnostics = Diagnostics()
    let read = runner(settings).layoutCase(id, from: bytes, &diagnostics)
    guard read != nil, !diagnostics.hasErrors else { return .refused(diagnostics.sorted()) }
    do throws(SystemError) { try layouts.create(id.fileComponents, with: bytes) } catch {
      if error.isExistingFile { return .left }
      return .refused([Diagnostic(FileProblem.system(error, error.path))])
    }
    return .written
  }
}
