import PlainText

/// The texts of all languages of a document in one file, as Xcode 15 keeps them: `mul.lproj/Main.xcstrings`.
struct StringsCatalog {
  /// The language of the document itself.
  let sourceLanguage: LocaleName
  /// Those that some text is there in, in the order of their names.
  let languages: [LocaleName]
  private let file: SourceFile
  /// In the order written; each key once, with what is said of it last.
  private var strings: [(key: String, offset: Int, value: JSONValue)] = []
  /// The keys whose texts are the same in all languages.
  private var untranslated: Set<String> = []
  /// What is odd about them.
  private var warnings: [Diagnostic] = []

  init(reading file: SourceFile) throws(Diagnostic) {
    guard let whole = JSONValue(file.bytes), case .text(let source)? = whole["sourceLanguage"],
      let sourceLanguage = LocaleName(source), case .object(let strings)? = whole["strings"]
    else { throw Diagnostic(LocalizationProblem.noCatalog, at: file.location(at: 0)) }
    var names: Set<String> = []
    for (_, string) in strings {
      guard case .object(let texts)? = string["localizations"] else { continue }
      names.formUnion(texts.map(\.0))
    }
    (self.file, self.sourceLanguage) = (file, sourceLanguage)
    languages = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { LocaleName($0) }
    let offsets = Self.keyOffsets(in: file.bytes)
    var places: [String: Int] = [:]
    for (place, (key, value)) in strings.enumerated() {
      let offset = offsets.indices.contains(place) ? offsets[place] : 0
      add((key, offset, value), &places)
    }
    for (key, _, value) in self.strings where value["shouldTranslate"] == .boolean(false) {
      untranslated.insert(key)
    }
  }

  private mutating func add(
    _ string: (key: String, offset: Int, value: JSONValue), _ places: inout [String: Int]
  ) {
    guard let place = places[string.key] else {
      places[string.key] = strings.count
      strings.append(string)
      return
    }
    warnings.append(
      LocalizationProblem.givenTwice(
        string.key, at: file.location(at: string.offset),
        first: file.location(at: strings[place].offset)))
    strings[place] = string
  }

  /// The texts of one of its languages.
  func table(
    of language: LocaleName, _ diagnostics: inout Diagnostics
  ) throws(Diagnostic) -> StringsTable {
    for warning in warnings { diagnostics.report(warning) }
    var table = StringsTable(of: file, untranslated: untranslated)
    for (key, offset, string) in strings {
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

  /// Where the key of each of its strings stands, in their order: between quotes, in the object `strings` of the outermost.
  private static func keyOffsets(in bytes: [UInt8]) -> [Int] {
    var (offsets, depth, isInStrings): ([Int], Int, Bool) = ([], 0, false)
    var offset = 0
    while offset < bytes.count {
      let start = offset
      offset += 1
      switch bytes[start] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        offset = end(ofTextAt: start, in: bytes)
        let isKey = bytes[offset...].first { !StringsReader.isBlank($0) } == UInt8(ascii: ":")
        if isKey, depth == 1 {
          // The first of that name counts, as where its members were read.
          isInStrings = offsets.isEmpty && bytes[start..<offset].elementsEqual("\"strings\"".utf8)
        }
        if isKey, depth == 2, isInStrings { offsets.append(start) }
      default: break
      }
    }
    return offsets
  }

  /// Behind the closing quote of a text.
  private static func end(ofTextAt start: Int, in bytes: [UInt8]) -> Int {
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, bytes.count)
  }
}
