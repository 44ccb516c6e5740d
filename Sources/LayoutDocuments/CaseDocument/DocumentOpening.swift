package import PlainText
private import Synchronization

/// How a case gets at the document that it names, and at what lies beside that; the reader itself knows no file.
package struct DocumentOpening: Sendable {
  private let open: @Sendable (String) throws(Diagnostic) -> SourceFile
  private let list: @Sendable (String) throws(Diagnostic) -> [String]

  /// Opens documents by their paths as cases write them; why one cannot be opened is thrown.
  ///
  /// `names` tells what stands in a folder, by a path that is empty for the case's own and may end in a slash.
  package init(
    _ open: @escaping @Sendable (String) throws(Diagnostic) -> SourceFile,
    names list: @escaping @Sendable (String) throws(Diagnostic) -> [String]
  ) {
    (self.open, self.list) = (open, list)
  }

  /// For cases that stand in no folder, from which nothing can be opened.
  package init() {
    self.init(
      { path throws(Diagnostic) in
        throw Diagnostic(SourceProblem.unreadable("'\(path)' is looked for in no folder"))
      },
      names: { _ throws(Diagnostic) in [] })
  }

  /// Opens each path once and answers later calls from memory, so that every reader sees the same bytes.
  func remembering() -> DocumentOpening {
    let known = RememberedFiles()
    return DocumentOpening(
      { [open] path throws(Diagnostic) in
        try known.file(at: path) { path throws(Diagnostic) in try open(path) }
      }, names: list)
  }

  /// Opens by paths that are written in the document at a path.
  func relative(to path: String) -> DocumentOpening {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard !folder.isEmpty else { return self }
    let prefix = folder.joined(separator: "/") + "/"
    @Sendable func place(_ path: String) -> String { path.hasPrefix("/") ? path : prefix + path }
    return DocumentOpening(
      { [open] path throws(Diagnostic) in try open(place(path)) },
      names: { [list] path throws(Diagnostic) in try list(place(path)) })
  }

  func file(at path: String) throws(Diagnostic) -> SourceFile { try open(path) }

  /// The names in a folder, in the order of their bytes.
  func names(in folder: String) throws(Diagnostic) -> [String] { try list(folder) }
}

/// The files that were opened, or why they could not be, by the bytes of their paths.
private final class RememberedFiles: Sendable {
  private let files = Mutex<[[UInt8]: Result<SourceFile, Diagnostic>]>([:])

  func file(
    at path: String, _ open: (String) throws(Diagnostic) -> SourceFile
  ) throws(Diagnostic) -> SourceFile {
    let key = Array(path.utf8)
    if let known = files.withLock({ $0[key] }) { return try known.get() }
    let result: Result<SourceFile, Diagnostic>
    do { result = .success(try open(path)) } catch { result = .failure(error) }
    files.withLock { $0[key] = result }
    return try result.get()
  }
}
