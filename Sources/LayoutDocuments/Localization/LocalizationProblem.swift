import PlainText

/// What can be wrong with the texts of a language: where they are looked for, and the files that hold them.
enum LocalizationProblem: Error, Problem {
  // Where they are
  case noLocale(String)
  case notLocalized(String)
  case noLocalization(String, of: String, known: [String])
  // The files
  case binary
  case holdsNothing
  case badEncoding
  case unclosedComment
  case unclosedText
  case noKey(String)
  case noEqualsSign(String)
  case noText(String)
  case noSemicolon(String)
  case noTextsValue(String, String)
  case badEscape
  case afterTheEnd
  case givenTwice(String)
  case otherElement(String, String)
  case noCatalog
  case variedText(String)
  // The document
  case attributedText(String)

  /// The warning of a key that stands at two places.
  static func givenTwice(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      givenTwice(key), at: location, notes: [Diagnostic.Note("first given here", at: first)],
      severity: .warning)
  }

  var code: String {
    switch self {
    case .noLocale: "not-a-locale"
    case .notLocalized, .noLocalization: "localization"
    case .binary, .holdsNothing, .badEncoding: "strings-format"
    case .unclosedComment, .unclosedText, .noKey, .noEqualsSign, .noText, .noSemicolon, .badEscape,
      .afterTheEnd, .otherElement, .noCatalog:
      "strings-syntax"
    case .noTextsValue, .variedText: "strings-value"
    case .givenTwice: "given-twice"
    case .attributedText: "attributed-translation"
    }
  }

  var words: String {
    switch self {
    case .noLocale, .notLocalized, .noLocalization, .attributedText: placeWords
    case .binary, .holdsNothing, .badEncoding, .noCatalog: formatWords
    default: syntaxWords
    }
  }

  private var placeWords: String {
    switch self {
    case .noLocale(let text):
      "'\(CaseProblem.short(text))' is no locale; expected a language as en, pt-BR or zh-Hant"
    case .notLocalized(let document):
      "'\(CaseProblem.short(document))' lies in no '.lproj' folder, so it is not localized; "
        + "'direction' turns it round"
    case .noLocalization(let locale, let document, let known):
      "'\(CaseProblem.short(document))' is not localized into '\(CaseProblem.short(locale))'; "
        + "it is there in \(CaseProblem.list(known, "and"))"
    case .attributedText(let key):
      "'\(CaseProblem.short(key))' translates an attributed text, which is not supported yet; "
        + "the document's own is shown"
    default: ""
    }
  }

  private var formatWords: String {
    switch self {
    case .binary:
      "a binary property list is not read; name the file that the build made it from"
    case .holdsNothing: "a character U+0000 stands here; is it UTF-16 without a byte order mark?"
    case .badEncoding: "the file is neither UTF-8 nor UTF-16 with a byte order mark"
    case .noCatalog: "the file is no string catalog: JSON with 'sourceLanguage' and 'strings'"
    default: ""
    }
  }

  private var syntaxWords: String {
    switch self {
    case .unclosedComment: "this comment is not closed; expected '*/'"
    case .unclosedText: "this text is not closed; expected another quote"
    case .noKey(let found):
      "no key begins with '\(CaseProblem.short(found))'; expected \"key\" = \"text\";"
    case .noEqualsSign(let key): "expected '=' behind the key '\(CaseProblem.short(key))'"
    case .noText(let key): "expected a text for '\(CaseProblem.short(key))'"
    case .noSemicolon(let key): "expected ';' behind the text of '\(CaseProblem.short(key))'"
    case .noTextsValue(let key, let found):
      "'\(CaseProblem.short(key))' is \(found); only texts are read"
    case .badEscape: "no character is meant by this; expected four digits, as \\U00e9"
    case .afterTheEnd: "nothing is expected behind the closing '}'"
    case .givenTwice(let key): "'\(CaseProblem.short(key))' is given twice; the last one counts"
    case .otherElement(let name, let expected):
      "'<\(CaseProblem.short(name))>' is not expected here, but \(expected)"
    case .variedText(let key):
      "'\(CaseProblem.short(key))' varies with device or number, which is not supported yet"
    default: ""
    }
  }
}
