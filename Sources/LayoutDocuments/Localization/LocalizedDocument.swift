package import PlainText

/// A document with the texts of a language.
package struct LocalizedDocument: Sendable {
  package let file: SourceFile
  /// Nil where they stand in the document itself.
  package let translations: StringsTable?
  /// Whether the language is written from right to left.
  package let isRightToLeft: Bool

  /// A document as it is.
  package init(_ file: SourceFile) {
    (self.file, translations, isRightToLeft) = (file, nil, false)
  }

  /// Opens a document in a language, or throws why it is not there in it; what is odd about its texts is reported.
  package init(
    at path: String, in locale: LocaleName, opening files: DocumentOpening,
    _ diagnostics: inout Diagnostics
  ) throws(Diagnostic) {
    let localizations = try DocumentLocalizations(of: path, opening: files)
    let place = try localizations.place(of: locale)
    file = try files.file(at: place.document)
    translations = try place.table(opening: files, &diagnostics)
    isRightToLeft = locale.isRightToLeft
  }
}

extension DocumentOpening {
  /// A file of texts; one that cannot be opened is named as the place, because nobody wrote its path.
  func texts(at path: String) throws(Diagnostic) -> SourceFile {
    do throws(Diagnostic) { return try file(at: path) } catch {
      var diagnostic = error
      diagnostic.location =
        error.location ?? SourceFile(name: path, bytes: []).location(at: 0)
      throw diagnostic
    }
  }
}

extension DocumentLocalizations.Place {
  /// The texts that take the document's place; nil where there are none.
  func table(
    opening files: DocumentOpening, _ diagnostics: inout Diagnostics
  ) throws(Diagnostic) -> StringsTable? {
    if let strings {
      return try StringsTable(reading: files.texts(at: strings), &diagnostics)
    }
    if let (catalog, language) = catalog { return try catalog.table(of: language, &diagnostics) }
    return nil
  }
}
