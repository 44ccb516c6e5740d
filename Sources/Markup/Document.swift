package import PlainText

/// A well-formed XML 1.0 document, with the place of everything in it.
///
/// UTF-8, no DOCTYPE, no entities but the five, nothing fetched or included; prefixes are part
/// of names.
package struct Document: Sendable {
  /// The source.
  package let file: SourceFile
  /// The outermost element.
  package let root: Element

  /// Reads a document, or throws its first problem.
  package init(parsing file: SourceFile, limits: Limits = .standard) throws(Diagnostic) {
    do {
      var inspection = Inspection(of: file, limits: limits)
      try inspection.run()
      self.file = file
      self.root = Element(arena: try SAXParser.arena(of: file), index: 0)
    } catch {
      throw error.diagnostic(in: file)
    }
  }
}
