import LayoutDocuments
import Markup
import PlainText

extension LintCheck {
  static let unreadableTranslation: LintCheck = .init(
    "unreadable-translation", "The texts of a language cannot be read.", .error
  ) { document in
    document.languages.compactMap { language in
      guard case .failure(let problem) = language.table else { return nil }
      return LintFinding(
        unreadableTranslation, problem.words, about: language.locale.text,
        in: problem.location?.file ?? document.file, at: problem.location, notes: problem.notes)
    }
  }

  static let duplicateTranslation: LintCheck = .init(
    "duplicate-translation", "The texts of a language have a key twice."
  ) { document in
    document.languages.flatMap { language in
      language.warnings.map { warning in
        LintFinding(
          duplicateTranslation, warning.words, about: language.locale.text,
          in: warning.location?.file ?? document.file, at: warning.location, notes: warning.notes)
      }
    }
  }

  static let staleTranslation: LintCheck = .init(
    "stale-translation", "A text of a language is for an object that the document does not have."
  ) { document in
    document.languages.flatMap { language -> [LintFinding] in
      guard case .success(let table) = language.table else { return [] }
      return table.entries.compactMap { entry in
        let object = String(entry.target?.object ?? entry.key[...])
        guard document.element(of: object) == nil else { return nil }
        return LintFinding(
          staleTranslation, "'\(entry.key)' translates an object that is not in the document",
          about: object, in: table.file.name, at: table.location(of: entry))
      }
    }
  }

  static let missingTranslation: LintCheck = .init(
    "missing-translation", "A text of the document is there in one language and not in another."
  ) { document in
    let languages = document.languages.compactMap { language -> (String, StringsTable)? in
      guard !language.isDocuments, case .success(let table) = language.table else { return nil }
      return (language.locale.text, table)
    }
    guard !languages.isEmpty else { return [] }
    return document.objects.flatMap { id, element in
      LocalizableText.all(of: element).compactMap { text -> LintFinding? in
        let missing = languages.filter { $0.1.misses("\(id).\(text.property)") }.map { "'\($0.0)'" }
        guard let last = missing.last else { return nil }
        let names =
          missing.count == 1 ? last : missing.dropLast().joined(separator: ", ") + " and " + last
        return document.finding(
          missingTranslation,
          "\(element.lintName): '\(text.property)' is not translated into \(names)",
          about: element, at: text.location)
      }
    }
  }
}

/// A text of an object that Xcode gives translators, by what its key ends in.
private struct LocalizableText {
  let property: String
  let location: SourceLocation

  /// Those that are shown and have letters in them.
  static func all(of element: Element) -> [LocalizableText] {
    switch element.name {
    case "button": buttonTexts(of: element)
    case "segmentedControl": segmentTexts(of: element)
    default:
      (attributes[element.name] ?? []).compactMap { text(named: $0, of: element, as: $0) }
    }
  }

  private static let attributes = [
    "label": ["text"], "textField": ["text", "placeholder"], "textView": ["text"],
    "searchBar": ["placeholder"], "navigationItem": ["title", "prompt"],
    "barButtonItem": ["title"], "tabBarItem": ["title"],
    "tableViewSection": ["headerTitle", "footerTitle"],
  ]

  /// Of a button with a configuration that is shown, else the title of its normal state.
  private static func buttonTexts(of element: Element) -> [LocalizableText] {
    if let configuration = element.children.first(where: { $0.name == "buttonConfiguration" }) {
      return ["title", "subtitle"].compactMap {
        text(named: $0, of: configuration, as: "configuration." + $0)
      }
    }
    let normal = element.children.first { $0.name == "state" && $0["key"]?.value == "normal" }
    return [normal.flatMap { text(named: "title", of: $0, as: "normalTitle") }].compactMap(\.self)
  }

  private static func segmentTexts(of element: Element) -> [LocalizableText] {
    let segments = element.children.filter { $0.name == "segments" }.flatMap(\.children)
    return segments.enumerated().compactMap { place, segment in
      text(named: "title", of: segment, as: "segmentTitles[\(place)]")
    }
  }

  /// A text as an attribute, or as an element where it has several lines.
  private static func text(
    named name: String, of element: Element, as property: String
  ) -> LocalizableText? {
    if let attribute = element[name] {
      guard attribute.value.contains(where: \.isLetter) else { return nil }
      return LocalizableText(property: property, location: attribute.location)
    }
    let child = element.children.first {
      ["string", "mutableString"].contains($0.name) && $0["key"]?.value == name
    }
    guard let child, child.plainText.contains(where: \.isLetter) else { return nil }
    return LocalizableText(property: property, location: child.location)
  }
}
