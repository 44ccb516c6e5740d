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
    let offsets = textOffsets
    for (key, string) in strings {
      let offset = offsets[key] ?? 0
      guard let text = string["localizations"]?[language.text] else { continue }
      if text["variations"] != nil {
        throw Diagnostic(LocalizationProblem.variedText(key), at: file.location(at: offset))
      }
      // What waits for its translator has no text yet, and the app shows the document's.
      guard let unit = text["stringUnit"], case .text(let value)? = unit["value"],
        unit["state"] != .text("new") || !value.isEmpty
      else { continue }
      table.add(StringsTable.Entry(key, value, at: offset), &diagnostics)
    }
    return table
  }

  /// Where each text between quotes stands first, as it is spelt: Xcode's keys need no escapes, and stand before their texts.
  private var textOffsets: [String: Int] {
    var offsets: [String: Int] = [:]
    var start: Int?
    var isEscaped = false
    for (offset, byte) in file.bytes.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = start != nil
      } else if byte == UInt8(ascii: "\"") {
        if let first = start {
          let text = String(decoding: file.bytes[(first + 1)..<offset], as: UTF8.self)
          if offsets[text] == nil { offsets[text] = first }
        }
        start = start == nil ? offset : nil
      }
    }
    return offsets
  }
}
