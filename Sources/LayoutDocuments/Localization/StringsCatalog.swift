import PlainText

/// The texts of all languages of a document in one file, as Xcode 15 keeps them: `mul.lproj/Main.xcstrings`.
struct StringsCatalog {
  /// The language of the document itself.
  let sourceLanguage: LocaleName
  /// Those that some text is there in, in the order of their names.
  let languages: [LocaleName]
  private let file: SourceFile
  private let strings: [(String, JSONValue)]

  init(reading file: SourceFile) throws(Diagnostic) {
    guard let whole = JSONValue(file.bytes), case .text(let source)? = whole["sourceLanguage"],
      let sourceLanguage = LocaleName(source), case .object(let strings)? = whole["strings"]
    else { throw Diagnostic(LocalizationProblem.noCatalog, at: file.location(at: 0)) }
    var names: Set<String> = []
    for (_, string) in strings {
      guard case .object(let texts)? = string["localizations"] else { continue }
      names.formUnion(texts.map(\.0))
    }
    (self.file, self.strings, self.sourceLanguage) = (file, strings, sourceLanguage)
    languages = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { LocaleName($0) }
  }

  /// The texts of one of its languages.
  func table(of language: LocaleName) throws(Diagnostic) -> StringsTable {
    var table = StringsTable(of: file)
    var diagnostics = Diagnostics()
    for (key, string) in strings {
      guard let text = string["localizations"]?[language.text] else { continue }
      if text["variations"] != nil {
        throw Diagnostic(LocalizationProblem.variedText(key), at: file.location(at: 0))
      }
      // What waits for its translator has no text yet, and the app shows the document's.
      guard let unit = text["stringUnit"], case .text(let value)? = unit["value"],
        unit["state"] != .text("new") || !value.isEmpty
      else { continue }
      table.add(StringsTable.Entry(key, value, at: 0), &diagnostics)
    }
    return table
  }
}
