import PlainText

/// The languages that a document is there in: what lies in the `.lproj` folders beside its own.
struct DocumentLocalizations {
  /// Where the document and its texts of a language are.
  struct Place {
    let document: String
    var strings: String?
    /// Of a catalog, which holds all languages.
    var catalog: (StringsCatalog, LocaleName)?
  }

  private struct Folder {
    let locale: LocaleName
    let holdsDocument: Bool
    let holdsStrings: Bool
    /// Why nobody knows what is in it.
    let obstacle: Diagnostic?
  }

  /// As it is asked for.
  private let path: String
  /// The folder round the `.lproj` folders, with a slash behind it where it has a name.
  private let home: String
  private let name: String
  private let own: LocaleName
  private let folders: [Folder]
  private let catalog: StringsCatalog?

  /// Looks round a document's folder; a document that lies in no `.lproj` folder is not localized.
  init(of path: String, opening files: DocumentOpening) throws(Diagnostic) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    guard parts.count > 1, let own = Self.locale(ofFolder: String(parts[parts.count - 2])) else {
      throw Diagnostic(LocalizationProblem.notLocalized(name))
    }
    let home = parts.dropLast(2).map { $0 + "/" }.joined()
    let stem = Self.stem(of: name)
    var folders: [Folder] = []
    var catalog: StringsCatalog?
    for folder in try files.names(in: home) {
      guard let locale = Self.locale(ofFolder: folder) else { continue }
      var (names, obstacle): ([String], Diagnostic?) = ([], nil)
      do throws(Diagnostic) { names = try files.names(in: home + folder) } catch {
        obstacle = error
      }
      if names.contains(stem + ".xcstrings"), locale.key == "mul" || locale == own {
        catalog = try StringsCatalog(
          reading: files.texts(at: "\(home)\(folder)/\(stem).xcstrings"))
      }
      guard locale.key != "mul" else { continue }
      folders.append(
        Folder(
          locale: locale, holdsDocument: names.contains(name),
          holdsStrings: names.contains(stem + ".strings"), obstacle: obstacle))
    }
    (self.path, self.home, self.name, self.own) = (path, home, name, own)
    (self.folders, self.catalog) = (folders, catalog)
  }

  /// Whether a document lies in the folder of a language.
  static func isLocalized(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().last.flatMap { locale(ofFolder: String($0)) } != nil
  }

  private static func locale(ofFolder name: String) -> LocaleName? {
    name.hasSuffix(".lproj") ? LocaleName(String(name.dropLast(6))) : nil
  }

  private static func stem(of name: String) -> String {
    name.split(separator: ".").dropLast().joined(separator: ".")
  }

  // MARK: Languages

  /// The names of those that it is there in, its own first.
  var names: [String] {
    let others = folders.filter { ($0.holdsDocument || $0.holdsStrings) && $0.locale != own }
      .map(\.locale)
    let inCatalog = catalog.map { [$0.sourceLanguage] + $0.languages } ?? []
    var names = [own.text]
    for locale in others + inCatalog where !names.contains(locale.text) {
      names.append(locale.text)
    }
    return names
  }

  /// Those whose texts lie in files or a catalog apart from the document, each with its place.
  var translations: [(locale: LocaleName, place: Place)] {
    let files = folders.filter { $0.holdsStrings && !$0.holdsDocument }.map { folder in
      (folder.locale, place(of: folder))
    }
    let known = Set(files.map(\.0.key))
    let others = (catalog?.languages ?? []).filter {
      !known.contains($0.key) && $0 != catalog?.sourceLanguage
    }
    return files
      + others.compactMap { locale in
        catalog.map { (locale, Place(document: base, catalog: ($0, locale))) }
      }
  }

  /// Where a language is: a whole document of its own, else the base one with its texts, by what iOS falls back to.
  func place(of locale: LocaleName) throws(Diagnostic) -> Place {
    guard !locale.isBase else { return Place(document: base) }
    let keys = locale.fallbacks
    for key in keys {
      if let folder = folder(key) {
        if let obstacle = folder.obstacle { throw obstacle }
        if folder.holdsDocument || folder.holdsStrings { return place(of: folder) }
      }
      if let catalog, let language = catalog.languages.first(where: { $0.key == key }) {
        return Place(document: base, catalog: (catalog, language))
      }
    }
    // An app that is localized into the language otherwise shows the document as it is.
    guard keys.contains(where: { $0 == own.key || $0 == baseLanguage || folder($0) != nil }) else {
      throw Diagnostic(
        LocalizationProblem.noLocalization(locale.text, of: name, known: names))
    }
    return Place(document: base)
  }

  private func folder(_ key: String) -> Folder? { folders.first { $0.locale.key == key } }

  private func place(of folder: Folder) -> Place {
    let start = "\(home)\(folder.locale.text).lproj/"
    if folder.holdsDocument { return Place(document: start + name) }
    return Place(document: base, strings: "\(start)\(Self.stem(of: name)).strings")
  }

  /// The document that texts are for: `Base.lproj`'s, if it has one.
  private var base: String {
    baseFolder.map { "\(home)\($0.locale.text).lproj/\(name)" } ?? path
  }

  private var baseFolder: Folder? { folders.first { $0.locale.isBase && $0.holdsDocument } }

  /// What that is written in: as its catalog says, else as the folder of its own is called, else as Xcode begins a project.
  var baseLanguage: String {
    catalog?.sourceLanguage.key ?? (own.isBase || baseFolder != nil ? "en" : own.key)
  }

  /// How a case names the language of the document itself.
  var ownName: String {
    if let catalog { return catalog.sourceLanguage.text }
    guard own.isBase else { return own.text }
    return folder("en").map { $0.holdsStrings || $0.holdsDocument } == true ? own.text : "en"
  }
}
