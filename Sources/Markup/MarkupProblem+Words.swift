import PlainText

extension MarkupProblem {
  package var words: String {
    switch self {
    case .empty: "file is empty"
    case .conflictMarkers:
      "the file has unresolved merge conflict markers; resolve the conflict and remove them"
    case .largeFilePointer:
      "the file is a Git LFS pointer, not its content; run git lfs pull"
    case .fileTooLarge(let limit): "file is larger than \(Self.size(limit))"
    case .otherEncoding(let name): "only UTF-8 is supported, not '\(name)'"
    case .notUTF8(let byte): "not UTF-8 at byte \(byte); save the file as UTF-8"
    case .forbiddenCharacter(let character, let byte):
      "character \(Self.code(of: character.value)) not allowed in XML 1.0 (byte \(byte))"
    case .malformedDeclaration:
      "malformed XML declaration; write <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    case .unsupportedVersion(let version): "XML \(version) not supported; write version=\"1.0\""
    case .declarationNotFirst: "'<?xml' may only be the first thing in the file"
    case .doctype: "DOCTYPE not allowed; remove it"
    case .noRoot: "no root element"
    case .textBeforeRoot: "text before the root element"
    case .contentAfterRoot: "content after the root element"
    case .strayLessThan: "'<' begins no tag; write &lt; for a plain <"
    case .strayDeclaration: "'<!' begins neither a comment nor a CDATA section"
    case .unexpectedEnd(let place):
      "unexpected end of file in \(place); restore the truncated file"
    case .unexpectedCharacter(let character, let tag): "unexpected '\(character)' in \(tag)"
    case .missingBlank(let attribute): "a blank is missing before attribute '\(attribute)'"
    case .missingValue(let name): "attribute '\(name)' has no value; write \(name)=\"…\""
    case .unquotedValue(let name): "the value of '\(name)' is not in quotes; write \(name)=\"…\""
    case .lessThanInValue(let name):
      "'<' in the value of '\(name)'; write &lt;, or is a closing quote missing?"
    case .attributeTwice(let name): "attribute \(name) given twice"
    case .mismatchedEnd(let end, let open, let line):
      "'</\(end)>' closes '<\(open)>' opened on line \(line)"
    case .endWithoutStart(let name): "'</\(name)>' closes nothing"
    case .undefinedEntity(let name): "undefined entity &\(name);; write &amp; for a plain &"
    case .strayAmpersand: "'&' begins no reference; write &amp; for a plain &"
    case .unterminatedReference(let name): "'&\(name)' lacks its ';'; write &amp; for a plain &"
    case .malformedCharacterReference(let text):
      "'\(text)' is no character reference; expected &#10; or &#xA;"
    case .forbiddenReference(let value):
      "character \(Self.code(of: value)) not allowed in XML 1.0"
    case .sectionEndInText: "']]>' in text; write ]]&gt;"
    case .hyphensInComment: "'--' not allowed inside a comment"
    case .malformedInstruction: "malformed processing instruction; expected <?name …?>"
    default: limitWords
    }
  }

  private var limitWords: String {
    switch self {
    case .tooDeep(let limit): "nesting deeper than \(limit)"
    case .attributeTooLong(let name, let limit):
      "attribute '\(name)' too long; at most \(Self.size(limit))"
    case .tooManyAttributes(let tag, let limit): "more than \(limit) attributes in \(tag)"
    case .textTooLong(let kind, let limit): "\(kind) too long; at most \(Self.size(limit))"
    case .nameTooLong(let name, let limit): "name '\(name)' too long; at most \(limit) bytes"
    case .tooManyElements(let limit): "more than \(Self.grouped(limit)) elements"
    case .refusedByParser(let message): "not well-formed: \(message)"
    default: "libxml2 reads this differently than it is written"
    }
  }

  private static func code(of value: UInt32) -> String {
    guard value <= 0x10FFFF else { return "above U+10FFFF" }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func size(_ bytes: Int) -> String {
    if bytes >= 1 << 20, bytes % (1 << 20) == 0 { return "\(bytes >> 20) MB" }
    if bytes >= 1 << 10, bytes % (1 << 10) == 0 { return "\(bytes >> 10) kB" }
    return "\(bytes) bytes"
  }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
