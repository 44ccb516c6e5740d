package import PlainText

/// A language as users choose it and apps are localized into: `en`, `pt-BR`, `zh-Hant`; `Base` for what stands in the document.
package struct LocaleName: Sendable, Equatable {
  /// As written.
  package let text: String
  /// In lower case, parted by `-`: a folder may be called `pt_BR.lproj`.
  let key: String
  private let language: String
  private let script: String?
  private let region: String?

  /// Nil for what is no language, script and region with `-` or `_` between them (Apple's language ids).
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    let isName = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy(NameScalar.isPlain)
    }
    guard isName, let first = parts.first, first.utf8.count >= 2,
      first.utf8.allSatisfy({ $0 > 0x39 })
    else { return nil }
    self.text = text
    let written = parts.joined(separator: "-").lowercased()
    key = Self.codesByOldName[written] ?? written
    language = Self.codesByOldName[first.lowercased()] ?? first.lowercased()
    let rest = parts.dropFirst().map { $0.lowercased() }
    script = rest.first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 0x39 } }
    region = rest.first { $0.utf8.count == 2 || ($0.utf8.count == 3 && $0.utf8.first ?? 0 < 0x3A) }
  }

  /// The language that a text names, or throws that it names none.
  package init(reading text: String) throws(Diagnostic) {
    guard let name = LocaleName(text) else { throw Diagnostic(LocalizationProblem.noLocale(text)) }
    self = name
  }

  /// Whether it is the document's own texts that are meant.
  var isBase: Bool { key == "base" }

  /// Whether it is written from right to left: as its script is, else as its language usually is.
  package var isRightToLeft: Bool {
    script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(language)
  }

  /// The keys of the localizations that do for it, the best first.
  ///
  /// "If your user's preferred language is a regional variant that is not supported by your app, iOS will try to fall back to
  /// a more generic language" (Apple, Technical Q&A QA1828), by way of the nearest relative: en-GB for en-IN (TN2418).
  var fallbacks: [String] {
    var keys = [key]
    func add(_ parts: String?...) {
      let key = parts.compactMap(\.self).joined(separator: "-")
      if !keys.contains(key) { keys.append(key) }
    }
    let script = script ?? impliedScript
    add(language, script, region)
    if let region { for relative in relatives(in: region) { add(language, relative) } }
    add(language, script)
    if script == "hant" { add(language, "tw") }
    if script == "hans" { add(language, "cn") }
    // What is called just `zh` is written in the simplified script.
    if script != "hant" { add(language) }
    return keys
  }

  /// Of Chinese, whose regions differ in script (CLDR, likelySubtags).
  private var impliedScript: String? {
    guard language == "zh" else { return nil }
    return ["tw", "hk", "mo"].contains(region ?? "") ? "hant" : "hans"
  }

  /// Regions whose language is nearer than that of the language's own (CLDR, parentLocales).
  private func relatives(in region: String) -> [String] {
    guard Self.regionsByLanguage[language]?.contains(region) == true else { return [] }
    switch language {
    case "en": return ["001", "gb"]
    case "es": return ["419"]
    case "pt": return ["pt"]
    default: return []
    }
  }
}
