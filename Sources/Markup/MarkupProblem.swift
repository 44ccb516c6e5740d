import PlainText

/// What can be wrong with a document before anybody asks what it means.
package enum MarkupProblem: Problem {
  // The file.
  case empty
  /// Traces that Git leaves in a file, or in its place.
  case conflictMarkers
  case largeFilePointer
  case fileTooLarge(limit: Int)
  case otherEncoding(String)
  case notUTF8(byte: Int)
  case forbiddenCharacter(Unicode.Scalar, byte: Int)
  // The prolog.
  case malformedDeclaration
  case unsupportedVersion(String)
  case declarationNotFirst
  case doctype
  case noRoot
  case textBeforeRoot
  case contentAfterRoot
  // Tags.
  case strayLessThan
  case strayDeclaration
  case unexpectedEnd(in: String)
  case unexpectedCharacter(String, in: String)
  case missingBlank(before: String)
  case missingValue(attribute: String)
  case unquotedValue(attribute: String)
  case lessThanInValue(attribute: String)
  case attributeTwice(String)
  case mismatchedEnd(String, open: String, line: Int)
  case endWithoutStart(String)
  // Text.
  case undefinedEntity(String)
  case strayAmpersand
  case unterminatedReference(String)
  case malformedCharacterReference(String)
  case forbiddenReference(UInt32)
  case sectionEndInText
  case hyphensInComment
  case malformedInstruction
  // Limits.
  case tooDeep(limit: Int)
  case attributeTooLong(String, limit: Int)
  case tooManyAttributes(String, limit: Int)
  case textTooLong(String, limit: Int)
  case nameTooLong(String, limit: Int)
  case tooManyElements(limit: Int)
  // What should not happen: libxml2 refuses what the inspection let pass, or reads it differently.
  case refusedByParser(String)
  case readDifferently
}

extension MarkupProblem {
  package var code: String {
    switch self {
    case .empty: "file-empty"
    case .conflictMarkers: "merge-conflict"
    case .largeFilePointer: "lfs-pointer"
    case .fileTooLarge: "file-too-large"
    case .otherEncoding: "encoding-unsupported"
    case .notUTF8: "not-utf8"
    case .forbiddenCharacter, .forbiddenReference: "character-forbidden"
    case .malformedDeclaration, .declarationNotFirst: "xml-declaration"
    case .unsupportedVersion: "xml-version"
    case .doctype: "doctype"
    case .noRoot, .textBeforeRoot, .contentAfterRoot: "root-element"
    case .strayLessThan, .strayDeclaration, .unexpectedCharacter, .missingBlank, .missingValue,
      .unquotedValue, .lessThanInValue:
      "tag-malformed"
    case .unexpectedEnd: "unexpected-end"
    case .attributeTwice: "attribute-twice"
    case .mismatchedEnd, .endWithoutStart: "tag-mismatch"
    case .undefinedEntity: "entity-undefined"
    case .strayAmpersand, .unterminatedReference, .malformedCharacterReference:
      "reference-malformed"
    case .sectionEndInText: "text-malformed"
    case .hyphensInComment: "comment-malformed"
    case .malformedInstruction: "instruction-malformed"
    case .tooDeep, .attributeTooLong, .tooManyAttributes, .textTooLong, .nameTooLong,
      .tooManyElements:
      "limit-exceeded"
    case .refusedByParser: "xml-refused"
    case .readDifferently: "xml-read-differently"
    }
  }
}
