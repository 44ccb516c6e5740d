import LayoutDocuments
import Markup
import PlainText

/// The baselines folder: a file a case, never one outside of it.
struct BaselineStore: Sendable {
  let folder: Folder

  /// The baseline's bytes; nil where there is none.
  func bytes(of id: CaseID) throws(FileProblem) -> SourceFile? {
    do {
      let bytes = try folder.bytes(of: id.fileComponents, upTo: Limits.standard.fileSize)
      return SourceFile(name: path(of: id), bytes: bytes)
    } catch {
      if error.isMissingFile { return nil }
      throw error
    }
  }

  /// The refusal of a baseline that would be larger than a file may be.
  func tooLarge(_ id: CaseID) -> Diagnostic {
    Diagnostic(FileProblem.tooLarge(path(of: id), limit: Limits.standard.fileSize))
  }

  /// Returns the mistakes that would keep a baseline of these bytes from being read: it may be deeper or longer in a
  /// value than files may be.
  func problems(reading bytes: [UInt8], of id: CaseID) -> [Diagnostic] {
    var diagnostics = Diagnostics()
    let file = SourceFile(name: path(of: id), bytes: bytes)
    _ = BaselineReader.baseline(from: file, of: id.description, &diagnostics)
    return diagnostics.sorted()
  }

  /// Whether anything stands in the baseline's place.
  func has(_ id: CaseID) -> Bool {
    do { return try bytes(of: id) != nil } catch { return true }
  }

  /// Whether a baseline, or something in the way of one, lies in the folder.
  var holdsAnything: Bool {
    guard let recorded = try? recorded() else { return true }
    return !recorded.ids.isEmpty || !recorded.problems.isEmpty
  }

  /// How the baseline's file is shown.
  func path(of id: CaseID) -> String { folder.path(of: id.fileComponents) }

  /// Puts a baseline in its place at once; the old one stays until the new one is on the disk.
  func write(_ bytes: [UInt8], of id: CaseID) throws(SystemError) {
    try folder.replace(id.fileComponents, with: bytes)
  }

  /// Removes the temporary files of a recording that was killed.
  func removeLeftovers() {
    guard let folder = try? FileDescriptor(folder: folder.path) else { return }
    AtomicFile.removeLeftovers(below: folder)
  }

  func remove(_ id: CaseID) throws(SystemError) {
    try folder.remove(id.fileComponents)
  }

  /// Every baseline there is, and what else in the folder cannot be passed over; none without a folder.
  func recorded() throws(SystemError) -> (ids: [CaseID], problems: [Diagnostic]) {
    do {
      let catalog = try CaseCatalog(of: folder)
      return (catalog.ids, catalog.problems)
    } catch {
      if error.isMissingFile { return ([], []) }
      throw error
    }
  }
}
