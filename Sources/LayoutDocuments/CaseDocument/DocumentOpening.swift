package import PlainText

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
