package import PlainText

/// The texts of a language, by the keys that Xcode gives them: `abc-12-xyz.text`.
package struct StringsTable: Sendable {
  /// A text with its place in the file.
  package struct Entry: Sendable {
    package let key: String
    package let value: String
    /// The byte of the file where the key stands.
    let offset: Int

    init(_ key: String, _ value: String, at offset: Int) {
      (self.key, self.value, self.offset) = (key, value, offset)
    }

    /// The object that it is a text of, and which of its texts it is; nil for a key of another form.
    package var target: (object: Substring, property: Substring)? {
      guard let dot = key.firstIndex(of: ".") else { return nil }
      return (key[..<dot], key[key.index(after: dot)...])
    }
  }

  /// As it was read: in UTF-8.
  package let file: SourceFile
  /// In the order written; each key once, with its last text.
  package private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]
  /// The keys whose texts are the same in all languages.
  private let untranslated: Set<String>

  init(of file: SourceFile, untranslated: Set<String> = []) {
    (self.file, self.untranslated) = (file, untranslated)
  }

  /// The text of that key; nil where there is none.
  func entry(of key: String) -> Entry? { places[key].map { entries[$0] } }

  /// Whether it lacks a text of that key, which a translator is to give.
  package func misses(_ key: String) -> Bool {
    places[key] == nil && !untranslated.contains(key)
  }

  /// Where a text's key stands.
  package func location(of entry: Entry) -> SourceLocation { file.location(at: entry.offset) }

  /// Adds a text; of several with one key the last counts, as in a dictionary of Apple's.
  mutating func add(_ entry: Entry, _ diagnostics: inout Diagnostics) {
    guard let place = places[entry.key] else {
      places[entry.key] = entries.count
      entries.append(entry)
      return
    }
    diagnostics.report(
      LocalizationProblem.givenTwice(
        entry.key, at: location(of: entry), first: location(of: entries[place])))
    entries[place] = entry
  }
}

extension StringsTable {
  /// Reads a `.strings` file: as Xcode writes it, or the property list in XML that a build makes of it.
  package init(reading source: SourceFile, _ diagnostics: inout Diagnostics) throws(Diagnostic) {
    guard !source.bytes.starts(with: Array("bplist".utf8)) else {
      throw Diagnostic(LocalizationProblem.binary, at: source.location(at: 0))
    }
    let file = try StringsEncoding.text(of: source)
    self.init(of: file)
    let start = file.bytes.firstIndex { !StringsReader.isBlank($0) && $0 < 0x80 }
    if let start, file.bytes[start] == UInt8(ascii: "<") {
      try readPropertyList(isDecoded: file.bytes != source.bytes, &diagnostics)
    } else {
      var reader = StringsReader(file)
      do throws(StringsReader.Fault) {
        for entry in try reader.entries() { add(entry, &diagnostics) }
      } catch {
        throw Diagnostic(error.problem, at: file.location(at: error.offset))
      }
    }
  }
}
