package import PlainText

/// How a case gets at the document that it names; the reader itself knows no file.
package struct DocumentOpening: Sendable {
  private let open: @Sendable (String) throws(Diagnostic) -> SourceFile

  /// Opens documents by their paths as cases write them; why one cannot be opened is thrown.
  package init(_ open: @escaping @Sendable (String) throws(Diagnostic) -> SourceFile) {
    self.open = open
  }

  /// For cases that stand in no folder, from which nothing can be opened.
  package init() {
    self.init { path throws(Diagnostic) in
      throw Diagnostic(SourceProblem.unreadable("'\(path)' is looked for in no folder"))
    }
  }

  func file(at path: String) throws(Diagnostic) -> SourceFile { try open(path) }
}
