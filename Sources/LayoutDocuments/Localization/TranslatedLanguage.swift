package import PlainText

/// A language whose texts lie apart from the document, with what was read of them.
package struct TranslatedLanguage: Sendable {
  package let locale: LocaleName
  /// The path of the document that they are for: the base one, where there is one, and not that of a language by itself.
  package let document: String
  /// Whether the document is written in it, so that texts are only needed where they differ.
  package let isDocuments: Bool
  /// The texts, or why they cannot be read.
  package let table: Result<StringsTable, Diagnostic>
  /// What is odd about them.
  package let warnings: [Diagnostic]

  /// Those of a document, in the order of their folders' names; none of one that is not localized.
  package static func all(
    of path: String, opening files: DocumentOpening
  ) -> [TranslatedLanguage] {
    guard DocumentLocalizations.isLocalized(path) else { return [] }
    do throws(Diagnostic) {
      return all(in: try DocumentLocalizations(of: path, opening: files), opening: files)
    } catch {
      // Of several languages in one file none can be read.
      guard let several = LocaleName("mul") else { return [] }
      return [
        TranslatedLanguage(
          locale: several, document: path, isDocuments: false, table: .failure(error),
          warnings: [])
      ]
    }
  }

  private static func all(
    in localizations: DocumentLocalizations, opening files: DocumentOpening
  ) -> [TranslatedLanguage] {
    localizations.translations.map { locale, place in
      var diagnostics = Diagnostics()
      var table: Result<StringsTable, Diagnostic>?
      do throws(Diagnostic) {
        table = try place.table(opening: files, &diagnostics).map { .success($0) }
      } catch {
        table = .failure(error)
      }
      return TranslatedLanguage(
        locale: locale, document: place.document,
        isDocuments: locale.key == localizations.baseLanguage,
        table: table ?? .success(StringsTable(of: SourceFile(name: place.document, bytes: []))),
        warnings: diagnostics.all)
    }
  }

  /// Which languages tell most of a document's layout: its own, the one with the longest texts and the first that is written
  /// from right to left; none where there are no others.
  ///
  /// All of them would multiply the devices by as many languages as an app is sold in.
  package static func telling(
    of path: String, opening files: DocumentOpening
  ) throws(Diagnostic) -> [String] {
    guard DocumentLocalizations.isLocalized(path) else { return [] }
    let localizations = try DocumentLocalizations(of: path, opening: files)
    let others = all(in: localizations, opening: files).filter { !$0.isDocuments }
    var longest: (locale: LocaleName, length: Int)?
    for language in others {
      let length = try language.table.get().entries.reduce(0) { $0 + $1.value.count }
      if length > longest?.length ?? -1 { longest = (language.locale, length) }
    }
    guard let longest else { return [] }
    let mirrored = others.map(\.locale).first(where: \.isRightToLeft)
    let chosen = [localizations.ownName, longest.locale.text] + (mirrored.map { [$0.text] } ?? [])
    return chosen.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
